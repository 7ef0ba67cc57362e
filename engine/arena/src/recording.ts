// Writes the record of a match while it is played.

import type { Match } from '@hanchan/game';
import { headerOf, type RecordHeader, RecordWriter, type Watcher } from '@hanchan/records';

/** A watcher, and the record that it wrote. */
export interface Recording {
  readonly watch: Watcher;
  /** The whole record, once the match is over. */
  text(): string;
}

/** Writes the record of a match while it is played. */
export function recording(
  ruleset: RecordHeader['ruleset'],
  settings: RecordHeader['settings'] = {},
): Recording {
  const writer = new RecordWriter();
  const lines: string[] = [];
  let last: Match | null = null;
  return {
    watch(move, before, { match }) {
      if (last === null) lines.push(...writer.open(headerOf(before, ruleset, { settings })));
      lines.push(...writer.write(move));
      if (match.phase === 'over')
        lines.push(...writer.write({ type: 'end', scores: match.scores }));
      last = match;
    },
    text: () => `${lines.join('\n')}\n`,
  };
}
