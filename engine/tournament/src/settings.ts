// What an organiser decides about an event before anybody plays, and what the rulebook proposes for it.

import { type RuleValues, readRules, storedRules } from '@hanchan/rules';

export interface EventSettings {
  readonly name: string;
  readonly venue: string;
  readonly country: string;
  /** ISO days, first and last. */
  readonly from: string;
  readonly to: string;
  /** IANA name, in which the schedule is told. */
  readonly timeZone: string;
  readonly capacity: number | null;
  readonly rules: EventRules;
  readonly desk: DeskRules;
}

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

/** Where the rulebooks are silent, or leave it to the organiser; each has a value that the rulebook proposes. */
export interface DeskRules {
  /** Drawn by the players at the table and written on the sheet, or told by the plan. */
  readonly winds: 'drawnAtTable' | 'prescribed';
  readonly lateMinutes: 'completed' | 'started';
  /** What a player who came too late gets of the hanchan: nothing, or what the seat scores. */
  readonly lateScore: 'none' | 'seat';
  /** How a shared first place counts in the tie-break. */
  readonly sharedFirst: 'full' | 'fraction' | 'none';
  /** Whether everybody who shares the last place has a fourth place, or nobody. Events that do not say it have the latter. */
  readonly sharedLast?: 'fourth' | 'none' | undefined;
  /** Who types sheets: players on their phones too, or staff alone, or the head referee alone. */
  readonly sheets: 'players' | 'staff' | 'headReferee';
  /** Minutes left at which the time is called out. */
  readonly warnings: readonly number[];
  /** Points off for an all-last sheet whose mistake mattered, and for a report sheet found wrong after the reset. */
  readonly allLastWrong: number;
  readonly sheetWrong: number;
  /** Where penalties in points land: off the tournament score, or before uma. */
  readonly penaltiesAt: 'tournament' | 'beforeUma';
}

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
    sheets: 'players',
    warnings: [60, 30, 15, 10, 5, 1],
    allLastWrong: takesTournamentPoints ? 8 : 0,
    sheetWrong: takesTournamentPoints ? 2 : 0,
    penaltiesAt: isBeforeUma ? 'beforeUma' : 'tournament',
  };
}
