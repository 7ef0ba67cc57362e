// SHA-256 of a text or of bytes, so that the engine can name a set of values without the platform's crypto.

const INITIAL = Int32Array.of(
  0x6a09e667,
  0xbb67ae85,
  0x3c6ef372,
  0xa54ff53a,
  0x510e527f,
  0x9b05688c,
  0x1f83d9ab,
  0x5be0cd19,
);

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUND_CONSTANTS = roundConstants();

function roundConstants(): Int32Array {
  const constants = new Int32Array(64);
  for (let n = 2, found = 0; found < 64; n++) {
    let isPrime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) isPrime = false;
    if (isPrime) constants[found++] = Math.floor((Math.cbrt(n) % 1) * 2 ** 32);
  }
  return constants;
}

/** The SHA-256 of a text, in hexadecimal digits. */
export function sha256Hex(text: string): string {
  makeRoom(text.length);
  // Most texts are ASCII, as lines of records are.
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) return sha256OfBytes(encodedAsUtf8(text));
    message[i] = code;
  }
  return digest(text.length);
}

/** The SHA-256 of bytes, in hexadecimal digits. */
export function sha256OfBytes(bytes: ArrayLike<number>): string {
  makeRoom(bytes.length);
  message.set(bytes);
  return digest(bytes.length);
}

// Work space of one call, kept because making it anew takes longer than hashing a line.
let message = new Uint8Array(1 << 10);
const state = new Int32Array(8);
const schedule = new Int32Array(64);

const BLOCK = 64;
/** What stands behind a message: one bit, and its length. */
const END = 9;

function makeRoom(length: number): void {
  if (message.length < length + END + BLOCK) message = new Uint8Array(2 * (length + BLOCK));
}

/** Of so many bytes of the message. */
function digest(length: number): string {
  const size = Math.ceil((length + END) / BLOCK) * BLOCK;
  message.fill(0, length, size);
  message[length] = 0x80;
  // The length in bits, of which 32 are enough.
  for (let i = 0; i < 4; i++) message[size - 1 - i] = (length * 8) >>> (8 * i);
  state.set(INITIAL);
  for (let at = 0; at < size; ) {
    for (let i = 0; i < 16; i++) {
      schedule[i] =
        (message[at++]! << 24) | (message[at++]! << 16) | (message[at++]! << 8) | message[at++]!;
    }
    mixBlock(state, schedule);
  }
  const codes: number[] = [];
  for (let i = 0; i < 64; i++) {
    const digit = (state[i >> 3]! >>> (28 - 4 * (i & 7))) & 15;
    codes.push(digit + (digit < 10 ? ZERO : BEFORE_A));
  }
  return String.fromCharCode(...codes);
}

/** Codes of letters, to which digits are added. */
const ZERO = 48;
const BEFORE_A = 87;
const turned = (x: number, n: number) => (x >>> n) | (x << (32 - n));

/** One block into the state: names are moved on one by one, for a list of eight a round is many times as slow. */
function mixBlock(state: Int32Array, w: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!;
    const y = w[i - 2]!;
    const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  let a = state[0]!;
  let b = state[1]!;
  let c = state[2]!;
  let d = state[3]!;
  let e = state[4]!;
  let f = state[5]!;
  let g = state[6]!;
  let h = state[7]!;
  for (let i = 0; i < 64; i++) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + ROUND_CONSTANTS[i]! + w[i]!) | 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  const mixed = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) state[i] = state[i]! + mixed[i]!;
}

function encodedAsUtf8(text: string): number[] {
  const encoded = encodeURIComponent(text).match(/%..|[^%]/g) ?? [];
  return encoded.map((part) =>
    part.length === 1 ? part.charCodeAt(0) : Number.parseInt(part.slice(1), 16),
  );
}
