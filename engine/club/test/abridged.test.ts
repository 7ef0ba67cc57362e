// A club in short tells what the fold of its whole log tells, with and without entries that came behind, and to everybody.

import { createHash } from 'node:crypto';
import { type BySeat, bySeat } from '@hanchan/tiles';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ABRIDGED_FORM,
  type AbridgedClub,
  abridgedClub,
  applyClub,
  type ClubAct,
  type ClubActor,
  type ClubEntry,
  type ClubState,
  clubInShort,
  clubView,
  eveningView,
  type Formula,
  foldClub,
  gamesOfMember,
  type Outcome,
  playerView,
  seasonView,
  sumView,
  tablesKept,
} from '../src/index.ts';
import {
  about,
  aStep,
  doIfItMay,
  eveningOf,
  gameOf,
  memberOf,
  nextRole,
  REASON,
  type Step,
  struckOrPutBack,
  threeEvenings,
} from './steps.ts';
import { at, NO_RATINGS, Notebook, OWNER } from './support.ts';

const VIEWERS: readonly ClubActor[] = [
  OWNER,
  { role: 'member', member: 'm2' },
  { role: 'visitor', member: null },
];
const FORMULA: Formula = {
  ...{
    worth: 'points',
    placeBonus: [9_000, 3_000, -3_000, -9_000],
    rank: 'sum',
    guestsRank: false,
  },
  ...{ best: 5, dropWorst: 1, perEvening: 3, eveningBonus: 500, minimumGames: 2 },
};

/** Every page that a club in short is asked for. */
function shown(state: ClubState) {
  const members = [...state.members.keys()].filter((id) => !state.members.get(id)!.isErased);
  const seasons = [...state.seasons.values()];
  return VIEWERS.map((viewer) => ({
    home: clubView('c', state, viewer, NO_RATINGS),
    evenings: [...state.evenings.values()].map((held) => eveningView(state, held, viewer)),
    seasons: seasons.map((held) => seasonView(state, held, viewer)),
    players: members.map((id) => playerView(state, id, viewer, NO_RATINGS)),
    sums: members.flatMap((id) => seasons.map((held) => sumView(state, held, id, viewer))),
    games: members.map((id) => gamesOfMember(state, id).map((game) => game.id)),
  }));
}

/** A game with hands, of numbers that follow from `n`. */
function outcome(players: BySeat<string>, n: number): Outcome {
  const [big, small] = [1_000 * (1 + (n % 9)), 100 * (n % 7)];
  const deal = { wind: n % 2, number: 1 + (n % 4), counters: n % 3 };
  const yakuman = n % 5 === 0 ? 1 : 0;
  const seat = (i: number) => ({
    ...{ wins: (n + i) % 4, selfDrawn: 0, riichiWins: 0, riichi: i, dealIns: n % 2, won: big * i },
    ...{ lost: small, readyDraws: 1, chombos: 0, dealerStreak: (n + i) % 3, told: (n + i) % 4 },
    yaku: [{ yaku: 'riichi' as const, times: 1 + ((n + i) % 3) }],
  });
  return {
    players,
    result: {
      points: [30_000 + big, 30_000 + small, 30_000 - small, 30_000 - big],
      left: n % 4 === 0 ? 1_000 : 0,
      places: [1, 2, 3, 4],
      score: [12 * (15_000 + big), 60_000 + 12 * small, -60_000 - 12 * small, 12 * (-15_000 - big)],
      uma: [180_000, 60_000, -60_000, -180_000],
      returnPoints: 30_000,
    },
    deals: {
      deals: 8 + (n % 5),
      draws: n % 3,
      seats: bySeat(seat),
      rons: bySeat((winner) => bySeat((loser) => (winner === loser ? 0 : (n + winner) % 2))),
      notable: [
        { seat: 0, from: 1, points: 8_000 + big, han: 5, fu: 30, yakuman, yaku: ['riichi'], deal },
      ],
      beforeLast: n % 6 === 0 ? null : [20_000, 40_000, 30_000, 30_000],
    },
    rules: { id: 'wrc-2022', title: n % 8 === 0 ? 'House' : 'WRC 2022' },
    source:
      n % 3 === 0
        ? { kind: 'event', event: `x${n}`, round: 1, table: 2 }
        : { kind: 'kept', id: `k${n}` },
    isRated: n % 4 !== 1,
  };
}

function carryOut(book: Notebook, [what, which, whom]: Step, n: number): void {
  const game = gameOf(book, which);
  const players = bySeat((seat) => memberOf(whom + seat));
  const place = { game: `g${n}`, evening: eveningOf(which), table: 1 + (which % 2) };
  const typed = {
    points: [45_000, 35_000, 25_000, 15_000] as const,
    ...{ left: 0, penalties: [0, 0, which % 2 === 0 ? 0 : 2_000, 0] as const },
  };
  const acts: readonly (() => ClubAct | undefined)[] = [
    () => ({ type: 'record', ...place, outcome: outcome(players, n) }),
    () => ({ type: 'record', ...place, outcome: outcome(players, n + 7), playedAt: at + n }),
    () => ({ type: 'enter', ...place, players, typed, isRated: true }),
    () => ({ type: 'enter', ...place, players, typed, isRated: false, playedAt: at - 1_000 * n }),
    () => game && struckOrPutBack(game),
    () => game && { type: 'correct', ...about(game), players, typed, isRated: true },
    () => game && { type: 'object', game: game.id, version: game.version, text: 'no' },
    () => nextRole(which, whom),
    () => ({ type: 'changeSeason', season: 's', reason: REASON, changes: { name: `Season ${n}` } }),
    () => ({ type: 'answer', evening: place.evening, member: memberOf(whom), answer: 'coming' }),
  ];
  const act = acts[what % acts.length]!();
  const player = { role: 'member', member: game?.outcome.players[0] ?? '' } as const;
  doIfItMay(book, act, act?.type === 'object' ? player : OWNER);
}

function played(steps: readonly Step[]): Notebook {
  const book = threeEvenings(FORMULA);
  for (const [i, step] of steps.entries()) carryOut(book, step, i + 1);
  return book;
}

const throughText = (state: ClubState): AbridgedClub =>
  JSON.parse(JSON.stringify(abridgedClub(state)));
const goOn = (state: ClubState, behind: readonly ClubEntry[]) => {
  for (const entry of behind) applyClub(state, structuredClone(entry));
  return state;
};

describe('a club in short', () => {
  test('tells what its whole log tells, also when more came behind', () => {
    let continued = 0;
    fc.assert(
      fc.property(fc.array(aStep, { minLength: 5, maxLength: 30 }), fc.nat(), (steps, cut) => {
        const { entries } = played(steps);
        const from = 1 + (cut % entries.length);
        const whole = foldClub(entries);
        expect(shown(clubInShort(throughText(whole)))).toEqual(shown(whole));
        const short = clubInShort(throughText(foldClub(entries.slice(0, from))));
        const { recounts } = short;
        const now = goOn(short, entries.slice(from));
        // A correction of what is in it is known, so that nobody goes on with it.
        if (now.recounts !== recounts) return;
        continued++;
        expect(shown(now)).toEqual(shown(whole));
        expect(throughText(now)).toEqual(throughText(whole));
      }),
      { numRuns: 40 },
    );
    expect(continued).toBeGreaterThan(10);
  });

  test('of a club without a game', () => {
    const { state } = new Notebook();
    expect(shown(clubInShort(throughText(state)))).toEqual(shown(state));
  });

  test('knows which score a drawn table keeps', () => {
    const book = new Notebook().furnish(4);
    const tables = [['m1', 'm2', 'm3', 'm4']] as const;
    book.do({ type: 'draw', evening: 'e1', game: 1, seed: '', tables });
    book.do({ type: 'keep', evening: 'e1', game: 1, table: 1, kept: 'k1' });
    const kept = ({ evenings }: ClubState) => tablesKept(evenings.get('e1')!);
    expect(kept(clubInShort(throughText(book.state)))).toEqual(kept(book.state));
    expect(kept(book.state)).toHaveLength(1);
  });

  test('is written as it was: whatever changes this raises ABRIDGED_FORM', () => {
    const steps = Array.from({ length: 60 }, (_, i): Step => [i % 10, 7 * i, 3 * i]);
    const { settings: _, ...told } = abridgedClub(played(steps).state);
    const sum = createHash('sha256').update(JSON.stringify(told)).digest('hex');
    expect([ABRIDGED_FORM, sum.slice(0, 16)]).toEqual([2, '3b785b66f870e95a']);
  });
});
