// Writes a record line by line, as the match goes on. Every deal is closed by its checksum.

import type { Match } from '@hanchan/game';
import { formatTile, type Tile } from '@hanchan/tiles';
import { formatAction } from './action.ts';
import { Chain } from './chain.ts';
import type { RecordEntry, RecordHeader } from './form.ts';
import { formatHeader, startOf } from './header.ts';

/** Writes a record line by line, each sealed with those before it. */
export class RecordWriter {
  readonly #chain = new Chain();
  #hasDeal = false;

  /** The first line. */
  open(header: RecordHeader): string[] {
    return this.#put(formatHeader(header));
  }

  /** The lines for one more entry; before a further deal the checksum of the last comes first. */
  write(entry: RecordEntry): string[] {
    if (entry.type === 'end') return [...this.#put(JSON.stringify(lineOf(entry))), ...this.close()];
    const closing = entry.type === 'deal' && this.#hasDeal ? this.close() : [];
    if (entry.type === 'deal') this.#hasDeal = true;
    return [...closing, ...this.#put(JSON.stringify(lineOf(entry)))];
  }

  /** The checksum of what has none yet; a record may end here, and go on later. */
  close(): string[] {
    if (this.#chain.open === 0) return [];
    this.#hasDeal = false;
    const line = JSON.stringify(this.#chain.close());
    return [line];
  }

  #put(line: string): string[] {
    this.#chain.add(line);
    return [line];
  }
}

function lineOf(entry: RecordEntry): object {
  switch (entry.type) {
    case 'deal': {
      const wall = entry.wall === null ? null : formatWall(entry.wall);
      const isRebuilt = 'isRebuilt' in entry && entry.isRebuilt;
      const seed = entry.seed === undefined ? {} : { seed: entry.seed };
      return { deal: wall, ...seed, ...(isRebuilt ? { rebuilt: true } : {}) };
    }
    case 'action':
      return { a: formatAction(entry.action) };
    case 'start':
      return { start: true };
    case 'bell':
      return { bell: true };
    case 'ruling':
      return { ruling: entry.ruling };
    case 'clock':
      return { clock: entry.clock };
    case 'reveal':
      return { reveal: entry.secret };
    case 'end':
      return { end: entry.scores };
  }
}

/** All tiles in the order of the wall, which the sorted notation does not keep. */
export function formatWall(wall: readonly Tile[]): string {
  return wall.map(formatTile).join('');
}

/** The header of a match before its first deal. */
export function headerOf(
  match: Match,
  ruleset: RecordHeader['ruleset'],
  more: Partial<Pick<RecordHeader, 'settings' | 'note' | 'written'>> = {},
): RecordHeader {
  const { id, title } = ruleset;
  const { settings = {}, note, written } = more;
  return {
    ruleset: { id, title },
    rules: match.rules,
    ...(written === undefined ? {} : { written }),
    settings,
    start: startOf(match),
    ...(note === undefined ? {} : { note }),
  };
}

/** A whole record as text. */
export function writeRecord(header: RecordHeader, entries: Iterable<RecordEntry>): string {
  const writer = new RecordWriter();
  const lines = writer.open(header);
  for (const entry of entries) lines.push(...writer.write(entry));
  lines.push(...writer.close());
  return `${lines.join('\n')}\n`;
}
