// What papers are made of: an event as its reader may see it, and what only the place that runs it knows.

import type { FoulList, RuleKey } from '@hanchan/rules';
import {
  type Block,
  type EventState,
  isEmergencyLeave,
  type PersonId,
  type RoundState,
  type Slot,
  sitterOf,
  stageOf,
  type TableState,
} from '@hanchan/tournament';

export interface PaperSource {
  readonly state: EventState;
  /** Where the event is found, no slash at the end; null: papers have no codes. */
  readonly url: string | null;
  /** The offences of the rulebook. */
  readonly fouls: FoulList;
  /** Where the rulebook answers an option: its section, or that it is our choice. */
  readonly cite: (rule: RuleKey) => string;
  /** Of the archive of the event. */
  readonly checksum: () => string;
  /** What opens a player's own page. */
  readonly passes: ReadonlyMap<PersonId, Pass>;
}

export interface Pass {
  readonly url: string;
  readonly pin: string;
}

/** In the hall everybody goes by the name they play under. */
export function nameOf(state: EventState, person: PersonId | null, slot: Slot): string {
  return (person === null ? undefined : state.people.get(person))?.person.name ?? `Player ${slot}`;
}

/** In what is published, only those who agreed to it. */
export function publishedName(state: EventState, person: PersonId | null, slot: Slot): string {
  const found = person === null ? undefined : state.people.get(person);
  if (found === undefined) return `Player ${slot}`;
  return isPublished(state, person) ? found.person.name : `Player ${slot}`;
}

export function isPublished({ people }: EventState, person: PersonId | null): boolean {
  const found = person === null ? undefined : people.get(person);
  if (found === undefined) return false;
  return found.person.mayPublish && !isEmergencyLeave(found.departure?.kind);
}

export const sitterName = (state: EventState, table: TableState, slot: Slot): string =>
  nameOf(state, sitterOf(state, table, slot), slot);

/** `Hanchan 3`, or `Final, hanchan 1` where there are several stages. */
export function roundTitle(state: EventState, { number, stage, inStage }: RoundState): string {
  const found = state.stages.length > 1 ? stageOf(state, stage) : undefined;
  if (found === undefined) return `Hanchan ${number}`;
  return found.rounds === 1 ? found.name : `${found.name}, hanchan ${inStage}`;
}

export const tablesOf = ({ tables }: RoundState): TableState[] =>
  [...tables].sort((a, b) => a.number - b.number);

/** Who sits where, as far as it is known: prescribed by the plan, or drawn already. */
export function windsOf(state: EventState, { winds, seats }: TableState) {
  if (winds !== null) return winds;
  return state.settings.desk.winds === 'prescribed' ? seats : null;
}

export const WIND_WORDS = ['East', 'South', 'West', 'North'] as const;
export const WIND_SIGNS = ['東', '南', '西', '北'] as const;

export const blockOf = ({ schedule }: EventState, round: number): Block | undefined =>
  schedule.find((block) => block.round === round);

/** In the time zone of the event; an unknown zone is read as UTC. */
export function timeIn(
  { settings }: EventState,
  at: number,
  parts: Intl.DateTimeFormatOptions,
): string {
  const formatted = (timeZone: string) =>
    new Intl.DateTimeFormat('en-GB', { ...parts, timeZone }).format(at);
  try {
    return formatted(settings.timeZone);
  } catch {
    return formatted('UTC');
  }
}

export const clockTime = (state: EventState, at: number): string =>
  timeIn(state, at, { hour: '2-digit', minute: '2-digit' });
