// The expert: what strong players would do, as the net learned it from real games, under a layer that knows this
// table's rulebook: what is legal, which yaku stay reachable, what a hand wins exactly, and what the places mean.

import type { Action, SeatView } from '@hanchan/game';
import { isRedFive, kindOf, type Tile } from '@hanchan/tiles';
import { type Bot, type Candidate, type Decision, type Reason, reason } from './bot.ts';
import { type CallOption, judgeCall, judgePass } from './calling.ts';
import { club } from './club.ts';
import { candidate, decided, forced } from './deciding.ts';
import { type DiscardAction, type DiscardOption, rankDiscards } from './discarding.ts';
import { isRace, weighingOf } from './familiarity.ts';
import { isWinTooSmall } from './lastDeal.ts';
import { type Advice, adviceFrom, ask } from './net/advice.ts';
import { claimIndex } from './net/features.ts';
import type { Network, Outputs } from './net/network.ts';
import { bestFirst } from './order.ts';
import { race } from './racing.ts';
import type { Random } from './random.ts';
import { callReasons, chosen, compare, discardReasons, passReason } from './reasons.ts';
import { judgeRiichi } from './riichi.ts';
import { type Situation, situationOf } from './situation.ts';

/** Plays, or advises somebody whose discards so far were not its own. */
export function expertWith(network: Network, role: 'player' | 'adviser'): Bot {
  return {
    id: 'expert',
    decide(view, legal, random) {
      const thought = consider(view, legal, random);
      if ('action' in thought) return thought;
      return thought.decide(ask(network, thought.situation, legal, role === 'player'));
    },
  };
}

/** What the net is to be asked, and what is done with its word. */
export interface Question {
  readonly situation: Situation;
  decide(outputs: Outputs): Decision;
}

/** The decision where it needs no net; otherwise the question. */
export function consider(
  view: SeatView,
  legal: readonly Action[],
  random: Random,
): Decision | Question {
  if (legal.length === 1) return forced(legal[0]!);
  const { type } = view.deal!.phase;
  if (type !== 'turn' && type !== 'claims') return club.decide(view, legal, random);
  const situation = situationOf(view);
  if (isRace(view.rules)) return race(situation, legal);
  const win = legal.find(({ type: kind }) => kind === 'tsumo' || kind === 'ron');
  if (win !== undefined && !isWinTooSmall(situation, legal)) return decided(win, ['win']);
  return {
    situation,
    decide(outputs) {
      const advice = adviceFrom(outputs, situation, legal);
      const decide = type === 'claims' ? answer : takeTurn;
      const decision = decide(situation, advice, legal);
      return win === undefined ? decision : letGo(win, advice.win, decision);
    },
  };
}

const EVEN = 0.5;
/** Log-odds of something that the net would never do. */
const LEAST = 1e-6;

/** What is done instead of a win, and the win behind everything else. */
function letGo(win: Action, probability: number, { action, candidates }: Decision): Decision {
  const [first, ...others] = candidates as readonly [Candidate, ...Candidate[]];
  const worth = candidates.at(-1)!.worth - 1;
  const reasons = [reason('winTooSmall')];
  return {
    action,
    candidates: [
      { ...first, reasons: [reason('place'), ...first.reasons] },
      ...others,
      candidate(win, { worth, probability, reasons }),
    ],
  };
}

function byWorth(candidates: Candidate[]): Decision {
  const [best] = bestFirst(candidates);
  const isUsual = candidates.every(({ probability }) => best!.probability! >= probability!);
  return chosen(candidates, isUsual ? 'learned' : 'balance');
}

function answer(situation: Situation, advice: Advice, legal: readonly Action[]): Decision {
  const { table } = situation;
  const { phase } = table.deal;
  const pass = legal.find(({ type }) => type === 'pass')!;
  if (phase.type !== 'claims') return forced(pass);
  const offered = kindOf(phase.offer.tile);
  const staying = judgePass(situation);
  const weighing = weighingOf(table);
  const worthOf = (chance: number, points: number) =>
    weighing.policy * Math.log(Math.max(LEAST, chance)) +
    (weighing.calls * points) / table.usualWin;
  // Whether to call comes first, then which call: the likeliest stands for all of them.
  const calling = 1 - advice.claims[0]!;
  const likeliest = Math.max(LEAST, ...advice.claims.subarray(1));
  const candidates: Candidate[] = [
    {
      action: pass,
      worth: worthOf(advice.claims[0]!, staying.worth),
      shanten: staying.appraisal.shanten,
      accepts: staying.appraisal.accepts,
      value: staying.appraisal.value,
      danger: null,
      probability: advice.claims[0]!,
      reasons: [passReason(table)],
    },
  ];
  for (const action of legal) {
    if (action.type !== 'chi' && action.type !== 'pon' && action.type !== 'calledKan') continue;
    const chance = advice.claims[claimIndex(action, offered)!]!;
    if (action.type === 'calledKan') {
      // A called kan is a pon that shows more: it needs the net's word.
      if (chance > EVEN) candidates.push(kanOnCall(action, chance, candidates[0]!));
      continue;
    }
    const option = judgeCall(situation, action, phase.offer, staying.appraisal.shanten + 1);
    if (option === null || !hasRoute(option, staying.appraisal.shanten)) continue;
    const { appraisal, danger } = option.then;
    // A red five on the table counts the same and cannot be thrown away later.
    const shown = action.own.some(isRedFive) ? TIE : 0;
    candidates.push({
      action,
      worth: worthOf((calling * chance) / likeliest, option.worth) + shown,
      shanten: appraisal.shanten,
      accepts: appraisal.accepts,
      value: appraisal.value,
      danger,
      probability: chance,
      reasons: callReasons(table, offered, appraisal, staying.appraisal.shanten),
    });
  }
  return byWorth(candidates);
}

const TIE = 1e-3;

function kanOnCall(action: Action, chance: number, pass: Candidate): Candidate {
  return {
    ...pass,
    action,
    worth: pass.worth + chance,
    probability: chance,
    reasons: [reason('kan')],
  };
}

/** A yaku of this rulebook stays in reach, and is not far behind the hand as it stands. */
function hasRoute({ then }: CallOption, shanten: number): boolean {
  return then.appraisal.chance > 0 && then.appraisal.shanten <= shanten + 1;
}

function takeTurn(situation: Situation, advice: Advice, legal: readonly Action[]): Decision {
  const nine = legal.find(({ type }) => type === 'nineTerminals');
  if (nine !== undefined && advice.nineTerminals > EVEN) return decided(nine, ['dealAgain']);
  const { table } = situation;
  const plain = new Map<Tile, DiscardAction>();
  const riichi = new Map<Tile, DiscardAction>();
  for (const action of legal) {
    if (action.type !== 'discard') continue;
    (action.riichi ? riichi : plain).set(action.tile, action);
  }
  const options = rankDiscards(situation, table, [...plain.keys()]);
  const judged = judgeDiscards(situation, advice, options);
  const candidates: Candidate[] = [];
  for (const { option, worth, probability, reasons } of judged) {
    const mayRiichi = riichi.get(option.tile);
    const action = plain.get(option.tile)!;
    const share = mayRiichi === undefined ? 0 : advice.riichi;
    // The tile is chosen first, then riichi with it: the better of the two stands for the tile.
    const lean = Math.log((share + LEAST) / (1 - share + LEAST));
    const isSilent = mayRiichi !== undefined && lean < 0;
    candidates.push(
      asCandidate(option, action, advice, {
        worth: worth - Math.max(0, lean),
        probability: probability * (1 - share),
        reasons: isSilent ? [...reasons, reason('noRiichi')] : reasons,
      }),
    );
    if (mayRiichi === undefined) continue;
    const declared = asCandidate(option, mayRiichi, advice, {
      worth: worth + Math.min(0, lean),
      probability: probability * share,
      reasons: [reason('riichi')],
    });
    candidates.push({ ...declared, value: judgeRiichi(situation, option).value });
  }
  for (const action of legal) {
    if (action.type !== 'concealedKan' && action.type !== 'addedKan') continue;
    candidates.push(asKan(situation, advice, action, candidates));
  }
  return byWorth(candidates);
}

interface Judged {
  readonly option: DiscardOption;
  readonly worth: number;
  readonly probability: number;
  readonly reasons: readonly Reason[];
}

/** The net's choice of kinds, held against what this rulebook makes of the hand. */
function judgeDiscards(
  { table, threats }: Situation,
  advice: Advice,
  options: readonly DiscardOption[],
): Judged[] {
  const weighing = weighingOf(table);
  const compared = compare(options);
  const isQuiet = threats.every(({ tenpai }) => tenpai < EVEN);
  const best = options[0]!.worth;
  return options.map((option) => {
    const { tile, appraisal } = option;
    const probability = advice.discard[kindOf(tile)]!;
    const steps = table.isClosed || !isQuiet ? 0 : appraisal.shanten - compared.nearest;
    const points = (option.worth - best) / table.usualWin;
    const worth =
      weighing.policy * Math.log(Math.max(LEAST, probability)) +
      weighing.discards * points -
      weighing.route * steps -
      // Between two fives of a kind the plain one goes.
      (isRedFive(tile) ? 2 : 0);
    return {
      option,
      worth,
      probability,
      reasons: discardReasons(option, advice.danger(kindOf(tile)), compared),
    };
  });
}

function asCandidate(
  { appraisal, tile }: DiscardOption,
  action: DiscardAction,
  advice: Advice,
  { worth, probability, reasons }: Pick<Candidate, 'worth' | 'probability' | 'reasons'>,
): Candidate {
  return {
    action,
    // The drawn tile rather than its twin from the hand: it tells the others less.
    worth: worth + (action.fromDraw ? TIE : 0),
    shanten: appraisal.shanten,
    accepts: appraisal.accepts,
    value: appraisal.value,
    danger: advice.danger(kindOf(tile)),
    probability,
    reasons,
  };
}

/** Without a new indicator a kan only feeds the others: it must be wanted more. */
const SURE = 0.65;

function asKan(
  { table }: Situation,
  advice: Advice,
  action: Extract<Action, { type: 'concealedKan' | 'addedKan' }>,
  discards: readonly Candidate[],
): Candidate {
  const chance = advice.kan(kindOf(action.tile));
  const isWanted = chance > (table.rules['dora.kan'] ? EVEN : SURE);
  const best = discards.reduce((a, b) => (b.worth > a.worth ? b : a));
  return {
    ...best,
    action,
    worth: best.worth + (isWanted ? chance : -1),
    probability: chance,
    reasons: [reason(isWanted ? 'kan' : 'noKan')],
  };
}
