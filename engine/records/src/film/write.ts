// A game in any of the forms.

import type { RecordFormat } from '../losses.ts';
import { startGame, writeMjai } from '../mjai/write.ts';
import type { RecordEntry } from '../record/form.ts';
import { readRecord } from '../record/read.ts';
import { headerOf, writeRecord } from '../record/write.ts';
import { Tenhou6Writer } from '../tenhou6/write.ts';
import type { Film, FilmTurn } from './film.ts';

/** Only a film without differences is the game that the file tells. */
export function writeFilm(film: Film, to: RecordFormat): string {
  const turns = film.deals.flatMap((deal) => deal.turns);
  const { ruleset, names } = film;
  const who = names === null ? {} : { names };
  switch (to) {
    case 'mjai': {
      const events = turns.flatMap(({ move, before, step }) => writeMjai(move, before, step));
      const lines = [startGame(ruleset, who), ...events];
      return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`;
    }
    case 'tenhou6': {
      const writer = new Tenhou6Writer();
      for (const { before, step } of turns) writer.take(before, step);
      return `${JSON.stringify(writer.game(ruleset, names ?? undefined))}\n`;
    }
    case 'record': {
      const settings = { from: film.source.format, ...who };
      const header = film.header ?? headerOf(turns[0]!.before, ruleset, { settings });
      return writeRecord(header, entriesOf(film, turns));
    }
  }
}

/** A record keeps what is no move, too: clock notes and its end. */
function entriesOf({ source }: Film, turns: readonly FilmTurn[]): readonly RecordEntry[] {
  if (source.format === 'record') return readRecord(source.lines).entries;
  const moves = turns.map(({ move }) => move);
  const last = turns.at(-1)?.step.match;
  return last?.phase === 'over' ? [...moves, { type: 'end', scores: last.scores }] : moves;
}
