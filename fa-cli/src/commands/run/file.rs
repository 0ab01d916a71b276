//! The safetensors files that `fa run` reads and writes.

use std::path::Path;

use anyhow::{Result, bail};
use fa::attention::{Dtype, Options, Problem, Shape, check_lengths};
use fa::dsl::abi::Element;
use half::{bf16, f16};
use safetensors::tensor::TensorView;
use safetensors::{Dtype as FileDtype, SafeTensors};

use crate::commands::attention;
use crate::commands::functions::{FunctionTensors, Numbers};
use crate::commands::gradients::Gradients;
use crate::commands::lengths::{Lengths, Pages, RANGES, Ranges};
use crate::commands::tensor_files::{self, Written, bits, bytes, in_file};
use crate::commands::tensors::{Answer, HostTensors, OptionTensor};

/// The tensors of a file, as a problem without any option.
pub fn read(path: &Path) -> Result<HostTensors> {
    tensor_files::read(path, tensors)
}

/// q, k, v, and the options that are tensors. A tensor that attention does not know is not ignored.
fn tensors(file: &SafeTensors<'_>) -> Result<HostTensors> {
    let mut names = file.names();
    names.sort_unstable();
    let find = |name: &str| tensor_files::find(file, name, "q, k and v");
    let dtype = tensor_files::dtype("q", &find("q")?)?;
    let has = |name| names.contains(&name);
    let (used, paged) = (has(USED) || has(TABLE), has(TABLE));
    let packed = has(QUERIES) || has(KEYS);
    let packed_keys = has(KEYS) || (packed && !used);
    if paged && has(KEYS) {
        bail!("`{KEYS}` and `{TABLE}` both say where keys are: take one out of the file");
    }
    let tensor = |name, packed| tensor(name, &find(name)?, dtype, packed);
    let (q_shape, q) = tensor("q", packed)?;
    let [(k_shape, k), (v_shape, v)] = [tensor("k", packed_keys)?, tensor("v", packed_keys)?];
    let d_o = has(GRADIENT)
        .then(|| tensor(GRADIENT, packed))
        .transpose()?;
    let functions = [BIAS, DOCUMENTS[0], DOCUMENTS[1]];
    let lists = [QUERIES, KEYS, USED, TABLE, RANGES];
    let others = [&[GRADIENT], &lists[..], Options::TENSORS, &functions].concat();
    let known = |name: &&str| ["q", "k", "v"].contains(name) || others.contains(name);
    if let Some(unknown) = names.iter().find(|name| !known(name)) {
        bail!(
            "`{unknown}` is no tensor of attention: q, k and v are, and {}; take it out of the file",
            others.join(", ")
        );
    }
    if k_shape != v_shape {
        bail!("`k` is {k_shape:?} and `v` is {v_shape:?}: they have to have one shape");
    }
    if let Some((shape, _)) = d_o.as_ref().filter(|(shape, _)| *shape != q_shape) {
        bail!("`{GRADIENT}` is {shape:?}: it has to have the shape of `q`, {q_shape:?}");
    }
    let [batch, seq_q, heads, head_dim] = q_shape;
    let [kv_batch, seq_k, kv_heads, kv_dim] = k_shape;
    let in_batch = paged || packed || kv_batch == batch;
    if !in_batch || kv_dim != head_dim {
        bail!(
            "`k` is {k_shape:?}: batch and head_dim have to be those of `q`, {batch} and {head_dim}"
        );
    }
    let shape = Shape {
        batch,
        seq_q,
        seq_k,
        heads,
        kv_heads,
        head_dim,
    };
    let mut lengths = Lengths::default();
    let list = |name, sizes: &str, rank| list(name, &find(name)?, sizes, rank);
    let ends = |name, rows: usize| {
        let (_, ends) = list(name, "(batch + 1)", 1)?;
        check_lengths(name, &ends, rows as u64, usize::MAX)?;
        anyhow::Ok(Some(ends))
    };
    if packed {
        lengths.cu_seqlens[0] = ends(QUERIES, seq_q)?;
    }
    if packed_keys {
        lengths.cu_seqlens[1] = ends(KEYS, seq_k)?;
    }
    if used {
        let (_, used) = list(USED, "(batch)", 1)?;
        if paged {
            let (sizes, table) = list(TABLE, "(batch, pages of a sequence)", 2)?;
            check_pages(&sizes, &table, &used, [kv_batch, seq_k])?;
            let shape = [kv_batch, seq_k];
            lengths.pages = Some(Pages { table, shape });
        } else {
            check_used(&lengths, &used, seq_k)?;
        }
        lengths.seqused_k = Some(used);
    }
    if has(RANGES) {
        let (sizes, bounds) = list(RANGES, "(batch, ranges, 2)", 3)?;
        lengths.ranges = Some(ranges(&sizes, bounds)?);
    }
    let functions = function_tensors(file)?;
    if functions != FunctionTensors::default() {
        let mut options = Options::default();
        lengths.tell_of_none(&mut options);
        let problem = attention::problem(&shape, dtype, options)?;
        functions.shapes().check(&problem)?;
    }
    let given = Options::TENSORS.iter().copied();
    let given = given.filter_map(|name| Some(option(name, &file.tensor(name).ok()?)));
    Ok(HostTensors {
        given: given.collect::<Result<_>>()?,
        problem: attention::problem(&shape, dtype, Options::default())?,
        lengths,
        functions,
        q,
        k,
        v,
        d_o: d_o.map(|(_, bits)| bits),
    })
}

/// Whether every sequence has the keys that it is said to use; those of one length have `seq_k`.
fn check_used(lengths: &Lengths, used: &[u32], seq_k: usize) -> Result<()> {
    let ends = lengths.cu_seqlens[1].as_deref();
    for (sequence, used) in used.iter().enumerate() {
        let own = ends.map(|ends| ends.get(sequence..sequence + 2));
        // Of more numbers than sequences the problem says so.
        let keys = match own {
            Some(Some(ends)) => (ends[1] - ends[0]) as usize,
            Some(None) => continue,
            None => seq_k,
        };
        if *used as usize > keys {
            bail!("`{USED}` has {used}, but there are {keys} keys of sequence {sequence}");
        }
    }
    Ok(())
}

/// The gradient of the output, which asks for those of the inputs.
const GRADIENT: &str = "do";

/// What is added to scores, and the documents of queries and keys.
const BIAS: &str = "bias";
const DOCUMENTS: [&str; 2] = ["document_q", "document_k"];

/// The tensors of functions.
fn function_tensors(file: &SafeTensors<'_>) -> Result<FunctionTensors> {
    let sizes = |view: &TensorView<'_>| view.shape().iter().map(|size| *size as u64).collect();
    let bias = file.tensor(BIAS).ok().map(|view| {
        let wide = |of: fn(u16) -> f32| {
            let (numbers, _) = view.data().as_chunks();
            numbers
                .iter()
                .map(|it| of(u16::from_le_bytes(*it)))
                .collect()
        };
        let values = match view.dtype() {
            FileDtype::F32 => f32::read_bytes(view.data()),
            FileDtype::F16 => wide(|bits| f16::from_bits(bits).to_f32()),
            FileDtype::BF16 => wide(|bits| bf16::from_bits(bits).to_f32()),
            other => bail!("`{BIAS}` is {other:?}: convert it to F32 or to the type of q"),
        };
        let shape = sizes(&view);
        Ok(Numbers { shape, values })
    });
    let documents = match DOCUMENTS.map(|name| file.tensor(name).ok()) {
        [None, None] => None,
        [Some(q), Some(k)] => {
            let read = |name, view: TensorView<'_>| match view.dtype() {
                FileDtype::I32 => Ok(Numbers {
                    shape: sizes(&view),
                    values: i32::read_bytes(view.data()),
                }),
                other => bail!("`{name}` is {other:?}: convert it to I32"),
            };
            Some([read(DOCUMENTS[0], q)?, read(DOCUMENTS[1], k)?])
        }
        _ => bail!(
            "`{}` go together: one of them is missing",
            DOCUMENTS.join("` and `")
        ),
    };
    let bias = bias.transpose()?;
    Ok(FunctionTensors { bias, documents })
}

/// Where packed queries and keys begin, how many keys of a cache are used, and the pages that they are in.
const QUERIES: &str = "cu_seqlens_q";
const KEYS: &str = "cu_seqlens_k";
const USED: &str = "seqused_k";
const TABLE: &str = "block_table";

/// A list of whole numbers, with its sizes, of which there are `rank`.
fn list(
    name: &str,
    view: &TensorView<'_>,
    sizes: &str,
    rank: usize,
) -> Result<(Vec<usize>, Vec<u32>)> {
    let (found, shape) = (view.dtype(), view.shape());
    if ![FileDtype::I32, FileDtype::U32].contains(&found) || shape.len() != rank {
        bail!("`{name}` is {found:?} of {shape:?}: it has to be I32 of {sizes}");
    }
    // Entries of the table may be anything where no key is used.
    if found == FileDtype::I32 && name != TABLE {
        let numbers = i32::read_bytes(view.data());
        if let Some(negative) = negative(name, &numbers) {
            bail!("`{name}` has {negative}: its numbers are 0 or more");
        }
    }
    Ok((shape.to_vec(), u32::read_bytes(view.data())))
}

/// A negative number of a list, but for ranges that do not end after they begin, or end before 0, which are none.
fn negative(name: &str, numbers: &[i32]) -> Option<i32> {
    let counts = |range: &[i32]| match range {
        [first, last] => name != RANGES || (first < last && *last >= 0),
        _ => true,
    };
    let gone_by = numbers.chunks(2).filter(|range| counts(range)).flatten();
    gone_by.copied().find(|number| *number < 0)
}

/// Whether the table has pages for the keys that are used, which are among `pages` of `page` keys.
fn check_pages(sizes: &[usize], table: &[u32], used: &[u32], pages: [usize; 2]) -> Result<()> {
    let [pages, page] = pages;
    if sizes[0] != used.len() || table.is_empty() || page == 0 {
        bail!(
            "`{TABLE}` is {sizes:?}: it has to have pages of each of the {} sequences of `{USED}`",
            used.len()
        );
    }
    for (row, &used) in table.chunks(sizes[1]).zip(used) {
        let Some(row) = row.get(..(used as usize).div_ceil(page)) else {
            bail!(
                "`{USED}` has {used}, but {} pages of {page} hold fewer keys",
                sizes[1]
            );
        };
        if let Some(none) = row.iter().find(|&&it| it as usize >= pages) {
            let as_int32 = match none.cast_signed() {
                negative @ ..0 => format!(" ({negative} as int32)"),
                _ => String::new(),
            };
            bail!("`{TABLE}` has page {none}{as_int32}, but `k` has {pages} pages");
        }
    }
    Ok(())
}

/// Ranges of these sizes. That they are those of as many sequences as there are is checked with the problem.
fn ranges(sizes: &[usize], bounds: Vec<u32>) -> Result<Ranges> {
    match *sizes {
        [sequences, count, 2] if sequences * count > 0 => Ok(Ranges { bounds, sequences }),
        _ => bail!(
            "`{RANGES}` is {sizes:?}: it has to be (batch, ranges, 2), or not in the file if there are none"
        ),
    }
}

fn option(name: &'static str, view: &TensorView<'_>) -> Result<OptionTensor> {
    if view.dtype() != FileDtype::F32 {
        let found = view.dtype();
        bail!("`{name}` is {found:?}: convert it to F32");
    }
    let shape: Vec<u64> = view.shape().iter().map(|size| *size as u64).collect();
    if shape.is_empty() || shape.len() > 2 || shape.contains(&0) {
        bail!("`{name}` is {shape:?}: it has numbers of the heads, (heads) or (batch, heads)");
    }
    let values = f32::read_bytes(view.data());
    Ok(OptionTensor {
        name,
        shape,
        values,
    })
}

/// The shape and the bits of a tensor of four dimensions, of the type of q. Packed ones have three, after a batch of one.
fn tensor(
    name: &str,
    view: &TensorView<'_>,
    dtype: Dtype,
    packed: bool,
) -> Result<([usize; 4], Vec<u16>)> {
    let bits = bits(name, view, dtype, "q")?;
    let shape = view.shape();
    let Ok(sizes) = <[usize; 4]>::try_from([&[1][..usize::from(packed)], shape].concat()) else {
        let rows = if packed { "all rows" } else { "batch, seq" };
        bail!("`{name}` is {shape:?}: it has to be ({rows}, heads, head_dim)");
    };
    Ok((sizes, bits))
}

/// The outputs, and the gradients if there are some, as a safetensors file, for tensors of this shape whose sequences lie so.
pub fn encode(
    problem: &Problem<'_>,
    (shape, lengths): (&Shape, &Lengths),
    answer: &Answer,
    gradients: Option<&Gradients>,
) -> Result<Vec<u8>> {
    // Packed tensors have no batch.
    let sizes = |shape: &[u64], is_packed| -> Vec<usize> {
        let sizes = shape.iter().skip(usize::from(is_packed));
        sizes.map(|size| *size as usize).collect()
    };
    let packed = lengths.cu_seqlens.each_ref().map(Option::is_some);
    let (of_q, of_kv) = (
        sizes(&shape.q(), packed[0]),
        sizes(&lengths.kv(*shape), packed[1]),
    );
    let mut halves = vec![("o", &of_q, &answer.o)];
    let mut singles = vec![("lse", sizes(&shape.lse(), packed[0]), &answer.lse)];
    if let Some(gradients) = gradients {
        halves.push(("dq", &of_q, &gradients.dq));
        halves.extend([("dk", &of_kv, &gradients.dk), ("dv", &of_kv, &gradients.dv)]);
        let d_sinks = gradients.d_sinks.as_ref();
        singles.extend(d_sinks.map(|it| ("d_sinks", vec![shape.heads], it)));
        let d_bias = gradients.d_bias.as_ref().map(|it| {
            let sizes = it.shape.iter().map(|size| *size as usize);
            ("d_bias", sizes.collect(), &it.values)
        });
        singles.extend(d_bias);
    }
    let halves = halves
        .into_iter()
        .map(|(name, sizes, bits)| (name, in_file(problem.dtype), sizes.clone(), bytes(bits)));
    let singles = singles.into_iter().map(|(name, sizes, numbers)| {
        let mut bytes = Vec::new();
        f32::write_bytes(numbers, &mut bytes);
        (name, FileDtype::F32, sizes, bytes)
    });
    let all: Vec<Written<'_>> = halves.chain(singles).collect();
    tensor_files::encode(&all)
}

#[cfg(test)]
mod tests;
