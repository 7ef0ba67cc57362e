// The frames of a WebSocket, as far as this server and its clients use them: whole texts, pings and the end.

export const OPCODES = { text: 1, close: 8, ping: 9, pong: 10 } as const;

export interface Frame {
  readonly opcode: number;
  readonly payload: Buffer;
}

/** From a client: masked, as the protocol asks; with zeros, which change nothing. */
export function clientFrame(opcode: number, payload: Buffer): Buffer {
  const { length } = payload;
  const head =
    length < 126
      ? Buffer.from([0x80 | opcode, 0x80 | length])
      : Buffer.from([0x80 | opcode, 0x80 | 126, length >> 8, length & 255]);
  return Buffer.concat([head, Buffer.alloc(4), payload]);
}

/** Puts together what a server writes: first the answer to the request, then frames. */
export class FrameReader {
  #rest = Buffer.alloc(0);
  /** The first line of the answer; null until it is whole. */
  status: string | null = null;

  /** What has become whole by this. */
  read(bytes: Buffer): readonly Frame[] {
    this.#rest = Buffer.concat([this.#rest, bytes]);
    if (this.status === null && !this.#readHead()) return [];
    const frames: Frame[] = [];
    for (let frame = this.#next(); frame !== null; frame = this.#next()) frames.push(frame);
    return frames;
  }

  #readHead(): boolean {
    const end = this.#rest.indexOf('\r\n\r\n');
    if (end < 0) return false;
    this.status = this.#rest.subarray(0, this.#rest.indexOf('\r\n')).toString();
    this.#rest = this.#rest.subarray(end + 4);
    return true;
  }

  #next(): Frame | null {
    const rest = this.#rest;
    if (rest.length < 2) return null;
    const short = rest[1]! & 127;
    const from = short < 126 ? 2 : short === 126 ? 4 : 10;
    if (rest.length < from) return null;
    const length =
      short < 126 ? short : short === 126 ? rest.readUInt16BE(2) : Number(rest.readBigUInt64BE(2));
    if (rest.length < from + length) return null;
    this.#rest = rest.subarray(from + length);
    return { opcode: rest[0]! & 15, payload: rest.subarray(from, from + length) };
  }
}
