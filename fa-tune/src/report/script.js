// Shows on hovering, and on tapping, what a mark is; raises the line under the pointer.
(() => {
  const tip = document.createElement("div");
  tip.className = "tip";
  tip.hidden = true;
  document.body.append(tip);
  let shown = null;
  const hide = () => {
    tip.hidden = true;
    shown?.classList.remove("hovered");
    shown = null;
  };
  document.addEventListener("pointerover", (event) => {
    const mark = event.target.closest?.(".marks [data-tip], .marks :has(> title)");
    hide();
    if (!mark) return;
    const title = mark.querySelector("title");
    if (title) {
      // The browser would show its own beside ours.
      mark.dataset.tip = title.textContent;
      mark.setAttribute("aria-label", title.textContent);
      title.remove();
    }
    shown = mark;
    mark.classList.add("hovered");
    tip.textContent = mark.dataset.tip;
    tip.hidden = false;
    const width = tip.offsetWidth;
    const left = Math.min(Math.max(8, event.clientX - width / 2), document.documentElement.clientWidth - width - 8);
    const above = event.clientY - tip.offsetHeight - 14;
    tip.style.left = `${left}px`;
    tip.style.top = `${above < 8 ? event.clientY + 18 : above}px`;
  });
  document.addEventListener("scroll", hide, { passive: true });
})();
