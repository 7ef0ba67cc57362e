// What an organiser decides about an event before anybody plays, and what the rulebook proposes for it.

import { RULES_CHOICE, type RuleValues, readRules, storedRules } from '@hanchan/rules';
import { form } from '@hanchan/tiles';
import { count, day, LONGEST_LIST, line, named } from './fields.ts';

const { exactText, heldTo, keptAs, listOf, oneOf, optional, orNull, whole } = form;

/** The rulebook of the event, whole: a custom one too. `id` only leads a face to sections and words. */
export interface EventRules {
  readonly id: string;
  /** The rulebook that a custom one began as: its sections and its list of fouls serve here too. */
  readonly base?: string;
  readonly title: string;
  readonly values: RuleValues;
}

/** As an act carries it: in the words of the version that writes it. */
export const writtenRules = (rules: EventRules): EventRules => ({
  ...rules,
  values: storedRules(rules.values) as RuleValues,
});

/** As this version understands what any version wrote; what was never rules is refused before it is applied. */
export function rulesToday(rules: EventRules): EventRules {
  const read = readRules(rules.values);
  if (!read.ok) throw new Error(`rules.values.${read.error.key}: ${read.error.message}`);
  return { ...rules, values: read.value };
}

/** What the desk may choose between. */
export const DESK_CHOICES = {
  winds: ['drawnAtTable', 'prescribed'],
  lateMinutes: ['completed', 'started'],
  lateScore: ['none', 'seat'],
  sharedFirst: ['full', 'fraction', 'none'],
  sharedLast: ['fourth', 'none'],
  withdrawn: ['ranked', 'unranked'],
  sheets: ['players', 'staff', 'headReferee'],
  signs: ['staff', 'headReferee'],
  penaltiesAt: ['tournament', 'beforeUma'],
} as const;

/** Where the rulebooks are silent, or leave it to the organiser; each has a value that the rulebook proposes. */
const DESK = {
  /** Drawn by the players at the table and written on the sheet, or told by the plan. */
  winds: oneOf(DESK_CHOICES.winds),
  lateMinutes: oneOf(DESK_CHOICES.lateMinutes),
  /** What a player who came too late gets of the hanchan: nothing, or what the seat scores. */
  lateScore: oneOf(DESK_CHOICES.lateScore),
  /** How a shared first place counts in the tie-break. */
  sharedFirst: oneOf(DESK_CHOICES.sharedFirst),
  /** Whether everybody who shares the last place has a fourth place, or nobody. Events that do not say it have the latter. */
  sharedLast: optional(oneOf(DESK_CHOICES.sharedLast)),
  /** Whether somebody who withdraws is ranked with what was scored. Events that do not say it rank them. */
  withdrawn: optional(oneOf(DESK_CHOICES.withdrawn)),
  /** Who enters sheets: players on their phones too, or staff alone, or the head referee alone (and the organiser, whose desk it is). */
  sheets: oneOf(DESK_CHOICES.sheets),
  /** Who signs them. Events that do not say it: whoever enters them, and never a player. */
  signs: optional(oneOf(DESK_CHOICES.signs)),
  /** Minutes left at which the time is called out. */
  warnings: listOf(whole(0, 1_000), 0, 20),
  /** Points off for an all-last sheet whose mistake mattered, and for a report sheet found wrong after the reset. */
  allLastWrong: count,
  sheetWrong: count,
  /** Where penalties in points land: off the tournament score, or before uma. */
  penaltiesAt: oneOf(DESK_CHOICES.penaltiesAt),
} as const;
/** What the desk decides within the rulebook, `deskRulesFor` proposes it. */
export interface DeskRules extends form.KeptFields<typeof DESK> {}

/** The form of `EventSettings`, from which its type and its schema follow. */
export const SETTINGS = {
  name: named,
  venue: line,
  country: line,
  /** ISO days, first and last. */
  from: day,
  to: day,
  /** IANA name, in which the schedule is told. */
  timeZone: heldTo('timeZone', exactText(0, 64)),
  capacity: orNull(whole(4, LONGEST_LIST)),
  /** Sent by name or with changes, kept whole. */
  rules: keptAs<EventRules>()(RULES_CHOICE),
  desk: keptAs<DeskRules>()(form.part(DESK)),
} as const;
/** What an event is called, where and when it is, and by which rules. */
export interface EventSettings extends form.KeptFields<typeof SETTINGS> {}

/** What the rulebook proposes for the desk, by its values alone: a custom rulebook gets its own. */
export function deskRulesFor(values: RuleValues): DeskRules {
  const isBeforeUma = values['penalty.chombo'].type === 'scoreModifier';
  const takesTournamentPoints = values['penalty.chombo'].type === 'tournamentPoints';
  return {
    winds: values['table.seating'] === 'drawWinds' ? 'drawnAtTable' : 'prescribed',
    lateMinutes: 'completed',
    // A penalty that is part of the sheet needs the seat's sheet to be part of.
    lateScore: isBeforeUma ? 'seat' : 'none',
    sharedFirst: 'full',
    sharedLast: 'fourth',
    withdrawn: 'ranked',
    sheets: 'players',
    signs: 'staff',
    warnings: [60, 30, 15, 10, 5, 1],
    allLastWrong: takesTournamentPoints ? 8 : 0,
    sheetWrong: takesTournamentPoints ? 2 : 0,
    penaltiesAt: isBeforeUma ? 'beforeUma' : 'tournament',
  };
}

/** Who signs sheets, also at an event that was made before it was asked. */
export const signersOf = ({ sheets, signs }: DeskRules): NonNullable<DeskRules['signs']> =>
  signs ?? (sheets === 'headReferee' ? 'headReferee' : 'staff');
