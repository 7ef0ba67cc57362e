// Real games written as tenhou.net/6, as mjai and as our record, read again, and found to be the same games; and the
// Japanese of every result held against what the log itself says of the win.

import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import {
  type Books,
  type Film,
  filmOf,
  type MjaiEvent,
  readGames,
  writeFilm,
} from '@hanchan/records';
import type { Ruleset } from '@hanchan/rules';
import { findRuleset, TENHOU } from '@hanchan/rulesets';
import { beforeAll, describe, expect, test } from 'vitest';
import { readTar } from '../../../faces/cli/src/tar.ts';
import { majsoulOf } from '../support/majsoulWriter.ts';
import { mjlogOf } from '../support/mjlogWriter.ts';
import { hasShared, sharedNote, sharedPath } from '../support/shared.ts';
import { drawWords, winWords, withSortedValues } from '../support/tenhouWords.ts';

const BOOKS: Books = { find: findRuleset, usual: TENHOU };
const isFull = process.env['HANCHAN_FULL'] === '1';
const GAMES = isFull ? 500 : 50;
/** So that all years and rooms are among them; games under an older end rule come on top and are left out. */
const EVERY = Math.floor(5_000 / GAMES);

interface Game {
  readonly name: string;
  readonly events: readonly MjaiEvent[];
  readonly film: Film;
}

async function realGames(): Promise<Game[]> {
  const archive = sharedPath('data/tenhou/games.tar.gz');
  const games: Game[] = [];
  let number = 0;
  for await (const { name, bytes } of readTar(
    createReadStream(archive).pipe(createGunzip()),
    archive,
  )) {
    if (number++ % EVERY !== 0) continue;
    const [source] = readGames(name, new TextDecoder().decode(bytes)).games;
    const film = filmOf(source!, BOOKS);
    if (film.differences.length === 0) games.push({ name, events: source!.events, film });
    if (games.length === GAMES) break;
  }
  return games;
}

/** What everybody at the table sees happen, in every deal. */
function seen({ deals }: Film): string[] {
  return deals.map(({ turns }) =>
    JSON.stringify(
      turns
        .flatMap(({ step }) => step.events)
        .filter(({ type }) => type !== 'answered' && type !== 'asked'),
    ),
  );
}

/** What each hand came to; that no figure on the way differs, the film says. */
const handEnds = ({ deals }: Film): string[] =>
  deals.map(({ turns }) => JSON.stringify(turns.at(-1)!.step.match.scores));

describe.skipIf(!hasShared)(`${GAMES} real games${sharedNote}`, () => {
  let games: readonly Game[] = [];
  beforeAll(async () => {
    games = await realGames();
  }, 120_000);

  test('are there', () => expect(games).toHaveLength(GAMES));

  test.each([
    ['mjlog', mjlogOf],
    ['majsoul', (log: readonly MjaiEvent[]) => JSON.stringify(majsoulOf(log))],
  ] as const)(
    'as %s, which is only read, are the same games',
    (format, write) => {
      const differing = games.slice(0, isFull ? GAMES : 12).flatMap(({ name, film }) => {
        const lines = writeFilm(film, 'mjai').trimEnd().split('\n');
        const text = write(lines.map((line) => JSON.parse(line) as MjaiEvent));
        const { games: read, bad } = readGames(name, text);
        const again = filmOf(read[0]!, BOOKS, film.ruleset as Ruleset);
        const isRead = bad === null && again.bad === null && again.source.format === format;
        const isSame = handEnds(again).join() === handEnds(film).join();
        return isRead && isSame && again.differences.length === 0 ? [] : [name];
      });
      expect(differing).toEqual([]);
    },
    600_000,
  );

  // Our record is held to its law byte by byte elsewhere; its checksums make it slow here.
  test.each([
    ['mjai', GAMES],
    ['tenhou6', GAMES],
    ['record', 25],
  ] as const)(
    'as %s and back are the same games',
    (format, count) => {
      const differing = games.slice(0, count).flatMap(({ name, film }) => {
        const text = writeFilm(film, format);
        const { games: read, bad } = readGames(name, text);
        const again = filmOf(read[0]!, BOOKS);
        const isSame = seen(again).join() === seen(film).join();
        return isSame && bad === null && again.differences.length === 0 ? [] : [name];
      });
      expect(differing).toEqual([]);
    },
    120_000,
  );

  test('results are in the words of tenhou.net', () => {
    let wins = 0;
    for (const { name, events, film } of games) {
      const { log } = JSON.parse(writeFilm(film, 'tenhou6')) as { log: unknown[][] };
      const deals = dealsOf(events);
      expect([name, log.length]).toEqual([name, deals.length]);
      deals.forEach((deal, i) => {
        const result = sorted(log[i]![16] as unknown[]);
        const told = deal.filter(({ type }) => type === 'hora' || type === 'ryukyoku');
        wins += told.filter(({ type }) => type === 'hora').length;
        const [start] = deal;
        const expected =
          told[0]!.type === 'hora'
            ? ['和了', ...told.flatMap((hora) => winWords(hora, start!))]
            : drawWords(told[0]!);
        expect([name, i, result]).toEqual([name, i, expected]);
      });
    }
    expect(wins).toBeGreaterThan(GAMES * 6);
  });
});

/** A result with its value triplets in one order. */
function sorted(result: readonly unknown[]): unknown[] {
  return result.map((part) => {
    if (!Array.isArray(part) || typeof part[3] !== 'string') return part;
    return [...part.slice(0, 4), ...withSortedValues(part.slice(4) as string[])];
  });
}

/** The events of each deal, from its start. */
function dealsOf(events: readonly MjaiEvent[]): MjaiEvent[][] {
  const deals: MjaiEvent[][] = [];
  for (const event of events) {
    if (event.type === 'start_kyoku') deals.push([]);
    deals.at(-1)?.push(event);
  }
  return deals;
}
