// The net: features in, what the players of the real games would do out. Memory is laid out once; nothing is
// allocated per decision.

import { KIND_COUNT } from '@hanchan/tiles';
import { type Kernel, wasmKernel } from './kernel.ts';
import { plainKernel } from './plainKernel.ts';
import { PLANE_COUNT } from './planes.ts';
import { type Convolution, KIND_OUTPUTS, type Layer, SCALARS, type Weights } from './weights.ts';

/** Log-odds, before any rule has spoken. Overwritten by the next decision. */
export interface Outputs {
  readonly discard: Float64Array;
  readonly kan: Float64Array;
  /** Three opponents, from the right round: 34 kinds each. */
  readonly danger: Float64Array;
  /** By the order of `SCALARS`. */
  readonly scalars: Float64Array;
}

export interface Network {
  readonly weights: Weights;
  run(features: Uint8Array): Outputs;
}

/** Rows of kinds with an empty one before, behind and between the suits. */
const ROWS = 39;
const ALIGNMENT = 16;

/** Where the numbers of a layer lie, and how many go in and come out. */
type Placed = Readonly<Record<keyof Convolution, number>>;

/** Hands out places in the kernel's memory. */
class Layout {
  size = 0;

  place(bytes: number): number {
    const at = this.size;
    this.size = Math.ceil((at + bytes) / ALIGNMENT) * ALIGNMENT;
    return at;
  }

  convolution({ weights, steps, biases, inputs, outputs }: Convolution): Placed {
    return {
      weights: this.place(weights.byteLength),
      steps: this.place(steps.byteLength),
      biases: this.place(biases.byteLength),
      inputs,
      outputs,
    };
  }
}

export function createNetwork(
  weights: Weights,
  kernelOf: (size: number) => Kernel = (size) => wasmKernel(size) ?? plainKernel(size),
): Network {
  const { channels } = weights;
  const layout = new Layout();
  const entry = layout.convolution(weights.entry);
  const blocks = weights.blocks.map(({ first, second }) => ({
    first: layout.convolution(first),
    second: layout.convolution(second),
  }));
  const at = {
    features: layout.place(ROWS * entry.inputs * 2),
    rows: layout.place(ROWS * channels * 2),
    values: layout.place(KIND_COUNT * channels * 4),
    change: layout.place(KIND_COUNT * channels * 4),
    mean: layout.place(channels * 4),
    gate: layout.place(channels * 4),
    lists: layout.place(ROWS * (Math.max(entry.inputs, channels) + 1) * 4),
  };
  const kernel = kernelOf(layout.size);
  const { memory } = kernel;
  const fill = (placed: Placed, source: Convolution) => {
    const placedWeights = new Int16Array(memory, placed.weights, source.weights.length);
    layOut(source, placedWeights);
    new Float32Array(memory, placed.steps, source.outputs).set(source.steps);
    new Float32Array(memory, placed.biases, source.outputs).set(source.biases);
  };
  fill(entry, weights.entry);
  for (const [i, { first, second }] of weights.blocks.entries()) {
    fill(blocks[i]!.first, first);
    fill(blocks[i]!.second, second);
  }
  const rows = new Int16Array(memory, at.features, ROWS * entry.inputs);
  const values = new Float32Array(memory, at.values, KIND_COUNT * channels);
  const mean = new Float32Array(memory, at.mean, channels);
  const gate = new Float32Array(memory, at.gate, channels);
  const outputs: Outputs = {
    discard: new Float64Array(KIND_COUNT),
    kan: new Float64Array(KIND_COUNT),
    danger: new Float64Array(3 * KIND_COUNT),
    scalars: new Float64Array(SCALARS.length),
  };
  const scratch = {
    hidden: new Float64Array(weights.blocks[0]!.down.outputs),
    gate: new Float64Array(channels),
    pooled: new Float64Array(weights.pooled.outputs),
    bias: new Float64Array(weights.bias.outputs),
    discard: new Float64Array(KIND_COUNT),
    sums: new Float64Array(KIND_OUTPUTS),
  };

  const convolve = (input: number, placed: Placed, out: number) => {
    const { weights: w, steps, biases, inputs, outputs: width } = placed;
    kernel.convolve(input, w, steps, biases, inputs, width, out, at.lists);
  };

  function run(features: Uint8Array): Outputs {
    spread(features, rows, entry.inputs);
    convolve(at.features, entry, at.values);
    kernel.activate(at.values, channels, at.rows);
    for (let i = 0; i < values.length; i++) if (values[i]! < 0) values[i] = 0;
    for (const [i, { first, second }] of blocks.entries()) {
      convolve(at.rows, first, at.change);
      kernel.activate(at.change, channels, at.rows);
      convolve(at.rows, second, at.change);
      kernel.pool(at.change, channels, at.mean);
      const { down, up } = weights.blocks[i]!;
      apply(down, mean, scratch.hidden, true);
      apply(up, scratch.hidden, scratch.gate, false);
      for (let c = 0; c < channels; c++) {
        gate[c] = Math.min(6, Math.max(0, scratch.gate[c]! + 3)) / 6;
      }
      kernel.merge(at.values, at.change, at.gate, channels, at.rows);
    }
    kernel.pool(at.values, channels, at.mean);
    read();
    return outputs;
  }

  function read(): void {
    const { pooled, bias, discard, sums } = scratch;
    apply(weights.pooled, mean, pooled, true);
    apply(weights.scalars, pooled, outputs.scalars, false);
    apply(weights.discard, pooled, discard, false);
    apply(weights.bias, pooled, bias, false);
    const { weights: w, biases } = weights.kinds;
    for (let kind = 0; kind < KIND_COUNT; kind++) {
      const from = kind * channels;
      for (let o = 0; o < KIND_OUTPUTS; o++) sums[o] = biases[o]!;
      for (let c = 0; c < channels; c++) {
        const value = values[from + c]!;
        for (let o = 0; o < KIND_OUTPUTS; o++) sums[o]! += w[o * channels + c]! * value;
      }
      outputs.discard[kind] = sums[0]! + discard[kind]!;
      outputs.kan[kind] = sums[1]! + bias[0]!;
      for (let o = 2; o < KIND_OUTPUTS; o++) {
        outputs.danger[(o - 2) * KIND_COUNT + kind] = sums[o]! + bias[o - 1]!;
      }
    }
  }

  return { weights, run };
}

/** From [output][tap][input] to [tap][two inputs][output][input of the two], as the kernel goes through them. */
function layOut({ inputs, outputs, weights }: Convolution, to: Int16Array): void {
  for (let o = 0; o < outputs; o++) {
    for (let tap = 0; tap < 3; tap++) {
      for (let i = 0; i < inputs; i++) {
        const place = ((tap * (inputs / 2) + (i >> 1)) * outputs + o) * 2 + (i & 1);
        to[place] = weights[(o * 3 + tap) * inputs + i]!;
      }
    }
  }
}

/** Features come plane by plane; the kernel reads kind by kind. */
function spread(features: Uint8Array, rows: Int16Array, width: number): void {
  for (let kind = 0; kind < KIND_COUNT; kind++) {
    const row = (1 + kind + Math.floor(kind / 9)) * width;
    for (let plane = 0; plane < PLANE_COUNT; plane++) {
      rows[row + plane] = features[plane * KIND_COUNT + kind]!;
    }
  }
}

function apply(
  { inputs, outputs, weights, biases }: Layer,
  input: Float32Array | Float64Array,
  out: Float64Array,
  isAboveZero: boolean,
): void {
  let o = 0;
  // Four sums side by side, each in its own order: none has to wait for itself.
  for (; o + 4 <= outputs; o += 4) {
    const first = o * inputs;
    const second = first + inputs;
    const third = second + inputs;
    const fourth = third + inputs;
    let a = biases[o]!;
    let b = biases[o + 1]!;
    let c = biases[o + 2]!;
    let d = biases[o + 3]!;
    for (let i = 0; i < inputs; i++) {
      const one = input[i]!;
      a += weights[first + i]! * one;
      b += weights[second + i]! * one;
      c += weights[third + i]! * one;
      d += weights[fourth + i]! * one;
    }
    out[o] = a;
    out[o + 1] = b;
    out[o + 2] = c;
    out[o + 3] = d;
  }
  for (; o < outputs; o++) {
    let sum = biases[o]!;
    for (let i = 0; i < inputs; i++) sum += weights[o * inputs + i]! * input[i]!;
    out[o] = sum;
  }
  if (isAboveZero) for (o = 0; o < outputs; o++) if (out[o]! < 0) out[o] = 0;
}
