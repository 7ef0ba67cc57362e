// What an entry of the log says, in the page's words.

import type { ActRequest } from '@hanchan/protocol';
import type { FoulList } from '@hanchan/rules';
import type { Act, Entry, EventState, SheetForm } from '@hanchan/tournament';
import { personName } from './names.ts';
import { clockText } from './zoneTime.ts';

type Say = (key: string, values?: Readonly<Record<string, unknown>>) => string;

const personIn = (state: EventState, id: string) => state.people.get(id)?.person.name ?? id;

/** An offence of the rulebook's list by its title; a word of the referee's own stays as it is. */
export const foulTitle = (list: FoulList | null, foul: string): string =>
  list?.fouls.find(({ id }) => id === foul)?.title ?? foul;

const points = (amount: number) => amount.toLocaleString('en');

/** By number, East first: what was corrected is read by comparing two entries. */
function sheetText({ slots, held, loans, sticks }: SheetForm, say: Say): string {
  const each = slots.map((slot, wind) => {
    const lent = loans[wind]! > 0 ? ` (−${points(loans[wind]!)})` : '';
    return `${slot}: ${points(held[wind]!)}${lent}`;
  });
  const left = sticks > 0 ? [say('events.desk.sticksLeft', { count: sticks })] : [];
  return [...each, ...left].join(', ');
}

/** Settings whose words have another name than they have. */
const SETTINGS: Readonly<Record<string, string>> = {
  desk: 'events.desk.deskRules',
  rules: 'rules.rulebook',
};

/** Everything that a sentence may want, by name; each sentence takes its own. */
function valuesOf(
  state: EventState,
  act: Act | ActRequest,
  fouls: FoulList | null,
  say: Say,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  const plain = act as unknown as Record<string, unknown>;
  for (const [key, value] of Object.entries(plain)) {
    if (typeof value === 'string' || typeof value === 'number') values[key] = value;
  }
  if ('at' in act) {
    values['round'] = act.at.round;
    values['table'] = act.at.table;
  }
  if ('slot' in act) values['name'] = personName(state, act.slot);
  if ('person' in act) values['name'] = personIn(state, act.person);
  if ('slots' in act) {
    values['names'] = act.slots.map((slot) => personName(state, slot)).join(', ');
    values['count'] = act.slots.length;
  }
  switch (act.type) {
    case 'enrol':
      values['count'] = act.people.length;
      values['names'] = act.people
        .map(({ name }) => name)
        .slice(0, 3)
        .join(', ');
      break;
    case 'number':
      values['count'] = act.order.length;
      break;
    case 'addStaff':
      values['name'] = act.staff.name;
      break;
    case 'dropStaff':
      values['name'] = act.staff;
      break;
    case 'stages':
      values['names'] = act.stages.map(({ name }) => name).join(', ');
      break;
    case 'schedule':
      values['count'] = act.blocks.length;
      break;
    case 'seat':
      values['rounds'] = act.rounds.map(({ round }) => round).join(', ');
      break;
    case 'swap':
      values['first'] = personName(state, act.a);
      values['second'] = personName(state, act.b);
      break;
    case 'extraTime':
      values['minutes'] = Math.round(act.seconds / 60);
      break;
    case 'change':
      values['what'] = Object.keys(act.changes)
        .map((key) => say(SETTINGS[key] ?? `events.desk.${key}`))
        .join(', ');
      break;
    case 'amend':
      values['what'] = Object.keys(act.changes)
        .map((key) => say(key === 'kind' ? 'events.desk.fillIn' : `events.desk.person.${key}`))
        .join(', ');
      break;
    case 'depart':
      values['what'] = say(`events.desk.departure.${act.departure}`);
      break;
    case 'arrived':
      values['time'] = clockText(act.seconds);
      break;
    case 'enter':
      values['what'] = sheetText(act.sheet, say);
      break;
    case 'confirm':
      values['what'] = say(`events.desk.confirmedHow.${act.how}`);
      break;
    case 'claimCall':
    case 'closeCall':
      values['table'] = state.calls.get(act.call)?.table ?? '';
      break;
    case 'penalise':
      values['foul'] = foulTitle(fouls, act.foul);
      values['what'] = [
        say(`events.desk.penaltyKind.${act.kind}`),
        ...(act.points > 0 ? [`−${points(act.points)}`] : []),
      ].join(' ');
      break;
    case 'withdrawPenalty':
      values['names'] = state.penalties
        .get(act.penalty)
        ?.slots.map((slot) => personName(state, slot))
        .join(', ');
      break;
  }
  return values;
}

/** Acts that are told in two ways. */
function variantOf(act: Act | ActRequest): string {
  switch (act.type) {
    case 'openRegistration':
      return act.isOpen ? 'openRegistration' : 'closeRegistration';
    case 'curtain':
      return act.isDown ? 'curtainDown' : 'curtainUp';
    case 'publishSeating':
      return act.isPublic ? 'publishSeating' : 'hideSeating';
    case 'pause':
      return act.table === null ? 'pauseAll' : 'pauseTable';
    case 'resume':
      return act.table === null ? 'resumeAll' : 'resumeTable';
    case 'number':
      return act.seed === undefined ? 'number' : 'drawNumbers';
    case 'seat':
      return act.seed === '' ? 'seatByHand' : 'seat';
    case 'arrived':
      return act.isWaived ? 'forgiven' : 'arrived';
    case 'checkIn':
      return `checkIn${act.state[0]!.toUpperCase()}${act.state.slice(1)}`;
    case 'setState':
      return act.state === 'playing'
        ? 'setPlaying'
        : act.state === 'allLast'
          ? 'setAllLast'
          : 'setEnded';
    default:
      return act.type;
  }
}

export const actText = (
  state: EventState,
  act: Act | ActRequest,
  say: Say,
  fouls: FoulList | null = null,
): string => say(`events.desk.did.${variantOf(act)}`, valuesOf(state, act, fouls, say));

/** Why, where a reason was given or a note taken. */
export function reasonIn(act: Act): string {
  if ('reason' in act && act.reason !== '') return act.reason;
  return 'note' in act ? act.note : '';
}

/** Its words, its reason, its author: what a search looks through. */
export function entryMatches(
  state: EventState,
  entry: Entry,
  wanted: string,
  say: Say,
  fouls: FoulList | null = null,
): boolean {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const text = `${entry.seq} ${entry.by.name} ${entry.by.role} ${entry.act.type} ${actText(state, entry.act, say, fouls)} ${reasonIn(entry.act)}`;
  return words.every((word) => text.toLowerCase().includes(word));
}
