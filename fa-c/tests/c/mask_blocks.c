/* Blocks that masks hide, from C: what is computed with lists of them is what is computed without, hidden keys are not looked at, and what is
   refused. */
#include "common.h"

enum {
  HEADS = 2,
  HEAD_DIM = 64,
  /* Of all sequences together, and of one at most. */
  QUERIES = 200,
  KEYS = 1280,
  MOST_KEYS = 700,
  /* Keys at the beginning of each sequence that no query sees, and those of them that are NaN: with them in it, a block of any
     size is hidden. */
  HIDDEN = 512,
  NANS = 256,
  PAGE = 16,
  WORDS = 4096
};

/* The tensors of a problem that are bfloat16. */
enum { Q, K, V, O, D_O, DQ, DK, DV, TENSORS };

/* How sequences lie: one, three of which one is empty, two in a cache of 640 keys each, the same in pages, and steps over both. */
typedef enum { DENSE, PACKED, USED, PAGED, STEP, PAGED_STEP, KINDS } Kind;

/* A problem in memory, and how it is described, which points into it: it must not move. */
typedef struct {
  Kind kind;
  int64_t shapes[TENSORS][4], lse_shape[3], list_shape[1], ends_shape[1];
  int64_t table_shape[2], of_q_shape[2], of_k_shape[2], new_shape[4];
  uint16_t *data[TENSORS], *new_data;
  float *lse_data;
  int32_t ends_q_data[4], ends_k_data[4], used_data[2], table_data[80];
  int32_t of_q_data[QUERIES], of_k_data[MOST_KEYS];
  uint32_t *words_data;
  DLTensor t[TENSORS], lse, ends_q, ends_k, used, table, of_q, of_k, new_kv;
  DLTensor words;
  fa_options options;
  fa_cache cache;
  fa_mask_blocks blocks;
} Problem;

static int of_keys(int t) {
  return t == K || t == V || t == DK || t == DV;
}

static int in_a_cache(Kind kind) {
  return kind >= USED;
}

static int in_pages(Kind kind) {
  return kind == PAGED || kind == PAGED_STEP;
}

/* Row of key `key` of sequence `sequence`, as all keys lie in memory. */
static int row(const Problem *p, int sequence, int key) {
  int at = sequence * (KEYS / 2) + key;
  if (in_pages(p->kind))
    return p->table_data[at / PAGE] * PAGE + at % PAGE;
  return p->kind == PACKED ? p->ends_k_data[sequence] + key : at;
}

/* What hidden keys and values are. */
static void hide(Problem *p, uint16_t number) {
  int sequences = p->kind == DENSE ? 1 : p->kind == PACKED ? 3 : 2;
  for (int sequence = 0; sequence < sequences; sequence++) {
    if (p->kind == PACKED && sequence == 1)
      continue;
    for (int key = 0; key < NANS; key++)
      for (int t = K; t <= V; t++)
        for (int i = 0; i < HEAD_DIM; i++)
          p->data[t][row(p, sequence, key) * HEAD_DIM + i] = number;
  }
}

static void shape_of(Problem *p, int t, int64_t batch, int64_t seq) {
  int64_t shape[4] = {batch, seq, of_keys(t) ? 1 : HEADS, HEAD_DIM};
  memcpy(p->shapes[t], shape, sizeof shape);
}

static void make(Problem *p, Kind kind) {
  int cached = in_a_cache(kind);
  *p = (Problem){.kind = kind,
                 .list_shape = {2},
                 .ends_shape = {4},
                 .table_shape = {2, KEYS / 2 / PAGE},
                 .of_q_shape = {1, cached ? 1 : QUERIES},
                 .of_k_shape = {1, kind == PACKED ? MOST_KEYS : KEYS / 2},
                 .new_shape = {2, 1, 1, HEAD_DIM},
                 .ends_q_data = {0, 90, 90, QUERIES},
                 .ends_k_data = {0, 600, 600, KEYS},
                 .used_data = {599, 540},
                 .options = {.size = sizeof p->options},
                 .blocks = {.size = sizeof p->blocks}};
  for (int t = 0; t < TENSORS; t++) {
    size_t rows = of_keys(t) ? KEYS : QUERIES * HEADS;
    p->data[t] = numbers(rows * HEAD_DIM, 1 + t);
    shape_of(p, t, cached ? 2 : 1,
             of_keys(t) ? (kind == PACKED ? KEYS : KEYS / 2)
                        : (cached ? 1 : QUERIES));
    if (in_pages(kind) && of_keys(t))
      shape_of(p, t, KEYS / PAGE, PAGE);
    p->t[t] = tensor(p->data[t], 4, p->shapes[t], 4, 16);
    if (kind == PACKED)
      p->t[t].shape += 1, p->t[t].ndim -= 1;
  }
  p->new_data = numbers(2 * HEAD_DIM, 20);
  p->new_kv = tensor(p->new_data, 4, p->new_shape, 4, 16);
  p->lse_data = aligned(QUERIES * HEADS * sizeof(float));
  int64_t lse_shape[3] = {cached ? 2 : 1, HEADS, cached ? 1 : QUERIES};
  memcpy(p->lse_shape, lse_shape, sizeof lse_shape);
  p->lse = tensor(p->lse_data, 3, p->lse_shape, 2, 32);
  if (kind == PACKED)
    p->lse.shape += 1, p->lse.ndim -= 1;
  /* Pages from the last to the first. */
  for (int i = 0; i < 80; i++)
    p->table_data[i] = 79 - i;
  for (int i = 0; i < QUERIES; i++)
    p->of_q_data[i] = 1 + i / 60 % 2;
  for (int i = 0; i < MOST_KEYS; i++)
    p->of_k_data[i] = i < HIDDEN ? 0 : 1 + i % 2;
  p->ends_q = tensor(p->ends_q_data, 1, p->ends_shape, 0, 32);
  p->ends_k = tensor(p->ends_k_data, 1, p->ends_shape, 0, 32);
  p->used = tensor(p->used_data, 1, p->list_shape, 0, 32);
  p->table = tensor(p->table_data, 2, p->table_shape, 0, 32);
  p->of_q = tensor(p->of_q_data, 2, p->of_q_shape, 0, 32);
  p->of_k = tensor(p->of_k_data, 2, p->of_k_shape, 0, 32);
  p->options.document_q = &p->of_q, p->options.document_k = &p->of_k;
  p->options.seqused_k = kind == USED ? &p->used : NULL;
  p->cache = (fa_cache){.size = sizeof p->cache,
                        .k = &p->t[K],
                        .v = &p->t[V],
                        .seqlens = &p->used,
                        .block_table = in_pages(kind) ? &p->table : NULL};
  p->words_data = aligned(WORDS * sizeof(uint32_t));
  p->words = tensor(p->words_data, 4, p->blocks.shape, 1, 32);
}

static void release(Problem *p) {
  for (int t = 0; t < TENSORS; t++)
    free(p->data[t]);
  free(p->new_data);
  free(p->lse_data);
  free(p->words_data);
}

static fa_status classify(Problem *p) {
  const DLTensor *q = &p->t[Q], *k = &p->t[K];
  switch (p->kind) {
  case PACKED:
    return fa_classify_blocks_varlen(q, k, &p->blocks, &p->ends_q, &p->ends_k,
                                     QUERIES, MOST_KEYS, &p->options, NULL);
  case PAGED:
    return fa_classify_blocks_paged(q, k, &p->blocks, &p->table, &p->used, 0,
                                    NULL, 0, &p->options, NULL);
  case STEP:
  case PAGED_STEP:
    return fa_classify_blocks_decode(q, &p->new_kv, &p->blocks, &p->cache, NULL,
                                     0, &p->options, NULL);
  default:
    return fa_classify_blocks(q, k, &p->blocks, &p->options, NULL);
  }
}

static fa_status forward(Problem *p) {
  const DLTensor *t = p->t, *new_kv = &p->new_kv;
  switch (p->kind) {
  case PACKED:
    return fa_forward_varlen(&t[Q], &t[K], &t[V], &t[O], &p->lse, &p->ends_q,
                             &p->ends_k, QUERIES, MOST_KEYS, &p->options, NULL);
  case PAGED:
    return fa_forward_paged(&t[Q], &t[K], &t[V], &t[O], &p->lse, &p->table,
                            &p->used, 0, NULL, 0, &p->options, NULL);
  case STEP:
  case PAGED_STEP:
    return fa_decode(&t[Q], new_kv, new_kv, &t[O], &p->lse, &p->cache, NULL, 0,
                     NULL, &p->options, NULL);
  default:
    return fa_forward(&t[Q], &t[K], &t[V], &t[O], &p->lse, &p->options, NULL);
  }
}

static fa_status backward(Problem *p) {
  const DLTensor *t = p->t;
  if (p->kind == PACKED)
    return fa_backward_varlen(&t[Q], &t[K], &t[V], &t[O], &p->lse, &t[D_O],
                              &t[DQ], &t[DK], &t[DV], NULL, &p->ends_q,
                              &p->ends_k, QUERIES, MOST_KEYS, &p->options,
                              NULL);
  return fa_backward(&t[Q], &t[K], &t[V], &t[O], &p->lse, &t[D_O], &t[DQ],
                     &t[DK], &t[DV], NULL, &p->options, NULL);
}

/* Output, and gradients if there are any. */
static void compute(Problem *p) {
  CHECK(forward(p) == FA_OK, "forward %d: %s", p->kind, fa_last_error());
  if (!in_a_cache(p->kind))
    CHECK(backward(p) == FA_OK, "backward %d: %s", p->kind, fa_last_error());
}

/* The largest difference of output and gradients; NaN if any is. Hidden keys have no gradient, so that the keys' are compared, too. */
static double difference(const Problem *a, const Problem *b) {
  double largest = 0;
  for (int t = O; t < (in_a_cache(a->kind) ? D_O : TENSORS); t++) {
    size_t rows = of_keys(t) ? a->kind == PACKED ? KEYS : KEYS / 2
                             : HEADS * (in_a_cache(a->kind) ? 2 : QUERIES);
    for (size_t i = 0; t != D_O && i < rows * HEAD_DIM; i++) {
      double apart = fabs(from_bf16(a->data[t][i]) - from_bf16(b->data[t][i]));
      if (isnan(apart))
        return NAN;
      largest = apart <= largest ? largest : apart;
    }
  }
  return largest;
}

static void is_the_same(Kind kind) {
  Problem known, plain;
  make(&known, kind), make(&plain, kind);
  hide(&known, 0x7fc0), hide(&plain, to_bf16(0.5f));
  compute(&plain);
  /* Without lists hidden keys are multiplied with zeros. */
  compute(&known);
  CHECK(isnan(difference(&known, &plain)), "%d: hidden keys do not matter",
        kind);
  if (kind == STEP || kind == PAGED_STEP)
    hide(&known, 0x7fc0);
  CHECK(classify(&known) == FA_OK, "sizes of %d: %s", kind, fa_last_error());
  int64_t count = 1;
  for (int d = 0; d < 4; d++)
    count *= known.blocks.shape[d];
  CHECK(count > 0 && count < WORDS && known.blocks.queries > 0 &&
            known.blocks.keys > 0,
        "%d: %d words", kind, (int)count);
  known.blocks.words = &known.words;
  memset(known.words_data, 0xaa, WORDS * sizeof(uint32_t));
  CHECK(classify(&known) == FA_OK, "words of %d: %s", kind, fa_last_error());
  for (int64_t i = count; i < WORDS; i++)
    CHECK(known.words_data[i] == 0xaaaaaaaau, "word %d is written", (int)i);
  known.options.mask_blocks = &known.blocks;
  /* With the lists among the options they are found again. */
  CHECK(classify(&known) == FA_OK, "again %d: %s", kind, fa_last_error());
  compute(&known);
  double apart = difference(&known, &plain);
  CHECK(apart < 0.02, "%d is %g apart", kind, apart);
  release(&known), release(&plain);
}

/* A problem whose words are there. */
static void make_known(Problem *p, Kind kind) {
  make(p, kind);
  CHECK(classify(p) == FA_OK, "%s", fa_last_error());
  p->blocks.words = &p->words;
  CHECK(classify(p) == FA_OK, "%s", fa_last_error());
}

/* What classifying refuses, with something changed. */
#define CLASSIFY(kind, change, expected, text)                                 \
  do {                                                                         \
    Problem p;                                                                 \
    make_known(&p, kind);                                                      \
    change;                                                                    \
    fa_mask_blocks before = p.blocks;                                          \
    REFUSED(classify(&p), expected, text);                                     \
    CHECK(!memcmp(&before, &p.blocks, sizeof before), "%s", text);             \
    release(&p);                                                               \
  } while (0)

/* What attention with lists refuses, and its gradient. */
#define ATTEND(kind, change, expected, text)                                   \
  do {                                                                         \
    Problem p;                                                                 \
    make_known(&p, kind);                                                      \
    p.options.mask_blocks = &p.blocks;                                         \
    change;                                                                    \
    REFUSED(forward(&p), expected, text);                                      \
    if (!in_a_cache(kind))                                                     \
      REFUSED(backward(&p), expected, text);                                   \
    release(&p);                                                               \
  } while (0)

static void refuses(void) {
  int64_t apart[4] = {64, 64, 8, 2}, small[4] = {1, 1, 1, 2};
  CLASSIFY(DENSE, p.t[Q].data = NULL, FA_NULL_POINTER, "`q`");
  CLASSIFY(DENSE, p.t[Q].ndim = 3, FA_SHAPE, "`q` has 3 dimensions");
  CLASSIFY(DENSE, p.t[K].dtype.code = 2, FA_SHAPE, "`k` holds f16");
  CLASSIFY(DENSE, p.t[K].device.device_type = 2, FA_DEVICE, "`k`");
  CLASSIFY(DENSE, p.blocks.size = 0, FA_OPTIONS, "fa_mask_blocks has 0 bytes");
  CLASSIFY(DENSE, p.blocks.size += 8, FA_OPTIONS, "sizeof(fa_mask_blocks)");
  CLASSIFY(DENSE, p.options.document_q = p.options.document_k = NULL,
           FA_OPTIONS, "no masks");
  CLASSIFY(DENSE, p.of_k_shape[1] -= 1, FA_SHAPE, "`document_k`");
  CLASSIFY(DENSE, p.words.shape = small, FA_SHAPE, "(batch, heads or 1, tiles");
  CLASSIFY(DENSE, p.words.ndim = 3, FA_SHAPE, "`mask_blocks.words` has 3");
  CLASSIFY(DENSE, p.words.strides = apart, FA_MEMORY, "has stride 2");
  CLASSIFY(DENSE, p.words.dtype.code = 2, FA_SHAPE, "has to hold int32");
  CLASSIFY(DENSE, p.words.data = NULL, FA_NULL_POINTER, "`mask_blocks.words`");
  CLASSIFY(DENSE, p.words.data = (void *)4096, FA_MEMORY, "");
  CLASSIFY(DENSE, p.words.data = p.of_q_data, FA_MEMORY, "share memory");
  CLASSIFY(DENSE, p.words.device.device_type = 2, FA_DEVICE, "another device");
  CLASSIFY(PACKED, p.words.data = p.ends_q_data, FA_MEMORY, "share memory");
  CLASSIFY(PACKED, p.ends_q_data[3] = 150, FA_OPTIONS, "goes from 0 to 150");
  CLASSIFY(PAGED, p.table_data[0] = 80, FA_OPTIONS, "page 80");
  CLASSIFY(PAGED, p.options.seqused_k = &p.used, FA_OPTIONS, "seqused_k");
  CLASSIFY(STEP, p.options.seqused_k = &p.used, FA_OPTIONS, "seqused_k");
  CLASSIFY(STEP, p.cache.rows = p.cache.block_table = &p.table, FA_OPTIONS,
           "`rows`");
  CLASSIFY(STEP, p.cache.size = 8, FA_OPTIONS, "sizeof(fa_cache)");
  CLASSIFY(STEP, p.new_kv.dtype.code = 2, FA_SHAPE, "`new_k`");
  CLASSIFY(STEP, p.list_shape[0] = 1, FA_SHAPE, "`cache.seqlens`");

  Problem p;
  make(&p, DENSE);
  REFUSED(fa_classify_blocks(NULL, &p.t[K], &p.blocks, &p.options, NULL),
          FA_NULL_POINTER, "`q` is NULL");
  REFUSED(fa_classify_blocks(&p.t[Q], NULL, &p.blocks, &p.options, NULL),
          FA_NULL_POINTER, "`k` is NULL");
  REFUSED(fa_classify_blocks(&p.t[Q], &p.t[K], NULL, &p.options, NULL),
          FA_NULL_POINTER, "pass an fa_mask_blocks");
  REFUSED(fa_classify_blocks(&p.t[Q], &p.t[K], &p.blocks, NULL, NULL),
          FA_OPTIONS, "no masks");
  REFUSED(fa_classify_blocks(&p.t[Q], &p.t[K], &p.blocks, &p.options, &p),
          FA_DEVICE, "pass NULL");
  REFUSED(fa_classify_blocks_decode(&p.t[Q], &p.t[K], &p.blocks, NULL, NULL, 0,
                                    &p.options, NULL),
          FA_NULL_POINTER, "pass an fa_cache");
  release(&p);

  for (Kind kind = DENSE; kind < KINDS; kind++) {
    ATTEND(kind, p.blocks.queries = 0, FA_OPTIONS, "a tile has a query");
    ATTEND(kind, p.blocks.keys = 0, FA_OPTIONS, "a block a key at least");
    ATTEND(kind, p.blocks.words = NULL, FA_NULL_POINTER, "`mask_blocks.words`");
    ATTEND(kind, p.blocks.size = 8, FA_OPTIONS, "sizeof(fa_mask_blocks)");
    ATTEND(kind, p.words.shape = small, FA_SHAPE, "`mask_blocks`");
    ATTEND(kind, p.words.ndim = 2, FA_SHAPE, "`mask_blocks.words` has 2");
    ATTEND(kind, p.words.dtype.code = 2, FA_SHAPE, "has to hold int32");
    ATTEND(kind, p.words.strides = apart, FA_MEMORY, "has stride 2");
    ATTEND(kind, p.words.device.device_type = 2, FA_DEVICE, "another device");
    ATTEND(kind, p.words.data = (void *)4096, FA_MEMORY, "");
    ATTEND(kind, p.options.document_q = p.options.document_k = NULL, FA_OPTIONS,
           "without masks there is nothing");
    /* The backward pass takes blocks of any size. */
    if (in_a_cache(kind) || kind == DENSE) {
      make_known(&p, kind);
      p.options.mask_blocks = &p.blocks, p.blocks.keys *= 2;
      int64_t words = (p.blocks.shape[3] + 3) / 4 * 2;
      p.blocks.shape[3] = words;
      REFUSED(forward(&p), FA_OPTIONS, "make them for this problem");
      release(&p);
    }
  }
  ATTEND(DENSE, (p.words.data = p.data[O], p.t[DQ].data = p.data[O]), FA_MEMORY,
         "share memory");
  ATTEND(STEP, p.words.data = p.data[O], FA_MEMORY, "share memory");
  /* Fewer queries, which are fewer tiles. */
  ATTEND(DENSE, (p.shapes[Q][1] = p.shapes[O][1] = p.shapes[D_O][1] =
                     p.shapes[DQ][1] = p.lse_shape[2] = p.of_q_shape[1] = 60),
         FA_SHAPE, "`mask_blocks`");
}

/* An older header's options end before the lists. */
static void ends_before_the_lists(void) {
  Problem p;
  make(&p, DENSE);
  p.options.mask_blocks = (const fa_mask_blocks *)&failures;
  p.options.size = offsetof(fa_options, mask_blocks);
  CHECK(forward(&p) == FA_OK, "%s", fa_last_error());
  release(&p);
}

/* Kernels with lists are compiled before they are needed. */
static void prepares(void) {
  Problem p;
  make_known(&p, DENSE);
  p.options.mask_blocks = &p.blocks;
  const DLTensor *t = p.t;
  CHECK(fa_prepare(&t[Q], &t[K], &t[V], &t[O], NULL, &p.options) == FA_OK, "%s",
        fa_last_error());
  CHECK(fa_prepare_backward(&t[Q], &t[K], &t[V], &t[O], &p.lse, &t[D_O], &t[DQ],
                            &t[DK], &t[DV], NULL, &p.options) == FA_OK,
        "%s", fa_last_error());
  release(&p);
}

int main(void) {
  for (Kind kind = DENSE; kind < KINDS; kind++)
    is_the_same(kind);
  refuses();
  ends_before_the_lists();
  prepares();
  if (failures == 0)
    printf("passed\n");
  return failures != 0;
}
