// Records and exports, as the replay page and the command read them.

import { type Books, type Film, filmOf, readGames, verifyWalls, writeFilm } from '@hanchan/records';
import type { Ruleset } from '@hanchan/rules';
import { findRuleset, TENHOU, WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { customIn } from './custom.ts';
import { filmFigures, sha256 } from './figures.ts';
import { RECORDS, textIn } from './forms.ts';

const BOOKS: Books = { find: findRuleset, usual: TENHOU };

/** Logs of other programs' forms do not hold their rules: a person names the book. */
export function filmIn(text: string, ruleset: Ruleset | null = null): Film {
  const { games, bad } = readGames('frozen', text);
  if (games[0] === undefined) throw new Error(JSON.stringify(bad));
  return filmOf(games[0], BOOKS, ruleset);
}

export function recordFigures(text: string): object {
  const film = filmIn(text);
  const { walls, problem, replay } = verifyWalls(film.source.lines);
  const written = film.deals.length === 0 ? null : writeFilm(film, 'record');
  return {
    ...filmFigures(film),
    walls,
    verdict: problem ?? replay.problem ?? 'verified',
    isComplete: replay.isComplete,
    written: written === null ? null : sha256(written),
    mjai: written === null ? null : sha256(writeFilm(film, 'mjai')),
    tenhou6: written === null ? null : sha256(writeFilm(film, 'tenhou6')),
  };
}

export function gamesIn(folder: string): object {
  const books: Record<(typeof RECORDS)[number], Ruleset> = {
    guided: WRC_2022,
    unassisted: WDMC_2019,
    custom: customIn(folder),
  };
  return Object.fromEntries(
    RECORDS.map((name) => {
      const book = books[name];
      const record = textIn(folder, `record.${name}.jsonl.gz`);
      return [
        name,
        {
          record: { bytes: sha256(record), ...recordFigures(record) },
          mjai: exportFigures(textIn(folder, `record.${name}.mjai.jsonl.gz`), book),
          tenhou6: exportFigures(textIn(folder, `record.${name}.tenhou6.json.gz`), book),
        },
      ];
    }),
  );
}

const exportFigures = (text: string, ruleset: Ruleset): object => ({
  bytes: sha256(text),
  ...filmFigures(filmIn(text, ruleset)),
});
