// The net's inner loops in AssemblyScript, compiled into `src/net/kernelCode.ts` by `npm run kernel`. Whole numbers
// and plain 32-bit floats in a fixed order: every machine gives the same bits. `src/net/plainKernel.ts` says the
// same without WebAssembly, and a test holds the two together.

const KINDS: i32 = 34;

/** Rows of activations lie one behind the other, with an empty row before, behind and between the suits. */
@inline
function rowOf(kind: i32): i32 {
  return 1 + kind + kind / 9;
}

@inline
function sum4(a: v128, b: v128, c: v128, d: v128): v128 {
  const ab0 = i8x16.shuffle(a, b, 0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23);
  const ab1 = i8x16.shuffle(a, b, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31);
  const cd0 = i8x16.shuffle(c, d, 0, 1, 2, 3, 16, 17, 18, 19, 4, 5, 6, 7, 20, 21, 22, 23);
  const cd1 = i8x16.shuffle(c, d, 8, 9, 10, 11, 24, 25, 26, 27, 12, 13, 14, 15, 28, 29, 30, 31);
  const ab = i32x4.add(ab0, ab1);
  const cd = i32x4.add(cd0, cd1);
  const even = i8x16.shuffle(ab, cd, 0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23);
  const odd = i8x16.shuffle(ab, cd, 8, 9, 10, 11, 12, 13, 14, 15, 24, 25, 26, 27, 28, 29, 30, 31);
  return i32x4.add(even, odd);
}

/** Three neighbouring rows of `inputs` numbers give one row of `outputs` floats. */
export function convolve(
  input: usize,
  weights: usize,
  steps: usize,
  biases: usize,
  inputs: i32,
  outputs: i32,
  out: usize,
): void {
  const taps = inputs * 6;
  for (let o = 0; o < outputs; o += 4) {
    const w0 = weights + o * taps;
    const w1 = w0 + taps;
    const w2 = w1 + taps;
    const w3 = w2 + taps;
    const step = v128.load(steps + o * 4);
    const bias = v128.load(biases + o * 4);
    for (let kind = 0; kind < KINDS; kind += 2) {
      const first = input + (rowOf(kind) - 1) * inputs * 2;
      const second = input + (rowOf(kind + 1) - 1) * inputs * 2;
      let a0 = i32x4.splat(0);
      let a1 = a0;
      let a2 = a0;
      let a3 = a0;
      let b0 = a0;
      let b1 = a0;
      let b2 = a0;
      let b3 = a0;
      for (let at = 0; at < taps; at += 16) {
        const x = v128.load(first + at);
        const y = v128.load(second + at);
        let w = v128.load(w0 + at);
        a0 = i32x4.add(a0, i32x4.dot_i16x8_s(x, w));
        b0 = i32x4.add(b0, i32x4.dot_i16x8_s(y, w));
        w = v128.load(w1 + at);
        a1 = i32x4.add(a1, i32x4.dot_i16x8_s(x, w));
        b1 = i32x4.add(b1, i32x4.dot_i16x8_s(y, w));
        w = v128.load(w2 + at);
        a2 = i32x4.add(a2, i32x4.dot_i16x8_s(x, w));
        b2 = i32x4.add(b2, i32x4.dot_i16x8_s(y, w));
        w = v128.load(w3 + at);
        a3 = i32x4.add(a3, i32x4.dot_i16x8_s(x, w));
        b3 = i32x4.add(b3, i32x4.dot_i16x8_s(y, w));
      }
      const a = f32x4.convert_i32x4_s(sum4(a0, a1, a2, a3));
      const b = f32x4.convert_i32x4_s(sum4(b0, b1, b2, b3));
      const at = out + (kind * outputs + o) * 4;
      v128.store(at, f32x4.add(f32x4.mul(a, step), bias));
      v128.store(at + outputs * 4, f32x4.add(f32x4.mul(b, step), bias));
    }
  }
}

@inline
function storeRounded(row: usize, value: v128): void {
  const whole = i32x4.trunc_sat_f32x4_s(f32x4.nearest(f32x4.mul(value, f32x4.splat(256))));
  v128.store64_lane(row, i16x8.narrow_i32x4_s(whole, whole), 0);
}

/** What is above zero, as whole 256ths, into the rows of the next layer. */
export function activate(values: usize, width: i32, rows: usize): void {
  const zero = f32x4.splat(0);
  for (let kind = 0; kind < KINDS; kind++) {
    const row = rows + rowOf(kind) * width * 2;
    const from = values + kind * width * 4;
    for (let i = 0; i < width; i += 4) {
      storeRounded(row + i * 2, f32x4.max(v128.load(from + i * 4), zero));
    }
  }
}

/** The mean over the kinds. */
export function pool(values: usize, width: i32, out: usize): void {
  const share = f32x4.splat(1 / f32(KINDS));
  for (let i = 0; i < width; i += 4) {
    let sum = f32x4.splat(0);
    for (let kind = 0; kind < KINDS; kind++) {
      sum = f32x4.add(sum, v128.load(values + (kind * width + i) * 4));
    }
    v128.store(out + i * 4, f32x4.mul(sum, share));
  }
}

/** Adds the gated `change` to `values`, keeps what is above zero, and rounds it into `rows`. */
export function merge(values: usize, change: usize, gate: usize, width: i32, rows: usize): void {
  const zero = f32x4.splat(0);
  for (let kind = 0; kind < KINDS; kind++) {
    const row = rows + rowOf(kind) * width * 2;
    const from = kind * width * 4;
    for (let i = 0; i < width; i += 4) {
      const at = from + i * 4;
      const added = f32x4.mul(v128.load(change + at), v128.load(gate + i * 4));
      const value = f32x4.max(f32x4.add(v128.load(values + at), added), zero);
      v128.store(values + at, value);
      storeRounded(row + i * 2, value);
    }
  }
}
