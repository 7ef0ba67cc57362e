// Where a game comes from: a file, a pasted text, an address that holds it, a game of the server, a match against bots
// in this browser. All end as a film, or as what stands against it.

import { bookFrom } from '@hanchan/kit/books/rulesetOf.ts';
import { find, keep } from '@hanchan/kit/device/deviceStore.ts';
import { recordAddress } from '@hanchan/kit/server/tables.ts';
import {
  type BadGame,
  type Books,
  type Film,
  filmOf,
  type GameText,
  readGames,
} from '@hanchan/records';
import { sha256Hex } from '@hanchan/rules';
import { findRuleset, TENHOU } from '@hanchan/rulesets';
import type { KeptGame } from '@hanchan/table/local/keptGame.ts';
import { practiceSeat } from '@hanchan/table/local/practiceSeat.ts';
import type { Seat } from '@hanchan/tiles';
import { pipeThrough, UnpacksTooLarge, unpackGame } from './packing.ts';
import { practiceRecord } from './practiceRecord.ts';
import { choiceIn, FIRST_GAME, type GameChoice, withChoice } from './replayLinks.ts';

const BOOKS: Books = { find: findRuleset, usual: TENHOU };

/** A game under the name by which this browser, or the server, finds it again. */
export interface OpenedGame {
  /** In the address; null: the address itself holds the game. */
  readonly id: string | null;
  readonly name: string;
  readonly film: Film;
  /** What ended the reading of the file; it may stand behind this game. */
  readonly bad: BadGame | null;
  /** Where the player of this browser sat, as far as the game itself was played here. */
  readonly seat: Seat | null;
  /** Games of the same file. */
  readonly games: readonly GameText[];
  /** Which of them this is, and the rulebook that was chosen for it. */
  readonly choice: GameChoice;
}

export type Opening =
  | { readonly ok: true; readonly game: OpenedGame }
  | { readonly ok: false; readonly problem: OpeningProblem };

export type OpeningProblem =
  | { readonly code: 'unreadable'; readonly name: string; readonly bad: BadGame }
  | { readonly code: 'notFound' | 'notOver' | 'offline' | 'badLink' };

const FILE = 'file-';
const PRACTICE = 'practice-';

/** A file of games, unpacked; as much as the command reads. */
const LARGEST_MIB = 128;

export async function textInFile(
  bytes: Uint8Array<ArrayBuffer>,
  mostMib = LARGEST_MIB,
): Promise<string | BadGame> {
  const isZipped = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const bad = (what: string) => ({ line: 0, field: '', message: what });
  try {
    const most = mostMib * 1_048_576;
    const plain = isZipped
      ? await pipeThrough(bytes, new DecompressionStream('gzip'), most)
      : bytes;
    return new TextDecoder('utf-8', { fatal: true }).decode(plain);
  } catch (error) {
    if (error instanceof UnpacksTooLarge) {
      return bad(`unpacks to more than ${mostMib} MiB, the most that is read`);
    }
    return bad(isZipped ? 'cannot be unpacked' : 'is not text');
  }
}

/** The last game, so that a page that goes to its address does not read it again. */
let last: OpenedGame | null = null;

/** Opens a text and keeps it, so that its address works in this browser. */
export function openText(name: string, text: string | BadGame): Opening {
  if (typeof text !== 'string') return unreadable(name, text);
  const id = FILE + sha256Hex(text).slice(0, 16);
  const opening = filmIn({ id, name }, text);
  if (opening.ok) void keep('games', id, { type: 'text', name, text } satisfies KeptGame);
  return opening;
}

const unreadable = (name: string, bad: BadGame): Opening => ({
  ok: false,
  problem: { code: 'unreadable', name, bad },
});

interface Source {
  readonly id: string | null;
  readonly name: string;
  readonly seat?: Seat;
}

function filmIn({ id, name, seat }: Source, text: string, choice = FIRST_GAME): Opening {
  const { games, bad } = readGames(name, text);
  if (games.length === 0) return unreadable(name, bad!);
  const game = filmOfChoice({ id, name, seat: seat ?? null, games, bad }, choice);
  const { film } = game;
  if (film.deals.length > 0) {
    last = game;
    return { ok: true, game };
  }
  const [wrong] = film.differences;
  const nothing = { line: wrong?.event ?? 0, field: '', message: wrong?.got ?? 'holds no deal' };
  return unreadable(name, game.bad ?? nothing);
}

/** A game of the file that is not there is the first; rules that cannot be read are as if none were named. */
function filmOfChoice(
  file: Pick<OpenedGame, 'id' | 'name' | 'seat' | 'games' | 'bad'>,
  { number, rules }: GameChoice,
): OpenedGame {
  const at = file.games[number] === undefined ? 0 : number;
  const book = rules === null ? null : bookFrom(rules);
  const ruleset = book?.ok ? book.value.ruleset : null;
  const film = filmOf(file.games[at]!, BOOKS, ruleset);
  const choice = { number: at, rules: ruleset === null ? null : rules };
  return { ...file, film, bad: film.bad ?? file.bad, choice };
}

/** Another game of the same file, or the same under another rulebook; as it was where that shows nothing. */
export function filmAgain(game: OpenedGame, choice: GameChoice): OpenedGame {
  const again = filmOfChoice(game, choice);
  if (again.film.deals.length === 0) return game;
  last = again;
  return again;
}

/** The game of an address: by its name, or from the fragment. */
export async function openAddress(
  id: string | null,
  { hash, search }: Pick<Location, 'hash' | 'search'>,
): Promise<Opening | null> {
  const choice = choiceIn(new URLSearchParams(search));
  if (id === null) {
    if (hash.length < 2) return null;
    const text = await unpackGame(hash);
    return text === null
      ? { ok: false, problem: { code: 'badLink' } }
      : filmIn({ id: null, name: '' }, text);
  }
  if (last?.id === id && isSame(last.choice, choice)) return { ok: true, game: last };
  return isLocal(id) ? openKept(id, choice) : openFromServer(id);
}

const isSame = (a: GameChoice, b: GameChoice) => a.number === b.number && a.rules === b.rules;

/** Known to this browser only. */
export const isLocal = (id: string) => id.startsWith(FILE) || id.startsWith(PRACTICE);

async function openKept(id: string, choice: GameChoice): Promise<Opening> {
  const kept = await find<KeptGame>('games', id);
  const text = kept?.type === 'practice' ? practiceRecord(kept.practice) : (kept?.text ?? null);
  if (kept === null || text === null) return { ok: false, problem: { code: 'notFound' } };
  const seat = kept.type === 'practice' ? { seat: practiceSeat(kept.practice) } : {};
  return filmIn({ id, name: kept.name, ...seat }, text, choice);
}

async function openFromServer(id: string): Promise<Opening> {
  let response: Response;
  try {
    response = await fetch(recordAddress(id), { credentials: 'same-origin' });
  } catch {
    return { ok: false, problem: { code: 'offline' } };
  }
  if (response.ok) return filmIn({ id, name: `hanchan-${id}.jsonl` }, await response.text());
  const code =
    response.status === 409 ? 'notOver' : response.status >= 500 ? 'offline' : 'notFound';
  return { ok: false, problem: { code } };
}

/** Where a game is looked at. */
export function gameAddress(
  page: 'replay' | 'review',
  { id, choice = FIRST_GAME }: { readonly id: string | null; readonly choice?: GameChoice },
  query = '',
): string {
  if (id === null) return `/${page}${query}${location.hash}`;
  return `/${page}/${encodeURIComponent(id)}${withChoice(query, choice)}`;
}
