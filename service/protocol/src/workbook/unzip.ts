// The parts of a zip file by name, as far as somebody wants them: within bounds, whatever the file says of its sizes.

export class BadZip extends Error {}
/** It unpacks to more than is read. */
export class ZipTooLarge extends Error {}

const END = 0x06054b50;
const ENTRY = 0x02014b50;
/** The last record, with the longest comment behind it. */
const END_LENGTH = 22;
const MOST_COMMENT = 65_535;
const MOST_ENTRIES = 2_000;
const [STORED, DEFLATED] = [0, 8];

interface Part {
  readonly method: number;
  readonly from: number;
  readonly length: number;
}

/** Every part by its name; throws `BadZip`. */
export function partsOf(bytes: Uint8Array): ReadonlyMap<string, Part> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return new Map(entriesOf(bytes, view));
  } catch (error) {
    if (error instanceof RangeError) throw new BadZip('it ends too early');
    throw error;
  }
}

function* entriesOf(bytes: Uint8Array, view: DataView): Generator<[string, Part]> {
  const end = endOf(view);
  const count = Math.min(view.getUint16(end + 10, true), MOST_ENTRIES);
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < count; i++) {
    if (view.getUint32(at, true) !== ENTRY) throw new BadZip('its list of parts is broken');
    const [name, extra, comment] = [28, 30, 32].map((by) => view.getUint16(at + by, true));
    const local = view.getUint32(at + 42, true);
    const from = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const title = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + name!));
    const length = view.getUint32(at + 20, true);
    yield [title, { method: view.getUint16(at + 10, true), from, length }];
    at += 46 + name! + extra! + comment!;
  }
}

function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_LENGTH - MOST_COMMENT);
  for (let at = view.byteLength - END_LENGTH; at >= first; at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw new BadZip('it is no zip file');
}

/** The text of a part; throws `ZipTooLarge` as soon as it is longer than `most`, and `BadZip` where it cannot be unpacked. */
export async function textOfPart(bytes: Uint8Array, part: Part, most: number): Promise<string> {
  const packed = bytes.slice(part.from, part.from + part.length);
  if (packed.length < part.length) throw new BadZip('it ends too early');
  if (part.method === STORED) {
    if (packed.length > most) throw new ZipTooLarge();
    return new TextDecoder().decode(packed);
  }
  if (part.method !== DEFLATED) throw new BadZip('it is packed in a way that is not read');
  const reader = new Blob([packed])
    .stream()
    .pipeThrough(new DecompressionStream('deflate-raw'))
    .getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let length = 0; ; ) {
    const { done, value } = await reader.read().catch(() => {
      throw new BadZip('a part of it cannot be unpacked');
    });
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new ZipTooLarge();
    }
    text += decoder.decode(value, { stream: true });
  }
}
