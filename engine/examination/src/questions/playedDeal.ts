// Deals played by bots from a seed, moment by moment. Everybody is asked about every discard, as at a real table, so
// that a moment in which somebody may not do something can be looked at. Now and then a player lets a win go or takes
// a needless call: from that come furiten and hands without yaku.

import { createBot, randomFrom, seedOf, shuffled } from '@hanchan/bots';
import {
  type Action,
  deal,
  type GameEvent,
  legalActions,
  type Match,
  newMatch,
  play,
  seatsToAct,
  view,
} from '@hanchan/game';
import { type RuleValues, redFivesOf } from '@hanchan/rules';
import { type BySeat, bySeat, SEATS, type Seat, type Tile, tileSet } from '@hanchan/tiles';
import { arrangedFor } from './arranged.ts';
import type { Skill } from './kinds.ts';

/** A completing tile that somebody let go, and whose it was. */
export interface Missed {
  readonly tile: Tile;
  readonly from: Seat;
}

/** A moment of a deal at which somebody is asked, with what each player has let go. */
export interface PlayedMoment {
  readonly match: Match;
  readonly missed: BySeat<Missed | null>;
}

const LETS_GO = 0.5;
const CALLS_ANYWAY = 0.25;

/** Every moment of one deal in which somebody is asked; what is wanted is made likelier where it is rare. */
export function* momentsOf(
  rules: RuleValues,
  seed: number,
  wanted: Skill<'calls'> | null = null,
): Generator<PlayedMoment> {
  const random = randomFrom(seed);
  const bot = createBot('beginner', null);
  if (!bot.ok) throw new Error(`no bot: ${bot.error.detail}`);
  const { decide } = bot.value;
  const start = newMatch(rules, { assistance: 'unassisted', ...beginning(rules, random) });
  const wall = shuffled(tileSet(redFivesOf(rules)), random);
  const dealt = deal(start, arrangedFor(wanted, wall, start.dealer, random));
  if (!dealt.ok) throw new Error(`not dealt: ${dealt.error.code}`);
  let { match } = dealt.value;
  let missed: BySeat<Missed | null> = bySeat(() => null);
  for (let number = 0; match.phase === 'playing'; number++) {
    yield { match, missed };
    const seat = seatsToAct(match)[0]!;
    const legal = legalActions(match, seat);
    const chance = randomFrom(seedOf(seed, number, seat));
    const action =
      legal.length === 1
        ? legal[0]!
        : (whim(legal, chance) ?? decide(view(match, seat), legal, chance).action);
    const step = play(match, action);
    if (!step.ok) throw new Error(`not played: ${step.error.code}`);
    missed = missedAfter(missed, match, step.value.events);
    match = step.value.match;
  }
}

/** Not every deal begins like the first: somebody is short of points, counters lie on the table. */
function beginning(rules: RuleValues, random: () => number) {
  const points = rules['table.startingPoints'];
  const deposit = rules['riichi.deposit'];
  const dealer = Math.floor(random() * 4) as Seat;
  const round = Math.floor(random() * 2);
  const twoYaku = rules['win.twoYakuFrom'];
  const counters = twoYaku > 0 && random() < 0.3 ? twoYaku : Math.floor(random() * 2);
  const poor = Math.floor(random() * 4);
  const left = Math.max(0, deposit - 100);
  const isPoor = deposit > 0 && left * 3 < points && random() < 0.4;
  const spread = Math.floor((points - left) / 300) * 100;
  const rest = points - left - 3 * spread;
  const scores = SEATS.map((seat) => {
    if (!isPoor) return points;
    return seat === poor ? left + rest : points + spread;
  }) as unknown as BySeat<number>;
  return { dealer, round, counters, scores };
}

function whim(legal: readonly Action[], chance: () => number): Action | null {
  const pass = legal.find(({ type }) => type === 'pass');
  if (pass === undefined) return null;
  if (legal.some(({ type }) => type === 'ron')) return chance() < LETS_GO ? pass : null;
  const call = legal.find(({ type }) => type === 'chi' || type === 'pon');
  return call !== undefined && chance() < CALLS_ANYWAY ? call : null;
}

function missedAfter(
  missed: BySeat<Missed | null>,
  { deal }: Match,
  events: readonly GameEvent[],
): BySeat<Missed | null> {
  if (deal?.phase.type !== 'claims') return missed;
  const { tile, from } = deal.phase.offer;
  const seats = events.flatMap((event) => (event.type === 'winMissed' ? [event.seat] : []));
  if (seats.length === 0) return missed;
  return SEATS.map((seat) =>
    seats.includes(seat) ? { tile, from } : missed[seat],
  ) as unknown as BySeat<Missed | null>;
}
