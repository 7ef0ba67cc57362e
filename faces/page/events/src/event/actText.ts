// What somebody did or wants to do at an event, in one sentence: the desk's log, a referee's own, what was refused.

import type { ActRequest } from '@hanchan/protocol';
import type { FoulList } from '@hanchan/rules';
import { type Act, type EventState, type SheetForm, type Slot, tableOf } from '@hanchan/tournament';
import { penaltyText, pointsText, timeText } from './amounts.ts';
import { nameAtTable, personName } from './personNames.ts';

export type Say = (key: string, values?: Readonly<Record<string, unknown>>) => string;

type AnyAct = Act | ActRequest;

/** The table that an act is about, with its round. */
export function actPlace(state: EventState, act: AnyAct): { round: number; table: number } | null {
  if ('at' in act) return act.at;
  if (act.type === 'claimCall' || act.type === 'closeCall')
    return state.calls.get(act.call) ?? null;
  const { round = null, table = null } =
    act.type === 'withdrawPenalty'
      ? (state.penalties.get(act.penalty) ?? {})
      : 'table' in act && 'round' in act
        ? act
        : {};
  return round === null || table === null ? null : { round, table };
}

const personIn = (state: EventState, id: string) => state.people.get(id)?.person.name ?? id;

/** An offence of the rulebook's list by its title; a word of the referee's own stays as it is. */
export const foulTitle = (list: FoulList | null, foul: string): string =>
  list?.fouls.find(({ id }) => id === foul)?.title ?? foul;

/** By number, East first: what was corrected is read by comparing two entries. */
function sheetText({ slots, held, loans, sticks }: SheetForm, say: Say): string {
  const each = slots.map((slot, wind) => {
    const lent = loans[wind]! > 0 ? ` (−${pointsText(loans[wind]!)})` : '';
    return `${slot}: ${pointsText(held[wind]!)}${lent}`;
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
  act: AnyAct,
  fouls: FoulList | null,
  say: Say,
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(act)) {
    if (typeof value === 'string' || typeof value === 'number') values[key] = value;
  }
  const place = actPlace(state, act);
  const table = place === null ? undefined : tableOf(state, place.round, place.table);
  Object.assign(values, place);
  /** At a table, whoever sits there. */
  const nameOf = (slot: Slot) =>
    table === undefined ? personName(state, slot) : nameAtTable(state, table, slot);
  const namesOf = (slots: readonly Slot[]) => slots.map(nameOf).join(', ');
  if ('slot' in act) values['name'] = nameOf(act.slot);
  if ('person' in act) values['name'] = personIn(state, act.person);
  if ('slots' in act) {
    values['names'] = namesOf(act.slots);
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
      values['first'] = nameOf(act.a);
      values['second'] = nameOf(act.b);
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
      values['time'] = timeText(act.seconds);
      break;
    case 'enter':
      values['what'] = sheetText(act.sheet, say);
      break;
    case 'confirm':
      values['what'] = say(`events.desk.confirmedHow.${act.how}`);
      break;
    case 'lend':
    case 'repay':
      values['points'] = pointsText(act.points);
      break;
    case 'penalise':
      values['foul'] = foulTitle(fouls, act.foul);
      values['what'] =
        `${say(`events.kind.${act.kind}`)} ${penaltyText(act.points, state.settings.desk)}`.trim();
      break;
    case 'withdrawPenalty':
      values['names'] = namesOf(state.penalties.get(act.penalty)?.slots ?? []);
      break;
  }
  return values;
}

/** Acts that are told in more ways than one. */
function variantOf(act: AnyAct): string {
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
    case 'penalise':
      return act.table === null ? 'penalise' : 'penaliseAt';
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

export const actText = (state: EventState, act: AnyAct, say: Say, fouls: FoulList | null): string =>
  say(`events.did.${variantOf(act)}`, valuesOf(state, act, fouls, say));

/** Why, where a reason was given or a note taken. */
export function reasonIn(act: AnyAct): string {
  if ('reason' in act && act.reason !== '') return act.reason;
  return 'note' in act ? act.note : '';
}
