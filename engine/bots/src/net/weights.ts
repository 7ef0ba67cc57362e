// The file of weights: `HNET`, the length of a header, the header in JSON, and the numbers in the order in which
// the net uses them. `proof/training/train.py` writes it.

import { fail, ok, type Result } from '@hanchan/tiles';
import { PLANE_COUNT } from './planes.ts';

export const SCALARS = [
  'riichi',
  'win',
  'nine',
  ...Array.from({ length: 6 }, (_, i) => `claim${i}`),
  ...Array.from({ length: 3 }, (_, i) => `tenpai${i}`),
  ...Array.from({ length: 4 }, (_, i) => `place${i}`),
  'wins',
  'dealsIn',
  'value',
] as const;

/** Whole-numbered weights, [output][tap][input], with the worth of one step and the bias of each output. */
export interface Convolution {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Int16Array;
  readonly steps: Float32Array;
  readonly biases: Float32Array;
}

/** [output][input], then the biases. */
export interface Layer {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float32Array;
  readonly biases: Float32Array;
}

export interface Block {
  readonly first: Convolution;
  readonly second: Convolution;
  readonly down: Layer;
  readonly up: Layer;
}

export interface Weights {
  readonly version: number;
  readonly channels: number;
  /** What was measured on games that the net never saw. */
  readonly figures: Readonly<Record<string, unknown>>;
  readonly entry: Convolution;
  readonly blocks: readonly Block[];
  readonly kinds: Layer;
  readonly pooled: Layer;
  readonly scalars: Layer;
  readonly discard: Layer;
  readonly bias: Layer;
}

export const KIND_OUTPUTS = 5;
const VERSION = 1;
const PREFIX = 8;
/** Outputs that the kernel works out side by side. */
const LANES = 16;
/** Activations are whole 256ths; the first layer's are whole 255ths. */
const ACTIVATION = 256;
const FEATURE = 255;

/** Where the reading stands in the numbers. */
class Cursor {
  #at = 0;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  #take(size: number): Uint8Array {
    if (this.#at + size > this.#bytes.length) throw new RangeError('the numbers end too early');
    // Not `slice`: a platform's own kind of byte array may share its memory.
    const taken = new Uint8Array(size);
    taken.set(this.#bytes.subarray(this.#at, this.#at + size));
    this.#at += size;
    return taken;
  }

  whole(count: number): Int16Array {
    return Int16Array.from(new Int8Array(this.#take(count).buffer));
  }

  floats(count: number): Float32Array {
    return new Float32Array(this.#take(count * 4).buffer);
  }
}

function convolution(cursor: Cursor, inputs: number, outputs: number, unit: number): Convolution {
  const padded = Math.ceil(inputs / 8) * 8;
  const weights = cursor.whole(outputs * 3 * padded);
  const steps = cursor.floats(outputs).map((step) => step / unit);
  return { inputs: padded, outputs, weights, steps, biases: cursor.floats(outputs) };
}

function layer(cursor: Cursor, inputs: number, outputs: number): Layer {
  return {
    inputs,
    outputs,
    weights: cursor.floats(inputs * outputs),
    biases: cursor.floats(outputs),
  };
}

/** What is wrong with the file, in words; or the weights. */
export function readWeights(file: Uint8Array): Result<Weights, string> {
  if (file.length < PREFIX || textOf(file.subarray(0, 4)) !== 'HNET') {
    return fail('not a weights file');
  }
  const length = new DataView(file.buffer, file.byteOffset).getUint32(4, true);
  const header = headerOf(file.subarray(PREFIX, PREFIX + length));
  if (header === null) return fail('the header cannot be read');
  const { version, planes, channels, blocks, pooled, crc32: sum, figures } = header;
  if (version !== VERSION) return fail(`version ${version} is not ${VERSION}`);
  if (planes !== PLANE_COUNT) return fail(`made for ${planes} planes, not ${PLANE_COUNT}`);
  if (channels % LANES !== 0) return fail(`${channels} channels are no multiple of ${LANES}`);
  if (JSON.stringify(header.scalars) !== JSON.stringify(SCALARS)) return fail('other outputs');
  const numbers = file.subarray(PREFIX + length);
  if (crc32(numbers) !== sum) return fail('the file is damaged: its checksum differs');
  try {
    const cursor = new Cursor(numbers);
    const weights = readNumbers(cursor, { channels, blocks, pooled });
    if (!cursor.isAtEnd) return fail('numbers are left over');
    return ok({ version, channels, figures, ...weights });
  } catch (error) {
    return fail((error as Error).message);
  }
}

interface Header {
  readonly version: number;
  readonly planes: number;
  readonly channels: number;
  readonly blocks: number;
  readonly pooled: number;
  readonly scalars: readonly string[];
  readonly crc32: number;
  readonly figures: Readonly<Record<string, unknown>>;
}

function headerOf(bytes: Uint8Array): Header | null {
  try {
    return JSON.parse(textOf(bytes));
  } catch {
    return null;
  }
}

function readNumbers(cursor: Cursor, shape: Pick<Header, 'channels' | 'blocks' | 'pooled'>) {
  const { channels, pooled } = shape;
  const hidden = Math.floor(channels / 8);
  const entry = convolution(cursor, PLANE_COUNT, channels, FEATURE);
  const blocks = Array.from(
    { length: shape.blocks },
    (): Block => ({
      first: convolution(cursor, channels, channels, ACTIVATION),
      second: convolution(cursor, channels, channels, ACTIVATION),
      down: layer(cursor, channels, hidden),
      up: layer(cursor, hidden, channels),
    }),
  );
  return {
    entry,
    blocks,
    kinds: layer(cursor, channels, KIND_OUTPUTS),
    pooled: layer(cursor, channels, pooled),
    scalars: layer(cursor, pooled, SCALARS.length),
    discard: layer(cursor, pooled, 34),
    bias: layer(cursor, pooled, 4),
  };
}

function textOf(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  return sum;
});

function crc32(bytes: Uint8Array): number {
  let sum = -1;
  for (let i = 0; i < bytes.length; i++) {
    sum = (sum >>> 8) ^ CRC_TABLE[(sum ^ bytes[i]!) & 255]!;
  }
  return ~sum >>> 0;
}
