/*
 * fa: attention on GPUs, compiled when it is called. docs/interop.md says more.
 *
 * Tensors are DLPack's (https://dmlc.github.io/dlpack). Every function may be called from any thread; none waits
 * for the GPU, throws or aborts. They return FA_OK, or a code of fa_status whose text fa_last_error() has.
 *
 * Generated from fa-c/src by `cargo xtask bless`.
 */

#ifndef FA_H
#define FA_H

#include <stddef.h>
#include <stdint.h>

#ifndef DLPACK_DLPACK_H_
/* As in dlpack.h of DLPack, which may be included before this file. */
typedef struct {
  int32_t device_type; /* 1: memory of this process, 2: a CUDA GPU, 13: managed memory of CUDA */
  int32_t device_id;
} DLDevice;

typedef struct {
  uint8_t code; /* 2: float, 4: bfloat */
  uint8_t bits;
  uint16_t lanes;
} DLDataType;

typedef struct {
  void *data;
  DLDevice device;
  int32_t ndim;
  DLDataType dtype;
  int64_t *shape;
  int64_t *strides; /* in elements; NULL for a tensor without gaps */
  uint64_t byte_offset;
} DLTensor;
#endif

/**
 * `flags` of `fa_rotary`: elements 2j and 2j + 1 are a pair. Without it elements j and j + rot/2 are.
 */
#define FA_ROTARY_INTERLEAVED (1 << 0)

/**
 * Query i is at the position of new token i, as attention with a causal mask or a window has it. Without it all queries are at that
 * of the first. Of fa_append alone: fa_decode knows it by its options.
 */
#define FA_ROTARY_MASKED (1 << 1)

/**
 * `flags` of `fa_conv_options`: images are (samples, channels, height, width), weights (out channels, in channels, kernel, kernel).
 * That is the order in which sizes and strides are said: tensors in the memory of the other layout are taken as they lie.
 */
#define FA_CHANNELS_FIRST (1 << 0)

/**
 * Nothing is normalised.
 */
#define FA_NO_NORM (1 << 1)

/**
 * `epsilon` is given.
 */
#define FA_EPSILON (1 << 2)

/**
 * `activation` of `fa_conv_options`: x Φ(x), where Φ is the normal distribution.
 */
#define FA_ACTIVATION_GELU 0

/**
 * ½ x (1 + tanh(√(2/π) (x + 0.044715 x³))).
 */
#define FA_ACTIVATION_GELU_TANH 1

/**
 * max(x, 0).
 */
#define FA_ACTIVATION_RELU 2

/**
 * x / (1 + exp(−x)).
 */
#define FA_ACTIVATION_SILU 3

/**
 * x as it is.
 */
#define FA_ACTIVATION_NONE 4

/**
 * `flags` of `fa_options`: a query sees the keys up to its own position.
 */
#define FA_CAUSAL (1 << 0)

/**
 * `scale` is given.
 */
#define FA_SCALE (1 << 1)

/**
 * `window_left` is given.
 */
#define FA_WINDOW_LEFT (1 << 2)

/**
 * `window_right` is given.
 */
#define FA_WINDOW_RIGHT (1 << 3)

/**
 * `softcap` is given.
 */
#define FA_SOFTCAP (1 << 4)

/**
 * One kernel for all lengths, also where one for this length alone is faster.
 */
#define FA_ANY_LENGTH (1 << 5)

/**
 * A kernel for this length alone; queries and keys have the same.
 */
#define FA_THIS_LENGTH (1 << 6)

/**
 * Gradients have the same bits every time, which takes longer. The output always has.
 */
#define FA_DETERMINISTIC (1 << 7)

/**
 * `query_range_least` and `query_range_most` are given.
 */
#define FA_QUERY_RANGE (1 << 8)

/**
 * What a function returns.
 */
typedef enum {
  /**
   * It was done, or given to the stream.
   */
  FA_OK = 0,
  /**
   * A pointer is NULL that may not be.
   */
  FA_NULL_POINTER = 1,
  /**
   * The options' size, flags or values are none that this library knows.
   */
  FA_OPTIONS = 2,
  /**
   * A tensor has another element type, number of dimensions, or shape than it has to have.
   */
  FA_SHAPE = 3,
  /**
   * A tensor's strides, alignment or memory cannot be used.
   */
  FA_MEMORY = 4,
  /**
   * A tensor is on another device than the others, or not on the one that it says.
   */
  FA_DEVICE = 5,
  /**
   * No kernel computes this problem.
   */
  FA_UNSUPPORTED = 6,
  /**
   * There is no GPU, or no driver or compiler for it.
   */
  FA_MISSING = 7,
  /**
   * The compiler or the driver failed, which may be the fault of an earlier launch.
   */
  FA_FAILED = 8,
  /**
   * A fault of the library.
   */
  FA_INTERNAL = 9
} fa_status;

/**
 * A function of scores, or a mask, with its arguments: docs/interop.md lists them.
 */
typedef struct {
  /**
   * Such as "window_and_sinks".
   */
  const char *name;
  /**
   * Its tensors, in order; NULL where it has none.
   */
  const DLTensor *const *tensors;
  /**
   * How many those are.
   */
  size_t tensor_count;
  /**
   * Its numbers, in order; NULL where it has none. Numbers that are constants of the kernel compile another kernel for each
   * value.
   */
  const double *numbers;
  /**
   * How many those are.
   */
  size_t number_count;
} fa_function;

/**
 * Which blocks of queries and keys the masks of a problem hide, and which they show as a whole. Attention neither loads nor computes blocks
 * that are hidden. Where masks depend on positions alone, as windows do, it finds out by itself which those are. Where they read tensors, as
 * documents do, calls of long sequences look at every query and key before they compute; fa_classify_blocks does so once, for all layers
 * and calls with the same masks, tensors and sizes, and mask_blocks of fa_options takes what it found, 2 bits for each block.
 */
typedef struct {
  /**
   * sizeof(fa_mask_blocks): how the library knows which fields the caller's header has.
   */
  size_t size;
  /**
   * What was found, int32 or uint32, of the sizes in `shape`, the last dimension contiguous. NULL where fa_classify_blocks is to say the sizes
   * alone.
   */
  const DLTensor *words;
  /**
   * The sizes of words: (batch, heads or 1, tiles of queries, words of a tile). fa_classify_blocks writes them, nothing reads them.
   */
  int64_t shape[4];
  /**
   * Queries of a tile, which fa_classify_blocks writes.
   */
  uint32_t queries;
  /**
   * Keys of a block, which fa_classify_blocks writes.
   */
  uint32_t keys;
} fa_mask_blocks;

/**
 * What attention computes. Zeroed but for its size it asks for nothing: softmax(Q Kᵀ / √head_dim) V.
 */
typedef struct {
  /**
   * sizeof(fa_options): how the library knows which fields the caller's header has.
   */
  size_t size;
  /**
   * FA_CAUSAL, FA_SCALE, … or'ed.
   */
  uint64_t flags;
  /**
   * What scores are multiplied by, with FA_SCALE; else 1/√head_dim.
   */
  float scale;
  /**
   * Scores s become softcap·tanh(s / softcap), with FA_SOFTCAP.
   */
  float softcap;
  /**
   * Keys before a query's own position that it sees, with FA_WINDOW_LEFT; else all.
   */
  uint32_t window_left;
  /**
   * Keys after a query's own position that it sees, with FA_WINDOW_RIGHT; else all.
   */
  uint32_t window_right;
  /**
   * ALiBi's slopes, (heads) or (batch, heads), float32, or NULL.
   */
  const DLTensor *alibi_slopes;
  /**
   * A logit of each head that joins its rows' sums, (heads), float32, or NULL.
   */
  const DLTensor *sinks;
  /**
   * How many of the keys of each sequence are used, the first ones, (batch), int32, or NULL: all of them. A negative number is none, and
   * more than there are is all. The gradients of the others are 0. Not with fa_forward_paged, which has them among its arguments.
   */
  const DLTensor *seqused_k;
  /**
   * How many CTAs share the keys of a tile of queries, at most; 0: as many as the GPU has room for.
   */
  size_t splits;
  /**
   * Ranges of keys whose queries see all of them, whatever the mask and the window say, (batch, ranges, 2), int32, or NULL: the
   * first key of each, and one past its last. A query is in the range that its position is in; those of an image in a
   * prompt read it in both directions. A range that does not end after it begins is none, and so is one with a negative number.
   */
  const DLTensor *prefix_ranges;
  /**
   * What is added to the scaled and capped scores, (batch or 1, heads or 1, queries or 1, keys or 1), float32, float16 or
   * bfloat16, or NULL. A dimension of 1 is one number for all, and any strides will do. Queries and keys are counted within
   * their sequence, also of packed ones and in pages: there are as many as seq_q and seq_k, or where lengths are on the
   * device at least as many as the longest sequence may have, max_seqlen_q and max_seqlen_k. That none is longer nothing checks on a
   * GPU.
   */
  const DLTensor *bias;
  /**
   * The document of each query, (batch or 1, queries or 1), int32, any numbers; or NULL. A query sees the keys of its own
   * document. With document_k.
   */
  const DLTensor *document_q;
  /**
   * The document of each key, (batch or 1, keys or 1), int32, or NULL. Queries and keys are counted as for the bias.
   */
  const DLTensor *document_k;
  /**
   * Other functions of scores, which go through them one after the other, after the bias, and other masks; or NULL.
   */
  const fa_function *functions;
  /**
   * How many functions there are, at most 16.
   */
  size_t function_count;
  /**
   * Where a backward pass adds the gradient of the bias, float32, of the bias's sizes and strides, or NULL. A dimension of 1 gets
   * the sum over all that read it. Make it zero before the call, or go on adding up. The forward pass leaves it alone.
   */
  const DLTensor *d_bias;
  /**
   * As d_bias, of the tensors of functions of scores: one for each tensor of each of `functions`, in order, NULL where its gradient
   * is not wanted and for masks; or NULL for none at all.
   */
  const DLTensor *const *d_functions;
  /**
   * How many entries d_functions has: as many as all functions have tensors, or 0.
   */
  size_t d_function_count;
  /**
   * Which row of k and v has the keys of each sequence, (batch), int32, or NULL: sequence b's are in row b. k and v are (rows,
   * seq_k, KV heads, head_dim), and may have more rows than there are sequences. Not with packed keys or pages, nor with
   * fa_decode, whose cache says it.
   */
  const DLTensor *cache_batch_idx;
  /**
   * How many keys at the beginning of each sequence are padding, which no query sees, (batch), int32, or NULL: none.
   * seqused_k counts them, positions do not: they count from the first key that is none. A negative number is all keys. Not with
   * pages.
   */
  const DLTensor *cache_leftpad;
  /**
   * Only packed sequences of at least so many queries are computed, with FA_QUERY_RANGE; outputs of others are left as they are.
   */
  uint32_t query_range_least;
  /**
   * At most so many, with FA_QUERY_RANGE.
   */
  uint32_t query_range_most;
  /**
   * Which blocks of queries and keys the masks hide, as fa_classify_blocks found out, or NULL. It has words then, and the masks that these are
   * of, documents or functions, are among the options. That the words are of these masks and their numbers nothing checks. A
   * backward pass takes those of the forward pass.
   */
  const fa_mask_blocks *mask_blocks;
} fa_options;

/**
 * What is done besides the convolution. Zeroed but for its size it asks for what NULL does: channels last, normalised with an
 * epsilon of 1e-5, then the exact GELU.
 */
typedef struct {
  /**
   * sizeof(fa_conv_options): how the library knows which fields the caller's header has.
   */
  size_t size;
  /**
   * FA_CHANNELS_FIRST, FA_NO_NORM, FA_EPSILON or'ed.
   */
  uint64_t flags;
  /**
   * What is added to variances, over 0, with FA_EPSILON; else 1e-5.
   */
  float epsilon;
  /**
   * FA_ACTIVATION_GELU, …
   */
  uint32_t activation;
} fa_conv_options;

/**
 * The keys and values that a model keeps while it generates, and where its sequences lie in them. No two sequences share a row, or a
 * page that is written.
 */
typedef struct {
  /**
   * sizeof(fa_cache): how the library knows which fields the caller's header has.
   */
  size_t size;
  /**
   * (rows, capacity, KV heads, head_dim), or, in pages, (pages, page, KV heads, head_dim).
   */
  const DLTensor *k;
  /**
   * The same shape.
   */
  const DLTensor *v;
  /**
   * How many keys each sequence has before the call, (batch), int32. Where it is negative nothing is added.
   */
  const DLTensor *seqlens;
  /**
   * The pages of each sequence, (batch, pages of a sequence), int32, as of fa_forward_paged; or NULL: there are no pages.
   */
  const DLTensor *block_table;
  /**
   * The row of each sequence, (batch), int32 (cache_batch_idx of FlashAttention); or NULL: sequence b has row b. Not with pages.
   */
  const DLTensor *rows;
} fa_cache;

/**
 * Rotary position embedding. The first rot elements of a head are rotated in pairs, pair j at position p by the angle whose cosine
 * and sine are cos[p, j] and sin[p, j], in float32. Token i of a sequence is at position seqlens + i of the cache; past the
 * tables it is at their last.
 */
typedef struct {
  /**
   * sizeof(fa_rotary): how the library knows which fields the caller's header has.
   */
  size_t size;
  /**
   * FA_ROTARY_INTERLEAVED, FA_ROTARY_MASKED or'ed.
   */
  uint64_t flags;
  /**
   * (positions, rot/2), float32 or of the keys' type, aligned and strided as the others are; rot is a multiple of 16 and at most
   * head_dim.
   */
  const DLTensor *cos;
  /**
   * The same shape and type.
   */
  const DLTensor *sin;
  /**
   * The position of each sequence's first new token, (batch), int32; or NULL: its place in the cache. Sequences that are padded on the left
   * need it.
   */
  const DLTensor *positions;
  /**
   * Queries that fa_append rotates too, shaped as fa_decode has them; or NULL. fa_decode has its own.
   */
  const DLTensor *q;
  /**
   * Where rotated queries go, shaped like them; the same tensor rotates them in place. NULL where there are no queries.
   */
  const DLTensor *q_out;
} fa_rotary;

#ifdef __cplusplus
extern "C" {
#endif /* __cplusplus */

/**
 * Attention: o = softmax(mask(scores)) V, where the scores are scale·Q Kᵀ and what the options make of them.
 *
 * q and o are (batch, seq_q, heads, head_dim), k and v (batch, seq_k, KV heads, head_dim), float16 or bfloat16, the KV
 * heads a divisor of the heads, head_dim a multiple of 8 up to 256. The last dimension is contiguous, the others are strided
 * by multiples of 16 bytes. lse is (batch, heads, seq_q), float32, and gets the log-sum-exp of the scores; NULL where it
 * is not wanted. Outputs share memory with no other tensor.
 *
 * All tensors are on one GPU: the work is given to the stream, a CUstream or cudaStream_t of the GPU's primary context (NULL:
 * the legacy default stream, 2: the calling thread's), and the function returns. Or they are in the memory of this process:
 * the stream is NULL, and an interpreter computes, slowly, before the function returns. The structures may be freed then;
 * the tensors' memory has to live until the work is done.
 *
 * The first call of a kind compiles a kernel, which takes a fraction of a second.
 *
 * # Safety
 * The pointers lead to what they say, and the tensors' memory is theirs.
 */
fa_status fa_forward(const DLTensor *q,
                     const DLTensor *k,
                     const DLTensor *v,
                     const DLTensor *o,
                     const DLTensor *lse,
                     const fa_options *options,
                     void *stream);

/**
 * As fa_forward, of sequences of different lengths that lie one after the other: q and o are (all queries, heads, head_dim), k
 * and v (all keys, KV heads, head_dim), lse is (heads, all queries).
 *
 * cu_seqlens_q and cu_seqlens_k, (batch + 1), int32 or uint32, say where the sequences begin and end: sequence b has the
 * queries from cu_seqlens_q[b] to before cu_seqlens_q[b + 1], and so with the keys. They ascend from 0 to the number of all
 * queries, and of all keys; sequences may be empty, and where none has a key k and v have no row. max_seqlen_q and max_seqlen_k are
 * at least the longest sequence's lengths.
 *
 * With seqused_k of the options each sequence uses the first of its keys alone. Where keys are in a cache, (batch, seq_k, KV heads,
 * head_dim), cu_seqlens_k is NULL, seqused_k says how many of them each sequence uses, and max_seqlen_k does not matter.
 *
 * The lists are read where the work is done, when it is done: a captured launch is right for other lengths, if none is longer.
 * Nothing checks them on a GPU.
 *
 * # Safety
 * The pointers lead to what they say, the tensors' memory is theirs, and the lists lead to rows that are there.
 */
fa_status fa_forward_varlen(const DLTensor *q,
                            const DLTensor *k,
                            const DLTensor *v,
                            const DLTensor *o,
                            const DLTensor *lse,
                            const DLTensor *cu_seqlens_q,
                            const DLTensor *cu_seqlens_k,
                            size_t max_seqlen_q,
                            size_t max_seqlen_k,
                            const fa_options *options,
                            void *stream);

/**
 * As fa_forward, of keys and values in pages (PagedAttention): k and v are (pages, page, KV heads, head_dim), pages of any length
 * and with any strides that are multiples of 16 bytes, so that (pages, KV heads, page, head_dim) in memory is a tensor with other strides.
 *
 * block_table, (batch, pages of a sequence), says which pages each sequence has, and seqused_k, (batch), how many keys of them it
 * uses, which may be none, and is where it is negative; both are int32 or uint32. A page may belong to several sequences; pages that nobody has, and what pages hold after the last
 * key, are not read. No sequence uses more than max_seqlen_k keys, or than the table has pages for, which 0 stands for.
 *
 * q, o and lse are those of fa_forward, or with cu_seqlens_q and max_seqlen_q those of fa_forward_varlen; cu_seqlens_q is NULL
 * and max_seqlen_q does not matter otherwise.
 *
 * The lists are read where the work is done, when it is done: a captured launch is right for other pages and lengths. Nothing
 * checks them on a GPU.
 *
 * # Safety
 * The pointers lead to what they say, the tensors' memory is theirs, and the lists lead to pages and rows that are there.
 */
fa_status fa_forward_paged(const DLTensor *q,
                           const DLTensor *k,
                           const DLTensor *v,
                           const DLTensor *o,
                           const DLTensor *lse,
                           const DLTensor *block_table,
                           const DLTensor *seqused_k,
                           size_t max_seqlen_k,
                           const DLTensor *cu_seqlens_q,
                           size_t max_seqlen_q,
                           const fa_options *options,
                           void *stream);

/**
 * The gradients of attention: given d_o, that of the output, dq, dk and dv get those of queries, keys and values.
 *
 * q, k, v and options are those of the forward pass, fa_forward, and o and lse what it gave: the log-sum-exp has to be there. d_o, dq,
 * dk and dv are shaped as o, q, k and v, and have their type. With sinks among the options, d_sinks, (heads), float32, gets their gradient;
 * NULL where it is not wanted. KV heads that query heads share get the sum. A query that sees no key has no gradient.
 *
 * Every option of the forward pass has to be the same, and cache_batch_idx, cache_leftpad and splits cannot be among them yet. With
 * seqused_k the gradients of keys and values that are not used are 0. The gradients of a bias and of the tensors of functions are added
 * to d_bias and d_functions of the options.
 * Slopes of ALiBi get no gradient. The gradients share memory with no other tensor.
 *
 * Tensors, memory and stream are as for fa_forward. The last bits of dq, and of what is added to d_bias and d_functions, may differ from
 * call to call unless FA_DETERMINISTIC is among the flags; those of dk, dv and d_sinks are always the same.
 *
 * # Safety
 * The pointers lead to what they say, and the tensors' memory is theirs.
 */
fa_status fa_backward(const DLTensor *q,
                      const DLTensor *k,
                      const DLTensor *v,
                      const DLTensor *o,
                      const DLTensor *lse,
                      const DLTensor *d_o,
                      const DLTensor *dq,
                      const DLTensor *dk,
                      const DLTensor *dv,
                      const DLTensor *d_sinks,
                      const fa_options *options,
                      void *stream);

/**
 * As fa_backward, of sequences of different lengths that lie one after the other: tensors, lists and lengths are those of
 * fa_forward_varlen, and so are keys in a cache, whose gradients are shaped as they are.
 *
 * # Safety
 * The pointers lead to what they say, the tensors' memory is theirs, and the lists lead to rows that are there.
 */
fa_status fa_backward_varlen(const DLTensor *q,
                             const DLTensor *k,
                             const DLTensor *v,
                             const DLTensor *o,
                             const DLTensor *lse,
                             const DLTensor *d_o,
                             const DLTensor *dq,
                             const DLTensor *dk,
                             const DLTensor *dv,
                             const DLTensor *d_sinks,
                             const DLTensor *cu_seqlens_q,
                             const DLTensor *cu_seqlens_k,
                             size_t max_seqlen_q,
                             size_t max_seqlen_k,
                             const fa_options *options,
                             void *stream);

/**
 * A block of image networks: y = activation(normalise(x ∗ weight + bias)).
 *
 * x is (samples, height, width, in channels), weight (out channels, kernel, kernel, in channels) with a kernel of 1 × 1 or 3 × 3, y
 * (samples, height, width, out channels), all float16 or all bfloat16; with FA_CHANNELS_FIRST the channels of each come second. There
 * are 16 to 256 channels, multiples of 16. The convolution has stride 1 and is padded with zeros, so that images keep their size.
 * bias, (out channels), is added to it. Instance normalisation takes each channel of each sample by itself: what it gives is
 * multiplied with scale and shift is added, both (out channels). bias, scale and shift may be NULL: there are none. Sums are float32.
 *
 * Tensors may have any strides. Those whose channels are contiguous, 16-byte aligned and strided by multiples of 16 bytes are
 * read and written as they lie, also with FA_CHANNELS_FIRST (PyTorch's channels_last); others are copied on the way. y shares
 * memory with no other tensor.
 *
 * Memory and stream are as for fa_forward. It runs on GPUs of sm_80 and later.
 *
 * # Safety
 * The pointers lead to what they say, and the tensors' memory is theirs.
 */
fa_status fa_conv_block(const DLTensor *x,
                        const DLTensor *weight,
                        const DLTensor *bias,
                        const DLTensor *scale,
                        const DLTensor *shift,
                        const DLTensor *y,
                        const fa_conv_options *options,
                        void *stream);

/**
 * As fa_prepare, for fa_conv_block.
 *
 * # Safety
 * The pointers lead to what they say.
 */
fa_status fa_prepare_conv_block(const DLTensor *x,
                                const DLTensor *weight,
                                const DLTensor *bias,
                                const DLTensor *scale,
                                const DLTensor *shift,
                                const DLTensor *y,
                                const fa_conv_options *options);

/**
 * Compiles and loads what fa_forward needs for such tensors and options, so that calls only launch: to be called before
 * launches are captured into a graph. The tensors' memory is neither read nor written, but their addresses are looked at as those of
 * a call are: none is NULL, and outputs share memory with no other tensor.
 *
 * # Safety
 * The pointers lead to what they say.
 */
fa_status fa_prepare(const DLTensor *q,
                     const DLTensor *k,
                     const DLTensor *v,
                     const DLTensor *o,
                     const DLTensor *lse,
                     const fa_options *options);

/**
 * As fa_prepare, for fa_forward_varlen. The lists' memory is not read either.
 *
 * # Safety
 * The pointers lead to what they say.
 */
fa_status fa_prepare_varlen(const DLTensor *q,
                            const DLTensor *k,
                            const DLTensor *v,
                            const DLTensor *o,
                            const DLTensor *lse,
                            const DLTensor *cu_seqlens_q,
                            const DLTensor *cu_seqlens_k,
                            size_t max_seqlen_q,
                            size_t max_seqlen_k,
                            const fa_options *options);

/**
 * As fa_prepare, for fa_forward_paged. The lists' memory is not read either.
 *
 * # Safety
 * The pointers lead to what they say.
 */
fa_status fa_prepare_paged(const DLTensor *q,
                           const DLTensor *k,
                           const DLTensor *v,
                           const DLTensor *o,
                           const DLTensor *lse,
                           const DLTensor *block_table,
                           const DLTensor *seqused_k,
                           size_t max_seqlen_k,
                           const DLTensor *cu_seqlens_q,
                           size_t max_seqlen_q,
                           const fa_options *options);

/**
 * As fa_prepare, for fa_backward.
 *
 * # Safety
 * The pointers lead to what they say.
 */
fa_status fa_prepare_backward(const DLTensor *q,
                              const DLTensor *k,
                              const DLTensor *v,
                              const DLTensor *o,
                              const DLTensor *lse,
                              const DLTensor *d_o,
                              const DLTensor *dq,
                              const DLTensor *dk,
                              const DLTensor *dv,
                              const DLTensor *d_sinks,
                              const fa_options *options);

/**
 * As fa_prepare, for fa_backward_varlen. The lists' memory is not read either.
 *
 * # Safety
 * The pointers lead to what they say.
 */
fa_status fa_prepare_backward_varlen(const DLTensor *q,
                                     const DLTensor *k,
                                     const DLTensor *v,
                                     const DLTensor *o,
                                     const DLTensor *lse,
                                     const DLTensor *d_o,
                                     const DLTensor *dq,
                                     const DLTensor *dk,
                                     const DLTensor *dv,
                                     const DLTensor *d_sinks,
                                     const DLTensor *cu_seqlens_q,
                                     const DLTensor *cu_seqlens_k,
                                     size_t max_seqlen_q,
                                     size_t max_seqlen_k,
                                     const fa_options *options);

/**
 * The text of the last error of this thread, UTF-8, empty where there was none. It is valid until the thread's next call, or until
 * the thread ends: what runs when it does, such as destructors of thread-specific data, gets codes, but no text of them.
 */
const char *fa_last_error(void);

/**
 * The library's version: "0.1.0".
 */
const char *fa_version(void);

/**
 * Adds the keys and values of new tokens to a cache: token i of sequence b becomes key seqlens[b] + i of the cache. seqlens
 * is left as it is: the caller counts on.
 *
 * new_k and new_v are (batch, new tokens, KV heads, head_dim), of the cache's type, float16 or bfloat16. Or, where cu_seqlens is not
 * NULL, they are (all new tokens, KV heads, head_dim), sequences one after the other as those of fa_forward_varlen, of which
 * the longest has max_seqlen tokens at most; max_seqlen does not matter otherwise.
 *
 * With rotary, which may be NULL, keys are rotated on their way into the cache, and the queries that it has with them. What is
 * written shares memory with no other tensor; only queries may be rotated in place.
 *
 * No two tokens may go to one place of the cache. Lists are read where the work is done, when it is done: a captured launch is right for
 * other lengths, rows and pages. On a GPU nothing checks them but for this: tokens past what a sequence has room for, or in a row or page that the cache does not have,
 * are dropped. Tensors, memory and stream are as for fa_forward. The first call of a kind loads its kernel: call fa_prepare_append, or make one, before
 * launches are captured.
 *
 * # Safety
 * The pointers lead to what they say, and the tensors' memory is theirs.
 */
fa_status fa_append(const DLTensor *new_k,
                    const DLTensor *new_v,
                    const fa_cache *cache,
                    const DLTensor *cu_seqlens,
                    size_t max_seqlen,
                    const fa_rotary *rotary,
                    void *stream);

/**
 * As fa_prepare, for fa_append. The lists' memory is not read either.
 *
 * # Safety
 * The pointers lead to what they say.
 */
fa_status fa_prepare_append(const DLTensor *new_k,
                            const DLTensor *new_v,
                            const fa_cache *cache,
                            const DLTensor *cu_seqlens,
                            size_t max_seqlen,
                            const fa_rotary *rotary);

/**
 * A step of a model that generates, in one call: adds the keys and values of new tokens to a cache, as fa_append does, and attends to
 * what each sequence has then, as flash_attn_with_kvcache of FlashAttention does.
 *
 * q and o are (batch, seq_q, heads, head_dim), new_k and new_v (batch, new tokens, KV heads, head_dim), lse is (batch, heads,
 * seq_q), float32, or NULL. Or, where cu_seqlens is not NULL, sequences lie one after the other: q and o are (all tokens, heads, head_dim),
 * new_k and new_v (all tokens, KV heads, head_dim), as many as there are queries, lse is (heads, all tokens), and no sequence has more
 * than max_seqlen tokens. With FA_CAUSAL query i sees the keys up to that of new token i.
 *
 * With rotary, which may be NULL, new keys and queries are rotated first; q_out of it is where rotated queries go, which may be q. A
 * query is at the position of its token where there is a causal mask or a window, and all are at that of the first token otherwise.
 *
 * The options are those of fa_forward, which may be NULL, but for seqused_k and cache_batch_idx: the cache says those. Where
 * either half of the work is refused nothing is written. Without new tokens there is fa_forward, with seqused_k, or fa_forward_paged.
 *
 * Lists, tensors, memory and stream are as for fa_append. Call fa_prepare_decode, or make a step, before one is captured. Where several CTAs share the keys
 * of a tile they pass results on in memory that belongs to the stream: replay steps that were captured on one stream one after the other.
 *
 * # Safety
 * The pointers lead to what they say, the tensors' memory is theirs, and the lists lead to rows and pages that are there.
 */
fa_status fa_decode(const DLTensor *q,
                    const DLTensor *new_k,
                    const DLTensor *new_v,
                    const DLTensor *o,
                    const DLTensor *lse,
                    const fa_cache *cache,
                    const DLTensor *cu_seqlens,
                    size_t max_seqlen,
                    const fa_rotary *rotary,
                    const fa_options *options,
                    void *stream);

/**
 * As fa_prepare, for fa_decode: what adds, rotates and attends. The lists' memory is not read either, so that it serves for every length, row and page.
 *
 * # Safety
 * The pointers lead to what they say.
 */
fa_status fa_prepare_decode(const DLTensor *q,
                            const DLTensor *new_k,
                            const DLTensor *new_v,
                            const DLTensor *o,
                            const DLTensor *lse,
                            const fa_cache *cache,
                            const DLTensor *cu_seqlens,
                            size_t max_seqlen,
                            const fa_rotary *rotary,
                            const fa_options *options);

/**
 * Finds out which blocks of queries and keys the masks of a problem hide: documents, and the masks among the functions. Calls of
 * fa_forward and fa_backward whose q and k have these types and shapes, and whose options are the same, take what it found as
 * mask_blocks of their options. What mask_blocks is here does not matter.
 *
 * It writes shape, queries and keys of blocks, and, unless words of blocks is NULL, the words. So a first call without words says
 * how much memory a second one needs, and loads the kernel for it:
 *
 *     fa_mask_blocks blocks = {sizeof blocks};
 *     fa_classify_blocks(&q, &k, &blocks, &options, stream);
 *     ... make a tensor of blocks.shape, int32 ...
 *     blocks.words = &words;
 *     fa_classify_blocks(&q, &k, &blocks, &options, stream);
 *     options.mask_blocks = &blocks;
 *
 * The memory of q and k is neither read nor written, but their addresses may not be NULL. The words share memory with no tensor of
 * the options. Memory and stream are as for fa_forward. The first call of a kind loads its kernel: make one, with words or without, before launches are
 * captured. A captured launch reads the masks' tensors anew each time.
 *
 * # Safety
 * The pointers lead to what they say, and the tensors' memory is theirs.
 */
fa_status fa_classify_blocks(const DLTensor *q,
                             const DLTensor *k,
                             fa_mask_blocks *blocks,
                             const fa_options *options,
                             void *stream);

/**
 * As fa_classify_blocks, for fa_forward_varlen and fa_backward_varlen, whose lists and lengths these are. Every sequence has tiles and words for
 * max_seqlen_q queries and max_seqlen_k keys. The lists are read when the work is done.
 *
 * # Safety
 * The pointers lead to what they say, the tensors' memory is theirs, and the lists lead to rows that are there.
 */
fa_status fa_classify_blocks_varlen(const DLTensor *q,
                                    const DLTensor *k,
                                    fa_mask_blocks *blocks,
                                    const DLTensor *cu_seqlens_q,
                                    const DLTensor *cu_seqlens_k,
                                    size_t max_seqlen_q,
                                    size_t max_seqlen_k,
                                    const fa_options *options,
                                    void *stream);

/**
 * As fa_classify_blocks, for fa_forward_paged, whose lists and lengths these are. Every sequence has words for max_seqlen_k keys, or where
 * that is 0 for as many as the table has pages for. The lists are read when the work is done.
 *
 * # Safety
 * The pointers lead to what they say, the tensors' memory is theirs, and the lists lead to pages and rows that are there.
 */
fa_status fa_classify_blocks_paged(const DLTensor *q,
                                   const DLTensor *k,
                                   fa_mask_blocks *blocks,
                                   const DLTensor *block_table,
                                   const DLTensor *seqused_k,
                                   size_t max_seqlen_k,
                                   const DLTensor *cu_seqlens_q,
                                   size_t max_seqlen_q,
                                   const fa_options *options,
                                   void *stream);

/**
 * As fa_classify_blocks, for a step of fa_decode, whose arguments these are: call it before the step, of which it counts the new keys, too. Every
 * sequence has words for as many keys as the cache has room for, so that their sizes are the same in every step. What they say
 * holds for the one step.
 *
 * # Safety
 * The pointers lead to what they say, the tensors' memory is theirs, and the lists lead to rows and pages that are there.
 */
fa_status fa_classify_blocks_decode(const DLTensor *q,
                                    const DLTensor *new_k,
                                    fa_mask_blocks *blocks,
                                    const fa_cache *cache,
                                    const DLTensor *cu_seqlens,
                                    size_t max_seqlen,
                                    const fa_options *options,
                                    void *stream);

/**
 * Attention over the keys of two parts, of what it gave over each: o = Σ exp(lseᵢ − lse) oᵢ with lse = log Σ exp(lseᵢ). The parts are
 * of the same queries and see different keys.
 *
 * first_o, second_o and o are (batch, seq_q, heads, head_dim), first_lse, second_lse and lse (batch, heads, seq_q), float32, as fa_forward
 * gives them; or (all queries, heads, head_dim) and (heads, all queries), as fa_forward_varlen does. lse is NULL where it is not
 * wanted. Outputs are float16, bfloat16 or float32, mixed as long as there is one 16-bit type; sums are float32.
 *
 * A part whose log-sum-exp is −∞ has no share, and its output is not read. Where neither saw a key the output is 0 and the log-sum-exp
 * −∞. The result shares memory with no other tensor, but that o and lse may be those of a part: exactly the same tensors.
 *
 * Memory and stream are as for fa_forward. The first call of a kind loads its kernel: call fa_prepare_merge, or make one, before launches are captured.
 *
 * # Safety
 * The pointers lead to what they say, and the tensors' memory is theirs.
 */
fa_status fa_merge(const DLTensor *first_o,
                   const DLTensor *first_lse,
                   const DLTensor *second_o,
                   const DLTensor *second_lse,
                   const DLTensor *o,
                   const DLTensor *lse,
                   void *stream);

/**
 * As fa_prepare, for fa_merge.
 *
 * # Safety
 * The pointers lead to what they say.
 */
fa_status fa_prepare_merge(const DLTensor *first_o,
                           const DLTensor *first_lse,
                           const DLTensor *second_o,
                           const DLTensor *second_lse,
                           const DLTensor *o,
                           const DLTensor *lse);

/**
 * As fa_merge, of any number of parts that lie in one tensor: parts_o is (parts, batch · seq_q, heads, head_dim), batch and queries
 * being one dimension, and parts_lse (parts, batch, heads, seq_q), or (parts, heads, all queries). o and lse are those of fa_merge.
 * (tokens, parts, heads, head_dim) in memory is passed with its strides exchanged. All parts have the same type; the result shares
 * memory with none of them.
 *
 * # Safety
 * The pointers lead to what they say, and the tensors' memory is theirs.
 */
fa_status fa_merge_stacked(const DLTensor *parts_o,
                           const DLTensor *parts_lse,
                           const DLTensor *o,
                           const DLTensor *lse,
                           void *stream);

/**
 * As fa_prepare, for fa_merge_stacked.
 *
 * # Safety
 * The pointers lead to what they say.
 */
fa_status fa_prepare_merge_stacked(const DLTensor *parts_o,
                                   const DLTensor *parts_lse,
                                   const DLTensor *o,
                                   const DLTensor *lse);

#ifdef __cplusplus
}  /* extern "C" */
#endif  /* __cplusplus */

#endif  /* FA_H */
