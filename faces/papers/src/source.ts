// What papers are made of: an event as its reader may see it, and what only the place that runs it knows.

import { windRow } from '@hanchan/narrator';
import type { FoulList, RuleKey } from '@hanchan/rules';
import {
  type Block,
  type EventState,
  isEmergencyLeave,
  type PaperContent,
  type PersonId,
  type RoundState,
  type Slot,
  sitterOf,
  stageOf,
  type TableState,
} from '@hanchan/tournament';
import { bookOf } from './book.ts';
import type { PaperLanguage, PaperSize } from './names.ts';
import { type Words, wordsIn } from './words/index.ts';

/** What the place that runs an event gives. */
export interface PaperRequest extends PaperContent {
  readonly language: PaperLanguage;
  readonly size: PaperSize;
  /** Where the event is found, no slash at the end; null: papers have no codes. */
  readonly url: string | null;
}

export interface PaperSource
  extends Pick<PaperRequest, 'state' | 'url' | 'language' | 'size' | 'checksum' | 'passes'> {
  readonly words: Words;
  /** The offences of the rulebook. */
  readonly fouls: FoulList;
  /** Where the rulebook answers an option: its section, or that it is our choice. */
  readonly cite: (rule: RuleKey) => string;
}

export function paperSource({ books, foulsOf, ...given }: PaperRequest): PaperSource {
  const words = wordsIn(given.language);
  const { base, cite } = bookOf(given.state.settings.rules, books, words);
  return { ...given, words, fouls: foulsOf(base.id), cite };
}

/** In the hall everybody goes by the name they play under. */
export function nameOf({ state, words }: Named, person: PersonId | null, slot: Slot): string {
  const found = person === null ? undefined : state.people.get(person);
  return found?.person.name ?? words.player(slot);
}

/** In what is published, only those who agreed to it. */
export function publishedName(named: Named, person: PersonId | null, slot: Slot): string {
  return isPublished(named.state, person) ? nameOf(named, person, slot) : named.words.player(slot);
}

export type Named = Pick<PaperSource, 'state' | 'words'>;

export function isPublished({ people }: EventState, person: PersonId | null): boolean {
  const found = person === null ? undefined : people.get(person);
  if (found === undefined) return false;
  return found.person.mayPublish && !isEmergencyLeave(found.departure?.kind);
}

export const sitterName = (named: Named, table: TableState, slot: Slot): string =>
  nameOf(named, sitterOf(named.state, table, slot), slot);

/** `7 Ada Falk`: number and name are not parted at the end of a line. */
export const numbered = (slot: Slot | string, name: string): string => `${slot}\u00A0${name}`;

/** `Hanchan 3`, or `Final, hanchan 1` where there are several stages. */
export function roundTitle(
  { state, words }: Named,
  { number, stage, inStage }: RoundState,
): string {
  const found = state.stages.length > 1 ? stageOf(state, stage) : undefined;
  if (found === undefined) return words.hanchan(number);
  return found.rounds === 1 ? found.name : words.stageHanchan(found.name, inStage);
}

export const tablesOf = ({ tables }: RoundState): TableState[] =>
  [...tables].sort((a, b) => a.number - b.number);

/** Who sits where, as far as it is known: prescribed by the plan, or drawn already. */
export function windsOf(state: EventState, { winds, seats }: TableState) {
  if (winds !== null) return winds;
  return state.settings.desk.winds === 'prescribed' ? seats : null;
}

/** On the sheets both stand, as the documents have them. */
export const WIND_ROW = windRow('en');

export const blockOf = ({ schedule }: EventState, round: number): Block | undefined =>
  schedule.find((block) => block.round === round);

/** In the time zone of the event; an unknown zone is read as UTC. */
export function timeIn(
  { state, words }: Named,
  at: number,
  parts: Intl.DateTimeFormatOptions,
): string {
  const form = [words.tag, state.settings.timeZone, JSON.stringify(parts)].join(' ');
  const format = formats.get(form) ?? formatOf(words.tag, state.settings.timeZone, parts);
  formats.set(form, format);
  return format.format(at);
}

/** Making one takes longer than all else on a card. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(tag: string, timeZone: string, parts: Intl.DateTimeFormatOptions) {
  try {
    return new Intl.DateTimeFormat(tag, { ...parts, timeZone });
  } catch {
    return new Intl.DateTimeFormat(tag, { ...parts, timeZone: 'UTC' });
  }
}

export const clockTime = (named: Named, at: number): string =>
  timeIn(named, at, { hour: '2-digit', minute: '2-digit' });

/** `16–17 Jan 2027`; days that cannot be read are printed as they are. */
export function daysText({ state, words }: Named): string {
  const { from, to } = state.settings;
  const [first, last] = [new Date(from), new Date(to)];
  if (Number.isNaN(first.getTime()) || !(last >= first)) return `${from} – ${to}`;
  return words.days(first, last);
}

export const pointsText = (points: number): string => points.toLocaleString('en-US');
