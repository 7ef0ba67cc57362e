// SHA-256 of a text or of bytes, so that the engine can name a set of values without the platform's crypto.

const INITIAL = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUND_CONSTANTS = roundConstants();

function roundConstants(): Uint32Array {
  const constants = new Uint32Array(64);
  for (let n = 2, found = 0; found < 64; n++) {
    let isPrime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) isPrime = false;
    if (isPrime) constants[found++] = Math.floor((Math.cbrt(n) % 1) * 2 ** 32);
  }
  return constants;
}

/** The SHA-256 of a text, in hexadecimal digits. */
export function sha256Hex(text: string): string {
  return sha256OfBytes(utf8(text));
}

/** The SHA-256 of bytes, in hexadecimal digits. */
export function sha256OfBytes(bytes: ArrayLike<number>): string {
  const message = padded(bytes);
  const state = Uint32Array.from(INITIAL);
  const schedule = new Uint32Array(64);
  const view = new DataView(message.buffer);
  for (let offset = 0; offset < message.length; offset += 64) {
    for (let i = 0; i < 16; i++) schedule[i] = view.getUint32(offset + i * 4);
    mixBlock(state, schedule);
  }
  return Array.from(state, (word) => word.toString(16).padStart(8, '0')).join('');
}

const turned = (x: number, n: number) => (x >>> n) | (x << (32 - n));

/** One block into the state: names are moved on one by one, for a list of eight a round is many times as slow. */
function mixBlock(state: Uint32Array, w: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!;
    const y = w[i - 2]!;
    const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    w[i] = w[i - 16]! + s0 + w[i - 7]! + s1;
  }
  let [a, b, c, d] = [state[0]! | 0, state[1]! | 0, state[2]! | 0, state[3]! | 0];
  let [e, f, g, h] = [state[4]! | 0, state[5]! | 0, state[6]! | 0, state[7]! | 0];
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

function padded(bytes: ArrayLike<number>): Uint8Array {
  const length = Math.ceil((bytes.length + 9) / 64) * 64;
  const message = new Uint8Array(length);
  message.set(bytes);
  message[bytes.length] = 0x80;
  new DataView(message.buffer).setUint32(length - 4, bytes.length * 8);
  return message;
}

function utf8(text: string): ArrayLike<number> {
  return asciiOf(text) ?? encodedAsUtf8(text);
}

/** Its bytes where all of them are ASCII, as lines of records are; null else. */
function asciiOf(text: string): Uint8Array | null {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < bytes.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 0x7f) return null;
    bytes[i] = code;
  }
  return bytes;
}

function encodedAsUtf8(text: string): number[] {
  const encoded = encodeURIComponent(text).match(/%..|[^%]/g) ?? [];
  return encoded.map((part) =>
    part.length === 1 ? part.charCodeAt(0) : Number.parseInt(part.slice(1), 16),
  );
}
