/* A cache from C: new tokens are added and attended to, against float64; and what is refused. */
#include "cache.h"

/* Where key j of sequence b begins in a cache. */
static int at(const Step *s, const Case *c, int b, int j, int head) {
  if (c->places != IN_PAGES) {
    int row = c->places == IN_ROWS ? s->row[b] : b;
    return ((row * CAPACITY + j) * KV_HEADS + head) * HEAD_DIM;
  }
  int page = s->table[b * OF_A_SEQUENCE + j / PAGE];
  return ((page * KV_HEADS + head) * PAGE + j % PAGE) * HEAD_DIM;
}

/* A head as it is after its rotation. */
static void rotate(const Step *s, int kind, int position, const uint16_t *x,
                   double out[HEAD_DIM]) {
  for (int d = 0; d < HEAD_DIM; d++)
    out[d] = from_bf16(x[d]);
  for (int j = 0; kind && j < ROTATED / 2; j++) {
    int first = kind == 2 ? 2 * j : j;
    int second = kind == 2 ? 2 * j + 1 : j + ROTATED / 2;
    double cos = s->cos[position * ROTATED / 2 + j];
    double sin = s->sin[position * ROTATED / 2 + j];
    out[first] = from_bf16(x[first]) * cos - from_bf16(x[second]) * sin;
    out[second] = from_bf16(x[first]) * sin + from_bf16(x[second]) * cos;
  }
}

/* Whether a head is this one, rounded to bfloat16. */
static int is_near(const uint16_t *x, const double *expected) {
  for (int d = 0; d < HEAD_DIM; d++)
    if (fabs(from_bf16(x[d]) - expected[d]) > fabs(expected[d]) / 256 + 1e-6)
      return 0;
  return 1;
}

/* Whether the cache has the new tokens where they belong, and else what it had. */
static int is_added(const Step *s, const Case *c) {
  unsigned char *new = calloc(CACHE, 1);
  int right = 1;
  for (int b = 0; b < BATCH; b++)
    for (int i = 0; i < s->count[b]; i++)
      for (int h = 0; h < KV_HEADS; h++) {
        int to = at(s, c, b, s->length[b] + i, h);
        int from = ((s->first[b] + i) * KV_HEADS + h) * HEAD_DIM;
        double key[HEAD_DIM];
        rotate(s, c->rotary, s->position[b] + i, s->new_k + from, key);
        right &= is_near(s->cache[0] + to, key);
        right &= !memcmp(s->cache[1] + to, s->new_v + from, HEAD_DIM * 2);
        memset(new + to, 1, HEAD_DIM);
      }
  for (int i = 0; i < CACHE; i++)
    for (int t = 0; t < 2; t++)
      right &= new[i] || s->cache[t][i] == s->before[t][i];
  free(new);
  return right;
}

/* Whether the queries are rotated as they are to be. */
static int is_rotated(const Step *s, const Case *c, const uint16_t *out) {
  int right = 1, each = (c->flags & FA_CAUSAL) != 0;
  for (int b = 0; b < BATCH; b++)
    for (int i = 0; i < s->count[b]; i++)
      for (int h = 0; h < HEADS; h++) {
        int from = ((s->first[b] + i) * HEADS + h) * HEAD_DIM;
        double q[HEAD_DIM];
        rotate(s, c->rotary, s->position[b] + (each ? i : 0), s->q + from, q);
        right &= is_near(out + from, q);
      }
  return right;
}

/* Attention in float64 of the queries to what the cache has now: the largest errors of output and log-sum-exp. */
static void compare(const Step *s, const Case *c, double errors[2]) {
  const uint16_t *queries = c->rotary ? s->q_out : s->q;
  for (int b = 0; b < BATCH; b++)
    for (int i = 0; i < s->count[b]; i++)
      for (int h = 0; h < HEADS; h++) {
        int token = s->first[b] + i, kv_head = h / (HEADS / KV_HEADS);
        int end = s->length[b] + (c->flags & FA_CAUSAL ? i + 1 : s->count[b]);
        const uint16_t *q = queries + (token * HEADS + h) * HEAD_DIM;
        double scores[CAPACITY], highest = -INFINITY, all = 0;
        for (int j = s->padding[b]; j < end; j++) {
          const uint16_t *k = s->cache[0] + at(s, c, b, j, kv_head);
          scores[j] = 0;
          for (int d = 0; d < HEAD_DIM; d++)
            scores[j] += from_bf16(q[d]) * from_bf16(k[d]);
          scores[j] /= sqrt(HEAD_DIM);
          if (c->bias)
            scores[j] += s->bias[h * CAPACITY + j];
          highest = fmax(highest, scores[j]);
        }
        for (int j = s->padding[b]; j < end; j++)
          all += exp(scores[j] - highest);
        for (int d = 0; d < HEAD_DIM; d++) {
          double sum = 0;
          for (int j = s->padding[b]; j < end; j++)
            sum += exp(scores[j] - highest) / all *
                   from_bf16(s->cache[1][at(s, c, b, j, kv_head) + d]);
          double o = from_bf16(s->o[(token * HEADS + h) * HEAD_DIM + d]);
          errors[0] = fmax(errors[0], fabs(o - sum));
        }
        float lse = c->packed ? s->lse[h * s->tokens + token]
                              : s->lse[(b * HEADS + h) * 3 + i];
        errors[1] = fmax(errors[1], fabs(lse - (highest + log(all))));
      }
}

/* Every place, packed or not, rotated or not. */
static const Case STEPS[] = {
    {IN_ORDER, .flags = FA_CAUSAL},
    {IN_ORDER, .rotary = 1, .flags = FA_CAUSAL},
    {IN_ORDER, .rotary = 2, .bias = 1},
    {IN_ORDER, .rotary = 1, .padded = 1, .positions = 1, .flags = FA_CAUSAL},
    {IN_ROWS, .rotary = 2, .padded = 1, .flags = FA_CAUSAL},
    {IN_ROWS, .packed = 1, .rotary = 1, .bias = 1, .flags = FA_CAUSAL},
    {IN_PAGES, .rotary = 1, .flags = FA_CAUSAL},
    {IN_PAGES, .packed = 1, .rotary = 2, .positions = 1},
    {IN_PAGES, .packed = 1, .bias = 1, .flags = FA_CAUSAL},
};

static void decodes(void) {
  for (size_t i = 0; i < sizeof STEPS / sizeof *STEPS; i++) {
    const Case *c = &STEPS[i];
    Step s;
    describe(&s, c);
    CHECK(decode(&s, c) == FA_OK, "case %zu: %s", i, fa_last_error());
    CHECK(is_added(&s, c), "case %zu: another cache", i);
    CHECK(!c->rotary || is_rotated(&s, c, s.q_out), "case %zu: queries", i);
    double errors[2] = {0, 0};
    compare(&s, c, errors);
    CHECK(errors[0] < 0.01 && errors[1] < 1e-4,
          "case %zu: errors %g of o and %g of lse", i, errors[0], errors[1]);
    release(&s);
  }
}

/* Lists that lead out of every tensor. */
static void lead_astray(Step *s) {
  for (int b = 0; b < BATCH; b++) {
    s->length[b] = s->position[b] = s->row[b] = 1 << 30;
    s->first[b + 1] = 1 << 30, s->padding[b] = 1 << 30;
  }
  for (int i = 0; i < BATCH * OF_A_SEQUENCE; i++)
    s->table[i] = 1 << 30;
}

/* Before a call, whatever the lists hold then: nothing is written. */
static void prepares(void) {
  for (size_t i = 0; i < sizeof STEPS / sizeof *STEPS; i++) {
    const Case *c = &STEPS[i];
    Step s;
    describe(&s, c), lead_astray(&s);
    CHECK(prepare(&s, c) == FA_OK, "case %zu: %s", i, fa_last_error());
    CHECK(is_as_before(&s), "case %zu: a step was written", i);
    s.rotary.q = &s.of_q;
    CHECK(fa_prepare_append(&s.of_new_k, &s.of_new_v, &s.of_cache,
                            c->packed ? &s.of_ends : NULL, 4,
                            c->rotary ? &s.rotary : NULL) == FA_OK,
          "case %zu: %s", i, fa_last_error());
    CHECK(is_as_before(&s), "case %zu: an addition was written", i);
    release(&s);
  }
}

/* Added, and then attended to by the functions that attend: the same bits as a step of its own. */
static void appends(void) {
  static const Case cases[] = {
      {IN_ORDER, .rotary = 1, .flags = FA_CAUSAL},
      {IN_ROWS, .rotary = 2, .padded = 1, .flags = FA_CAUSAL},
      {IN_ROWS, .packed = 1, .flags = FA_CAUSAL},
      {IN_PAGES, .packed = 1, .rotary = 2},
      {IN_PAGES, .rotary = 1, .positions = 1, .flags = FA_CAUSAL},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
    const Case *c = &cases[i];
    Step whole, s;
    describe(&whole, c), describe(&s, c);
    CHECK(decode(&whole, c) == FA_OK, "case %zu: %s", i, fa_last_error());
    /* In place. */
    s.rotary.q = s.rotary.q_out = &s.of_q;
    s.rotary.flags |= c->flags & FA_CAUSAL ? FA_ROTARY_MASKED : 0;
    const DLTensor *ends = c->packed ? &s.of_ends : NULL;
    CHECK(fa_append(&s.of_new_k, &s.of_new_v, &s.of_cache, ends, 4,
                    c->rotary ? &s.rotary : NULL, NULL) == FA_OK,
          "case %zu: %s", i, fa_last_error());
    int same = 1;
    for (int t = 0; t < 2; t++)
      same &= !memcmp(s.cache[t], whole.cache[t], CACHE * 2);
    CHECK(same, "case %zu: another cache", i);
    for (int b = 0; b < BATCH; b++)
      s.length[b] += s.count[b];
    fa_status status;
    if (c->places == IN_PAGES)
      status = fa_forward_paged(&s.of_q, &s.of_k, &s.of_v, &s.of_o, &s.of_lse,
                                &s.of_table, &s.of_length, 0, ends, 4,
                                &s.options, NULL);
    else {
      s.options.seqused_k = &s.of_length;
      s.options.cache_batch_idx = c->places == IN_ROWS ? &s.of_row : NULL;
      status = c->packed
                   ? fa_forward_varlen(&s.of_q, &s.of_k, &s.of_v, &s.of_o,
                                       &s.of_lse, ends, NULL, 4, 0, &s.options,
                                       NULL)
                   : fa_forward(&s.of_q, &s.of_k, &s.of_v, &s.of_o, &s.of_lse,
                                &s.options, NULL);
    }
    CHECK(status == FA_OK, "case %zu: %s", i, fa_last_error());
    CHECK(!memcmp(s.o, whole.o, s.tokens * HEADS * HEAD_DIM * 2) &&
              !memcmp(s.lse, whole.lse, s.tokens * HEADS * 4),
          "case %zu: another output", i);
    release(&whole), release(&s);
  }
}

/* Each packed sequence by itself: the outputs of others stay as they were. */
static void computes_a_range(void) {
  const Case c = {IN_ROWS, .packed = 1, .flags = FA_CAUSAL};
  Step s;
  describe(&s, &c);
  CHECK(decode(&s, &c) == FA_OK, "%s", fa_last_error());
  uint16_t *whole = aligned(MOST * HEADS * HEAD_DIM * 2);
  size_t row = HEADS * HEAD_DIM * 2, bytes = s.tokens * row;
  memcpy(whole, s.o, bytes);
  memset(s.o, 0xff, bytes);
  for (int b = 0; b < BATCH; b++)
    s.length[b] += s.count[b];
  s.options.flags |= FA_QUERY_RANGE;
  s.options.seqused_k = &s.of_length, s.options.cache_batch_idx = &s.of_row;
  for (int b = 0; b < BATCH; b++) {
    s.options.query_range_least = b == 0 ? 0 : 2;
    s.options.query_range_most = b == 0 ? 1 : UINT32_MAX;
    CHECK(fa_forward_varlen(&s.of_q, &s.of_k, &s.of_v, &s.of_o, NULL,
                            &s.of_ends, NULL, 4, 0, &s.options, NULL) == FA_OK,
          "%s", fa_last_error());
    for (int i = s.first[b] * HEADS * HEAD_DIM;
         i < s.first[b + 1] * HEADS * HEAD_DIM; i++)
      CHECK(fabs(from_bf16(s.o[i]) - from_bf16(whole[i])) < 0.01, "%d: %d", b,
            i);
    for (size_t i = bytes / 2; b == 0 && i-- > (size_t)s.first[1] * row / 2;)
      CHECK(s.o[i] == 0xffff, "output %zu of another sequence", i);
  }
  s.options.query_range_least = 3, s.options.query_range_most = 2;
  REFUSED(fa_forward_varlen(&s.of_q, &s.of_k, &s.of_v, &s.of_o, NULL,
                            &s.of_ends, NULL, 4, 0, &s.options, NULL),
          FA_OPTIONS, "smaller number first");
  free(whole);
  release(&s);
}

/* Ends a step that was refused: its cache is as it was. */
static void ends(Step *s, const char *text) {
  CHECK(!memcmp(s->cache[0], s->before[0], CACHE * 2) &&
            !memcmp(s->cache[1], s->before[1], CACHE * 2),
        "%s wrote", text);
  release(s);
}

/* One change of a step, which is refused and writes nothing, and is refused when it is prepared, too. */
#define STEP(of, change, expected, text)                                       \
  do {                                                                         \
    const Case c = of;                                                         \
    Step s;                                                                    \
    describe(&s, &c);                                                          \
    change;                                                                    \
    REFUSED(prepare(&s, &c), expected, text);                                  \
    REFUSED(decode(&s, &c), expected, text);                                   \
    ends(&s, text);                                                            \
  } while (0)
/* The same of what a list holds, which is not looked at when the step is prepared. */
#define LISTED(of, change, expected, text)                                     \
  do {                                                                         \
    const Case c = of;                                                         \
    Step s;                                                                    \
    describe(&s, &c);                                                          \
    change;                                                                    \
    CHECK(prepare(&s, &c) == FA_OK, "%s: %s", text, fa_last_error());          \
    REFUSED(decode(&s, &c), expected, text);                                   \
    ends(&s, text);                                                            \
  } while (0)
#define A_CASE(...)                                                            \
  { __VA_ARGS__ }

#define DENSE A_CASE(IN_ORDER, .rotary = 1, .flags = FA_CAUSAL)
#define PACKED A_CASE(IN_ROWS, .packed = 1, .flags = FA_CAUSAL)
#define PAGED A_CASE(IN_PAGES, .rotary = 1, .flags = FA_CAUSAL)

static void refuses(void) {
  STEP(DENSE, s.of_new_k.shape = NULL, FA_NULL_POINTER, "`new_k`");
  STEP(DENSE, s.of_cache.k = NULL, FA_NULL_POINTER, "`cache.k` is NULL");
  STEP(DENSE, s.of_cache.seqlens = NULL, FA_NULL_POINTER, "`cache.seqlens`");
  STEP(DENSE, s.of_cache.size = 0, FA_OPTIONS, "sizeof(fa_cache)");
  STEP(DENSE, s.of_cache.size += 8, FA_OPTIONS, "fa_cache has 56 bytes");
  STEP(DENSE, s.rotary.size = 8, FA_OPTIONS, "sizeof(fa_rotary)");
  STEP(DENSE, s.rotary.flags |= 64, FA_OPTIONS, "0x40 of fa_rotary");
  STEP(DENSE, s.rotary.flags |= FA_ROTARY_MASKED, FA_OPTIONS, "goes by its");
  STEP(DENSE, s.rotary.q = &s.of_q, FA_OPTIONS, "leave q of fa_rotary NULL");
  STEP(DENSE, s.rotary.cos = NULL, FA_NULL_POINTER, "`cos` is NULL");
  STEP(DENSE, s.rotary.q_out = NULL, FA_NULL_POINTER, "`q_out` is NULL");
  STEP(DENSE, s.angles_shape[1] = 12, FA_OPTIONS, "multiple of 16");
  STEP(DENSE, s.of_cos.dtype.code = 0, FA_SHAPE, "`cos`");
  STEP(DENSE, s.of_q_out.data = s.q + 8, FA_MEMORY, "`q_out` and `q`");
  STEP(DENSE, s.of_o.data = s.cache[0], FA_MEMORY, "share memory");
  STEP(DENSE, s.of_v.data = s.cache[0], FA_MEMORY,
       "`cache.k` and `cache.v` share memory");
  STEP(DENSE, s.of_new_v.data = s.cache[1], FA_MEMORY,
       "`cache.v` and `new_v` share memory");
  STEP(DENSE, s.of_length.data = s.lse, FA_MEMORY, "share memory");
  STEP(DENSE, s.of_length.dtype.code = 2, FA_SHAPE, "has to hold int32");
  STEP(DENSE, s.batch_shape[0] = 1, FA_SHAPE, "`cache.seqlens`");
  STEP(DENSE, s.of_k.device.device_type = 2, FA_DEVICE, "`cache.k`");
  STEP(DENSE, s.of_k.dtype.code = 2, FA_SHAPE, "`cache.k`");
  STEP(DENSE, s.cache_shape[2] = 1, FA_SHAPE, "KV heads");
  STEP(DENSE, s.cache_shape[1] = 2, FA_OPTIONS,
       "new_k: 3 new keys, where a sequence has room for 2");
  STEP(DENSE, s.new_shape[0] = 1, FA_SHAPE, "`cache.seqlens`");
  STEP(DENSE, s.of_cache.block_table = s.of_cache.rows = &s.of_row, FA_OPTIONS,
       "`block_table` and `rows`");
  STEP(DENSE, s.options.seqused_k = &s.of_length, FA_OPTIONS, "seqused_k");
  STEP(DENSE, s.options.cache_batch_idx = &s.of_row, FA_OPTIONS,
       "cache_batch_idx");
  STEP(DENSE, (s.options.cache_leftpad = &s.of_ends), FA_SHAPE,
       "`cache_leftpad`");
  STEP(DENSE, s.options.flags |= FA_THIS_LENGTH, FA_SHAPE, "Seq::Dynamic");
  STEP(DENSE, s.options.flags |= FA_QUERY_RANGE, FA_OPTIONS, "query_range");
  STEP(DENSE, (s.options.bias = &s.of_bias, s.bias_shape[3] = 30), FA_SHAPE,
       "`bias`");
  STEP(DENSE, (s.options.bias = &s.of_bias, s.of_bias.data = s.lse), FA_MEMORY,
       "share memory");
  LISTED(PACKED, s.first[2] = 4, FA_OPTIONS, "new tokens: cu_seqlens goes from 0");
  LISTED(PACKED, s.first[1] = 0, FA_OPTIONS, "sequence of 5");
  STEP(PACKED, s.new_shape[1] = 4, FA_SHAPE, "as many tokens as queries");
  LISTED(PACKED, s.row[1] = ROWS, FA_OPTIONS,
       "cache.rows: there is a sequence in row 3");
  LISTED(PACKED, s.row[1] = -1, FA_OPTIONS, "-1 as int32");
  STEP(PACKED, s.of_q.ndim = 2, FA_SHAPE, "`q` has 2 dimensions");
  LISTED(PACKED, (s.row[0] = 2, s.row[1] = 2, s.length[1] = 18), FA_OPTIONS,
       "key 20 of row 2: give each token a place");
  LISTED(PAGED, (s.table[8] = s.table[0], s.length[0] = 1, s.length[1] = 17),
       FA_OPTIONS, "key 1 of page 5");
  LISTED(PAGED, s.table[0] = PAGES, FA_OPTIONS,
       "cache: cache.block_table has page 13");
  STEP(PAGED, s.table_shape[1] = 0, FA_OPTIONS, "has room for 0");
  STEP(PAGED, s.options.cache_leftpad = &s.of_padding, FA_OPTIONS,
       "cache_leftpad");

  const Case dense = DENSE, packed = PACKED;
  Step s;
  describe(&s, &dense);
  REFUSED(fa_append(&s.of_new_k, &s.of_new_v, NULL, NULL, 0, NULL, NULL),
          FA_NULL_POINTER, "pass an fa_cache");
  REFUSED(fa_append(NULL, &s.of_new_v, &s.of_cache, NULL, 0, NULL, NULL),
          FA_NULL_POINTER, "`new_k`");
  REFUSED(fa_append(&s.of_new_k, &s.of_new_v, &s.of_cache, NULL, 0, NULL, &s),
          FA_DEVICE, "pass NULL");
  REFUSED(fa_append(&s.of_new_k, &s.of_new_v, &s.of_cache, NULL, 0, &s.rotary,
                    NULL),
          FA_NULL_POINTER, "`q` is NULL");
  REFUSED(fa_prepare_append(&s.of_new_k, &s.of_new_v, NULL, NULL, 0, NULL),
          FA_NULL_POINTER, "pass an fa_cache");
  REFUSED(fa_prepare_append(NULL, &s.of_new_v, &s.of_cache, NULL, 0, NULL),
          FA_NULL_POINTER, "`new_k`");
  REFUSED(fa_prepare_append(&s.of_new_k, &s.of_k, &s.of_cache, NULL, 0, NULL),
          FA_MEMORY, "`cache.k` and `new_v` share memory");
  s.rotary.q = &s.of_new_k;
  REFUSED(fa_append(&s.of_new_k, &s.of_new_v, &s.of_cache, NULL, 0, &s.rotary,
                    NULL),
          FA_SHAPE, "`q_out`");
  /* What there is no room for is dropped, and so is everything of a negative length. */
  s.length[0] = CAPACITY, s.length[1] = -1;
  CHECK(fa_append(&s.of_new_k, &s.of_new_v, &s.of_cache, NULL, 0, NULL, NULL) ==
            FA_OK,
        "%s", fa_last_error());
  CHECK(!memcmp(s.cache[0], s.before[0], CACHE * 2), "a token without room");
  release(&s);
  describe(&s, &packed);
  s.first[1] = 9;
  REFUSED(fa_append(&s.of_new_k, &s.of_new_v, &s.of_cache, &s.of_ends, 9, NULL,
                    NULL),
          FA_OPTIONS, "5 after 9");
  release(&s);
}

int main(void) {
  prepares();
  decodes();
  appends();
  computes_a_range();
  refuses();
  if (failures == 0)
    printf("passed\n");
  return failures != 0;
}
