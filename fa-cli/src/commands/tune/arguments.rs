//! The arguments of `fa tune`, and what they come to.

use std::path::PathBuf;

use anyhow::{Result, bail};
use clap::{Args, ValueEnum};
use fa::attention::{Dtype, ScoreOptions, Shape};
use fa::conv::ImageLayout;
use fa_tune::record::{Search, TensorOptions};

use super::subject::{AttentionSubject, ConvSubject, Subject, Wanted, conv_entry, conv_names};
use crate::commands::arguments::{check_elements, check_heads, size, small_size};
use crate::commands::attention;
use crate::commands::conv::{ConvShape, ConvSizes, Images};
use crate::commands::device::DeviceChoice;
use crate::commands::measured::{MeasuredOptions, MeasuredProblem};

/// Trials of the Latin hypercube, unless told.
const SEEDS: u32 = 20;
/// Trials after those, or of random search, unless told.
const TRIALS: u32 = 100;

/// The problem.
#[derive(Args, Clone, Debug)]
pub struct ProblemArguments {
    #[command(flatten)]
    problem: MeasuredProblem,
    /// Keys of a sequence; as many as queries if left out.
    #[arg(long, conflicts_with = "varlen", value_parser = size())]
    seq_k: Option<usize>,
    /// KV heads, which divide the query heads; as many as those if left out.
    #[arg(long, value_parser = small_size())]
    kv_heads: Option<usize>,
    #[command(flatten)]
    options: MeasuredOptions,
    /// The type of the elements, f16 or bf16, which is that of the kernel.
    #[arg(long)]
    dtype: Option<Dtype>,
    /// Specialise the kernels to the length of the sequences.
    #[arg(long = "static")]
    fixed_length: bool,
    /// Gradients with the same bits every time.
    #[arg(long)]
    deterministic: bool,
    /// Find out beforehand, which is not timed, which blocks of queries and keys the masks hide, for each configuration those of its own tiles, and leave them
    /// out: of --with documents, of which kernels do not know it themselves.
    #[arg(long)]
    mask_blocks: bool,
    /// Instead, a convolution block on images of these sizes, samples x channels x height x width, with a bias: 5x64x128x128. The type of the elements
    /// is that of the kernel.
    #[arg(long, value_name = "NxCxHxW", group = "images", conflicts_with_all = ["MeasuredProblem", "seq_k", "kv_heads", "MeasuredOptions", "dtype", "fixed_length", "deterministic", "mask_blocks"])]
    conv: Option<Images>,
    #[command(flatten)]
    of_conv: ConvSizes,
}

impl ProblemArguments {
    /// The kernel of this name on this problem.
    pub fn subject(&self, kernel: &str) -> Result<Subject> {
        match (&self.conv, conv_entry(kernel)) {
            (Some(images), Some((_, dtype))) => self.conv_subject(kernel, images, dtype),
            (Some(_), None) => bail!(
                "{kernel} does not convolve, which --conv asks for: leave --conv out, or tune one of {}",
                conv_names()
            ),
            (None, Some(_)) => bail!(
                "{kernel} convolves: say on which images, such as --conv 5x64x128x128, or tune one of {}",
                attention::names()
            ),
            (None, None) => self.attention_subject(kernel),
        }
    }

    fn conv_subject(&self, kernel: &str, images: &Images, dtype: Dtype) -> Result<Subject> {
        let shape = self.of_conv.shape(images);
        if self.of_conv.bf16() && dtype != Dtype::Bf16 {
            bail!("--bf16: {kernel} takes {dtype}; leave --bf16 out or tune another kernel");
        }
        if shape.options.layout == ImageLayout::ChannelsFirst {
            bail!(
                "--channels-first: kernels are measured on images whose channels are last, and what is found for {kernel} is what images whose channels are first get, too; leave --channels-first out"
            );
        }
        let problem = ConvShape { dtype, ..shape }.problem()?;
        Ok(Subject::Conv(ConvSubject::new(kernel, problem)?))
    }

    fn attention_subject(&self, kernel: &str) -> Result<Subject> {
        let heads = self.problem.heads;
        let kv_heads = self.kv_heads.unwrap_or(heads);
        check_heads(heads, kv_heads)?;
        let square = self.problem.shape();
        let shape = Shape {
            seq_k: self.seq_k.unwrap_or(square.seq_k),
            kv_heads,
            ..square
        };
        check_elements(&self.options.whole(shape))?;
        let subject = AttentionSubject::new(kernel, shape, self.wanted(), self.fixed_length)?;
        let subject = match self.deterministic {
            true => subject.deterministic()?,
            false => subject,
        };
        let takes = subject.dtype;
        if let Some(asked) = self.dtype.filter(|asked| *asked != takes) {
            bail!(
                "--dtype {asked}: {kernel} takes {takes}; leave --dtype out or tune another kernel"
            );
        }
        Ok(Subject::Attention(subject))
    }

    /// What attention is to compute, beside the sizes.
    fn wanted(&self) -> Wanted {
        let MeasuredOptions {
            window,
            softcap,
            with,
            varlen,
            page,
        } = &self.options;
        Wanted {
            scores: ScoreOptions {
                causal: self.problem.causal,
                window: window.map(|window| window.0),
                softcap: *softcap,
            },
            tensors: TensorOptions {
                varlen: varlen.as_ref().map(|it| it.text.clone()),
                page: *page,
                with: with.clone(),
                mask_blocks: self.mask_blocks,
            },
        }
    }
}

/// How configurations are picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Method {
    /// A Latin hypercube, then tree-structured Parzen estimators.
    Tpe,
    /// Valid configurations at random.
    Random,
    /// All of them.
    Exhaustive,
}

/// The search.
#[derive(Args, Clone, Debug)]
pub struct SearchArguments {
    /// How configurations are picked.
    #[arg(long, default_value = "tpe")]
    search: Method,
    /// Trials of the Latin hypercube that TPE starts from [default: 20].
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    seeds: Option<u32>,
    /// Trials of TPE after those, or of the random search [default: 100].
    #[arg(long)]
    trials: Option<u32>,
    /// Measurements in turns of the best configurations and of the default, at the end.
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u32).range(1..))]
    pub rounds: u32,
    /// The seed of everything random.
    #[arg(long, default_value_t = 0)]
    pub seed: u64,
}

impl SearchArguments {
    /// The search that is asked for.
    pub fn search(&self) -> Result<Search> {
        let unused = |flag: &str, given: bool| match given {
            true => bail!("{flag} does not apply to this --search; leave it out"),
            false => Ok(()),
        };
        let trials = self.trials.unwrap_or(TRIALS);
        match self.search {
            Method::Tpe => Ok(Search::Tpe {
                seeds: self.seeds.unwrap_or(SEEDS),
                trials,
            }),
            Method::Random => {
                unused("--seeds", self.seeds.is_some())?;
                if trials == 0 {
                    bail!("--trials 0: a random search has at least one trial");
                }
                Ok(Search::Random { trials })
            }
            Method::Exhaustive => {
                unused("--seeds", self.seeds.is_some())?;
                unused("--trials", self.trials.is_some())?;
                Ok(Search::Exhaustive)
            }
        }
    }
}

/// Where it runs and what it leaves.
#[derive(Args, Clone, Debug)]
pub struct PlaceArguments {
    /// The GPUs that measure, alike: cuda, or cuda:N,cuda:M.
    #[arg(
        long,
        default_value = "cuda",
        value_delimiter = ',',
        value_name = "DEVICE"
    )]
    pub device: Vec<DeviceChoice>,
    /// Seconds after which a configuration that is not measured yet has failed, and its process is
    /// replaced.
    #[arg(long, default_value_t = 60, value_name = "SECONDS", value_parser = clap::value_parser!(u64).range(1..))]
    pub timeout: u64,
    /// The study's file, which is resumed if it exists [default: one in the data folder for each kernel,
    /// problem, GPU and search].
    #[arg(long, value_name = "FILE")]
    pub store: Option<PathBuf>,
    /// Print the summary as JSON.
    #[arg(long)]
    pub json: bool,
}
