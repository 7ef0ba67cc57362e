// The club player: plain rules one can read. Each choice is worth the chance to win times what is won, less the
// chance to deal in times what that costs, in points.

import type { Action, SeatView } from '@hanchan/game';
import { kindOf, TILE_COUNT, type Tile } from '@hanchan/tiles';
import { type Bot, type Candidate, type Decision, type Reason, reason } from './bot.ts';
import { judgeCall, judgePass } from './calling.ts';
import { decided, forced } from './deciding.ts';
import { declare } from './declaring.ts';
import { type DiscardAction, type DiscardOption, rankDiscards } from './discarding.ts';
import { judgeKan } from './kans.ts';
import { dealsAgain } from './nineTerminals.ts';
import { bestFirst } from './order.ts';
import { pick, type Random } from './random.ts';
import { callReasons, chosen, compare, discardReasons, passReason } from './reasons.ts';
import { judgeRiichi } from './riichi.ts';
import { type Situation, situationOf } from './situation.ts';

export const club: Bot = { id: 'club', decide };

function decide(view: SeatView, legal: readonly Action[], random: Random): Decision {
  const first = legal[0]!;
  if (legal.length === 1) return forced(first);
  const win = legal.find(({ type }) => type === 'tsumo' || type === 'ron');
  if (win !== undefined) return decided(win, ['win']);
  if (first.type === 'pick') return forced(pick(legal, random));
  if (first.type === 'tenpai' || first.type === 'noten') return declare(view, legal);
  const situation = situationOf(view);
  return view.deal!.phase.type === 'claims' ? answer(situation, legal) : takeTurn(situation, legal);
}

/** A call must be worth that much more than passing, for it shows the hand and binds it. */
const CALL_MARGIN = 1.08;

function answer(situation: Situation, legal: readonly Action[]): Decision {
  const { phase } = situation.table.deal;
  const pass = legal.find(({ type }) => type === 'pass')!;
  if (phase.type !== 'claims') return forced(pass);
  const called = kindOf(phase.offer.tile);
  const staying = judgePass(situation);
  const candidates: Candidate[] = [
    {
      action: pass,
      worth: staying.worth * CALL_MARGIN,
      shanten: staying.appraisal.shanten,
      accepts: staying.appraisal.accepts,
      value: staying.appraisal.value,
      danger: null,
      probability: null,
      reasons: [passReason(situation.table)],
    },
  ];
  for (const action of legal) {
    if (action.type !== 'chi' && action.type !== 'pon') continue;
    const option = judgeCall(situation, action, phase.offer, staying.appraisal.shanten);
    if (option === null || option.then.appraisal.shanten > staying.appraisal.shanten) continue;
    const { appraisal, danger } = option.then;
    candidates.push({
      action,
      worth: option.worth,
      shanten: appraisal.shanten,
      accepts: appraisal.accepts,
      value: appraisal.value,
      danger,
      probability: null,
      reasons: callReasons(situation.table, called, appraisal, staying.appraisal.shanten),
    });
  }
  return chosen(bestFirst(candidates), 'balance');
}

/** Discards by tile, filled anew at every turn. */
const plain = new Array<DiscardAction | undefined>(TILE_COUNT);
const riichi = new Array<DiscardAction | undefined>(TILE_COUNT);

function takeTurn(situation: Situation, legal: readonly Action[]): Decision {
  const { table } = situation;
  const nine = legal.find(({ type }) => type === 'nineTerminals');
  if (nine !== undefined && dealsAgain(table)) return decided(nine, ['dealAgain']);
  plain.fill(undefined);
  riichi.fill(undefined);
  const tiles: Tile[] = [];
  for (const action of legal) {
    if (action.type !== 'discard') continue;
    const { tile } = action;
    if (!action.riichi && plain[tile] === undefined) tiles.push(tile);
    (action.riichi ? riichi : plain)[tile] = action;
  }
  const options = rankDiscards(situation, table, tiles);
  const compared = compare(options);
  const candidates: Candidate[] = [];
  for (const option of options) {
    const reasons = discardReasons(option, option.danger, compared);
    candidates.push(toCandidate(option, plain[option.tile]!, reasons));
    const action = riichi[option.tile];
    if (action === undefined || option.appraisal.shanten > 0) continue;
    const { worth, value } = judgeRiichi(situation, option);
    if (worth <= option.worth) reasons.push(reason('noRiichi'));
    candidates.push({
      action,
      worth,
      shanten: 0,
      accepts: option.appraisal.accepts,
      value,
      danger: option.danger,
      probability: null,
      reasons: [reason('riichi')],
    });
  }
  for (const action of legal) {
    if (action.type !== 'concealedKan' && action.type !== 'addedKan') continue;
    candidates.push(judgeKan(situation, action, options[0]!));
  }
  return chosen(bestFirst(candidates), 'balance');
}

function toCandidate(
  { appraisal, danger, worth }: DiscardOption,
  action: DiscardAction,
  reasons: readonly Reason[],
): Candidate {
  return {
    action,
    worth,
    shanten: appraisal.shanten,
    accepts: appraisal.accepts,
    value: appraisal.value,
    danger,
    probability: null,
    reasons,
  };
}
