// What a referee is about to give: the rulebook's outcome for an offence, how often it happened before, and everything
// that follows, each with the place that says so. A proposal only; the referee decides.

import {
  type Applied,
  type Case,
  FOUL_EFFECTS,
  type FoulEffect,
  type FoulList,
  type FoulOutcome,
  type FoulSource,
  type FoulStep,
  type ListedFoul,
  type RuleKey,
  type RuleValues,
  sourceOfEffect,
  sourceOfStep,
  tilesWanted,
} from '@hanchan/rules';
import type { PenaltyKind } from './act.ts';
import type { PersonId, Slot } from './person.ts';
import type { DeskRules } from './settings.ts';
import type { EventState } from './state.ts';
import { holderOf, lastStarted, sitterOf, tableOf } from './who.ts';

/** Where an offence happened; null where it was not in a round, or not at a table. */
export interface PenaltyPlace {
  readonly round: number | null;
  readonly table: number | null;
}

/** How often the same person has committed the same offence before. */
export interface Repeats {
  /** Earlier times, this one not counted. */
  readonly inHanchan: number;
  readonly inEvent: number;
}

/** What an offence has as its consequence beside points, with what it rests on. */
export interface Consequence extends FoulSource {
  readonly id: FoulEffect;
  readonly text: string;
  /** The option that it rests on, in this case; its citation goes before section and clauses. */
  readonly rule: RuleKey | null;
  readonly case?: Case;
}

/** What the list of offences provides for this time: the referee applies it, or chooses otherwise. */
export interface Proposal {
  readonly foul: ListedFoul;
  readonly outcome: FoulOutcome;
  /** What would be recorded; null: the referee has to choose. */
  readonly kind: PenaltyKind | null;
  /** In table points, of each. */
  readonly points: number;
  readonly slots: readonly Slot[];
  /** Where the document speaks of the offence, for the time that it is. */
  readonly source: FoulSource;
  /** 1 for the first time. */
  readonly time: number;
  readonly repeats: Repeats;
  /** A value of this ruleset differs from what the document's list says. */
  readonly isOwnRule: boolean;
  readonly consequences: readonly Consequence[];
}

const THOUSAND = 1_000;

/** The same offence by the same person, withdrawn ones left out. */
export function repeatsOf(
  state: EventState,
  foul: string,
  slot: Slot,
  place: PenaltyPlace,
): Repeats {
  const person = personAt(state, slot, place);
  let inHanchan = 0;
  let inEvent = 0;
  for (const penalty of state.penalties.values()) {
    if (penalty.foul !== foul || penalty.withdrawn !== null) continue;
    const i = penalty.slots.indexOf(slot);
    const isSame = person === null ? i >= 0 : penalty.people.some((one) => one === person);
    if (!isSame) continue;
    inEvent++;
    const isHere = penalty.round === place.round && penalty.table === place.table;
    if (isHere && place.table !== null) inHanchan++;
  }
  return { inHanchan, inEvent };
}

function personAt(state: EventState, slot: Slot, { round, table }: PenaltyPlace): PersonId | null {
  const number = round ?? Math.max(1, lastStarted(state));
  const place = table === null ? undefined : tableOf(state, number, table);
  return place === undefined
    ? (holderOf(state, slot, number)?.person ?? null)
    : sitterOf(state, place, slot);
}

/** What the list of the rulebook provides when this number commits the offence here, repeats counted. */
export function proposal(
  foul: ListedFoul,
  list: FoulList,
  state: EventState,
  slot: Slot,
  place: PenaltyPlace,
): Proposal {
  const { rules, desk } = state.settings;
  const repeats = repeatsOf(state, foul.id, slot, place);
  const before = foul.repeats === 'hanchan' ? repeats.inHanchan : repeats.inEvent;
  const listed = foul.steps[Math.min(before, foul.steps.length - 1)]!;
  const outcome = outcomeOf(foul, listed, rules.values);
  const isForAll = foul.effects.includes('eachPlayer') && place.table !== null;
  const table = isForAll ? tableOf(state, place.round ?? 0, place.table!) : undefined;
  return {
    foul,
    outcome,
    kind: KINDS[outcome],
    points: pointsOf(foul, listed, outcome, rules.values, desk),
    slots: table?.seats ?? [slot],
    source: sourceOfStep(foul, listed),
    time: before + 1,
    repeats,
    isOwnRule: outcome !== listed.outcome,
    consequences: consequencesOf(foul, list, outcome, rules.values, desk),
  };
}

const KINDS: Readonly<Record<FoulOutcome, PenaltyKind | null>> = {
  // A second time may cost something: somebody has to know that there was this one.
  nothing: 'noted',
  warning: 'warning',
  deadHand: 'deadHand',
  points: 'points',
  chombo: 'chombo',
  disqualification: 'disqualification',
  discretion: null,
};

/** The value of the ruleset decides, where there is an option; a later step of the list is the document's own. */
export function outcomeOf(foul: ListedFoul, step: FoulStep, rules: RuleValues): FoulOutcome {
  if (foul.rule === null || step !== foul.steps[0]) return step.outcome;
  const tiles = tilesWanted(foul, rules);
  if (tiles !== null) return tiles > 0 ? step.outcome : 'discretion';
  const value: unknown = rules[foul.rule];
  if (typeof value !== 'string') return value === 0 ? 'nothing' : step.outcome;
  return OUTCOMES[value as RuleValues['foul.falseWin']];
}

const OUTCOMES: Readonly<Record<RuleValues['foul.falseWin'], FoulOutcome>> = {
  refused: 'nothing',
  nothing: 'nothing',
  warning: 'warning',
  deadHand: 'deadHand',
  penalty: 'points',
  chombo: 'chombo',
};

/** What a chombo takes off, in points; nothing where it is paid at the table. */
export function chomboPoints(rules: RuleValues): number {
  const penalty = rules['penalty.chombo'];
  if (penalty.type === 'tournamentPoints') return penalty.amount * THOUSAND;
  return penalty.type === 'scoreModifier' ? penalty.points : 0;
}

/** What each of the penalised loses, in table points, by the values of the rulebook. */
export function pointsOf(
  foul: ListedFoul,
  step: FoulStep,
  outcome: FoulOutcome,
  rules: RuleValues,
  desk: Pick<DeskRules, 'allLastWrong' | 'sheetWrong'>,
): number {
  if (outcome === 'chombo') return chomboPoints(rules) * (step.chombos ?? 1);
  if (outcome !== 'points') return 0;
  if (foul.id === 'allLastWrong' || foul.id === 'sheetWrong') return desk[foul.id] * THOUSAND;
  if (foul.rule === 'penalty.latePerMinute' || foul.rule === 'penalty.lateForfeit') {
    return rules[foul.rule] * THOUSAND;
  }
  return foul.rule === null ? (step.points ?? 0) * THOUSAND : chomboPoints(rules);
}

/** Everything that follows from an outcome, whoever committed it. */
export function consequencesOf(
  foul: ListedFoul,
  list: FoulList,
  outcome: FoulOutcome,
  rules: RuleValues,
  desk: Pick<DeskRules, 'penaltiesAt' | 'lateScore'>,
): Consequence[] {
  const found = new Map<FoulEffect, Consequence>();
  const barred = barredOf(foul, rules);
  const add = (id: FoulEffect, by: FoulSource | Applied<RuleKey>) => {
    if (found.has(id) || barred.includes(id)) return;
    const told = { id, text: FOUL_EFFECTS[id] };
    found.set(id, 'rule' in by ? { ...told, ...NOWHERE, ...by } : { ...told, rule: null, ...by });
  };
  for (const [id, applied] of valueEffects(outcome, rules, desk)) add(id, applied);
  for (const id of foul.effects) {
    // Whose score the seat's is, is the desk's to decide.
    if (id !== 'noScore' && id !== 'seatScore') add(id, sourceOfEffect(foul, id));
  }
  if (foul.rule === 'penalty.lateForfeit') {
    const isNothing = desk.lateScore === 'none';
    const keeps = isNothing ? 'nothing' : 'seatScore';
    add(isNothing ? 'noScore' : 'seatScore', { rule: foul.rule, case: { keeps } });
  }
  for (const { effects, section, clauses } of list.after[outcome] ?? []) {
    for (const id of effects) add(id, { section, clauses });
  }
  return [...found.values()];
}

const DEALT_AGAIN: readonly FoulEffect[] = [
  'redeal',
  'sameWinds',
  'sameCounters',
  'depositsBack',
  'overAtTimeUp',
  'redealAtTimeUp',
];
const OF_THE_DEAL: readonly FoulEffect[] = [
  ...DEALT_AGAIN,
  'voidedByWin',
  'countsWithWin',
  'redealAtDraw',
  'drawStands',
];

/** What a penalty of this kind usually does to the deal, but not for this offence. */
function barredOf({ effects }: ListedFoul, rules: RuleValues): readonly FoulEffect[] {
  if (effects.includes('playGoesOn')) return OF_THE_DEAL;
  // Seen only when a deal is over: it cannot both stand and be played again.
  const isOver = effects.includes('judgedWhenShown');
  return isOver && rules['penalty.chomboAtDraw'] === 'drawStands' ? DEALT_AGAIN : [];
}

const NOWHERE: FoulSource = { section: '', clauses: [] };

/** What follows from the values of the ruleset, whatever list it uses. */
function valueEffects(
  outcome: FoulOutcome,
  rules: RuleValues,
  { penaltiesAt }: Pick<DeskRules, 'penaltiesAt'>,
): [FoulEffect, Applied<RuleKey>][] {
  if (outcome !== 'chombo' && outcome !== 'points') return [];
  const isPaid = outcome === 'chombo' && rules['penalty.chombo'].type === 'payment';
  const where = penaltiesAt === 'beforeUma' ? 'beforeUma' : 'offTournament';
  const points: [FoulEffect, Applied<RuleKey>] = [
    isPaid ? 'paidAtTable' : where,
    { rule: 'penalty.chombo', case: { cost: outcome } },
  ];
  if (outcome === 'points') return [points];
  const isVoided = rules['penalty.chomboWithWin'] === 'voided';
  const isRedealt = rules['penalty.chomboAtDraw'] === 'redeal';
  const isOver = rules['clock.chomboAfterBell'] === 'ends';
  return [
    points,
    [isVoided ? 'voidedByWin' : 'countsWithWin', { rule: 'penalty.chomboWithWin' }],
    [isRedealt ? 'redealAtDraw' : 'drawStands', { rule: 'penalty.chomboAtDraw' }],
    [isOver ? 'overAtTimeUp' : 'redealAtTimeUp', { rule: 'clock.chomboAfterBell' }],
  ];
}
