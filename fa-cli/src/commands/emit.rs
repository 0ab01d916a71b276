//! `fa emit`: what a configuration becomes.

use std::io::IsTerminal;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use fa::dsl::ir::Kernel;
use fa::dsl::target::Arch;
use fa::dsl::validate::Valid;
use fa::runtime::cache::Cache;
use fa::runtime::nvrtc::{self, CompileOptions};
use serde_json::json;

use super::output::{self, OutputFile};
use super::spec::Spec;
use super::stats;

/// Print the CUDA C of a configuration, or what it is made from and into.
#[derive(Args, Debug)]
pub struct Emit {
    /// The kernel and its tunables, such as 'FaS512<64,64,32,4,STAGES=1>'.
    spec: String,
    /// The architecture to generate for.
    #[arg(long, default_value = "sm_80")]
    arch: Arch,
    #[command(flatten)]
    form: Form,
    /// Write to a file.
    #[arg(short, long)]
    output: Option<PathBuf>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Args, Debug)]
#[group(multiple = false)]
struct Form {
    /// The compiled code.
    #[arg(long)]
    cubin: bool,
    /// The PTX that NVRTC makes.
    #[arg(long)]
    ptx: bool,
    /// The intermediate representation, as a listing.
    #[arg(long)]
    ir: bool,
    /// Threads, registers, spills, shared memory, compile time and instructions; where there is an
    /// input for the kernel, also bank conflicts and traffic, next to the gates' figures.
    #[arg(long)]
    stats: bool,
}

impl Emit {
    pub fn run(self) -> Result<()> {
        let spec = Spec::parse(&self.spec)?;
        let is_for_eyes = || self.json || std::io::stdout().is_terminal();
        if self.form.cubin && self.output.is_none() && is_for_eyes() {
            bail!("a cubin is no text: write it to a file with `-o FILE`");
        }
        let kernel = spec.kernel(self.arch)?;
        let file = self.output.as_deref().map(OutputFile::create).transpose()?;
        if self.form.stats {
            let (kernel, cubin) = spec.compile(self.arch, &Cache::open_default())?;
            let (row, text) = stats::of(&spec, &kernel, &cubin, self.arch)?;
            let text = if self.json { format!("{row}\n") } else { text };
            return output::print_or_write(file, text.as_bytes());
        }
        let (form, bytes) = self.form.emit(&spec, &kernel, self.arch)?;
        if !self.json {
            return output::print_or_write(file, &bytes);
        }
        let mut emitted = json!({
            "spec": spec.text, "arch": self.arch.name(), "form": form, "bytes": bytes.len(),
        });
        match file {
            None => emitted["text"] = std::str::from_utf8(&bytes)?.into(),
            Some(file) => {
                file.finish(&bytes)?;
                emitted["file"] = json!(self.output);
            }
        }
        output::json(&emitted)
    }
}

impl Form {
    /// The name of the form, and the bytes.
    fn emit(
        &self,
        spec: &Spec,
        kernel: &Valid<Kernel>,
        arch: Arch,
    ) -> Result<(&'static str, Vec<u8>)> {
        if self.cubin {
            let (_, cubin) = spec.compile(arch, &Cache::open_default())?;
            return Ok(("cubin", cubin.code));
        }
        if self.ir {
            return Ok(("ir", kernel.to_string().into_bytes()));
        }
        let source = fa::dsl::cuda::write(kernel);
        if !self.ptx {
            return Ok(("cuda", source.into_bytes()));
        }
        let options = CompileOptions {
            ptx: true,
            ..CompileOptions::default()
        };
        let compiled = nvrtc::compile(&source, &kernel.name, arch, &options)?;
        let ptx = compiled.ptx;
        let ptx = ptx.context("NVRTC gave no PTX; use NVRTC 12.0 or later")?;
        Ok(("ptx", ptx.into_bytes()))
    }
}
