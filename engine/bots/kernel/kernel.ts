// The net's inner loops in AssemblyScript, compiled into `src/net/kernelCode.ts` by `npm run kernel`. Whole numbers
// and plain 32-bit floats in a fixed order: every machine gives the same bits. `src/net/plainKernel.ts` says the
// same without WebAssembly, and a test holds the two together.

const KINDS: i32 = 34;

/** Rows of activations lie one behind the other, with an empty row before, behind and between the suits. */
@inline
function rowOf(kind: i32): i32 {
  return 1 + kind + kind / 9;
}

const ROWS: i32 = 39;

/**
 * Two neighbouring inputs of a row stand in one number, and most are nothing: what is left of each row is listed, as the
 * place of its weights and the two inputs. Each row's list begins `inputs * 4` bytes behind that of the row before.
 */
function listRows(input: usize, lists: usize, counts: usize, inputs: i32, outputs: i32): void {
  const stride = outputs * 4;
  for (let row = 0; row < ROWS; row++) {
    const from = input + row * inputs * 2;
    const list = lists + row * inputs * 4;
    let at = list;
    let place = 0;
    for (let i = 0; i < inputs * 2; i += 4) {
      const two = load<i32>(from + i);
      store<i32>(at, place);
      store<i32>(at, two, 4);
      at += two != 0 ? 8 : 0;
      place += stride;
    }
    store<i32>(counts + row * 4, <i32>(at - list));
  }
}

/** Sums as floats, times the worth of a step, on top of the bias. */
@inline
function finish(sum: v128, steps: usize, biases: usize, out: usize): void {
  const scaled = f32x4.mul(f32x4.convert_i32x4_s(sum), v128.load(steps));
  v128.store(out, f32x4.add(scaled, v128.load(biases)));
}

/**
 * Three neighbouring rows of `inputs` numbers give one row of `outputs` floats. Weights lie by tap, by two inputs, by output:
 * sums of whole numbers are the same in any order, so inputs that are nothing are left out. `lists` has room for
 * every row, and for a count of each behind it.
 */
export function convolve(
  input: usize,
  weights: usize,
  steps: usize,
  biases: usize,
  inputs: i32,
  outputs: i32,
  out: usize,
  lists: usize,
): void {
  const counts = lists + ROWS * inputs * 4;
  const tap = inputs * outputs * 2;
  listRows(input, lists, counts, inputs, outputs);
  for (let kind = 0; kind < KINDS; kind++) {
    const before = rowOf(kind) - 1;
    for (let o = 0; o < outputs; o += 16) {
      let a0 = i32x4.splat(0);
      let a1 = a0;
      let a2 = a0;
      let a3 = a0;
      for (let t = 0; t < 3; t++) {
        const w = weights + t * tap + o * 4;
        let at = lists + (before + t) * inputs * 4;
        const end = at + load<i32>(counts + (before + t) * 4);
        for (; at < end; at += 8) {
          const from = w + load<i32>(at);
          const two = v128.load32_splat(at, 4);
          a0 = i32x4.add(a0, i32x4.dot_i16x8_s(two, v128.load(from)));
          a1 = i32x4.add(a1, i32x4.dot_i16x8_s(two, v128.load(from, 16)));
          a2 = i32x4.add(a2, i32x4.dot_i16x8_s(two, v128.load(from, 32)));
          a3 = i32x4.add(a3, i32x4.dot_i16x8_s(two, v128.load(from, 48)));
        }
      }
      const s = steps + o * 4;
      const b = biases + o * 4;
      const to = out + (kind * outputs + o) * 4;
      finish(a0, s, b, to);
      finish(a1, s + 16, b + 16, to + 16);
      finish(a2, s + 32, b + 32, to + 32);
      finish(a3, s + 48, b + 48, to + 48);
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
