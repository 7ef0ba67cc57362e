// The one game of a file that a command is about, as a film.

import { type Film, filmOf, type GameText } from '@hanchan/records';
import { BadInput } from './badInput.ts';
import { readAll } from './gameSource.ts';
import { gamesIn, UnreadableGame } from './gameText.ts';
import { bytesOf } from './namedFile.ts';
import { BOOKS } from './playGame.ts';
import { chooseRuleset } from './rulesetArgument.ts';
import type { Terminal } from './terminal.ts';

/** `rules` is what --rules says, for logs that do not carry theirs. */
export async function readFilm(
  file: string,
  rules: string | undefined,
  terminal: Terminal,
): Promise<Film> {
  const ruleset = rules === undefined ? null : chooseRuleset(rules).ruleset;
  const bytes = file === '-' ? await readAll(terminal.input) : bytesOf(file);
  const film = filmOf(theGame(file, bytes), BOOKS, ruleset);
  const { bad, deals } = film;
  if (bad !== null) throw new BadInput(file, `${placeOf(bad.line, bad.field)}${bad.message}`);
  if (deals.length === 0) throw new BadInput(file, nothingIn(film));
  return film;
}

/** What stands against its first line is said; otherwise there is just nothing. */
function nothingIn({ differences: [first] }: Film): string {
  if (first === undefined) return 'holds no deal';
  const { event, expected, got } = first;
  return `line ${event}: expected ${expected}, got ${got}`;
}

const placeOf = (line: number, field: string) =>
  `${line > 0 ? `line ${line}, ` : ''}${field === '' ? '' : `${field}: `}`;

function theGame(file: string, bytes: Uint8Array): GameText {
  try {
    const games = gamesIn(file, bytes);
    if (games.length === 1) return games[0]!;
    throw new BadInput('FILE', `${file} holds ${games.length} games; one at a time is converted`);
  } catch (error) {
    if (!(error instanceof UnreadableGame)) throw error;
    const { line, field, message } = error.bad;
    throw new BadInput(file, `${placeOf(line, field)}${message}`);
  }
}
