// Matches between our own bots from seeds: whole ones, and more that begin late, where scores and counters matter. At
// unassisted tables they are made to err, and a referee rules now and then.

import { randomWall } from '@hanchan/arena';
import { type Bot, createBot, pick, type Random, randomFrom, seedOf } from '@hanchan/bots';
import {
  FOULS,
  legalActions,
  type MatchStart,
  possibleActions,
  seatsToAct,
  view,
} from '@hanchan/game';
import type { Ruleset, RuleValues } from '@hanchan/rules';
import { type BySeat, SEATS, type Seat } from '@hanchan/tiles';
import { POLICIES, type PolicyName, randomRuling } from '../../support/playout.ts';
import type { Game } from '../checker/record.ts';
import { GameMaker } from './gameMaker.ts';

export interface BotGames {
  readonly whole: number;
  readonly late: number;
  /** At unassisted tables. */
  readonly erring: number;
}

function botNamed(name: string): Bot {
  const bot = createBot(name, null);
  if (!bot.ok) throw new Error(bot.error.code);
  return bot.value;
}

const BOTS = [botNamed('club'), botNamed('beginner'), botNamed('club:human')];
/** Simple ways to play that meet what careful players avoid: many kans, calls, riichi. */
const MANNERS: readonly PolicyName[] = ['kanHappy', 'callEverything', 'riichiAlways'];

/** How often somebody acts without thinking, and how often that brings the referee. */
const ERRS = 0.015;
const RULES = 0.04;
/** A match that nobody wins is ended by the bell. */
const BELL_AFTER = 14;

type Decide = (maker: GameMaker, seat: Seat, random: Random) => void;

function deciderOf(number: number, random: Random): Decide {
  const manner = number % 4 === 3 ? POLICIES[pick(MANNERS, random)] : null;
  const bots = SEATS.map(() => pick(BOTS, random));
  return (maker, seat, chance) => {
    const { match } = maker;
    const legal = legalActions(match, seat);
    const action =
      manner === null
        ? bots[seat]!.decide(view(match, seat), legal, chance).action
        : manner(match, seat, legal, chance);
    maker.make({ type: 'action', action });
  };
}

/** Scores as they may stand late in a match: hundreds that make up the whole. */
function lateStart(rules: RuleValues, random: Random): MatchStart {
  const points = rules['table.startingPoints'];
  const step = points >= 1_000 ? 100 : 1;
  const scores = [points, points, points, points];
  for (let i = 0; i < 12; i++) {
    const from = Math.floor(random() * 4);
    const most = Math.floor(Math.max(0, scores[from]!) / step / 2);
    const moved = Math.floor(random() * most) * step;
    scores[from]! -= moved;
    scores[Math.floor(random() * 4)]! += moved;
  }
  const hasCounters = rules['payment.counter'] > 0;
  return {
    scores: scores as unknown as BySeat<number>,
    round: rules['end.rounds'] - 1,
    dealer: (2 + Math.floor(random() * 2)) as Seat,
    counters: hasCounters ? Math.floor(random() * 3) : 0,
  };
}

/** Commits a foul or has the referee rule, now and then; true when something was done. */
function errs(maker: GameMaker, seat: Seat, random: Random): boolean {
  const { match } = maker;
  if (random() >= ERRS) return false;
  const isTurn = match.deal!.phase.type === 'turn';
  if (isTurn && random() < RULES) {
    const ruling = randomRuling(random, 5, (one) => [
      { type: 'exposed', seat: one, whose: 'others', tiles: 1 + Math.floor(random() * 6) },
    ]);
    const isForeseen =
      match.rules['penalty.deadHand'] || !['deadHand', 'chombo'].includes(ruling.type);
    if (isForeseen) maker.make({ type: 'ruling', ruling });
    return isForeseen;
  }
  const wrong = possibleActions(match, seat).slice(legalActions(match, seat).length);
  if (wrong.length === 0) return false;
  maker.make({ type: 'action', action: pick(wrong, random) });
  return true;
}

function playGame(ruleset: Ruleset, name: string, seed: number, start: MatchStart): Game {
  const random = randomFrom(seed);
  const maker = new GameMaker(name, ruleset, start);
  const decide = deciderOf(seed % 8, random);
  const bellAt = seed % 5 === 0 ? Math.floor(random() * 400) : Number.POSITIVE_INFINITY;
  let hasRung = false;
  for (let turn = 0; maker.match.phase !== 'over'; turn++) {
    const { match } = maker;
    const isBetween = match.phase === 'awaitingDeal';
    const isDue = turn >= bellAt || (isBetween && match.dealNumber >= BELL_AFTER);
    // Where the bell finds a deal on offer or a draw being declared is for other tests.
    if (isDue && !hasRung && (isBetween || match.deal!.phase.type === 'turn')) {
      hasRung = true;
      if (match.dealNumber > 0) maker.make({ type: 'bell' });
      continue;
    }
    if (isBetween) {
      maker.make({ type: 'deal', wall: randomWall(match.rules, random) });
      continue;
    }
    const seat = seatsToAct(match)[0]!;
    const hasErred = match.assistance === 'unassisted' && errs(maker, seat, random);
    if (!hasErred) decide(maker, seat, random);
  }
  return maker.game();
}

export function botGames(ruleset: Ruleset, { whole, late, erring }: BotGames): Game[] {
  const { values } = ruleset;
  const hasFouls = FOULS.some((foul) => values[`foul.${foul}`] !== 'refused');
  const games: Game[] = [];
  const add = (kind: string, count: number, start: (random: Random) => MatchStart) => {
    for (let number = 1; number <= count; number++) {
      const seed = seedOf(2_026, games.length, ruleset.id.length);
      const begin = start(randomFrom(seed + 1));
      games.push(playGame(ruleset, `${kind} ${number}`, seed, begin));
    }
  };
  add('match', whole, () => ({}));
  add('late', late, (random) => lateStart(values, random));
  add('unassisted', hasFouls ? erring : 1, (random) => ({
    ...lateStart(values, random),
    assistance: 'unassisted',
  }));
  return games;
}
