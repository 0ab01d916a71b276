/* A cache and a step of generation for the programs of these tests, described as DLPack's tensors. */
#include "common.h"

enum {
  BATCH = 2,
  CAPACITY = 48,
  ROWS = 3,
  PAGE = 8,
  PAGES = 13,
  OF_A_SEQUENCE = CAPACITY / PAGE,
  HEADS = 4,
  KV_HEADS = 2,
  HEAD_DIM = 64,
  ROTATED = 32,
  POSITIONS = 64,
  /* More tokens than any case has. */
  MOST = 8,
  CACHE = 2 * PAGES * PAGE * KV_HEADS * HEAD_DIM
};

typedef enum { IN_ORDER, IN_ROWS, IN_PAGES } Places;

/* What a step is to do. */
typedef struct {
  Places places;
  int packed, rotary, positions, padded, bias;
  uint64_t flags;
} Case;

/* Numbers of each sequence: keys before the step, new tokens, where these begin among all of them, keys that are padding. */
typedef struct {
  int32_t length[BATCH], count[BATCH], first[BATCH + 1], padding[BATCH];
  int32_t position[BATCH], row[BATCH], table[BATCH * OF_A_SEQUENCE];
  int tokens;
  uint16_t *q, *q_out, *new_k, *new_v, *o, *cache[2], *before[2];
  float *lse, *cos, *sin;
  float bias[HEADS * CAPACITY];
  int64_t q_shape[4], new_shape[4], lse_shape[3], cache_shape[4],
      cache_strides[4], angles_shape[2], batch_shape[1], ends_shape[1],
      table_shape[2], bias_shape[4];
  DLTensor of_q, of_q_out, of_new_k, of_new_v, of_o, of_lse, of_k, of_v,
      of_cos, of_sin, of_length, of_position, of_row, of_table, of_ends,
      of_padding, of_bias;
  fa_cache of_cache;
  fa_rotary rotary;
  fa_options options;
} Step;

/* Three tokens of each sequence, or, packed, one and four. */
static inline void describe(Step *s, const Case *c) {
  static const int32_t lengths[] = {20, 7}, rows[] = {2, 0};
  static const int32_t paddings[] = {3, 5}, positions[] = {11, 40};
  memset(s, 0, sizeof *s);
  for (int b = 0; b < BATCH; b++) {
    s->length[b] = lengths[b], s->row[b] = rows[b];
    s->padding[b] = c->padded ? paddings[b] : 0;
    s->position[b] = c->positions ? positions[b] : lengths[b];
    s->count[b] = !c->packed ? 3 : b == 0 ? 1 : 4;
    s->first[b + 1] = s->first[b] + s->count[b];
    for (int p = 0; p < OF_A_SEQUENCE; p++)
      s->table[b * OF_A_SEQUENCE + p] = (5 + 7 * (b * OF_A_SEQUENCE + p)) % PAGES;
  }
  s->tokens = s->first[BATCH];
  s->q = numbers(MOST * HEADS * HEAD_DIM, 1);
  s->new_k = numbers(MOST * KV_HEADS * HEAD_DIM, 2);
  s->new_v = numbers(MOST * KV_HEADS * HEAD_DIM, 3);
  s->q_out = aligned(MOST * HEADS * HEAD_DIM * 2);
  s->o = aligned(MOST * HEADS * HEAD_DIM * 2);
  s->lse = aligned(MOST * HEADS * 4);
  for (int t = 0; t < 2; t++) {
    s->cache[t] = numbers(CACHE, 4 + t);
    s->before[t] = numbers(CACHE, 4 + t);
  }
  s->cos = aligned(POSITIONS * ROTATED / 2 * 4);
  s->sin = aligned(POSITIONS * ROTATED / 2 * 4);
  for (int p = 0; p < POSITIONS; p++)
    for (int j = 0; j < ROTATED / 2; j++) {
      s->cos[p * ROTATED / 2 + j] = (float)cos(p * 0.7 / (j + 1));
      s->sin[p * ROTATED / 2 + j] = (float)sin(p * 0.7 / (j + 1));
    }
  for (int i = 0; i < HEADS * CAPACITY; i++)
    s->bias[i] = (float)(i * 37 % 101) / 50.0f - 1.0f;

  int in_pages = c->places == IN_PAGES, drop = c->packed;
  int64_t q_shape[] = {BATCH, 3, HEADS, HEAD_DIM};
  int64_t new_shape[] = {BATCH, 3, KV_HEADS, HEAD_DIM};
  int64_t lse_shape[] = {BATCH, HEADS, 3};
  int64_t rows_of[] = {c->places == IN_ROWS ? ROWS : BATCH, CAPACITY, KV_HEADS,
                       HEAD_DIM};
  int64_t pages_of[] = {PAGES, PAGE, KV_HEADS, HEAD_DIM};
  /* The heads of a page are apart. */
  int64_t row_strides[] = {CAPACITY * KV_HEADS * HEAD_DIM, KV_HEADS * HEAD_DIM,
                           HEAD_DIM, 1};
  int64_t page_strides[] = {KV_HEADS * PAGE * HEAD_DIM, HEAD_DIM,
                            PAGE * HEAD_DIM, 1};
  if (c->packed) {
    q_shape[1] = new_shape[1] = s->tokens;
    lse_shape[2] = s->tokens;
  }
  memcpy(s->q_shape, q_shape, sizeof q_shape);
  memcpy(s->new_shape, new_shape, sizeof new_shape);
  memcpy(s->lse_shape, lse_shape, sizeof lse_shape);
  memcpy(s->cache_shape, in_pages ? pages_of : rows_of, sizeof rows_of);
  memcpy(s->cache_strides, in_pages ? page_strides : row_strides,
         sizeof row_strides);
  s->angles_shape[0] = POSITIONS, s->angles_shape[1] = ROTATED / 2;
  s->batch_shape[0] = BATCH, s->ends_shape[0] = BATCH + 1;
  s->table_shape[0] = BATCH, s->table_shape[1] = OF_A_SEQUENCE;
  s->bias_shape[0] = 1, s->bias_shape[1] = HEADS, s->bias_shape[2] = 1;
  s->bias_shape[3] = CAPACITY;

  s->of_q = tensor(s->q, 4 - drop, s->q_shape + drop, 4, 16);
  s->of_q_out = tensor(s->q_out, 4 - drop, s->q_shape + drop, 4, 16);
  s->of_o = tensor(s->o, 4 - drop, s->q_shape + drop, 4, 16);
  s->of_new_k = tensor(s->new_k, 4 - drop, s->new_shape + drop, 4, 16);
  s->of_new_v = tensor(s->new_v, 4 - drop, s->new_shape + drop, 4, 16);
  s->of_lse = tensor(s->lse, 3 - drop, s->lse_shape + drop, 2, 32);
  s->of_k = tensor(s->cache[0], 4, s->cache_shape, 4, 16);
  s->of_v = tensor(s->cache[1], 4, s->cache_shape, 4, 16);
  s->of_k.strides = s->of_v.strides = s->cache_strides;
  s->of_cos = tensor(s->cos, 2, s->angles_shape, 2, 32);
  s->of_sin = tensor(s->sin, 2, s->angles_shape, 2, 32);
  s->of_length = tensor(s->length, 1, s->batch_shape, 0, 32);
  s->of_position = tensor(s->position, 1, s->batch_shape, 0, 32);
  s->of_padding = tensor(s->padding, 1, s->batch_shape, 0, 32);
  s->of_row = tensor(s->row, 1, s->batch_shape, 0, 32);
  s->of_table = tensor(s->table, 2, s->table_shape, 0, 32);
  s->of_ends = tensor(s->first, 1, s->ends_shape, 0, 32);
  s->of_bias = tensor(s->bias, 4, s->bias_shape, 2, 32);

  s->of_cache = (fa_cache){sizeof s->of_cache, &s->of_k, &s->of_v,
                           &s->of_length, NULL, NULL};
  s->of_cache.block_table = in_pages ? &s->of_table : NULL;
  s->of_cache.rows = c->places == IN_ROWS ? &s->of_row : NULL;
  s->rotary.size = sizeof s->rotary;
  s->rotary.flags = c->rotary == 2 ? FA_ROTARY_INTERLEAVED : 0;
  s->rotary.cos = &s->of_cos, s->rotary.sin = &s->of_sin;
  s->rotary.positions = c->positions ? &s->of_position : NULL;
  s->rotary.q_out = &s->of_q_out;
  s->options.size = sizeof s->options;
  s->options.flags = c->flags;
  s->options.cache_leftpad = c->padded ? &s->of_padding : NULL;
  s->options.bias = c->bias ? &s->of_bias : NULL;
}

static inline void release(Step *s) {
  uint16_t *all[] = {s->q,        s->q_out,     s->new_k,     s->new_v, s->o,
                     s->cache[0], s->cache[1], s->before[0], s->before[1]};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++)
    free(all[i]);
  free(s->lse), free(s->cos), free(s->sin);
}

static inline fa_status decode(Step *s, const Case *c) {
  return fa_decode(&s->of_q, &s->of_new_k, &s->of_new_v, &s->of_o, &s->of_lse,
                   &s->of_cache, c->packed ? &s->of_ends : NULL, 4,
                   c->rotary ? &s->rotary : NULL, &s->options, NULL);
}

/* As decode, computing nothing. */
static inline fa_status prepare(Step *s, const Case *c) {
  return fa_prepare_decode(&s->of_q, &s->of_new_k, &s->of_new_v, &s->of_o,
                           &s->of_lse, &s->of_cache,
                           c->packed ? &s->of_ends : NULL, 4,
                           c->rotary ? &s->rotary : NULL, &s->options);
}

/* Whether a step has written nothing. */
static inline int is_as_before(const Step *s) {
  int same = 1;
  for (int t = 0; t < 2; t++)
    same &= !memcmp(s->cache[t], s->before[t], CACHE * 2);
  for (int i = 0; i < MOST * HEADS * HEAD_DIM; i++)
    same &= s->o[i] == 0 && s->q_out[i] == 0;
  for (int i = 0; i < MOST * HEADS; i++)
    same &= s->lse[i] == 0;
  return same;
}
