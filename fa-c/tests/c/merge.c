/* Parts of attention merged from C: the same as attention over all keys; and what is refused. */
#include "common.h"

enum { BATCH = 2, SEQ = 12, KEYS = 30, HEADS = 2, HEAD_DIM = 64, PARTS = 3 };

enum {
  OUTPUTS = BATCH * SEQ * HEADS * HEAD_DIM,
  ROWS = BATCH * SEQ * HEADS,
  /* Keys of a part. */
  OF_A_PART = KEYS / PARTS
};

/* Attention over all keys, and over each third of them into one tensor. */
typedef struct {
  uint16_t *q, *k, *v, *whole, *parts, *merged;
  float *whole_lse, *part_lses, *merged_lse, *wide;
  int64_t q_shape[4], kv_shape[4], kv_strides[4], lse_shape[3];
  int64_t stacked_shape[4], stacked_lse_shape[4];
} Memory;

static DLTensor outputs(Memory *m, void *data, uint8_t code, uint8_t bits) {
  return tensor(data, 4, m->q_shape, code, bits);
}

static DLTensor lses(Memory *m, float *data) {
  return tensor(data, 3, m->lse_shape, 2, 32);
}

/* Part p of the stacked ones. */
static DLTensor part(Memory *m, int p) {
  return outputs(m, m->parts + p * OUTPUTS, 4, 16);
}

static DLTensor part_lse(Memory *m, int p) {
  return lses(m, m->part_lses + p * ROWS);
}

/* Keys or values from one on. */
static DLTensor keys(Memory *m, uint16_t *data, int first, int64_t *shape) {
  shape[0] = BATCH, shape[2] = HEADS, shape[3] = HEAD_DIM;
  DLTensor keys = tensor(data + first * HEADS * HEAD_DIM, 4, shape, 4, 16);
  keys.strides = m->kv_strides;
  return keys;
}

static void attend(Memory *m, int first, int count, DLTensor o, DLTensor lse) {
  int64_t shape[4];
  shape[1] = count;
  DLTensor q = outputs(m, m->q, 4, 16);
  DLTensor k = keys(m, m->k, first, shape), v = keys(m, m->v, first, shape);
  CHECK(fa_forward(&q, &k, &v, &o, &lse, NULL, NULL) == FA_OK, "%s",
        fa_last_error());
}

static void prepare(Memory *m) {
  *m = (Memory){
      .q = numbers(OUTPUTS, 1),
      .k = numbers(BATCH * KEYS * HEADS * HEAD_DIM, 2),
      .v = numbers(BATCH * KEYS * HEADS * HEAD_DIM, 3),
      .whole = aligned(OUTPUTS * 2),
      .parts = aligned(PARTS * OUTPUTS * 2),
      .merged = aligned(OUTPUTS * 2),
      .whole_lse = aligned(ROWS * 4),
      .part_lses = aligned(PARTS * ROWS * 4),
      .merged_lse = aligned(ROWS * 4),
      .wide = aligned(OUTPUTS * 4),
      .q_shape = {BATCH, SEQ, HEADS, HEAD_DIM},
      .kv_strides = {KEYS * HEADS * HEAD_DIM, HEADS * HEAD_DIM, HEAD_DIM, 1},
      .lse_shape = {BATCH, HEADS, SEQ},
      .stacked_shape = {PARTS, BATCH * SEQ, HEADS, HEAD_DIM},
      .stacked_lse_shape = {PARTS, BATCH, HEADS, SEQ},
  };
  attend(m, 0, KEYS, outputs(m, m->whole, 4, 16), lses(m, m->whole_lse));
  for (int p = 0; p < PARTS; p++)
    attend(m, p * OF_A_PART, OF_A_PART, part(m, p), part_lse(m, p));
}

static void release(Memory *m) {
  void *all[] = {m->q,         m->k,         m->v,          m->whole, m->parts,
                 m->merged,    m->whole_lse, m->part_lses,  m->merged_lse,
                 m->wide};
  for (size_t i = 0; i < sizeof all / sizeof *all; i++)
    free(all[i]);
}

/* Whether a result is attention over all keys. */
static void is_whole(const Memory *m, const uint16_t *o, const float *lse,
                     const char *what) {
  double errors[2] = {0, 0};
  for (int i = 0; i < OUTPUTS; i++)
    errors[0] = fmax(errors[0], fabs(from_bf16(o[i]) - from_bf16(m->whole[i])));
  for (int i = 0; i < ROWS; i++)
    errors[1] = fmax(errors[1], fabs(lse[i] - m->whole_lse[i]));
  CHECK(errors[0] < 0.01 && errors[1] < 1e-4,
        "%s: errors %g of o and %g of lse", what, errors[0], errors[1]);
}

/* One part after the other into float32, and the last into bfloat16. */
/* Whether what is prepared is not written. */
static void is_zero(const uint16_t *o, const char *what) {
  for (int i = 0; i < OUTPUTS; i++)
    CHECK(o[i] == 0, "%s: element %d was written ahead", what, i);
}

static void merges_pairs(void) {
  Memory m;
  prepare(&m);
  DLTensor first = part(&m, 0), second = part(&m, 1), third = part(&m, 2);
  DLTensor lse_1 = part_lse(&m, 0), lse_2 = part_lse(&m, 1);
  DLTensor lse_3 = part_lse(&m, 2), sum_lse = lses(&m, m.merged_lse);
  DLTensor sum = outputs(&m, m.wide, 2, 32);
  DLTensor merged = outputs(&m, m.merged, 4, 16);
  memset(m.merged, 0, OUTPUTS * 2);
  CHECK(fa_prepare_merge(&first, &lse_1, &second, &lse_2, &merged, &sum_lse) ==
            FA_OK,
        "%s", fa_last_error());
  is_zero(m.merged, "a pair");
  CHECK(fa_merge(&first, &lse_1, &second, &lse_2, &sum, &sum_lse, NULL) ==
            FA_OK,
        "%s", fa_last_error());
  /* The log-sum-exp over that of a part. */
  CHECK(fa_merge(&sum, &sum_lse, &third, &lse_3, &merged, &sum_lse, NULL) ==
            FA_OK,
        "%s", fa_last_error());
  is_whole(&m, m.merged, m.merged_lse, "pairs");
  /* In place, and without a log-sum-exp. */
  CHECK(fa_merge(&first, &lse_1, &second, &lse_2, &first, &lse_1, NULL) ==
            FA_OK,
        "%s", fa_last_error());
  CHECK(fa_merge(&first, &lse_1, &third, &lse_3, &third, NULL, NULL) == FA_OK,
        "%s", fa_last_error());
  is_whole(&m, m.parts + 2 * OUTPUTS, m.merged_lse, "in place");
  release(&m);
}

static void merges_stacked(void) {
  Memory m;
  prepare(&m);
  DLTensor parts = tensor(m.parts, 4, m.stacked_shape, 4, 16);
  DLTensor part_lses = tensor(m.part_lses, 4, m.stacked_lse_shape, 2, 32);
  DLTensor merged = outputs(&m, m.merged, 4, 16);
  DLTensor lse = lses(&m, m.merged_lse);
  memset(m.merged, 0, OUTPUTS * 2);
  CHECK(fa_prepare_merge_stacked(&parts, &part_lses, &merged, &lse) == FA_OK,
        "%s", fa_last_error());
  is_zero(m.merged, "stacked parts");
  CHECK(fa_merge_stacked(&parts, &part_lses, &merged, &lse, NULL) == FA_OK,
        "%s", fa_last_error());
  is_whole(&m, m.merged, m.merged_lse, "stacked");

  /* What belongs to the first sequence is what it is where there is no batch. */
  uint16_t *o = aligned(OUTPUTS * 2);
  float *o_lse = aligned(ROWS * 4);
  int64_t o_shape[] = {SEQ, HEADS, HEAD_DIM}, lse_shape[] = {HEADS, SEQ};
  int64_t lses_shape[] = {PARTS, HEADS, SEQ};
  int64_t lses_strides[] = {ROWS, SEQ, 1};
  int64_t strides[] = {OUTPUTS, HEADS * HEAD_DIM, HEAD_DIM, 1};
  m.stacked_shape[1] = SEQ;
  parts.strides = strides;
  part_lses = tensor(m.part_lses, 3, lses_shape, 2, 32);
  part_lses.strides = lses_strides;
  merged = tensor(o, 3, o_shape, 4, 16);
  lse = tensor(o_lse, 2, lse_shape, 2, 32);
  CHECK(fa_merge_stacked(&parts, &part_lses, &merged, &lse, NULL) == FA_OK,
        "%s", fa_last_error());
  CHECK(!memcmp(o, m.merged, OUTPUTS / BATCH * 2) &&
            !memcmp(o_lse, m.merged_lse, ROWS / BATCH * 4),
        "without a batch there is another result");
  /* A pair of such ones: a part and itself, whose log-sum-exp grows by ln 2. */
  DLTensor first = tensor(m.parts, 3, o_shape, 4, 16);
  DLTensor first_lse = tensor(m.part_lses, 2, lse_shape, 2, 32);
  CHECK(fa_merge(&first, &first_lse, &first, &first_lse, &merged, &lse,
                 NULL) == FA_OK,
        "%s", fa_last_error());
  CHECK(!memcmp(o, m.parts, OUTPUTS / BATCH * 2), "another output");
  for (int i = 0; i < ROWS / BATCH; i++)
    CHECK(fabs(o_lse[i] - m.part_lses[i] - log(2)) < 1e-5, "row %d", i);
  free(o), free(o_lse);
  release(&m);
}

/* A part that saw nothing has no share, and its output may be anything. */
static void takes_parts_without_keys(void) {
  Memory m;
  prepare(&m);
  for (int i = 0; i < ROWS; i++)
    m.part_lses[i] = -INFINITY;
  for (int i = 0; i < OUTPUTS; i++)
    m.parts[i] = 0x7fc0; /* NaN */
  DLTensor none = part(&m, 0), none_lse = part_lse(&m, 0);
  DLTensor whole = outputs(&m, m.whole, 4, 16), lse = lses(&m, m.whole_lse);
  DLTensor merged = outputs(&m, m.merged, 4, 16);
  DLTensor merged_lse = lses(&m, m.merged_lse);
  CHECK(fa_merge(&none, &none_lse, &whole, &lse, &merged, &merged_lse, NULL) ==
            FA_OK,
        "%s", fa_last_error());
  CHECK(!memcmp(m.merged, m.whole, OUTPUTS * 2), "a part without keys counts");
  CHECK(fa_merge(&none, &none_lse, &none, &none_lse, &merged, &merged_lse,
                 NULL) == FA_OK,
        "%s", fa_last_error());
  for (int i = 0; i < OUTPUTS; i++)
    CHECK(m.merged[i] == 0, "output %d of no key", i);
  for (int i = 0; i < ROWS; i++)
    CHECK(m.merged_lse[i] == -INFINITY, "log-sum-exp %d of no key", i);
  release(&m);
}

static void refuses(void) {
  Memory m;
  prepare(&m);
  DLTensor first = part(&m, 0), second = part(&m, 1);
  DLTensor lse_1 = part_lse(&m, 0), lse_2 = part_lse(&m, 1);
  DLTensor merged = outputs(&m, m.merged, 4, 16);
  DLTensor lse = lses(&m, m.merged_lse);
  DLTensor parts = tensor(m.parts, 4, m.stacked_shape, 4, 16);
  DLTensor part_lses = tensor(m.part_lses, 4, m.stacked_lse_shape, 2, 32);
#define PAIR(stream)                                                           \
  fa_merge(&first, &lse_1, &second, &lse_2, &merged, &lse, stream)
#define STACKED fa_merge_stacked(&parts, &part_lses, &merged, &lse, NULL)
#define WITH(call, change, undo, expected, text)                               \
  do {                                                                         \
    change;                                                                    \
    REFUSED(call, expected, text);                                             \
    undo;                                                                      \
  } while (0)
  REFUSED(fa_merge(NULL, &lse_1, &second, &lse_2, &merged, NULL, NULL),
          FA_NULL_POINTER, "`first.o` is NULL");
  REFUSED(fa_merge(&first, &lse_1, &second, NULL, &merged, NULL, NULL),
          FA_NULL_POINTER, "`second.lse` is NULL");
  REFUSED(fa_merge(&first, &lse_1, &second, &lse_2, NULL, &lse, NULL),
          FA_NULL_POINTER, "`o` is NULL");
  REFUSED(fa_merge_stacked(&parts, NULL, &merged, &lse, NULL), FA_NULL_POINTER,
          "`parts.lse` is NULL");
  REFUSED(PAIR(&m), FA_DEVICE, "pass NULL");
  WITH(PAIR(NULL), merged.ndim = 2, merged.ndim = 4, FA_SHAPE, "3 or 4");
  WITH(PAIR(NULL), first.ndim = 3, first.ndim = 4, FA_SHAPE, "`first.o`");
  WITH(PAIR(NULL), second.dtype.code = 2, second.dtype.code = 4, FA_SHAPE,
       "bf16 or f32");
  WITH(PAIR(NULL), lse_2.dtype.code = 0, lse_2.dtype.code = 2, FA_SHAPE,
       "`second.lse`");
  WITH(PAIR(NULL), second.device.device_type = 2, second.device.device_type = 1,
       FA_DEVICE, "`second.o`");
  WITH(PAIR(NULL), merged.data = m.parts + 64, merged.data = m.merged,
       FA_MEMORY, "`o` and `first.o`");
  WITH(PAIR(NULL), lse.data = m.merged, lse.data = m.merged_lse, FA_MEMORY,
       "share memory");
  WITH(PAIR(NULL), merged.byte_offset = 8, merged.byte_offset = 0, FA_MEMORY,
       "16");
  WITH(PAIR(NULL), m.q_shape[3] = 60, m.q_shape[3] = HEAD_DIM, FA_UNSUPPORTED,
       "head_dim");
  WITH(PAIR(NULL), m.q_shape[1] = 0, m.q_shape[1] = SEQ, FA_SHAPE, "`o`");
  WITH(STACKED, m.stacked_shape[0] = 0, m.stacked_shape[0] = PARTS, FA_SHAPE,
       "`parts.o`");
  WITH(STACKED, m.stacked_shape[1] = SEQ, m.stacked_shape[1] = BATCH * SEQ,
       FA_SHAPE, "with the sizes of o");
  WITH(STACKED, m.stacked_lse_shape[0] = 2, m.stacked_lse_shape[0] = PARTS,
       FA_SHAPE, "`parts.lse`");
  WITH(STACKED, part_lses.ndim = 3, part_lses.ndim = 4, FA_SHAPE,
       "`parts.lse` has 3");
  WITH(STACKED, merged.data = m.parts + OUTPUTS, merged.data = m.merged,
       FA_MEMORY, "`o` and `parts.o`");
  CHECK(PAIR(NULL) == FA_OK, "%s", fa_last_error());
  CHECK(STACKED == FA_OK, "%s", fa_last_error());
  is_whole(&m, m.merged, m.merged_lse, "after all that");
  release(&m);
}

int main(void) {
  merges_pairs();
  merges_stacked();
  takes_parts_without_keys();
  refuses();
  if (failures == 0)
    printf("passed\n");
  return failures != 0;
}
