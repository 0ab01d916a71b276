// What is wrong with the page as it is shown now: an object of lists that should be empty, and the
// number of charts and of marks that were looked at.
(() => {
  const found = { overflow: [], outside: [], clipped: [], overlapping: [], contrast: [], charts: 0, marks: 0 };
  const describe = (element) =>
    `${element.tagName} “${element.textContent.trim().slice(0, 40)}” .${element.getAttribute("class") ?? ""}`;
  const name = (svg) => svg.getAttribute("aria-label");
  const isVisible = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility === "visible";

  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) found.overflow.push(`${root.scrollWidth} > ${root.clientWidth}`);

  for (const svg of document.querySelectorAll("svg.chart")) {
    if (!isVisible(svg)) continue;
    found.charts += 1;
    const whole = svg.getBoundingClientRect();
    const plot = svg.querySelector(".plot").getBoundingClientRect();
    const marks = [...svg.querySelectorAll(".marks *:not(title, g)")];
    found.marks += marks.length;
    if (marks.length === 0) found.outside.push(`${name(svg)}: no marks`);
    for (const mark of marks) {
      const box = mark.getBoundingClientRect();
      const room = 7;
      const isInside = box.left >= plot.left - room && box.right <= plot.right + room
        && box.top >= plot.top - room && box.bottom <= plot.bottom + room;
      if (!isInside) found.outside.push(`${name(svg)}: ${mark.outerHTML.slice(0, 120)}`);
    }
    const texts = [...svg.querySelectorAll("text")].map((text) => [text, text.getBoundingClientRect()]);
    for (const [text, box] of texts) {
      const isWhole = box.left >= whole.left - 1 && box.right <= whole.right + 1
        && box.top >= whole.top - 2 && box.bottom <= whole.bottom + 2;
      if (!isWhole) found.clipped.push(`${name(svg)}: ${describe(text)}`);
    }
    for (let i = 0; i < texts.length; i += 1) {
      for (let j = i + 1; j < texts.length; j += 1) {
        const [[a, first], [b, second]] = [texts[i], texts[j]];
        if (a.hasAttribute("transform") || b.hasAttribute("transform")) continue;
        // The boxes are as high as the font's line, the letters are less.
        const across = Math.min(first.right, second.right) - Math.max(first.left, second.left);
        const down = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
        if (across > 1 && down > 4) found.overlapping.push(`${name(svg)}: ${describe(a)} and ${describe(b)}`);
      }
    }
  }

  // WCAG 2.2, contrast ratio.
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const rgba = (color) => {
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data];
  };
  const luminance = ([r, g, b]) => {
    const linear = [r, g, b].map((c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
  };
  const behind = (element) => {
    for (let at = element; at; at = at.parentElement) {
      const color = rgba(getComputedStyle(at).backgroundColor);
      if (color[3] === 255) return color;
    }
    return [255, 255, 255, 255];
  };
  const ratio = (color, element) => {
    const [a, b] = [luminance(rgba(color)), luminance(behind(element))].sort((x, y) => y - x);
    return (a + 0.05) / (b + 0.05);
  };
  const check = (element, color, least) => {
    const value = ratio(color, element);
    if (value < least) found.contrast.push(`${value.toFixed(2)} < ${least}: ${describe(element)}`);
  };
  const walker = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!walker.currentNode.textContent.trim() || !isVisible(element) || element.closest("title")) continue;
    const style = getComputedStyle(element);
    check(element, element.closest("svg") ? style.fill : style.color, 4.5);
  }
  for (const mark of document.querySelectorAll(".marks :is(.best, .default, .trial, .other, .bad)")) {
    if (isVisible(mark)) check(mark, getComputedStyle(mark).color, 3);
  }
  return found;
})();
