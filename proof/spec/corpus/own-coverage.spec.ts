// Our own games show everything that each rulebook has: every yaku, foul, draw and refusal, by name. What there is
// comes from the engine's lists and the rulebook's values, so that a new one is missed here until a game shows it.

import {
  ACTION_TYPES,
  type Action,
  DRAW_REASONS,
  type DrawReason,
  FOULS,
  type Foul,
  ILLEGAL_CODES,
  type IllegalCode,
  RULINGS,
} from '@hanchan/game';
import { type RuleKey, type RuleValues, YAKU_IDS, type YakuId } from '@hanchan/rules';
import { RULESETS } from '@hanchan/rulesets';
import { LIMITS } from '@hanchan/score';
import { describe, expect, test } from 'vitest';
import { ownGames } from '../support/ownCorpus.ts';
import type { Game, Result } from './checker/record.ts';
import { moveOf } from './making/notation.ts';

const wordsOf = (acts: string) => (acts === '' ? [] : acts.split(' '));

// Yaku

function yakuWanted(rules: RuleValues): string[] {
  return YAKU_IDS.flatMap((id) => {
    const value = rules[`yaku.${id}`];
    if (value === 'absent') return [];
    const hasOpenValue = 'han' in value && value.open > 0 && value.open !== value.han;
    return hasOpenValue ? [id, `${id}, open`] : [id];
  });
}

function yakuShown(result: Result): string[] {
  if (result.type === 'drawn') return result.reason === 'nagashi' ? ['nagashi_mangan'] : [];
  if (result.type !== 'won') return [];
  const ids = [...result.yaku, ...result.yakuman].map(([id]) => id);
  return result.isOpen ? ids.flatMap((id) => [id, `${id}, open`]) : ids;
}

// Draws

const DRAWS: Readonly<Record<DrawReason, (rules: RuleValues) => boolean>> = {
  exhausted: () => true,
  nagashi: (rules) => rules['yaku.nagashi_mangan'] !== 'absent',
  nineTerminals: isAbortive('nineTerminals'),
  fourWinds: isAbortive('fourWinds'),
  fourKans: isAbortive('fourKans'),
  fourRiichi: isAbortive('fourRiichi'),
  tripleRon: isAbortive('tripleRon'),
};

function isAbortive(reason: RuleValues['draw.abortive'][number]) {
  return (rules: RuleValues) => rules['draw.abortive'].includes(reason);
}

function drawsWanted(rules: RuleValues): string[] {
  const reasons = DRAW_REASONS.filter((reason) => DRAWS[reason](rules));
  const counts = rules['draw.reveal'] === 'none' ? [0] : [0, 1, 2, 3, 4];
  return [...reasons, ...counts.map((count) => `exhausted, ${count} tenpai`)];
}

function drawsShown(result: Result): string[] {
  if (result.type !== 'drawn') return [];
  const { reason, tenpai } = result;
  return reason === 'exhausted' ? [reason, `exhausted, ${tenpai.length} tenpai`] : [reason];
}

// Fouls

const allowsRiichi = (rules: RuleValues) => rules['riichi.allowed'];
const hasKan = (rules: RuleValues) => rules['kan.concealed'];
/** Whoever is tenpai at a draw is asked, and may say noten. */
const isAsked = (rules: RuleValues) =>
  rules['draw.mayHideTenpai'] && rules['draw.reveal'] !== 'none';

/** Where the act exists at all. */
const CAN_FOUL: Readonly<Record<Foul, (rules: RuleValues) => boolean>> = {
  falseWin: () => true,
  notenRiichi: allowsRiichi,
  openRiichi: allowsRiichi,
  emptyCall: () => true,
  invalidGroup: () => true,
  swapDiscard: (rules) => rules['calls.swap'] === 'forbidden',
  riichiDiscard: allowsRiichi,
  riichiCall: allowsRiichi,
  riichiKan: (rules) => allowsRiichi(rules) && hasKan(rules),
  deadHandCall: (rules) => rules['penalty.deadHand'],
  deadHandDeclaration: (rules) => rules['penalty.deadHand'],
  falseTenpai: isAsked,
};

function foulsWanted(rules: RuleValues): string[] {
  const known = FOULS.filter(
    (foul) => rules[`foul.${foul}`] !== 'refused' && CAN_FOUL[foul](rules),
  );
  const judged = known.map((foul) => `${foul}: ${rules[`foul.${foul}`]}`);
  const isVoided = known.length > 0 && rules['penalty.chomboWithWin'] === 'voided';
  return isVoided ? [...judged, 'falseWin: warning'] : judged;
}

const foulsShown = (result: Result) =>
  result.type === 'fouled' ? [`${result.foul}: ${result.consequence}`] : [];

// Refusals

type Sources = (rules: RuleValues) => readonly (RuleKey | null)[];

/** Which options can be behind a refusal under these rules; none: it cannot happen. Null: no option, common sense. */
const REFUSED_BY: Readonly<Record<IllegalCode, Sources>> = {
  malformed: () => [null],
  matchOver: () => [null],
  noDealRunning: () => [null],
  dealRunning: () => [null],
  badWall: () => ['tiles.redFives'],
  notYourTurn: () => [null],
  notAsked: (rules) => (isAsked(rules) ? [null, 'draw.mayHideTenpai'] : [null]),
  wrongPhase: () => [null],
  tileNotHeld: () => [null],
  riichiHandFixed: (rules) => (allowsRiichi(rules) ? ['riichi.allowed'] : []),
  swapCall: (rules) => (rules['calls.swap'] === 'forbidden' ? ['calls.swap'] : []),
  riichiNotAllowed: (rules) => (allowsRiichi(rules) ? [] : ['riichi.allowed']),
  riichiOpenHand: (rules) => (allowsRiichi(rules) ? ['riichi.allowed'] : []),
  riichiTwice: (rules) => (allowsRiichi(rules) ? ['riichi.allowed'] : []),
  riichiNotTenpai: (rules) => (allowsRiichi(rules) ? ['riichi.allowed'] : []),
  riichiNoPoints: (rules) =>
    allowsRiichi(rules) && rules['riichi.needsDeposit'] ? ['riichi.needsDeposit'] : [],
  riichiTooLate: (rules) =>
    allowsRiichi(rules) && rules['riichi.liveTiles'] > 0 ? ['riichi.liveTiles'] : [],
  riichiFuriten: (rules) =>
    allowsRiichi(rules) && !rules['riichi.whileFuriten'] ? ['riichi.whileFuriten'] : [],
  kanNotAllowed: (rules) =>
    (['kan.called', 'kan.added', 'kan.concealed'] as const).filter((key) => !rules[key]),
  kanLimit: (rules) => (hasKan(rules) && rules['kan.perDeal'] <= 4 ? ['kan.perDeal'] : []),
  kanNoLiveTile: (rules) => (hasKan(rules) && !rules['kan.lastTile'] ? ['kan.lastTile'] : []),
  kanAfterCall: (rules) => (['kan.concealed', 'kan.added'] as const).filter((kan) => rules[kan]),
  kanChangesHand: (rules) => (allowsRiichi(rules) && hasKan(rules) ? ['riichi.concealedKan'] : []),
  noSuchMeld: () => [null],
  callNotAllowed: (rules) => [
    'calls.chi',
    // The tile of a kan can only be won on, if at all.
    ...(rules['kan.added'] ? [null] : []),
    ...(rules['kan.robConcealed'] === 'thirteenOrphans' ? (['kan.robConcealed'] as const) : []),
  ],
  callOnLastTile: (rules) =>
    rules['calls.lastDiscard'] === 'winOnly' ? ['calls.lastDiscard'] : [],
  callInRiichi: (rules) => (allowsRiichi(rules) ? ['riichi.allowed'] : []),
  callLeavesNoDiscard: (rules) => (rules['calls.swap'] === 'forbidden' ? ['calls.swap'] : []),
  notComplete: () => [null],
  noYaku: (rules) => (rules['win.yakuNeeded'] > 0 ? ['win.yakuNeeded'] : []),
  tooFewYaku: (rules) => (rules['win.twoYakuFrom'] > 0 ? ['win.twoYakuFrom'] : []),
  furiten: (rules) => [
    ...(rules['furiten.discard'] === 'nothing' ? [] : (['furiten.discard'] as const)),
    ...(rules['furiten.missed'] === 'never' ? [] : (['furiten.missed'] as const)),
    ...(rules['furiten.missedInRiichi'] === 'never' ? [] : (['furiten.missedInRiichi'] as const)),
  ],
  nineTerminalsNotAllowed: () => ['draw.abortive'],
  notNineTerminals: (rules) => (DRAWS.nineTerminals(rules) ? ['draw.abortive'] : []),
  notTenpai: (rules) => (isAsked(rules) ? [null] : []),
  mustDeclareTenpai: (rules) =>
    isAsked(rules) && allowsRiichi(rules) ? ['draw.mayHideTenpai'] : [],
  noSuchSlot: (rules) => (rules['wall.build'] === 'openPool' ? ['wall.build'] : []),
  deadHand: (rules) => (rules['penalty.deadHand'] ? ['penalty.deadHand'] : []),
  notStarted: () => ['clock.beforeStart'],
  alreadyStarted: () => [null],
  paused: () => [null],
  notPaused: () => [null],
  noSuchPenalty: (rules) => [
    ...(rules['penalty.deadHand'] ? [] : (['penalty.deadHand'] as const)),
    ...(rules['penalty.chombo'].type === 'none' ? (['penalty.chombo'] as const) : []),
  ],
  badAmount: () => [null],
};

const named = (code: string, rule: string | null) => (rule === null ? code : `${code} (${rule})`);

const refusalsWanted = (rules: RuleValues) =>
  ILLEGAL_CODES.flatMap((code) => REFUSED_BY[code](rules).map((rule) => named(code, rule)));

const refusalsShown = ({ deals }: Game) =>
  deals.flatMap(({ refused = [] }) => refused.map(([, , code, rule]) => named(code, rule)));

// Acts and rulings

const CAN_ACT: Readonly<Record<Action['type'], (rules: RuleValues) => boolean>> = {
  discard: () => true,
  concealedKan: hasKan,
  addedKan: (rules) => rules['kan.added'],
  tsumo: () => true,
  nineTerminals: DRAWS.nineTerminals,
  pass: () => true,
  ron: () => true,
  chi: (rules) => rules['calls.chi'] !== 'nobody',
  pon: () => true,
  calledKan: (rules) => rules['kan.called'],
  tenpai: isAsked,
  noten: isAsked,
  pick: (rules) => rules['wall.build'] === 'openPool',
};

function actsWanted(rules: RuleValues): string[] {
  const acts = ACTION_TYPES.filter((type) => CAN_ACT[type](rules));
  const rulings = RULINGS.filter(
    (type) =>
      (type !== 'deadHand' || rules['penalty.deadHand']) &&
      (type !== 'chombo' || rules['penalty.chombo'].type !== 'none'),
  );
  return [...acts, ...rulings.map((type) => `ruling: ${type}`)];
}

function actsShown({ before, deals }: Game): string[] {
  return [before, ...deals.map(({ acts }) => acts)].flatMap(wordsOf).flatMap((word) => {
    const move = moveOf(word);
    if (move.type === 'action') return [move.action.type];
    return move.type === 'ruling' ? [`ruling: ${move.ruling.type}`] : [];
  });
}

// Limits

function limitsWanted(rules: RuleValues): string[] {
  return rules['score.model'] === 'flat' ? [] : [...LIMITS];
}

const limitsShown = (result: Result) =>
  result.type === 'won' && result.limit !== null ? [result.limit] : [];

// All of it

const ofResults = (games: readonly Game[], shown: (result: Result) => string[]) =>
  games.flatMap(({ deals }) => deals.flatMap(({ results }) => results.flatMap(shown)));

/** What there is and is not shown, and what is shown and should not exist. Open yaku are shown beyond what is asked. */
function compare(wanted: readonly string[], shown: readonly string[]) {
  const isOpenYaku = (name: string) =>
    name.endsWith(', open') && YAKU_IDS.includes(name.slice(0, -6) as YakuId);
  const seen = new Set(shown);
  return {
    missing: wanted.filter((name) => !seen.has(name)),
    unknown: [...seen].filter((name) => !wanted.includes(name) && !isOpenYaku(name)),
  };
}

const NOTHING = { missing: [], unknown: [] };

describe.each(RULESETS)('our own games under $id show', ({ id, values }) => {
  const games = ownGames(id);

  test('every yaku, and the open ones that are worth less', () => {
    expect(compare(yakuWanted(values), ofResults(games, yakuShown))).toEqual(NOTHING);
  });

  test('every kind of draw', () => {
    expect(compare(drawsWanted(values), ofResults(games, drawsShown))).toEqual(NOTHING);
  });

  test('every foul and what it costs', () => {
    expect(compare(foulsWanted(values), ofResults(games, foulsShown))).toEqual(NOTHING);
  });

  test('every refusal and the option behind it', () => {
    expect(compare(refusalsWanted(values), games.flatMap(refusalsShown))).toEqual(NOTHING);
  });

  test('every kind of act and ruling', () => {
    expect(compare(actsWanted(values), games.flatMap(actsShown))).toEqual(NOTHING);
  });

  test('every limit', () => {
    expect(compare(limitsWanted(values), ofResults(games, limitsShown))).toEqual(NOTHING);
  });
});
