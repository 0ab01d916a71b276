/* Attention from C, on tensors in the memory of this process, against float64; and what is refused. */
#include "common.h"

#include <pthread.h>

enum { BATCH = 2, SEQ = 70, HEADS = 4, KV_HEADS = 2, HEAD_DIM = 64 };

/* The longest of the packed sequences. */
enum { LONGEST = BATCH * SEQ - 30 };

/* A problem in memory: (batch, seq, heads, head_dim), bfloat16, nothing strided. */
typedef struct {
  int64_t q_shape[4], kv_shape[4], lse_shape[3], sinks_shape[1], ends_shape[1];
  uint16_t *q_data, *k_data, *v_data, *o_data;
  float *lse_data, sinks_data[HEADS];
  int32_t ends_data[4], used_data[3];
  int64_t used_shape[1];
  DLTensor q, k, v, o, lse, sinks, ends, used;
  /* What functions are given, if they are asked for: a bias of heads and keys, the document of each token. */
  float bias_data[HEADS * LONGEST];
  int32_t document_data[LONGEST];
  int64_t bias_shape[4], bias_strides[4], document_shape[2];
  DLTensor bias, documents;
  int has_bias, has_documents, has_window;
} Problem;

/* The last keys that a query sees, and the first ones. */
static const double window_and_sinks[] = {20, 3};

static Problem problem(void) {
  Problem p = {{BATCH, SEQ, HEADS, HEAD_DIM},
               {BATCH, SEQ, KV_HEADS, HEAD_DIM},
               {BATCH, HEADS, SEQ},
               {HEADS},
               {4},
               numbers(BATCH * SEQ * HEADS * HEAD_DIM, 1),
               numbers(BATCH * SEQ * KV_HEADS * HEAD_DIM, 2),
               numbers(BATCH * SEQ * KV_HEADS * HEAD_DIM, 3),
               aligned(BATCH * SEQ * HEADS * HEAD_DIM * 2),
               aligned(BATCH * HEADS * SEQ * 4),
               {0.5f, -1.0f, 2.0f, 0.0f},
               {0, 30, 30, BATCH * SEQ},
               {SEQ, SEQ, 0},
               {BATCH}};
  for (int i = 0; i < HEADS * LONGEST; i++)
    p.bias_data[i] = (float)(i * 37 % 101) / 50.0f - 1.0f;
  for (int i = 0; i < LONGEST; i++)
    p.document_data[i] = i / 45 - 1;
  return p;
}

/* Bias and documents are of so many keys. */
static void have_functions(Problem *p, int64_t keys) {
  int64_t shape[] = {1, HEADS, 1, keys}, strides[] = {0, LONGEST, 0, 1};
  memcpy(p->bias_shape, shape, sizeof shape);
  memcpy(p->bias_strides, strides, sizeof strides);
  p->document_shape[0] = 1, p->document_shape[1] = keys;
}

/* The tensors point into the problem itself, which must not move after this. */
static void describe(Problem *p) {
  p->q = tensor(p->q_data, 4, p->q_shape, 4, 16);
  p->k = tensor(p->k_data, 4, p->kv_shape, 4, 16);
  p->v = tensor(p->v_data, 4, p->kv_shape, 4, 16);
  p->o = tensor(p->o_data, 4, p->q_shape, 4, 16);
  p->lse = tensor(p->lse_data, 3, p->lse_shape, 2, 32);
  p->sinks = tensor(p->sinks_data, 1, p->sinks_shape, 2, 32);
  p->ends = tensor(p->ends_data, 1, p->ends_shape, 0, 32);
  p->used = tensor(p->used_data, 1, p->used_shape, 0, 32);
  p->bias = tensor(p->bias_data, 4, p->bias_shape, 2, 32);
  p->bias.strides = p->bias_strides;
  p->documents = tensor(p->document_data, 2, p->document_shape, 0, 32);
  have_functions(p, SEQ);
}

/* The same memory as packed sequences, of lengths 30, none, and the rest. */
static void pack(Problem *p) {
  p->q_shape[1] = p->kv_shape[1] = p->lse_shape[2] = BATCH * SEQ;
  DLTensor *all[] = {&p->q, &p->k, &p->v, &p->o, &p->lse};
  for (int i = 0; i < 5; i++) {
    all[i]->shape += 1;
    all[i]->ndim -= 1;
  }
}

static void release(Problem *p) {
  free(p->q_data);
  free(p->k_data);
  free(p->v_data);
  free(p->o_data);
  free(p->lse_data);
}

/* Whether the query i of a sequence sees its key j, as the functions have it. */
static int seen(const Problem *p, int i, int j) {
  if (p->has_documents && p->document_data[i] != p->document_data[j])
    return 0;
  return !p->has_window || i - j < window_and_sinks[0] ||
         j < window_and_sinks[1];
}

/* Causal attention with sinks and functions in float64, of the `length` queries and keys from row `first` on, whose log-sum-exp is at `lse`,
   that of the next head `lse_stride` after it; raises the largest differences of output and log-sum-exp. */
static void compare(const Problem *p, int first, int length, const float *lse,
                    int lse_stride, int sinks, double errors[2]) {
  double *scores = malloc(length * sizeof *scores);
  for (int h = 0; h < HEADS; h++)
    for (int i = 0; i < length; i++) {
      double highest = sinks ? p->sinks_data[h] : -INFINITY;
      const uint16_t *q = p->q_data + ((first + i) * HEADS + h) * HEAD_DIM;
      int kv_head = h / (HEADS / KV_HEADS);
      for (int j = 0; j <= i; j++) {
        const uint16_t *k =
            p->k_data + ((first + j) * KV_HEADS + kv_head) * HEAD_DIM;
        double sum = 0;
        for (int d = 0; d < HEAD_DIM; d++)
          sum += from_bf16(q[d]) * from_bf16(k[d]);
        scores[j] = sum / sqrt(HEAD_DIM);
        if (p->has_bias)
          scores[j] += p->bias_data[h * LONGEST + j];
        if (!seen(p, i, j))
          scores[j] = -INFINITY;
        highest = fmax(highest, scores[j]);
      }
      double all = sinks ? exp(p->sinks_data[h] - highest) : 0;
      for (int j = 0; j <= i; j++)
        all += exp(scores[j] - highest);
      for (int d = 0; d < HEAD_DIM; d++) {
        double sum = 0;
        for (int j = 0; j <= i; j++)
          sum += exp(scores[j] - highest) / all *
                 from_bf16(
                     p->v_data[((first + j) * KV_HEADS + kv_head) * HEAD_DIM +
                               d]);
        double o =
            from_bf16(p->o_data[((first + i) * HEADS + h) * HEAD_DIM + d]);
        errors[0] = fmax(errors[0], fabs(o - sum));
      }
      double lse_error = fabs(lse[h * lse_stride + i] - (highest + log(all)));
      errors[1] = fmax(errors[1], lse_error);
    }
  free(scores);
}

/* Whether every sequence of a batch is right. */
static int right(const Problem *p, int sinks) {
  double errors[2] = {0, 0};
  for (int b = 0; b < BATCH; b++)
    compare(p, b * SEQ, SEQ, p->lse_data + b * HEADS * SEQ, SEQ, sinks, errors);
  CHECK(errors[0] < 0.01 && errors[1] < 1e-4,
        "sinks %d: errors %g of o and %g of lse", sinks, errors[0], errors[1]);
  return errors[0] < 0.01 && errors[1] < 1e-4;
}

static void computes(void) {
  Problem p = problem();
  describe(&p);
  fa_options options = {sizeof options, FA_CAUSAL};
  for (int sinks = 0; sinks < 2; sinks++) {
    options.sinks = sinks ? &p.sinks : NULL;
    CHECK(fa_prepare(&p.q, &p.k, &p.v, &p.o, &p.lse, &options) == FA_OK, "%s",
          fa_last_error());
    CHECK(fa_forward(&p.q, &p.k, &p.v, &p.o, &p.lse, &options, NULL) == FA_OK,
          "%s", fa_last_error());
    right(&p, sinks);
  }
  release(&p);
}

static fa_status forward_varlen(Problem *p, size_t longest,
                                const fa_options *options) {
  return fa_forward_varlen(&p->q, &p->k, &p->v, &p->o, &p->lse, &p->ends,
                           &p->ends, longest, longest, options, NULL);
}

/* Tells the options which functions the problem has. `window` is where the function is kept. */
static void ask(Problem *p, int which, fa_options *options,
                fa_function *window) {
  p->has_bias = which & 1, p->has_documents = which & 2,
  p->has_window = which & 4;
  options->bias = p->has_bias ? &p->bias : NULL;
  options->document_q = p->has_documents ? &p->documents : NULL;
  options->document_k = options->document_q;
  *window = (fa_function){.name = "window_and_sinks",
                          .numbers = window_and_sinks,
                          .number_count = 2};
  options->functions = window;
  options->function_count = p->has_window ? 1 : 0;
}

static void computes_with_functions(void) {
  Problem p = problem();
  describe(&p);
  fa_options options = {sizeof options, FA_CAUSAL};
  options.sinks = &p.sinks;
  fa_function window;
  for (int which = 1; which < 8; which++) {
    ask(&p, which, &options, &window);
    CHECK(fa_prepare(&p.q, &p.k, &p.v, &p.o, &p.lse, &options) == FA_OK, "%s",
          fa_last_error());
    CHECK(fa_forward(&p.q, &p.k, &p.v, &p.o, &p.lse, &options, NULL) == FA_OK,
          "%s", fa_last_error());
    CHECK(right(&p, 1), "functions %d", which);
  }
  release(&p);
}

static void computes_packed(void) {
  Problem p = problem();
  describe(&p);
  pack(&p);
  fa_options options = {sizeof options, FA_CAUSAL};
  options.sinks = &p.sinks;
  CHECK(fa_prepare_varlen(&p.q, &p.k, &p.v, &p.o, &p.lse, &p.ends, &p.ends,
                          LONGEST, LONGEST, &options) == FA_OK,
        "%s", fa_last_error());
  have_functions(&p, LONGEST);
  fa_function window;
  for (int which = 0; which < 8; which += 7) {
    ask(&p, which, &options, &window);
    CHECK(forward_varlen(&p, LONGEST, &options) == FA_OK, "%s",
          fa_last_error());
    double errors[2] = {0, 0};
    for (int s = 0; s < 3; s++) {
      int first = p.ends_data[s], length = p.ends_data[s + 1] - first;
      compare(&p, first, length, p.lse_data + first, BATCH * SEQ, 1, errors);
    }
    CHECK(errors[0] < 0.01 && errors[1] < 1e-4,
          "packed, functions %d: errors %g of o and %g of lse", which,
          errors[0], errors[1]);
  }
  /* There may be more than the longest sequence has, and not fewer. */
  REFUSED(forward_varlen(&p, LONGEST + 1, &options), FA_SHAPE,
          "111 or more");
  release(&p);
}

/* The keys and values of a problem in pages, (pages, KV heads, page, HEAD_DIM) in memory, as tensors (pages, page, KV heads,
   HEAD_DIM); and numbers that nobody may read where there are no keys. */
enum { PAGE = 16, PAGES = 17, ROW = 8 };

typedef struct {
  int64_t shape[4], strides[4], table_shape[2];
  int32_t table_data[3 * ROW];
  uint16_t *k_data, *v_data;
  DLTensor k, v, table;
} Pages;

/* Sequence s, of `count`, has its keys from row first[s] of the problem on, and p->used_data[s] of them. */
static void fill(Pages *pages, const Problem *p, const int *first, int count) {
  *pages = (Pages){
      {PAGES, PAGE, KV_HEADS, HEAD_DIM},
      {KV_HEADS * PAGE * HEAD_DIM, HEAD_DIM, PAGE * HEAD_DIM, 1},
      {count, ROW},
      .k_data = aligned(PAGES * PAGE * KV_HEADS * HEAD_DIM * 2),
      .v_data = aligned(PAGES * PAGE * KV_HEADS * HEAD_DIM * 2),
  };
  uint16_t *to[] = {pages->k_data, pages->v_data};
  const uint16_t *from[] = {p->k_data, p->v_data};
  for (int t = 0; t < 2; t++)
    for (int i = 0; i < PAGES * PAGE * KV_HEADS * HEAD_DIM; i++)
      to[t][i] = 0x7fc0; /* NaN */
  int next = 5;
  for (int s = 0; s < count; s++)
    for (int i = 0; i < ROW * PAGE; i++) {
      int32_t *page = &pages->table_data[s * ROW + i / PAGE];
      if (i >= p->used_data[s]) {
        if (i % PAGE == 0)
          *page = 1 << 20; /* is not read */
        continue;
      }
      if (i % PAGE == 0)
        *page = (next += 7) % PAGES;
      for (int t = 0; t < 2; t++)
        for (int h = 0; h < KV_HEADS; h++)
          memcpy(to[t] + ((*page * KV_HEADS + h) * PAGE + i % PAGE) * HEAD_DIM,
                 from[t] + ((first[s] + i) * KV_HEADS + h) * HEAD_DIM,
                 HEAD_DIM * 2);
    }
  pages->k = tensor(pages->k_data, 4, pages->shape, 4, 16);
  pages->v = tensor(pages->v_data, 4, pages->shape, 4, 16);
  pages->k.strides = pages->v.strides = pages->strides;
  pages->table = tensor(pages->table_data, 2, pages->table_shape, 0, 32);
}

static fa_status forward_paged(Problem *p, Pages *pages, const DLTensor *ends,
                               const fa_options *options) {
  return fa_forward_paged(&p->q, &pages->k, &pages->v, &p->o, &p->lse,
                          &pages->table, &p->used, 0, ends, LONGEST, options,
                          NULL);
}

static void computes_paged(void) {
  Problem p = problem();
  describe(&p);
  fa_options options = {sizeof options, FA_CAUSAL};
  Pages pages;
  fill(&pages, &p, (int[]){0, SEQ}, BATCH);
  CHECK(fa_prepare_paged(&p.q, &pages.k, &pages.v, &p.o, &p.lse, &pages.table,
                         &p.used, 0, NULL, 0, &options) == FA_OK,
        "%s", fa_last_error());
  for (options.splits = 0; options.splits < 4; options.splits += 3) {
    memset(p.o_data, 0xff, BATCH * SEQ * HEADS * HEAD_DIM * 2);
    CHECK(forward_paged(&p, &pages, NULL, &options) == FA_OK, "%s",
          fa_last_error());
    right(&p, 0);
  }
  /* What is wrong with lists and pages. */
  REFUSED(fa_forward_paged(&p.q, &pages.k, &pages.v, &p.o, NULL, NULL, &p.used,
                           0, NULL, 0, NULL, NULL),
          FA_NULL_POINTER, "`block_table`");
  REFUSED(fa_forward_paged(&p.q, &pages.k, &pages.v, &p.o, NULL, &pages.table,
                           NULL, 0, NULL, 0, NULL, NULL),
          FA_NULL_POINTER, "`seqused_k`");
  REFUSED(fa_forward_paged(&p.q, &pages.k, &pages.v, &p.o, NULL, &pages.table,
                           &p.used, ROW * PAGE + 1, NULL, 0, NULL, NULL),
          FA_OPTIONS, "make the table longer");
  options.seqused_k = &p.used;
  REFUSED(forward_paged(&p, &pages, NULL, &options), FA_OPTIONS, "leave that");
  options.seqused_k = NULL;
  pages.table_data[1] = PAGES;
  REFUSED(forward_paged(&p, &pages, NULL, NULL), FA_OPTIONS, "page 17");
  /* A negative length is none: no page is followed. */
  p.used_data[0] = -1;
  CHECK(forward_paged(&p, &pages, NULL, NULL) == FA_OK, "%s", fa_last_error());
  for (int i = 0; i < SEQ * HEADS * HEAD_DIM; ++i)
    CHECK(p.o_data[i] == 0, "output %d of no key", i);
  pages.table_shape[0] = 1;
  REFUSED(forward_paged(&p, &pages, NULL, NULL), FA_SHAPE, "`block_table`");
  free(pages.k_data);
  free(pages.v_data);
  release(&p);
}

/* Packed queries, whose keys are in pages. */
static void computes_packed_and_paged(void) {
  Problem p = problem();
  describe(&p);
  pack(&p);
  p.used_shape[0] = 3;
  for (int s = 0; s < 3; s++)
    p.used_data[s] = p.ends_data[s + 1] - p.ends_data[s];
  fa_options options = {sizeof options, FA_CAUSAL};
  Pages pages;
  fill(&pages, &p, p.ends_data, 3);
  fa_function window;
  have_functions(&p, LONGEST);
  for (int which = 0; which < 8; which++) {
    ask(&p, which, &options, &window);
    CHECK(fa_forward_paged(&p.q, &pages.k, &pages.v, &p.o, &p.lse,
                           &pages.table, &p.used, LONGEST, &p.ends, LONGEST,
                           &options, NULL) == FA_OK,
          "%s", fa_last_error());
    double errors[2] = {0, 0};
    for (int s = 0; s < 3; s++) {
      int first = p.ends_data[s];
      compare(&p, first, p.used_data[s], p.lse_data + first, BATCH * SEQ, 0,
              errors);
    }
    CHECK(errors[0] < 0.01 && errors[1] < 1e-4,
          "packed and paged, functions %d: errors %g of o and %g of lse", which,
          errors[0], errors[1]);
  }
  /* Without a length, a sequence may have as many keys as its pages. */
  REFUSED(forward_paged(&p, &pages, &p.ends, &options), FA_SHAPE,
          "128 or more");
  free(pages.k_data);
  free(pages.v_data);
  release(&p);
}

/* A cache of which only the first keys of each sequence are used, by queries that are packed. */
static void computes_in_a_cache(void) {
  Problem p = problem();
  describe(&p);
  for (int b = 0; b < BATCH; b++)
    p.used_data[b] = SEQ - 7 * b;
  p.ends_shape[0] = BATCH + 1;
  p.ends_data[1] = SEQ;
  p.ends_data[2] = BATCH * SEQ - 7;
  p.q_shape[1] = p.lse_shape[2] = BATCH * SEQ - 7;
  DLTensor *queries[] = {&p.q, &p.o, &p.lse};
  for (int i = 0; i < 3; i++) {
    queries[i]->shape += 1;
    queries[i]->ndim -= 1;
  }
  fa_options options = {sizeof options, FA_CAUSAL};
  options.seqused_k = &p.used;
  CHECK(fa_forward_varlen(&p.q, &p.k, &p.v, &p.o, &p.lse, &p.ends, NULL, SEQ,
                          0, &options, NULL) == FA_OK,
        "%s", fa_last_error());
  double errors[2] = {0, 0};
  for (int b = 0; b < BATCH; b++)
    compare(&p, b * SEQ, p.used_data[b], p.lse_data + b * SEQ, BATCH * SEQ - 7,
            0, errors);
  CHECK(errors[0] < 0.01 && errors[1] < 1e-4,
        "in a cache: errors %g of o and %g of lse", errors[0], errors[1]);
  release(&p);
}

/* What functions can have wrong: their tensors, their names and numbers. */
static void refuses_functions(Problem *p, fa_options *options) {
#define ASKED(change, expected, text)                                          \
  do {                                                                         \
    DLTensor bias = p->bias, documents = p->documents, q = p->q, k = p->k;     \
    fa_function function = {"window_and_sinks", NULL, 0, window_and_sinks, 2}; \
    options->bias = &p->bias;                                                  \
    options->document_q = options->document_k = &p->documents;                 \
    options->functions = &function, options->function_count = 1;               \
    change;                                                                    \
    REFUSED(fa_forward(&p->q, &p->k, &p->v, &p->o, &p->lse, options, NULL),    \
            expected, text);                                                   \
    p->bias = bias, p->documents = documents, p->q = q, p->k = k;              \
    have_functions(p, SEQ);                                                    \
    *options = (fa_options){sizeof *options};                                  \
  } while (0)
  const DLTensor *tensors[] = {&p->bias, NULL};
  const double odd[] = {2.5, 3};
  ASKED(p->bias.dtype.code = 0, FA_SHAPE, "`bias` of `additive_bias` holds");
  ASKED(p->bias.dtype.bits = 64, FA_SHAPE, "64 bits");
  ASKED(p->documents.dtype.code = 2, FA_SHAPE, "has to hold int32");
  ASKED(p->bias.ndim = 3, FA_SHAPE, "`bias` has 3 dimensions");
  ASKED(p->bias_shape[1] = 2, FA_SHAPE, "(1 or 2, 1 or 4, 1 or 70, 1 or 70)");
  ASKED(p->document_shape[1] = SEQ - 1, FA_SHAPE, "`document_q`");
  ASKED(p->documents.device.device_type = 2, FA_DEVICE, "`document_q`");
  ASKED(p->bias.data = NULL, FA_NULL_POINTER, "`bias`");
  ASKED(p->bias.byte_offset = 2, FA_MEMORY, "multiple of 4");
  ASKED(p->bias.data = p->o_data, FA_MEMORY, "share memory");
  ASKED(p->documents.data = p->lse_data, FA_MEMORY, "share memory");
  ASKED(p->bias_strides[3] = (int64_t)1 << 30, FA_MEMORY, "bytes apart");
  ASKED(p->bias_strides[1] = (int64_t)1 << 44, FA_MEMORY, "cannot read");
  ASKED(options->document_q = NULL, FA_NULL_POINTER, "`document_q` is NULL");
  ASKED(options->document_k = NULL, FA_NULL_POINTER, "`document_k` is NULL");
  ASKED(options->functions = NULL, FA_NULL_POINTER, "1 functions");
  ASKED(options->function_count = 17, FA_OPTIONS, "at most 16");
  ASKED(function.name = NULL, FA_NULL_POINTER, "name of a function");
  ASKED(function.name = "window", FA_OPTIONS, "those are additive_bias");
  ASKED(function.numbers = NULL, FA_NULL_POINTER, "2 numbers");
  ASKED(function.number_count = 1, FA_OPTIONS, "(window, sinks)");
  ASKED((function.tensors = tensors, function.tensor_count = 1), FA_OPTIONS,
        "1 tensors and 2 numbers");
  ASKED(function.tensor_count = 1, FA_NULL_POINTER, "1 tensors");
  ASKED(function.numbers = odd, FA_OPTIONS, "whole number");
  ASKED((function = (fa_function){"tree", tensors + 1, 1, NULL, 0}),
        FA_NULL_POINTER, "`ancestors`");
  ASKED((function = (fa_function){"prefix_lm", tensors, 1, NULL, 0}), FA_SHAPE,
        "`lengths` has 4 dimensions");
  /* Eight tensors fit a kernel, and here are nine. */
  fa_function many[6];
  for (int i = 0; i < 6; i++)
    many[i] = (fa_function){"additive_bias", tensors, 1, NULL, 0};
  ASKED((options->functions = many, options->function_count = 6), FA_OPTIONS,
        "9 tensors");
}

/* Everything that a caller can get wrong has a code and a text. */
static void refuses(void) {
  Problem p = problem();
  describe(&p);
  fa_options options = {sizeof options};
#define FORWARD(q, k, v, o, lse) fa_forward(q, k, v, o, lse, &options, NULL)
#define WITH(change, undo, expected, text)                                     \
  do {                                                                         \
    change;                                                                    \
    REFUSED(FORWARD(&p.q, &p.k, &p.v, &p.o, &p.lse), expected, text);          \
    undo;                                                                      \
  } while (0)
  REFUSED(FORWARD(NULL, &p.k, &p.v, &p.o, NULL), FA_NULL_POINTER, "`q`");
  REFUSED(FORWARD(&p.q, &p.k, &p.v, NULL, NULL), FA_NULL_POINTER, "`o`");
  WITH(p.k.data = NULL, p.k.data = p.k_data, FA_NULL_POINTER, "`k`");
  WITH(p.v.shape = NULL, p.v.shape = p.kv_shape, FA_NULL_POINTER, "`v`");
  WITH(p.q.ndim = 3, p.q.ndim = 4, FA_SHAPE, "`q` has 3 dimensions");
  WITH(p.q.ndim = -1, p.q.ndim = 4, FA_SHAPE, "`q` has -1 dimensions");
  WITH(p.q.dtype.bits = 64, p.q.dtype.bits = 16, FA_SHAPE, "64 bits");
  WITH(p.q.dtype.lanes = 2, p.q.dtype.lanes = 1, FA_SHAPE, "2 lanes");
  WITH(p.k.dtype.code = 2, p.k.dtype.code = 4, FA_SHAPE, "`k`");
  WITH(p.lse.dtype.bits = 16, p.lse.dtype.bits = 32, FA_SHAPE, "`lse`");
  WITH(p.kv_shape[3] = 72, p.kv_shape[3] = HEAD_DIM, FA_SHAPE, "`k`");
  WITH(p.kv_shape[2] = 3, p.kv_shape[2] = KV_HEADS, FA_SHAPE, "KV heads");
  WITH(p.q_shape[1] = 0, p.q_shape[1] = SEQ, FA_SHAPE, "no elements");
  WITH(p.q_shape[1] = -5, p.q_shape[1] = SEQ, FA_MEMORY, "negative");
  WITH(p.q.byte_offset = UINT64_MAX, p.q.byte_offset = 0, FA_MEMORY, "`q`");
  WITH(p.q.byte_offset = 1, p.q.byte_offset = 0, FA_MEMORY, "multiple of 2");
  WITH(p.q.byte_offset = 2, p.q.byte_offset = 0, FA_MEMORY, "16");
  WITH(p.o.data = p.q_data, p.o.data = p.o_data, FA_MEMORY, "share memory");
  WITH(p.lse.data = p.o_data, p.lse.data = p.lse_data, FA_MEMORY,
       "share memory");
  WITH(p.q.device.device_type = 4, p.q.device.device_type = 1, FA_DEVICE,
       "DLPack's type 4");
  WITH(p.v.device.device_type = 2, p.v.device.device_type = 1, FA_DEVICE,
       "another device");
  int64_t far[4] = {INT64_MAX, 16, HEAD_DIM, 1};
  WITH(p.q.strides = far, p.q.strides = NULL, FA_MEMORY, "`q`");
  int64_t back[4] = {-SEQ * HEADS * HEAD_DIM, HEADS * HEAD_DIM, HEAD_DIM, 1};
  WITH(p.q.strides = back, p.q.strides = NULL, FA_MEMORY, "negative");
  /* Longer than the memory that this process has. */
  int64_t past[4] = {(int64_t)1 << 44, HEADS * HEAD_DIM, HEAD_DIM, 1};
  WITH(p.q.strides = past, p.q.strides = NULL, FA_MEMORY, "cannot read");
  int64_t twice[4] = {0, HEADS * HEAD_DIM, HEAD_DIM, 1};
  WITH(p.o.strides = twice, p.o.strides = NULL, FA_MEMORY, "`o`");
  int64_t odd[4] = {SEQ * HEADS * HEAD_DIM + 1, HEADS * HEAD_DIM, HEAD_DIM, 1};
  WITH(p.q.strides = odd, p.q.strides = NULL, FA_MEMORY, "16");
  WITH(options.size = 8, options.size = sizeof options, FA_OPTIONS, "8 bytes");
  WITH(options.size -= 4, options.size += 4, FA_OPTIONS, "164 bytes");
  WITH(options.size += 8, options.size -= 8, FA_OPTIONS, "176 bytes");
  WITH(options.flags = (uint64_t)1 << 40, options.flags = 0, FA_OPTIONS,
       "0x10000000000");
  WITH((options.flags = FA_SCALE, options.scale = NAN), options.flags = 0,
       FA_OPTIONS, "scale NaN");
  WITH((options.flags = FA_SOFTCAP, options.softcap = -1), options.flags = 0,
       FA_OPTIONS, "softcap -1");
  WITH(options.flags = FA_ANY_LENGTH | FA_THIS_LENGTH, options.flags = 0,
       FA_OPTIONS, "exclude");
  p.sinks_shape[0] = HEADS - 1;
  WITH(options.sinks = &p.sinks, options.sinks = NULL, FA_SHAPE, "`sinks`");
  p.sinks_shape[0] = HEADS;
  p.sinks.dtype.code = 4, p.sinks.dtype.bits = 16;
  WITH(options.sinks = &p.sinks, options.sinks = NULL, FA_SHAPE, "float32");
  REFUSED(fa_forward(&p.q, &p.k, &p.v, &p.o, NULL, NULL, &p), FA_DEVICE,
          "pass NULL");
  REFUSED(fa_prepare(&p.q, NULL, &p.v, &p.o, NULL, NULL), FA_NULL_POINTER,
          "`k`");
  p.used_shape[0] = BATCH + 1;
  WITH(options.seqused_k = &p.used, options.seqused_k = NULL, FA_SHAPE,
       "`seqused_k`");
  WITH(options.prefix_ranges = &p.used, options.prefix_ranges = NULL, FA_SHAPE,
       "`prefix_ranges`");
  WITH(options.prefix_ranges = &p.lse, options.prefix_ranges = NULL, FA_SHAPE,
       "int32");
  refuses_functions(&p, &options);
  /* The options of the first version end before the tensors' lengths. */
  options.seqused_k = &p.sinks, options.splits = 7;
  options.bias = &p.sinks, options.function_count = 99;
  options.size = offsetof(fa_options, seqused_k);
  CHECK(FORWARD(&p.q, &p.k, &p.v, &p.o, &p.lse) == FA_OK, "%s",
        fa_last_error());
  /* Those of a later one end before the functions. */
  options.seqused_k = NULL, options.splits = 0;
  options.size = offsetof(fa_options, bias);
  CHECK(FORWARD(&p.q, &p.k, &p.v, &p.o, &p.lse) == FA_OK, "%s",
        fa_last_error());
  /* And those of one after that before what a cache's rows are. */
  options.bias = NULL, options.function_count = 0;
  options.cache_batch_idx = options.cache_leftpad = &p.sinks;
  options.size = offsetof(fa_options, cache_batch_idx);
  CHECK(FORWARD(&p.q, &p.k, &p.v, &p.o, &p.lse) == FA_OK, "%s",
        fa_last_error());
  options = (fa_options){sizeof options};
  /* After all that it still works. */
  CHECK(FORWARD(&p.q, &p.k, &p.v, &p.o, &p.lse) == FA_OK, "%s",
        fa_last_error());
  release(&p);
}

/* What packed sequences can have wrong, beside all that. */
static void refuses_packed(void) {
  Problem p = problem();
  describe(&p);
  REFUSED(forward_varlen(&p, LONGEST, NULL), FA_SHAPE, "`q` has 4 dimensions");
  pack(&p);
#define PACKED(change, undo, expected, text)                                   \
  do {                                                                         \
    change;                                                                    \
    REFUSED(forward_varlen(&p, LONGEST, NULL), expected, text);                \
    undo;                                                                      \
  } while (0)
  REFUSED(fa_forward_varlen(&p.q, &p.k, &p.v, &p.o, NULL, &p.ends, NULL,
                            LONGEST, LONGEST, NULL, NULL),
          FA_NULL_POINTER, "`cu_seqlens_k`");
  PACKED(p.ends.dtype.bits = 64, p.ends.dtype.bits = 32, FA_SHAPE, "64 bits");
  PACKED(p.ends.dtype.code = 2, p.ends.dtype.code = 0, FA_SHAPE, "int32");
  PACKED(p.ends.device.device_type = 2, p.ends.device.device_type = 1,
         FA_DEVICE, "another device");
  PACKED(p.ends.data = p.lse_data, p.ends.data = p.ends_data, FA_MEMORY,
         "share memory");
  PACKED(p.ends_data[1] = 31, p.ends_data[1] = 30, FA_OPTIONS, "30 after 31");
  PACKED(p.ends_data[3] -= 1, p.ends_data[3] += 1, FA_OPTIONS, "goes from 0");
  PACKED(p.ends_data[1] = -1, p.ends_data[1] = 30, FA_OPTIONS, "4294967295");
  p.ends.dtype.code = 1;
  CHECK(forward_varlen(&p, LONGEST, NULL) == FA_OK, "%s", fa_last_error());
  REFUSED(forward_varlen(&p, LONGEST - 1, NULL), FA_OPTIONS, "sequence of 110");
  REFUSED(forward_varlen(&p, 0, NULL), FA_OPTIONS, "a key at least");
  fa_options options = {sizeof options, FA_THIS_LENGTH};
  REFUSED(forward_varlen(&p, LONGEST, &options), FA_OPTIONS, "packed");
  release(&p);
}

/* Each thread has its own last error, and all of them may call at once. */
static void *one_thread(void *result) {
  Problem p = problem();
  describe(&p);
  fa_options options = {sizeof options, FA_CAUSAL};
  int wrong = strlen(fa_last_error()) != 0;
  wrong |= fa_forward(&p.q, &p.k, &p.v, &p.o, &p.lse, &options, NULL) != FA_OK;
  wrong |= !right(&p, 0);
  wrong |= !says(fa_forward(&p.q, &p.k, NULL, &p.o, NULL, NULL, NULL),
                 FA_NULL_POINTER, "`v`");
  *(int *)result = wrong;
  release(&p);
  return NULL;
}

static void threads(void) {
  enum { COUNT = 4 };
  pthread_t all[COUNT];
  int wrong[COUNT];
  for (int i = 0; i < COUNT; i++)
    pthread_create(&all[i], NULL, one_thread, &wrong[i]);
  for (int i = 0; i < COUNT; i++) {
    pthread_join(all[i], NULL);
    CHECK(!wrong[i], "thread %d", i);
  }
}

int main(void) {
  CHECK(strcmp(fa_version(), "0.1.0") == 0, "version %s", fa_version());
  CHECK(strlen(fa_last_error()) == 0, "an error before any call");
  computes();
  computes_with_functions();
  computes_packed();
  computes_paged();
  computes_packed_and_paged();
  computes_in_a_cache();
  refuses();
  refuses_packed();
  threads();
  if (failures == 0)
    printf("passed\n");
  return failures != 0;
}
