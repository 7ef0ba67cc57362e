// Messages as they go over the wire: frames of RFC 6455, whole texts without a mask, one behind the other in one piece. What `ws`
// writes beside them (pings, the end) are frames too, and come before or after.

const WHOLE_TEXT = 0x81;
const TWO_BYTES = 126;
const EIGHT_BYTES = 127;

export function framesOf(texts: readonly string[]): Buffer {
  const sizes = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + headOf(size) + size, 0));
  let at = 0;
  for (const [i, text] of texts.entries()) {
    at = writeHead(frames, at, sizes[i]!);
    at += frames.write(text, at);
  }
  return frames;
}

const headOf = (size: number): number => (size < TWO_BYTES ? 2 : size < 65_536 ? 4 : 10);

function writeHead(frames: Buffer, at: number, size: number): number {
  frames[at] = WHOLE_TEXT;
  switch (headOf(size)) {
    case 2:
      return frames.writeUInt8(size, at + 1);
    case 4:
      frames[at + 1] = TWO_BYTES;
      return frames.writeUInt16BE(size, at + 2);
    default:
      frames[at + 1] = EIGHT_BYTES;
      return frames.writeBigUInt64BE(BigInt(size), at + 2);
  }
}
