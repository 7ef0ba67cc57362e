// Every law of `--check` is broken once on purpose, and has to be missed.

import { createBot } from '@hanchan/bots';
import type { Deal, Match, SeatState, Step } from '@hanchan/game';
import { linesOf, type Move, readRecord, writeRecord } from '@hanchan/records';
import { WRC_2022 } from '@hanchan/rulesets';
import { bySeat, type Seat } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { type MatchSummary, playMatch, recording, tableChecks } from '../src/index.ts';
import { playsAgain } from '../src/playsAgain.ts';

interface Told {
  readonly move: Move;
  readonly before: Match;
  readonly step: Step;
}

/** A match between beginners, as a watcher is told of it. */
function watched(): { told: readonly Told[]; record: string; scores: readonly number[] } {
  const bot = createBot('beginner', null);
  if (!bot.ok) throw new Error(bot.error.detail);
  const told: Told[] = [];
  const { watch, text } = recording(WRC_2022);
  const { scores } = playMatch({
    rules: WRC_2022.values,
    players: bySeat(() => bot.value),
    seed: 5,
    watch(move, before, step) {
      told.push({ move, before, step });
      watch(move, before, step);
    },
  }) as MatchSummary;
  return { told, record: text(), scores };
}

const { told, record, scores } = watched();

const withDeal = (match: Match, change: Partial<Deal>): Match => ({
  ...match,
  deal: { ...match.deal!, ...change },
});
const withSeat = (match: Match, seat: Seat, change: Partial<SeatState>): Match =>
  withDeal(match, {
    seats: bySeat((one) => ({ ...match.deal!.seats[one], ...(one === seat && change) })),
  });

/** The watcher sees the match up to a discard behind which somebody with a meld is to move, and then that otherwise than it was. */
function spoiled(change: (at: Told) => Partial<Told>): () => void {
  const last = told.findIndex(
    ({ move, step: { match } }) =>
      move.type === 'action' &&
      move.action.type === 'discard' &&
      match.phase === 'playing' &&
      match.deal!.phase.type === 'turn' &&
      match.deal!.seats[match.deal!.turn].melds.length > 0,
  );
  const check = tableChecks();
  for (const { move, before, step } of told.slice(0, last)) check(move, before, step);
  const { move, before, step } = { ...told[last]!, ...change(told[last]!) };
  return () => check(move, before, step);
}

const after =
  (change: (match: Match) => Match) =>
  ({ step }: Told) => ({ step: { ...step, match: change(step.match) } });
const points = (match: Match, more: number): Match => ({
  ...match,
  scores: bySeat((seat) => match.scores[seat] + (seat === 2 ? more : 0)),
});

describe('a law that does not hold is missed', () => {
  test.each<readonly [law: string, RegExp, (at: Told) => Partial<Told>]>([
    ['points: one more', /^points: /, after((match) => points(match, 100))],
    ['points: half a point', /^whole points/, after((match) => points(match, 0.5))],
    [
      'tiles: one of the hand is another',
      /^tiles: /,
      after((match) => {
        const [first, ...rest] = match.deal!.seats[1].hand;
        return withSeat(match, 1, { hand: [first === 0 ? 1 : 0, ...rest] });
      }),
    ],
    [
      'hands: one is short',
      /^hands: 12 tiles/,
      after((match) => withSeat(match, 1, { hand: match.deal!.seats[1].hand.slice(1) })),
    ],
    [
      'lists: what was done had not been offered',
      /^done, yet not listed/,
      ({ before }) => ({
        move: { type: 'action', action: { type: 'tsumo', seat: before.deal!.turn } },
      }),
    ],
    [
      'fouls: one at a guided table',
      /^no foul at a guided table/,
      ({ step }) => ({
        step: {
          ...step,
          events: [...step.events, { type: 'fouled' } as unknown as Step['events'][number]],
        },
      }),
    ],
    [
      'views: an event was not told',
      /after /,
      ({ step }) => ({ step: { ...step, events: step.events.slice(1) } }),
    ],
    [
      'views: furiten of one seat only',
      /^3 after /,
      after((match) => withSeat(match, 3, { hasMissed: !match.deal!.seats[3].hasMissed })),
    ],
    [
      'acts: whoever is asked can do nothing',
      /^whoever is asked has an action/,
      after((match) => withDeal(match, { barred: Array.from({ length: 34 }, (_, kind) => kind) })),
    ],
  ])('%s', (_, law, change) => {
    expect(spoiled(() => ({}))).not.toThrow();
    expect(spoiled(change)).toThrow(law);
  });

  test('a discard that was changed where it lies, long after it was folded', () => {
    const check = tableChecks();
    const until = told.findIndex(({ step }) => step.match.deal?.seats[0].discards.length === 6);
    for (const { move, before, step } of told.slice(0, until)) check(move, before, step);
    const { move, before, step } = told[until]!;
    const changed = structuredClone(step.match.deal!.seats[0].discards);
    (changed[1] as { isRiichi: boolean }).isRiichi = !changed[1]!.isRiichi;
    const match = withSeat(step.match, 0, { discards: changed });
    expect(() => check(move, before, { ...step, match })).toThrow(/^0 after /);
  });

  test('records: a changed line, a cut end, an engine that refuses, other scores', () => {
    expect(() => playsAgain(record, scores)).not.toThrow();
    const lines = linesOf(record);
    const act = lines.findIndex((line) => line.includes('"discard"'));
    const other = lines[act]!.replace(/"tile":"[^"]*"/, '"tile":"7z"');
    expect(other).not.toBe(lines[act]);
    expect(() => playsAgain(lines.with(act, other).join('\n'), scores)).toThrow('plays again');
    expect(() => playsAgain(lines.slice(0, -1).join('\n'), scores)).toThrow('plays again');
    // With checksums that are right.
    const { header, entries } = readRecord(lines);
    const begun = writeRecord(header!, entries.slice(0, 40));
    expect(() => playsAgain(begun, scores)).toThrow('the record is complete');
    const impossible = writeRecord(header!, [entries[0]!, ...entries.slice(2)]);
    expect(() => playsAgain(impossible, scores)).toThrow('the engine refuses it');
    expect(() => playsAgain(record, [...scores].reverse())).toThrow('the same scores');
  });
});
