// Why an act is refused at an event. The event says it in English itself, and by the same ids other languages have their own sentences.

import { REFUSAL_TEXTS, type RefusalId, type Sentence } from '@hanchan/tournament';
import { type Message, message } from './message.ts';
import type { Places } from './texts.ts';

/** Values that only English says: the roles in its own words, the end of a plural, and ids that nobody reads. */
interface EnglishOnly {
  readonly 'role.other': '0';
  readonly 'seating.fillInsMissing': '2';
  readonly 'call.unknown': '0';
  readonly 'penalty.unknown': '0';
}

type SaidOf<I extends RefusalId> = Exclude<
  Places<(typeof REFUSAL_TEXTS)[I]>,
  I extends keyof EnglishOnly ? EnglishOnly[I] : never
>;

/** Fields with a name of their own, by the last part of their path. */
const FIELDS = [
  'reason',
  'name',
  'text',
  'note',
  'notes',
  'question',
  'decision',
  'section',
  'foul',
  'points',
  'held',
  'loans',
  'deltas',
  'sticks',
  'seconds',
  'minutes',
  'rounds',
  'state',
  'kind',
  'country',
  'club',
  'team',
  'emaId',
  'firstName',
  'lastName',
  'legalName',
  'label',
  'capacity',
  'venue',
  'from',
  'to',
  'timeZone',
  'warnings',
] as const;

/** `people[3].name` and `sheet.held[0]` as the form calls them; any other by its path. */
function fieldMessage(path: string) {
  const last = path
    .replace(/\[\d+\]$/, '')
    .split('.')
    .at(-1);
  const known = FIELDS.find((one) => one === last);
  return known === undefined ? path : message(`fieldName.${known}`);
}

type FieldMessage = Exclude<ReturnType<typeof fieldMessage>, string>;

/** Why an act is refused, each with the values that its sentence has places for. */
export type EventRefusalMessage =
  | FieldMessage
  | { [I in RefusalId]: Message<I, Readonly<Record<SaidOf<I>, string | FieldMessage>>> }[RefusalId];

const isKnown = (id: string): id is RefusalId => Object.hasOwn(REFUSAL_TEXTS, id);

/** Null where the sentence is not known here: a newer event says more. Numbers stay as the event wrote them. */
export function eventRefusalMessage(
  { id, values }: Sentence,
  field: string | undefined,
): EventRefusalMessage | null {
  if (!isKnown(id)) return null;
  const named = values.map((value) => (value === field ? fieldMessage(field) : String(value)));
  return message(id, Object.fromEntries(named.entries())) as EventRefusalMessage;
}
