// Whole matches between bots, with walls that can be verified: guided, unassisted with fouls and rulings, and under
// a custom ruleset.

import { type Bot, createBot, pick, randomFrom } from '@hanchan/bots';
import {
  type Assistance,
  commitmentOf,
  fairWall,
  legalActions,
  type Match,
  matchSeed,
  newMatch,
  possibleActions,
  seatsToAct,
  view,
} from '@hanchan/game';
import { headerOf, type Move, makeMove, type RecordEntry, writeRecord } from '@hanchan/records';
import type { Ruleset } from '@hanchan/rules';
import { SEATS } from '@hanchan/tiles';

export function botNamed(name: string): Bot {
  const made = createBot(name, null);
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
}

const NAMES = ['Aoi', 'Ren', 'Sora', 'Yuki'];
const WORDS = ['east', '南', '', 'n'] as const;
/** How often somebody at an unassisted table does what the rules forbid. */
const ERRS = 0.02;

export interface Playing {
  readonly ruleset: Ruleset;
  readonly assistance: Assistance;
  readonly secret: string;
  readonly bot: string;
  readonly seed: number;
}

export function playedRecord({ ruleset, assistance, secret, bot, seed }: Playing): string {
  const random = randomFrom(seed);
  const player = botNamed(bot);
  const first = newMatch(ruleset.values, { assistance });
  const walls = matchSeed(secret, WORDS);
  const reds = ruleset.values['tiles.redFives'] === 'none' ? 0 : 3;
  const entries: RecordEntry[] = [];
  let match: Match = first;
  const make = (move: Move) => {
    const step = makeMove(match, move);
    if (!step.ok) throw new Error(JSON.stringify(step.error));
    match = step.value.match;
    entries.push(move);
  };
  const moveOf = (): Move => {
    if (match.phase === 'awaitingDeal') {
      return { type: 'deal', wall: fairWall(walls, match.dealNumber + 1, reds) };
    }
    const seat = seatsToAct(match)[0]!;
    const legal = legalActions(match, seat);
    const wrong = assistance === 'guided' ? [] : possibleActions(match, seat).slice(legal.length);
    if (wrong.length > 0 && random() < ERRS) return { type: 'action', action: pick(wrong, random) };
    return { type: 'action', action: player.decide(view(match, seat), legal, random).action };
  };
  for (let turn = 0; match.phase !== 'over'; turn++) {
    if (assistance === 'unassisted') refereed(match, turn).forEach(make);
    const move = moveOf();
    make(move);
    if (move.type !== 'action') continue;
    entries.push({ type: 'clock', clock: { seat: move.action.seat, ms: 700 + (turn % 9) * 100 } });
  }
  entries.push({ type: 'reveal', secret }, { type: 'end', scores: match.scores });
  const settings = {
    players: SEATS.map((seat) => ({ name: NAMES[seat], bot })),
    clock: { moveMs: 5_000, bankMs: 20_000 },
    fair: { scheme: 'w1', commitment: commitmentOf(secret), words: WORDS },
  };
  return writeRecord(headerOf(first, ruleset, { settings, note: 'frozen' }), entries);
}

/** Somebody is warned, and in a late deal the bell rings. */
function refereed({ deal, dealNumber, bell }: Match, turn: number): readonly Move[] {
  if (turn === 30) return [{ type: 'ruling', ruling: { type: 'warning', seat: 2 } }];
  const isLate = dealNumber === 7 && bell === 'silent' && deal?.phase.type === 'turn';
  return isLate ? [{ type: 'bell' }] : [];
}
