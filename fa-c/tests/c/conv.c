/* Convolution blocks from C, on tensors in the memory of this process, against float64; and what is refused. */
#include "common.h"

enum { SAMPLES = 2, HEIGHT = 9, WIDTH = 11, INPUTS = 16, OUTPUTS = 32 };
enum { PIXELS = HEIGHT * WIDTH };

/* The tensors of a problem. */
enum { X, WEIGHT, BIAS, SCALE, SHIFT, Y, TENSORS };

/* How the tensors lie: as they are described in either order of dimensions, or channels last in memory and described with the
   channels second, as PyTorch has them. */
enum { LAST, FIRST, LAST_AS_FIRST, LAYOUTS };

/* A problem in memory, bfloat16. */
typedef struct {
  int layout, kernel;
  int64_t shapes[TENSORS][4], strides[TENSORS][4];
  uint16_t *data[TENSORS];
  DLTensor t[TENSORS];
  /* Whether bias, scale and shift are passed. */
  int has[TENSORS];
  fa_conv_options options;
} Problem;

/* The sizes of images or weights in the order of a layout, and their strides. */
static void describe(Problem *p, int t, int64_t outer, int64_t rows,
                     int64_t cols, int64_t channels) {
  const int64_t last[] = {outer, rows, cols, channels};
  const int64_t first[] = {outer, channels, rows, cols};
  memcpy(p->shapes[t], p->layout == LAST ? last : first, sizeof last);
  const int64_t in_order[] = {p->shapes[t][1] * p->shapes[t][2] *
                                  p->shapes[t][3],
                              p->shapes[t][2] * p->shapes[t][3],
                              p->shapes[t][3], 1};
  const int64_t moved[] = {rows * cols * channels, 1, cols * channels,
                           channels};
  memcpy(p->strides[t], p->layout == LAST_AS_FIRST ? moved : in_order,
         sizeof moved);
  p->data[t] = numbers(outer * rows * cols * channels, 1 + t);
  p->t[t] = tensor(p->data[t], 4, p->shapes[t], 4, 16);
  p->t[t].strides = p->strides[t];
}

/* What is described points into the problem itself, which must not move. */
static void make(Problem *p, int layout, int kernel) {
  *p = (Problem){.layout = layout,
                 .kernel = kernel,
                 .has = {1, 1, 1, 1, 1, 1},
                 .options = {.size = sizeof p->options}};
  describe(p, X, SAMPLES, HEIGHT, WIDTH, INPUTS);
  describe(p, WEIGHT, OUTPUTS, kernel, kernel, INPUTS);
  describe(p, Y, SAMPLES, HEIGHT, WIDTH, OUTPUTS);
  for (int t = BIAS; t <= SHIFT; t++) {
    p->data[t] = numbers(OUTPUTS, 1 + t);
    p->shapes[t][0] = OUTPUTS;
    p->t[t] = tensor(p->data[t], 1, p->shapes[t], 4, 16);
  }
  if (layout != LAST)
    p->options.flags = FA_CHANNELS_FIRST;
}

static void release(Problem *p) {
  for (int t = 0; t < TENSORS; t++)
    free(p->data[t]);
}

static const DLTensor *given(const Problem *p, int t) {
  return p->has[t] ? &p->t[t] : NULL;
}

static fa_status block(const Problem *p) {
  return fa_conv_block(given(p, X), given(p, WEIGHT), given(p, BIAS),
                       given(p, SCALE), given(p, SHIFT), given(p, Y),
                       &p->options, NULL);
}

/* An element, by its indices in the order of LAST. */
static double at(const Problem *p, int t, int outer, int row, int col,
                 int channel) {
  const int64_t *s = p->strides[t];
  int64_t i = p->layout == LAST
                  ? outer * s[0] + row * s[1] + col * s[2] + channel * s[3]
                  : outer * s[0] + channel * s[1] + row * s[2] + col * s[3];
  return from_bf16(p->data[t][i]);
}

static double of_channel(const Problem *p, int t, int channel, double without) {
  return p->has[t] ? from_bf16(p->data[t][channel]) : without;
}

static double convolved(const Problem *p, int sample, int row, int col,
                        int output) {
  double sum = of_channel(p, BIAS, output, 0);
  for (int r = 0; r < p->kernel; r++)
    for (int c = 0; c < p->kernel; c++) {
      int from_row = row + r - p->kernel / 2, from_col = col + c - p->kernel / 2;
      if (from_row < 0 || from_row >= HEIGHT || from_col < 0 ||
          from_col >= WIDTH)
        continue;
      for (int i = 0; i < INPUTS; i++)
        sum += at(p, X, sample, from_row, from_col, i) *
               at(p, WEIGHT, output, r, c, i);
    }
  return sum;
}

static double activated(uint32_t activation, double x) {
  switch (activation) {
  case FA_ACTIVATION_GELU:
    return x / 2 * erfc(-x / sqrt(2));
  case FA_ACTIVATION_GELU_TANH:
    return x / 2 * (1 + tanh(sqrt(2 / acos(-1)) * (x + 0.044715 * x * x * x)));
  case FA_ACTIVATION_RELU:
    return fmax(x, 0);
  case FA_ACTIVATION_SILU:
    return x / (1 + exp(-x));
  default:
    return x;
  }
}

/* The largest difference from what float64 gives, over the largest number of that. */
static double error_of(const Problem *p, double epsilon) {
  double error = 0, largest = 0, all[PIXELS];
  for (int sample = 0; sample < SAMPLES; sample++)
    for (int output = 0; output < OUTPUTS; output++) {
      double mean = 0, variance = 0;
      for (int i = 0; i < PIXELS; i++)
        mean += all[i] = convolved(p, sample, i / WIDTH, i % WIDTH, output);
      mean /= PIXELS;
      for (int i = 0; i < PIXELS; i++)
        variance += (all[i] - mean) * (all[i] - mean) / PIXELS;
      for (int i = 0; i < PIXELS; i++) {
        double y = all[i];
        if (!(p->options.flags & FA_NO_NORM))
          y = (y - mean) / sqrt(variance + epsilon) *
                  of_channel(p, SCALE, output, 1) +
              of_channel(p, SHIFT, output, 0);
        y = activated(p->options.activation, y);
        double found = at(p, Y, sample, i / WIDTH, i % WIDTH, output);
        if (isnan(found))
          return found;
        error = fmax(error, fabs(found - y));
        largest = fmax(largest, fabs(y));
      }
    }
  return error / largest;
}

/* Fills the output with what a call does not give. */
static void forget(Problem *p) {
  memset(p->data[Y], 0xff, SAMPLES * PIXELS * OUTPUTS * 2);
}

static void right(Problem *p, double epsilon, const char *what) {
  forget(p);
  CHECK(block(p) == FA_OK, "%s: %s", what, fa_last_error());
  double error = error_of(p, epsilon);
  CHECK(error < 0.01, "%s, layout %d, kernel %d, activation %u: %g off", what,
        p->layout, p->kernel, p->options.activation, error);
}

static void computes(int layout, int kernel) {
  static Problem p;
  make(&p, layout, kernel);
  CHECK(fa_prepare_conv_block(&p.t[X], &p.t[WEIGHT], &p.t[BIAS], &p.t[SCALE],
                              &p.t[SHIFT], &p.t[Y], &p.options) == FA_OK,
        "%s", fa_last_error());
  right(&p, 1e-5, "everything");
  p.options.flags |= FA_EPSILON, p.options.epsilon = 40;
  right(&p, 40, "another epsilon");
  p.has[BIAS] = p.has[SCALE] = 0;
  p.options.activation = FA_ACTIVATION_SILU;
  right(&p, 40, "without a scale");
  p.has[BIAS] = p.has[SCALE] = 1, p.has[SHIFT] = 0;
  p.options.activation = FA_ACTIVATION_GELU_TANH;
  right(&p, 40, "without a shift");
  p.has[SCALE] = 0;
  p.options.flags &= ~FA_EPSILON;
  p.options.flags |= FA_NO_NORM;
  p.options.activation = FA_ACTIVATION_RELU;
  right(&p, 0, "without a normalisation");
  p.options.activation = FA_ACTIVATION_NONE;
  p.has[BIAS] = 0;
  right(&p, 0, "the convolution alone");
  release(&p);
}

/* Without options it is normalised with an epsilon of 1e-5, then GELU. */
static void has_defaults(void) {
  static Problem p;
  make(&p, LAST, 1);
  p.has[BIAS] = p.has[SCALE] = p.has[SHIFT] = 0;
  forget(&p);
  CHECK(fa_conv_block(&p.t[X], &p.t[WEIGHT], NULL, NULL, NULL, &p.t[Y], NULL,
                      NULL) == FA_OK,
        "%s", fa_last_error());
  CHECK(error_of(&p, 1e-5) < 0.01, "without options: %g off",
        error_of(&p, 1e-5));
  release(&p);
}

/* What a caller can get wrong has a code and a text. */
static void refuses(void) {
  static Problem p;
  make(&p, LAST, 3);
  static const char *const names[] = {"`x`",     "`weight`", "`bias`",
                                      "`scale`", "`shift`",  "`y`"};
#define WITH(change, undo, expected, text)                                     \
  do {                                                                         \
    change;                                                                    \
    REFUSED(block(&p), expected, text);                                        \
    undo;                                                                      \
  } while (0)
  for (int t = 0; t < TENSORS; t++) {
    const char *name = names[t];
    const int rank = p.t[t].ndim;
    if (rank == 4)
      WITH(p.has[t] = 0, p.has[t] = 1, FA_NULL_POINTER, name);
    WITH(p.t[t].data = NULL, p.t[t].data = p.data[t], FA_NULL_POINTER, name);
    WITH(p.t[t].shape = NULL, p.t[t].shape = p.shapes[t], FA_NULL_POINTER,
         name);
    WITH(p.t[t].ndim = 3, p.t[t].ndim = rank, FA_SHAPE, name);
    WITH(p.t[t].dtype.lanes = 2, p.t[t].dtype.lanes = 1, FA_SHAPE, name);
    if (t != X) /* x says what the others are to be */
      WITH(p.t[t].dtype.code = 2, p.t[t].dtype.code = 4, FA_SHAPE, name);
    WITH(p.shapes[t][0] += 1, p.shapes[t][0] -= 1,
         t == WEIGHT ? FA_UNSUPPORTED : FA_SHAPE, t == X ? "`y`" : name);
    WITH(p.shapes[t][0] = -1, p.shapes[t][0] = rank == 1 || t == WEIGHT
                                                   ? OUTPUTS
                                                   : SAMPLES,
         FA_MEMORY, name);
    WITH(p.t[t].byte_offset = 1, p.t[t].byte_offset = 0, FA_MEMORY, name);
    WITH(p.t[t].device.device_type = 4, p.t[t].device.device_type = 1,
         FA_DEVICE, "DLPack's type 4");
    if (t != X)
      WITH(p.t[t].device.device_type = 2, p.t[t].device.device_type = 1,
           FA_DEVICE, name);
    /* y may be larger than t and reach into what lies behind it as well. */
    if (t != Y)
      WITH(p.t[Y].data = p.data[t], p.t[Y].data = p.data[Y], FA_MEMORY,
           "share memory");
  }
  WITH((p.t[X].dtype.code = 2, p.t[X].dtype.bits = 32),
       (p.t[X].dtype.code = 4, p.t[X].dtype.bits = 16), FA_SHAPE, "f16 or bf16");
  WITH(p.shapes[X][1] = 0, p.shapes[X][1] = HEIGHT, FA_SHAPE, "no elements");
  WITH(p.shapes[X][3] = 8, p.shapes[X][3] = INPUTS, FA_UNSUPPORTED,
       "multiples of 16");
  WITH(p.shapes[WEIGHT][2] = 2, p.shapes[WEIGHT][2] = 3, FA_UNSUPPORTED,
       "1 × 1 and 3 × 3");
  WITH(p.strides[Y][1] = 0, p.strides[Y][1] = WIDTH * OUTPUTS, FA_MEMORY,
       "`y`");
  WITH(p.options.size = 16, p.options.size = sizeof p.options, FA_OPTIONS,
       "fa_conv_options has 16 bytes");
  WITH(p.options.size += 8, p.options.size -= 8, FA_OPTIONS, "32 bytes");
  WITH(p.options.flags = 1 << 3, p.options.flags = 0, FA_OPTIONS, "0x8");
  WITH(p.options.activation = 5, p.options.activation = 0, FA_OPTIONS,
       "activation 5");
  WITH((p.options.flags = FA_EPSILON, p.options.epsilon = NAN),
       p.options.flags = 0, FA_OPTIONS, "epsilon NaN");
  WITH((p.options.flags = FA_EPSILON, p.options.epsilon = 0),
       p.options.flags = 0, FA_OPTIONS, "epsilon 0");
  WITH(p.options.flags = FA_EPSILON | FA_NO_NORM, p.options.flags = 0,
       FA_OPTIONS, "FA_NO_NORM");
  WITH(p.options.flags = FA_NO_NORM, p.options.flags = 0, FA_OPTIONS,
       "`scale` is a part of the normalisation");
  p.has[SCALE] = 0;
  WITH(p.options.flags = FA_NO_NORM, p.options.flags = 0, FA_OPTIONS,
       "`shift` is a part of the normalisation");
  p.has[SCALE] = 1;
  /* Channels are where the other layout has rows. */
  WITH(p.options.flags = FA_CHANNELS_FIRST, p.options.flags = 0, FA_UNSUPPORTED,
       "[3, 16] rows and columns");
  REFUSED(fa_conv_block(&p.t[X], &p.t[WEIGHT], NULL, NULL, NULL, &p.t[Y], NULL,
                        &p),
          FA_DEVICE, "pass NULL");
  REFUSED(fa_prepare_conv_block(&p.t[X], &p.t[WEIGHT], NULL, NULL, NULL, NULL,
                                NULL),
          FA_NULL_POINTER, "`y`");
  /* After all that it still works. */
  right(&p, 1e-5, "after all that");
  release(&p);
}

int main(void) {
  for (int layout = 0; layout < LAYOUTS; layout++)
    for (int kernel = 1; kernel <= 3; kernel += 2)
      computes(layout, kernel);
  has_defaults();
  refuses();
  if (failures == 0)
    printf("passed\n");
  return failures != 0;
}
