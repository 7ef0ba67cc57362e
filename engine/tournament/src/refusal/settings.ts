// What an organiser decides, held to what an event can be run with.

import { conflictsIn, isRuleKey, readRules } from '@hanchan/rules';
import { DESK_CHOICES, type DeskRules, type EventRules, type EventSettings } from '../settings.ts';
import type { ActRefusal } from '../state.ts';
import { needsOneOf, needsText, needsWhole, tooLong } from './fields.ts';
import { firstOf, refuse } from './refuse.ts';
import { said } from './sentence.ts';

const DAY = /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const SHORT_MONTHS = [4, 6, 9, 11];
const FEBRUARY = 2;
/** More than any hall holds. */
const MOST_PEOPLE = 2_000;

export function settingsRefusal(settings: EventSettings): ActRefusal | null {
  const { name, venue, country, from, to, timeZone, capacity, rules, desk } = settings;
  return (
    needsText('name', name, 'name') ??
    tooLong('venue', venue) ??
    tooLong('country', country, 'name') ??
    needsDay('from', from) ??
    needsDay('to', to) ??
    (from <= to ? null : refuse('badValue', 'to', said('event.daysReversed', to, from))) ??
    needsText('timeZone', timeZone, 'name') ??
    (capacity === null ? null : needsWhole('capacity', capacity, 4, MOST_PEOPLE)) ??
    rulesRefusal(rules) ??
    deskRefusal(desk)
  );
}

function needsDay(field: string, value: string): ActRefusal | null {
  const [year, month, day] = (DAY.exec(value) ?? []).slice(1).map(Number);
  if (day !== undefined && day <= daysIn(year!, month!)) return null;
  return refuse('badValue', field, said('field.day', field, value));
}

function daysIn(year: number, month: number): number {
  if (month !== FEBRUARY) return SHORT_MONTHS.includes(month) ? 30 : 31;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return isLeap ? 29 : 28;
}

/** Every value of its kind, and none against another: a custom rulebook comes from outside. */
function rulesRefusal({ title, values }: EventRules): ActRefusal | null {
  const read = readRules(values);
  if (!read.ok) {
    const { key, message } = read.error;
    const field = key === '' ? 'rules.values' : `rules.values.${key}`;
    return refuse(
      'badValue',
      field,
      said('field.rule', key, message),
      isRuleKey(key) ? { rule: key } : {},
    );
  }
  const [conflict] = conflictsIn(read.value);
  if (conflict) {
    const [rule] = conflict.keys;
    const message = `${conflict.keys.join(' and ')} contradict each other: ${conflict.why}`;
    return refuse('badValue', `rules.values.${rule}`, message, rule ? { rule } : {});
  }
  return needsText('rules.title', title, 'name');
}

/** One of them may be left open, as in events of before it could be chosen. */
const { sharedLast: SHARED_LAST, withdrawn: WITHDRAWN, signs: SIGNS, ...CHOICES } = DESK_CHOICES;

function deskRefusal(desk: DeskRules): ActRefusal | null {
  const keys = Object.keys(CHOICES) as (keyof typeof CHOICES)[];
  return (
    firstOf(keys, (key) => needsOneOf(`desk.${key}`, desk[key], CHOICES[key])) ??
    (desk.sharedLast === undefined
      ? null
      : needsOneOf('desk.sharedLast', desk.sharedLast, SHARED_LAST)) ??
    (desk.withdrawn === undefined
      ? null
      : needsOneOf('desk.withdrawn', desk.withdrawn, WITHDRAWN)) ??
    (desk.signs === undefined ? null : needsOneOf('desk.signs', desk.signs, SIGNS)) ??
    firstOf(desk.warnings, (minutes, i) => needsWhole(`desk.warnings[${i}]`, minutes, 1, 600)) ??
    needsWhole('desk.allLastWrong', desk.allLastWrong, 0, 1_000) ??
    needsWhole('desk.sheetWrong', desk.sheetWrong, 0, 1_000)
  );
}
