//! The kernels that calls launch: `attention()`, `attention_backward()`, `append()`, `decode()` and `conv_block()`.

use anyhow::Result;
use fa::attention::{Chip, Problem, Tensors};
use fa::runtime::cache::Cache;

use crate::commands::arguments::{Asked, Sizes};
use crate::commands::attention::{self, Choice};
use crate::commands::bench::grid::{self, Cell, Wanted};
use crate::commands::conv::{self, ConvShape};
use crate::commands::functions::with_bias_anywhere;
use crate::commands::mask_blocks;
use crate::commands::over_cache::Steps;
use crate::commands::pass::Pass;
use crate::commands::spec::Spec;

/// Those of calls on one chip, each kernel once.
#[derive(Debug)]
pub struct Calls<'a> {
    chip: Chip,
    /// Through which kernels with functions are compiled, to know which tiles are launched for them.
    cache: &'a Cache,
    kernels: Vec<Spec>,
}

impl Calls<'_> {
    pub fn on(chip: Chip, cache: &Cache) -> Calls<'_> {
        Calls {
            chip,
            cache,
            kernels: Vec::new(),
        }
    }

    /// The kernels, in the order in which they are launched first.
    pub fn kernels(self) -> Vec<Spec> {
        self.kernels
    }

    /// Over the grid of `fa bench --grid`: the outputs, and the gradients if they are asked for.
    pub fn add_grid(&mut self, asked: &Asked) -> Result<()> {
        for Cell { problem, .. } in grid::cells(Wanted::Output)? {
            self.add_outputs(&problem, &unallocated(&problem))?;
        }
        if !asked.backward {
            return Ok(());
        }
        let deterministic = asked.deterministic;
        for Cell { problem, .. } in grid::cells(Wanted::Gradients { deterministic })? {
            self.add_gradients(&problem, &unallocated(&problem))?;
        }
        Ok(())
    }

    /// Of one problem.
    pub fn add_problem(&mut self, sizes: &Sizes, asked: &Asked) -> Result<()> {
        let (shape, dtype) = (sizes.shape(asked)?, sizes.dtype(None));
        let problem = attention::problem(&shape, dtype, asked.options(&shape)?)?;
        let tensors = attention::tensors(&shape, &asked.lengths(&shape)?, dtype);
        self.add_outputs(&problem, &tensors)?;
        match asked.backward {
            true => self.add_gradients(&problem, &tensors),
            false => Ok(()),
        }
    }

    /// Of what is done with a cache.
    pub fn add_steps(&mut self, steps: &Steps, backward: bool) -> Result<()> {
        let append = steps.append.iter();
        self.add(append.map(|it| Spec::new(it.entry, it.values)));
        let Some((problem, tensors)) = &steps.attention else {
            return Ok(());
        };
        self.add_outputs(problem, tensors)?;
        match backward {
            true => self.add_gradients(problem, tensors),
            false => Ok(()),
        }
    }

    /// Of a convolution block.
    pub fn add_block(&mut self, shape: &ConvShape) -> Result<()> {
        let kernel = shape.kernel(None, self.chip)?;
        let steps = shape.steps(&kernel, self.chip, &shape.unallocated()?)?;
        self.add(conv::specs(&steps));
        Ok(())
    }

    /// What a kernel spills. It is wanted whatever is launched: a process that has no NVRTC finds here what it spills.
    fn spilled(&mut self, kernel: &Spec) -> Result<u32> {
        let (_, cubin) = kernel.compile(self.chip.arch, self.cache)?;
        self.add([kernel.clone()]);
        Ok(cubin.stats.spill_bytes())
    }

    /// With a bias wherever it may lie.
    fn add_outputs(
        &mut self,
        problem: &Problem<'static>,
        tensors: &Tensors<'static>,
    ) -> Result<()> {
        with_bias_anywhere(problem).try_for_each(|problem| self.add_outputs_of(&problem, tensors))
    }

    /// With the log-sum-exp and without: kernels are specialised to that, and callers may ask for either.
    fn add_outputs_of(
        &mut self,
        problem: &Problem<'static>,
        tensors: &Tensors<'static>,
    ) -> Result<()> {
        let with = |is_written: bool| {
            let mut tensors = *tensors;
            tensors.lse = tensors.lse.filter(|_| is_written);
            let problem = Problem {
                lse: is_written,
                ..*problem
            };
            (problem, tensors)
        };
        let chip = self.chip;
        let mut classes = problem.options.mask_blocks;
        if classes.is_some() {
            // Blocks are classified without knowing who writes a log-sum-exp.
            let (problem, tensors) = with(false);
            let choice = Choice::chosen_for(problem, &tensors, false, chip)?;
            let choice = choice.fitted(&tensors, chip, |kernel| self.spilled(kernel))?;
            classes = choice.problem.options.mask_blocks;
            self.add(mask_blocks::classifier(&choice.problem)?);
        }
        for is_written in [true, false] {
            let (mut problem, tensors) = with(is_written);
            problem.options.mask_blocks = classes;
            let spilled = |kernel: &Spec| self.spilled(kernel);
            let call = Pass::fitted_call(chip, &problem, &tensors, spilled)?;
            self.add_launches(&call);
        }
        Ok(())
    }

    fn add_gradients(
        &mut self,
        problem: &Problem<'static>,
        tensors: &Tensors<'static>,
    ) -> Result<()> {
        let chip = self.chip;
        with_bias_anywhere(problem).try_for_each(|problem| {
            let choice = Choice::chosen_for(problem, tensors, true, chip)?;
            let choice = choice.fitted(tensors, chip, |kernel| self.spilled(kernel))?;
            let pass = choice.plan_of(chip, tensors)?;
            self.add_launches(&pass);
            Ok(())
        })
    }

    fn add_launches(&mut self, pass: &Pass<'_>) {
        self.add(pass.launches().into_iter().map(|(kernel, _)| kernel));
    }

    fn add(&mut self, kernels: impl IntoIterator<Item = Spec>) {
        for kernel in kernels {
            if self.kernels.iter().all(|known| known.text != kernel.text) {
                self.kernels.push(kernel);
            }
        }
    }
}

/// Dense tensors that no memory stands behind.
fn unallocated(problem: &Problem<'_>) -> Tensors<'static> {
    Tensors::unallocated(&problem.shape, problem.dtype, problem.lse)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::over_cache::OverCache;
    use crate::commands::plan::DEFAULT_CHIP;
    use clap::Parser;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        sizes: Sizes,
        #[command(flatten)]
        asked: Asked,
        #[command(flatten)]
        over_cache: OverCache,
    }

    /// The kernels that calls of such a problem launch.
    fn launched(text: &str) -> Vec<String> {
        let Line { sizes, asked, .. } =
            Line::try_parse_from(text.split(' ')).expect("they are read");
        let cache = Cache::open_default();
        let mut calls = Calls::on(DEFAULT_CHIP, &cache);
        calls
            .add_problem(&sizes, &asked)
            .expect("there are kernels");
        calls.kernels().into_iter().map(|it| it.text).collect()
    }

    /// What classifies blocks is launched, too.
    #[test]
    fn problems_with_known_blocks_have_their_classifier() {
        let text = "plan --seq 4096 --with documents --mask-blocks --backward";
        let texts = launched(text);
        let count = |name: &str| texts.iter().filter(|it| it.starts_with(name)).count();
        assert_eq!(count("MaskBlocks<128,64"), 1, "{texts:?}");
        assert_eq!(count("WarpSpecializedF16<64,2"), 2, "{texts:?}");
        assert!(count("Backward") >= 3, "{texts:?}");
        // So it is for a step, beside what adds its keys.
        let text = "plan --seq 1 --seq-k 9000 --with documents --mask-blocks --decode";
        let line = Line::try_parse_from(text.split(' ')).expect("they are read");
        let cache = Cache::open_default();
        let mut calls = Calls::on(DEFAULT_CHIP, &cache);
        let dtype = line.sizes.dtype(None);
        let steps = line.over_cache.steps(&line.sizes, &line.asked, dtype);
        let steps = steps.expect("they fit");
        calls.add_steps(&steps, false).expect("there are kernels");
        let texts: Vec<String> = calls.kernels().into_iter().map(|it| it.text).collect();
        let count = |name: &str| texts.iter().filter(|it| it.starts_with(name)).count();
        assert_eq!(["AppendF16", "MaskBlocks<"].map(count), [1, 1], "{texts:?}");
        assert!(count("DecodeF16") >= 2, "{texts:?}");
    }

    /// The copy engine brings a bias that lies as it takes it, and another one has other kernels.
    #[test]
    fn a_bias_may_lie_anywhere() {
        let text = "plan --seq 600 --dtype bf16 --with bias --backward";
        let texts = launched(text);
        for (name, each) in [
            ("WarpSpecializedBf16<", 2),
            ("BackwardWarpSpecializedBf16<", 1),
        ] {
            for copies in [false, true] {
                let is_one =
                    |it: &&String| it.starts_with(name) && it.contains("COPY_ROWS=4") == copies;
                let count = texts.iter().filter(is_one).count();
                assert_eq!(count, each, "{name}, {copies}: {texts:?}");
            }
        }
    }

    /// Every kernel of the grid is there once, with its log-sum-exp and without.
    #[test]
    fn the_grid_has_outputs_and_gradients() {
        for (backward, deterministic) in [(false, false), (true, false), (true, true)] {
            let asked = Asked {
                backward,
                deterministic,
                ..Asked::default()
            };
            let cache = Cache::disabled();
            let mut calls = Calls::on(DEFAULT_CHIP, &cache);
            calls.add_grid(&asked).expect("every cell has a kernel");
            let kernels = calls.kernels();
            let is_backward = |it: &&Spec| it.text.starts_with("Backward");
            let has = |part: &str| kernels.iter().any(|it| it.text.contains(part));
            let outputs: Vec<&Spec> = kernels.iter().filter(|it| !is_backward(it)).collect();
            let without = |it: &&&Spec| it.text.contains("LSE=false");
            assert_eq!(outputs.iter().filter(without).count() * 2, outputs.len());
            assert_eq!(kernels.iter().any(|it| is_backward(&it)), backward);
            assert_eq!(has("DETERMINISTIC=true"), deterministic);
            let mut texts: Vec<&str> = kernels.iter().map(|it| it.text.as_str()).collect();
            texts.sort_unstable();
            texts.dedup();
            assert_eq!(texts.len(), kernels.len());
        }
    }
}
