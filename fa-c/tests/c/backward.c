/* Gradients of attention from C, on tensors in the memory of this process, against float64; and what is refused. */
#include "common.h"

enum { BATCH = 2, SEQ = 70, ALL = BATCH * SEQ };
enum { HEADS = 4, KV_HEADS = 2, HEAD_DIM = 64 };
enum {
  Q_COUNT = ALL * HEADS * HEAD_DIM,
  KV_COUNT = ALL * KV_HEADS * HEAD_DIM
};

/* The longest of the packed sequences, of which there are three: of 30, none, and the rest. */
enum { LONGEST = ALL - 30, SEQUENCES = 3 };

/* The tensors of a problem that are bfloat16. */
enum { Q, K, V, O, D_O, DQ, DK, DV, TENSORS };

/* A problem in memory: (batch, seq, heads, head_dim), nothing strided. */
typedef struct {
  int64_t shapes[TENSORS][4], lse_shape[3], heads_shape[1], ends_shape[1];
  int64_t bias_shape[4];
  uint16_t *data[TENSORS];
  float *lse_data, sinks_data[HEADS], d_sinks_data[HEADS];
  /* A number for each head and key of a sequence, and its gradient. */
  float bias_data[HEADS * LONGEST], d_bias_data[HEADS * LONGEST];
  int32_t ends_data[SEQUENCES + 1];
  DLTensor t[TENSORS], lse, sinks, d_sinks, ends, bias, d_bias;
  fa_options options;
} Problem;

static int of_keys(int t) {
  return t == K || t == V || t == DK || t == DV;
}

/* What is described points into the problem itself, which must not move. */
static void make(Problem *p) {
  *p = (Problem){.lse_shape = {BATCH, HEADS, SEQ},
                 .heads_shape = {HEADS},
                 .ends_shape = {SEQUENCES + 1},
                 .bias_shape = {1, HEADS, 1, SEQ},
                 .sinks_data = {0.5f, -1.0f, 2.0f, 0.0f},
                 .ends_data = {0, 30, 30, ALL},
                 .options = {.size = sizeof p->options,
                             .flags = FA_CAUSAL | FA_SOFTCAP,
                             .softcap = 3.0f}};
  for (int t = 0; t < TENSORS; t++) {
    int64_t shape[4] = {BATCH, SEQ, of_keys(t) ? KV_HEADS : HEADS, HEAD_DIM};
    memcpy(p->shapes[t], shape, sizeof shape);
    p->data[t] = numbers(of_keys(t) ? KV_COUNT : Q_COUNT, 1 + t);
    p->t[t] = tensor(p->data[t], 4, p->shapes[t], 4, 16);
  }
  p->lse_data = aligned(ALL * HEADS * sizeof(float));
  p->lse = tensor(p->lse_data, 3, p->lse_shape, 2, 32);
  p->sinks = tensor(p->sinks_data, 1, p->heads_shape, 2, 32);
  p->d_sinks = tensor(p->d_sinks_data, 1, p->heads_shape, 2, 32);
  p->ends = tensor(p->ends_data, 1, p->ends_shape, 0, 32);
  for (int i = 0; i < HEADS * LONGEST; i++)
    p->bias_data[i] = (float)(i * 37 % 101) / 50 - 1;
  p->bias = tensor(p->bias_data, 4, p->bias_shape, 2, 32);
  p->d_bias = tensor(p->d_bias_data, 4, p->bias_shape, 2, 32);
  p->options.sinks = &p->sinks;
}

/* The same memory as packed sequences. */
static void pack(Problem *p) {
  for (int t = 0; t < TENSORS; t++) {
    p->shapes[t][1] = ALL;
    p->t[t].shape += 1, p->t[t].ndim -= 1;
  }
  p->bias_shape[3] = LONGEST;
  p->lse_shape[2] = ALL;
  p->lse.shape += 1, p->lse.ndim -= 1;
}

static void release(Problem *p) {
  for (int t = 0; t < TENSORS; t++)
    free(p->data[t]);
  free(p->lse_data);
}

static fa_status forward(Problem *p) {
  return fa_forward(&p->t[Q], &p->t[K], &p->t[V], &p->t[O], &p->lse,
                    &p->options, NULL);
}

static fa_status backward(Problem *p) {
  return fa_backward(&p->t[Q], &p->t[K], &p->t[V], &p->t[O], &p->lse,
                     &p->t[D_O], &p->t[DQ], &p->t[DK], &p->t[DV],
                     p->options.sinks ? &p->d_sinks : NULL, &p->options, NULL);
}

static fa_status backward_varlen(Problem *p, size_t longest) {
  return fa_backward_varlen(&p->t[Q], &p->t[K], &p->t[V], &p->t[O], &p->lse,
                            &p->t[D_O], &p->t[DQ], &p->t[DK], &p->t[DV],
                            p->options.sinks ? &p->d_sinks : NULL, &p->ends,
                            &p->ends, longest, longest, &p->options, NULL);
}

/* Fills what a call is to write with what it does not give. */
static void forget_gradients(Problem *p) {
  memset(p->data[DQ], 0xff, Q_COUNT * 2);
  memset(p->data[DK], 0xff, KV_COUNT * 2);
  memset(p->data[DV], 0xff, KV_COUNT * 2);
  memset(p->d_sinks_data, 0xff, sizeof p->d_sinks_data);
  /* This one is added to. */
  memset(p->d_bias_data, 0, sizeof p->d_bias_data);
}

/* Gradients in float64. */
typedef struct {
  double dq[Q_COUNT], dk[KV_COUNT], dv[KV_COUNT], d_sinks[HEADS];
  double d_bias[HEADS * LONGEST];
} Gradients;

static double dot(const uint16_t *a, const uint16_t *b) {
  double sum = 0;
  for (int d = 0; d < HEAD_DIM; d++)
    sum += from_bf16(a[d]) * from_bf16(b[d]);
  return sum;
}

/* Adds the gradients of one query, which sees the keys from row `first` of its sequence to its own. */
static void add_row(const Problem *p, int first, int row, int head,
                    Gradients *to) {
  const double scale = 1 / sqrt(HEAD_DIM), cap = p->options.softcap;
  const int kv_head = head / (HEADS / KV_HEADS);
  const int at = (row * HEADS + head) * HEAD_DIM;
  const int of_head = head * (int)p->bias_shape[3];
  double capped[ALL], weights[ALL], d_weights[ALL];
  double all = p->options.sinks ? exp(p->sinks_data[head]) : 0, delta = 0;
  const double sink = all;
  for (int j = first; j <= row; j++) {
    const int key = (j * KV_HEADS + kv_head) * HEAD_DIM;
    const double score = scale * dot(p->data[Q] + at, p->data[K] + key);
    capped[j] = cap * tanh(score / cap);
    const double bias = p->options.bias ? p->bias_data[of_head + j - first] : 0;
    all += weights[j] = exp(capped[j] + bias);
    d_weights[j] = dot(p->data[D_O] + at, p->data[V] + key);
  }
  for (int j = first; j <= row; j++)
    delta += weights[j] / all * d_weights[j];
  for (int j = first; j <= row; j++) {
    const int key = (j * KV_HEADS + kv_head) * HEAD_DIM;
    const double weight = weights[j] / all, slope = capped[j] / cap;
    const double d_biased = weight * (d_weights[j] - delta);
    const double d_score = d_biased * (1 - slope * slope) * scale;
    to->d_bias[of_head + j - first] += d_biased;
    for (int d = 0; d < HEAD_DIM; d++) {
      to->dq[at + d] += d_score * from_bf16(p->data[K][key + d]);
      to->dk[key + d] += d_score * from_bf16(p->data[Q][at + d]);
      to->dv[key + d] += weight * from_bf16(p->data[D_O][at + d]);
    }
  }
  to->d_sinks[head] -= sink / all * delta;
}

/* The largest difference from the gradients of float64, over the largest of them. */
static double off(const uint16_t *found, const double *expected, int count) {
  double error = 0, largest = 0;
  for (int i = 0; i < count; i++) {
    double difference = fabs(from_bf16(found[i]) - expected[i]);
    if (isnan(difference))
      return difference;
    error = fmax(error, difference);
    largest = fmax(largest, fabs(expected[i]));
  }
  return error / largest;
}

/* Whether the gradients are those of sequences that begin, and end, at these rows. */
static void right(const Problem *p, const int *ends, int sequences) {
  Gradients *expected = calloc(1, sizeof *expected);
  for (int s = 0; s < sequences; s++)
    for (int row = ends[s]; row < ends[s + 1]; row++)
      for (int head = 0; head < HEADS; head++)
        add_row(p, ends[s], row, head, expected);
  const double errors[] = {off(p->data[DQ], expected->dq, Q_COUNT),
                           off(p->data[DK], expected->dk, KV_COUNT),
                           off(p->data[DV], expected->dv, KV_COUNT)};
  for (int i = 0; i < 3; i++)
    CHECK(errors[i] < 0.01, "%d sequences: d%c is %g off", sequences, "qkv"[i],
          errors[i]);
  for (int head = 0; p->options.sinks && head < HEADS; head++) {
    double error = fabs(p->d_sinks_data[head] - expected->d_sinks[head]);
    CHECK(error < 0.01, "the gradient %g of sink %d is %g off",
          expected->d_sinks[head], head, error);
  }
  for (int i = 0; p->options.d_bias && i < HEADS * p->bias_shape[3]; i++) {
    double error = fabs(p->d_bias_data[i] - expected->d_bias[i]);
    CHECK(error < 0.02, "the gradient %g of bias %d is %g off",
          expected->d_bias[i], i, error);
  }
  free(expected);
}

static void computes(void) {
  static Problem p;
  make(&p);
  /* With sinks and without, with the same bits every time or not; with a bias and without. */
  for (int i = 0; i < 8; i++) {
    p.options.sinks = i & 1 ? &p.sinks : NULL;
    p.options.bias = i & 4 ? &p.bias : NULL;
    p.options.d_bias = i & 4 ? &p.d_bias : NULL;
    p.options.flags &= ~(uint64_t)FA_DETERMINISTIC;
    if (i & 2)
      p.options.flags |= FA_DETERMINISTIC;
    CHECK(forward(&p) == FA_OK, "%s", fa_last_error());
    CHECK(fa_prepare_backward(&p.t[Q], &p.t[K], &p.t[V], &p.t[O], &p.lse,
                              &p.t[D_O], &p.t[DQ], &p.t[DK], &p.t[DV], NULL,
                              &p.options) == FA_OK,
          "%s", fa_last_error());
    forget_gradients(&p);
    CHECK(backward(&p) == FA_OK, "%s", fa_last_error());
    right(&p, (int[]){0, SEQ, ALL}, BATCH);
  }
  /* The gradient of the bias is added to what is there. */
  float before = p.d_bias_data[1];
  CHECK(backward(&p) == FA_OK, "%s", fa_last_error());
  CHECK(fabsf(p.d_bias_data[1] - 2 * before) < 1e-3f, "%g after %g",
        p.d_bias_data[1], before);
  /* It need not be wanted, and neither need that of the sinks. */
  p.options.d_bias = NULL;
  CHECK(fa_backward(&p.t[Q], &p.t[K], &p.t[V], &p.t[O], &p.lse, &p.t[D_O],
                    &p.t[DQ], &p.t[DK], &p.t[DV], NULL, &p.options,
                    NULL) == FA_OK,
        "%s", fa_last_error());
  right(&p, (int[]){0, SEQ, ALL}, BATCH);
  release(&p);
}

static void computes_packed(void) {
  static Problem p;
  make(&p);
  pack(&p);
  CHECK(fa_forward_varlen(&p.t[Q], &p.t[K], &p.t[V], &p.t[O], &p.lse, &p.ends,
                          &p.ends, LONGEST, LONGEST, &p.options,
                          NULL) == FA_OK,
        "%s", fa_last_error());
  CHECK(fa_prepare_backward_varlen(
            &p.t[Q], &p.t[K], &p.t[V], &p.t[O], &p.lse, &p.t[D_O], &p.t[DQ],
            &p.t[DK], &p.t[DV], &p.d_sinks, &p.ends, &p.ends, LONGEST, LONGEST,
            &p.options) == FA_OK,
        "%s", fa_last_error());
  forget_gradients(&p);
  CHECK(backward_varlen(&p, LONGEST) == FA_OK, "%s", fa_last_error());
  right(&p, p.ends_data, SEQUENCES);
  /* With a bias, whose keys are counted within the sequence. */
  p.options.bias = &p.bias, p.options.d_bias = &p.d_bias;
  CHECK(fa_forward_varlen(&p.t[Q], &p.t[K], &p.t[V], &p.t[O], &p.lse, &p.ends,
                          &p.ends, LONGEST, LONGEST, &p.options,
                          NULL) == FA_OK,
        "%s", fa_last_error());
  forget_gradients(&p);
  CHECK(backward_varlen(&p, LONGEST) == FA_OK, "%s", fa_last_error());
  right(&p, p.ends_data, SEQUENCES);
  p.options.bias = p.options.d_bias = NULL;
  REFUSED(backward_varlen(&p, LONGEST - 1), FA_OPTIONS, "sequence of 110");
  p.ends_data[1] = 31;
  REFUSED(backward_varlen(&p, LONGEST), FA_OPTIONS, "30 after 31");
  p.ends_data[1] = 30;
  REFUSED(backward(&p), FA_SHAPE, "`q` has 3 dimensions");
  release(&p);
}

/* The bias once more, as a function by its name, whose tensor has a gradient like the bias. */
static void computes_by_name(void) {
  static Problem p;
  make(&p);
  const DLTensor *const tensors[] = {&p.bias};
  const DLTensor *const gradients[] = {&p.d_bias};
  fa_function function = {.name = "additive_bias",
                          .tensors = tensors,
                          .tensor_count = 1};
  p.options.functions = &function, p.options.function_count = 1;
  CHECK(forward(&p) == FA_OK, "%s", fa_last_error());
  p.options.d_functions = gradients, p.options.d_function_count = 1;
  CHECK(fa_prepare_backward(&p.t[Q], &p.t[K], &p.t[V], &p.t[O], &p.lse,
                            &p.t[D_O], &p.t[DQ], &p.t[DK], &p.t[DV],
                            &p.d_sinks, &p.options) == FA_OK,
        "%s", fa_last_error());
  forget_gradients(&p);
  CHECK(backward(&p) == FA_OK, "%s", fa_last_error());
  /* float64 knows it as the bias. */
  p.options.bias = &p.bias, p.options.d_bias = &p.d_bias;
  right(&p, (int[]){0, SEQ, ALL}, BATCH);
  release(&p);
}

/* What a caller can get wrong of the gradients of functions. */
static void refuses_gradients_of_functions(Problem *p) {
#define TOLD(change, undo, expected, text)                                     \
  do {                                                                         \
    change;                                                                    \
    REFUSED(backward(p), expected, text);                                      \
    undo;                                                                      \
  } while (0)
  fa_options *o = &p->options;
  TOLD(o->d_bias = &p->d_bias, o->d_bias = NULL, FA_OPTIONS,
       "`d_bias` is given and `bias` is not");
  o->bias = &p->bias, o->d_bias = &p->d_bias;
  TOLD(p->d_bias.dtype.bits = 16, p->d_bias.dtype.bits = 32, FA_SHAPE,
       "it has to hold f32");
  int64_t shape[] = {1, HEADS, SEQ, 1};
  TOLD(p->d_bias.shape = shape, p->d_bias.shape = p->bias_shape, FA_OPTIONS,
       "the argument's sizes and strides");
  TOLD(p->d_bias.data = p->bias_data, p->d_bias.data = p->d_bias_data,
       FA_MEMORY, "share memory");
  o->bias = o->d_bias = NULL;
  /* Of a function by its name there is an entry for each tensor, and masks have none. */
  const DLTensor *const tensors[] = {&p->ends, &p->ends};
  const DLTensor *gradients[] = {NULL, &p->d_bias, NULL};
  int64_t documents[] = {1, 1};
  p->ends.shape = documents, p->ends.ndim = 2;
  fa_function function = {.name = "documents",
                          .tensors = tensors,
                          .tensor_count = 2};
  o->functions = &function, o->function_count = 1, o->d_functions = gradients;
  for (size_t count = 1; count < 4; count++)
    if (count != 2)
      TOLD(o->d_function_count = count, o->d_function_count = 0, FA_OPTIONS,
           "the functions have 2 tensors");
  /* A count of 0 asks for none, whatever the list is, as that of functions does. */
  CHECK(forward(p) == FA_OK && backward(p) == FA_OK, "%s", fa_last_error());
  p->d_bias.shape = documents, p->d_bias.ndim = 2;
  TOLD(o->d_function_count = 2, o->d_function_count = 0, FA_OPTIONS,
       "a mask has no gradient");
  p->d_bias.shape = p->bias_shape, p->d_bias.ndim = 4;
  p->ends.shape = p->ends_shape, p->ends.ndim = 1;
  o->functions = NULL, o->function_count = 0, o->d_functions = NULL;
}

/* What a caller can get wrong has a code and a text. */
static void refuses(void) {
  static Problem p;
  make(&p);
  static const char *const names[] = {"q",  "k",  "v",  "o",
                                      "do", "dq", "dk", "dv"};
#define WITH(change, undo, expected, text)                                     \
  do {                                                                         \
    change;                                                                    \
    REFUSED(backward(&p), expected, text);                                     \
    undo;                                                                      \
  } while (0)
  for (int i = 0; i < TENSORS; i++) {
    char quoted[8];
    snprintf(quoted, sizeof quoted, "`%s`", names[i]);
    WITH(p.t[i].data = NULL, p.t[i].data = p.data[i], FA_NULL_POINTER, quoted);
    WITH(p.t[i].ndim = 3, p.t[i].ndim = 4, FA_SHAPE, quoted);
    WITH(p.t[i].dtype.lanes = 2, p.t[i].dtype.lanes = 1, FA_SHAPE, quoted);
    if (i != Q) /* q says what it is to be */
      WITH(p.t[i].dtype.code = 2, p.t[i].dtype.code = 4, FA_SHAPE, quoted);
    WITH(p.t[i].byte_offset = 2, p.t[i].byte_offset = 0, FA_MEMORY, "16");
    if (i != Q)
      WITH(p.t[i].device.device_type = 2, p.t[i].device.device_type = 1,
           FA_DEVICE, quoted);
  }
  for (int i = O; i < TENSORS; i++)
    WITH(p.shapes[i][1] -= 1, p.shapes[i][1] += 1, FA_SHAPE, names[i]);
  /* Outputs that share memory with something. */
  for (int i = DQ; i < TENSORS; i++)
    for (int j = 0; j < TENSORS; j++)
      if (i != j)
        WITH(p.t[i].data = p.data[j], p.t[i].data = p.data[i], FA_MEMORY,
             "share memory");
  WITH(p.d_sinks.data = p.sinks_data, p.d_sinks.data = p.d_sinks_data,
       FA_MEMORY, "`dsinks` and `sinks` share memory");
  WITH(p.lse.data = p.data[DV], p.lse.data = p.lse_data, FA_MEMORY,
       "`dv` and `lse` share memory");
  WITH(p.lse.data = NULL, p.lse.data = p.lse_data, FA_NULL_POINTER, "`lse`");
  WITH(p.lse.dtype.bits = 16, p.lse.dtype.bits = 32, FA_SHAPE, "`lse`");
  WITH(p.lse_shape[2] += 1, p.lse_shape[2] -= 1, FA_SHAPE, "`lse`");
  WITH(p.d_sinks.dtype.bits = 16, p.d_sinks.dtype.bits = 32, FA_SHAPE,
       "`dsinks`");
  int64_t one = 1;
  WITH(p.d_sinks.shape = &one, p.d_sinks.shape = p.heads_shape, FA_SHAPE,
       "`dsinks`");
#define CALL(lse, d_o, dq, d_sinks, stream)                                    \
  fa_backward(&p.t[Q], &p.t[K], &p.t[V], &p.t[O], lse, d_o, dq, &p.t[DK],      \
              &p.t[DV], d_sinks, &p.options, stream)
  REFUSED(CALL(NULL, &p.t[D_O], &p.t[DQ], NULL, NULL), FA_NULL_POINTER,
          "`lse`");
  REFUSED(CALL(&p.lse, NULL, &p.t[DQ], NULL, NULL), FA_NULL_POINTER, "`do`");
  REFUSED(CALL(&p.lse, &p.t[D_O], NULL, NULL, NULL), FA_NULL_POINTER, "`dq`");
  REFUSED(CALL(&p.lse, &p.t[D_O], &p.t[DQ], NULL, &p), FA_DEVICE, "pass NULL");
  p.options.sinks = NULL;
  REFUSED(CALL(&p.lse, &p.t[D_O], &p.t[DQ], &p.d_sinks, NULL), FA_OPTIONS,
          "`dsinks`");
  p.options.sinks = &p.sinks;
  /* What has no gradient. */
  WITH(p.options.splits = 2, p.options.splits = 0, FA_OPTIONS, "splits");
  WITH(p.options.cache_leftpad = &p.ends, p.options.cache_leftpad = NULL,
       FA_OPTIONS, "cache_leftpad");
  WITH(p.options.seqused_k = &p.ends, p.options.seqused_k = NULL, FA_SHAPE,
       "`seqused_k`");
  WITH(p.options.document_k = &p.ends, p.options.document_k = NULL,
       FA_NULL_POINTER, "`document_q`");
  WITH(p.options.function_count = 1, p.options.function_count = 0,
       FA_NULL_POINTER, "their list is NULL");
  refuses_gradients_of_functions(&p);
  WITH(p.options.size = 8, p.options.size = sizeof p.options, FA_OPTIONS,
       "8 bytes");
  REFUSED(fa_prepare_backward(&p.t[Q], &p.t[K], &p.t[V], &p.t[O], &p.lse,
                              &p.t[D_O], &p.t[DQ], &p.t[DK], NULL, NULL, NULL),
          FA_NULL_POINTER, "`dv`");
  /* After all that it still works. */
  CHECK(forward(&p) == FA_OK && backward(&p) == FA_OK, "%s", fa_last_error());
  right(&p, (int[]){0, SEQ, ALL}, BATCH);
  release(&p);
}

int main(void) {
  computes();
  computes_packed();
  computes_by_name();
  refuses();
  if (failures == 0)
    printf("passed\n");
  return failures != 0;
}
