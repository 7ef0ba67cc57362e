// The kernel without WebAssembly: slower, and the same to the last bit. Every float is rounded where the compiled
// loops round it.

import { KIND_COUNT } from '@hanchan/tiles';
import type { Kernel } from './kernel.ts';

const rowOf = (kind: number) => 1 + kind + Math.floor(kind / 9);
const { fround } = Math;

export function plainKernel(size: number): Kernel {
  const memory = new ArrayBuffer(size);
  const whole = new Int16Array(memory);
  const floats = new Float32Array(memory);

  const store = (at: number, value: number) => {
    whole[at] = Math.min(32_767, roundHalfEven(fround(value * 256)));
  };

  return {
    memory,
    convolve(input, weights, steps, biases, inputs, outputs, out) {
      const taps = inputs * 3;
      for (let kind = 0; kind < KIND_COUNT; kind++) {
        const from = input / 2 + (rowOf(kind) - 1) * inputs;
        for (let o = 0; o < outputs; o++) {
          let sum = 0;
          for (let i = 0; i < taps; i++) {
            const weight = weights / 2 + ((i >> 1) * outputs + o) * 2 + (i & 1);
            sum += whole[from + i]! * whole[weight]!;
          }
          const value = fround(fround(sum) * floats[steps / 4 + o]!);
          floats[out / 4 + kind * outputs + o] = value + floats[biases / 4 + o]!;
        }
      }
    },
    activate(values, width, rows) {
      for (let kind = 0; kind < KIND_COUNT; kind++) {
        for (let i = 0; i < width; i++) {
          const value = floats[values / 4 + kind * width + i]!;
          store(rows / 2 + rowOf(kind) * width + i, Math.max(0, value));
        }
      }
    },
    pool(values, width, out) {
      const share = fround(1 / KIND_COUNT);
      for (let i = 0; i < width; i++) {
        let sum = 0;
        for (let kind = 0; kind < KIND_COUNT; kind++) {
          sum = fround(sum + floats[values / 4 + kind * width + i]!);
        }
        floats[out / 4 + i] = sum * share;
      }
    },
    merge(values, change, gate, width, rows) {
      for (let kind = 0; kind < KIND_COUNT; kind++) {
        for (let i = 0; i < width; i++) {
          const at = kind * width + i;
          const added = fround(floats[change / 4 + at]! * floats[gate / 4 + i]!);
          const value = Math.max(0, fround(floats[values / 4 + at]! + added));
          floats[values / 4 + at] = value;
          store(rows / 2 + rowOf(kind) * width + i, value);
        }
      }
    },
  };
}

function roundHalfEven(value: number): number {
  const low = Math.floor(value);
  const rest = value - low;
  if (rest !== 0.5) return rest < 0.5 ? low : low + 1;
  return low % 2 === 0 ? low : low + 1;
}
