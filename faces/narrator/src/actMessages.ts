// What somebody did or wants to do at an event, in one sentence: the desk's log, a referee's own, what was refused.

import type { FoulList } from '@hanchan/rules';
import {
  type Act,
  CONSENTS,
  type Departure,
  type EventState,
  type PenaltyKind,
  type SentAct,
  type SheetForm,
  type Slot,
} from '@hanchan/tournament';
import { type Message, message } from './message.ts';

/** As it stands in the log, or as somebody sends it. */
export type AnyAct = Act | SentAct;

/** A table of a round. */
export interface TablePlace {
  readonly round: number;
  readonly table: number;
}

/** What a sentence needs beside the act. */
export interface ActContext {
  readonly state: EventState;
  /** The offences of the rulebook; null while they are not loaded. */
  readonly fouls: FoulList | null;
  /** Who plays under a number; at a table whoever sits there. */
  readonly nameOf: (slot: Slot, at: TablePlace | null) => string;
  /** `−30P`, `−12,000`: what a penalty of so many points takes; nothing for none. */
  readonly penaltyText: (points: number) => string;
  /** Settings and fields of a person as the forms call them. */
  readonly settingName: (key: string) => string;
  readonly fieldName: (key: string) => string;
}

/** The table that an act is about, with its round. */
export function actPlace(state: EventState, act: AnyAct): TablePlace | null {
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

/** An offence of the rulebook's list by its title; a word of the referee's own stays as it is. */
export const foulTitle = (list: FoulList | null, foul: string): string =>
  list?.fouls.find(({ id }) => id === foul)?.title ?? foul;

/** “Withdrawn”. */
export const departurePhrase = (kind: Departure) => message(`departure.${kind}`);

/** “on paper”. */
export const confirmedPhrase = (how: Extract<AnyAct, { type: 'confirm' }>['how']) =>
  message(`confirmed.${how}`);

/** “Warning”. */
export const penaltyPhrase = (kind: PenaltyKind) => message(`penalty.${kind}`);

/** “2 riichi sticks left”. */
export const sticksLeftPhrase = (count: number) => message('sticksLeft', { count });

type Of<T extends AnyAct['type']> = Extract<AnyAct, { type: T }>;

/** What an act says, with the place that it is about. */
type Telling<T extends AnyAct['type']> = (
  act: Of<T>,
  context: ActContext,
  at: TablePlace | null,
) => Message;

const personIn = ({ state }: ActContext, id: string) => state.people.get(id)?.person.name ?? id;

const named = (slots: readonly Slot[], { nameOf }: ActContext, at: TablePlace | null) =>
  slots.map((slot) => nameOf(slot, at));

/** By number, East first: what was corrected is read by comparing two entries. */
function sheetPhrase({ slots, held, loans, sticks }: SheetForm) {
  const scores = slots.map((slot, wind) => {
    const seat = { slot, points: held[wind]! };
    return loans[wind]! > 0
      ? message('sheet.lent', { ...seat, loan: -loans[wind]! })
      : message('sheet.seat', seat);
  });
  return [...scores, ...(sticks > 0 ? [sticksLeftPhrase(sticks)] : [])];
}

const tableOf = (at: TablePlace | null) => ({ table: at?.table ?? '' });

const TELLINGS = {
  create: () => message('did.create'),
  change: ({ changes }, { settingName }) =>
    message('did.change', { what: Object.keys(changes).map(settingName) }),
  openRegistration: ({ isOpen }) =>
    message(isOpen ? 'did.openRegistration' : 'did.closeRegistration'),
  announce: ({ text }) => message('did.announce', { text }),
  curtain: ({ isDown }) => message(isDown ? 'did.curtainDown' : 'did.curtainUp'),
  addStaff: ({ staff }) => message('did.addStaff', { name: staff.name }),
  dropStaff: ({ staff }) => message('did.dropStaff', { name: staff }),
  renewLink: ({ link }) => message('did.renewLink', { link }),
  closeEvent: () => message('did.closeEvent'),
  reopenEvent: () => message('did.reopenEvent'),
  reset: () => message('did.reset'),
  enrol: ({ people }) => {
    const names = people.slice(0, 3).map(({ name }) => name);
    return people.length === 1
      ? message('did.enrolOne', { names })
      : message('did.enrol', { count: people.length, names });
  },
  amend: ({ person, changes }, context) =>
    message('did.amend', {
      name: personIn(context, person),
      what: Object.keys(changes).map(context.fieldName),
    }),
  remove: ({ person }, context) => message('did.remove', { name: personIn(context, person) }),
  checkIn: ({ person, state }, context) =>
    message(`did.checkIn.${state}`, { name: personIn(context, person) }),
  number: ({ order, seed }) =>
    seed === undefined
      ? message('did.number', { count: order.length })
      : message('did.drawNumbers', { count: order.length, seed }),
  occupy: ({ person, slot, fromRound }, context) =>
    message('did.occupy', { name: personIn(context, person), slot, fromRound }),
  consent: ({ person, changes }, context) =>
    message('did.consent', {
      name: personIn(context, person),
      what: CONSENTS.flatMap((to) =>
        changes[to] === undefined
          ? []
          : [
              message(changes[to] ? 'consent.given' : 'consent.taken', {
                what: context.fieldName(to),
              }),
            ],
      ),
    }),
  erase: ({ person, what, number }) => {
    if (person === null || what === 'contact') return message('did.eraseContacts');
    return number === null ? message('did.erase') : message('did.eraseNumber', { number });
  },
  depart: ({ person, fromRound, departure }, context) =>
    message('did.depart', {
      name: personIn(context, person),
      fromRound,
      what: departurePhrase(departure),
    }),
  stages: ({ stages }) => message('did.stages', { names: stages.map(({ name }) => name) }),
  schedule: ({ blocks }) => message('did.schedule', { count: blocks.length }),
  shift: ({ minutes }) => message('did.shift', { minutes }),
  qualify: ({ slots }, context) => message('did.qualify', { names: named(slots, context, null) }),
  seat: ({ rounds, seed }) => {
    const seated = rounds.map(({ round }) => round);
    return seed === ''
      ? message('did.seatByHand', { rounds: seated })
      : message('did.seat', { rounds: seated, seed });
  },
  publishSeating: ({ round, isPublic }) =>
    message(isPublic ? 'did.publishSeating' : 'did.hideSeating', { round }),
  swap: ({ round, a, b }, { nameOf }) =>
    message('did.swap', { first: nameOf(a, null), second: nameOf(b, null), round }),
  start: ({ round }) => message('did.start', { round }),
  pause: ({ round, table }) =>
    table === null ? message('did.pauseAll', { round }) : message('did.pauseTable', { table }),
  resume: ({ round, table }) =>
    table === null ? message('did.resumeAll', { round }) : message('did.resumeTable', { table }),
  extraTime: ({ table, seconds }) =>
    message('did.extraTime', { table, minutes: Math.round(seconds / 60) }),
  gong: ({ round }) => message('did.gong', { round }),
  endRound: ({ round }) => message('did.endRound', { round }),
  unstart: ({ round }) => message('did.unstart', { round }),
  drawWinds: ({ at, slots }, context) =>
    message('did.drawWinds', { table: at.table, names: named(slots, context, at) }),
  setState: ({ at, state }) => message(`did.set.${state}`, { table: at.table }),
  allLast: ({ at }) => message('did.allLast', { table: at.table }),
  missing: ({ at, slot }, { nameOf }) =>
    message('did.missing', { table: at.table, name: nameOf(slot, at) }),
  arrived: ({ at, slot, seconds, isWaived }, { nameOf }) =>
    message(isWaived ? 'did.forgiven' : 'did.arrived', {
      table: at.table,
      name: nameOf(slot, at),
      time: timeText(seconds),
    }),
  replace: ({ at, person }, context) =>
    message('did.replace', { table: at.table, name: personIn(context, person) }),
  lend: ({ at, slot, points }, { nameOf }) =>
    message('did.lend', { table: at.table, points, name: nameOf(slot, at) }),
  repay: ({ at, slot, points }, { nameOf }) =>
    message('did.repay', { table: at.table, points, name: nameOf(slot, at) }),
  enter: ({ at, sheet }) =>
    message('did.enter', { table: at.table, round: at.round, what: sheetPhrase(sheet) }),
  confirm: ({ at, slot, how }, { nameOf }) =>
    how === 'decision'
      ? message('did.decide', { table: at.table, name: nameOf(slot, at) })
      : message('did.confirm', {
          table: at.table,
          name: nameOf(slot, at),
          what: confirmedPhrase(how),
        }),
  sendBack: ({ at }) => message('did.sendBack', { table: at.table }),
  sign: ({ at }) => message('did.sign', { table: at.table, round: at.round }),
  reopen: ({ at }) => message('did.reopen', { table: at.table }),
  void: ({ at }) => message('did.void', { table: at.table }),
  call: ({ table }) => message('did.call', { table }),
  claimCall: (_, __, at) => message('did.claimCall', tableOf(at)),
  closeCall: (_, __, at) => message('did.closeCall', tableOf(at)),
  penalise: ({ slots, kind, points, foul }, context, at) => {
    const taken = context.penaltyText(points);
    const penalty = penaltyPhrase(kind);
    const told = {
      what: taken === '' ? penalty : message('penaltyOf', { penalty, points: taken }),
      names: named(slots, context, at),
      foul: foulTitle(context.fouls, foul),
    };
    return at === null
      ? message('did.penalise', told)
      : message('did.penaliseAt', { ...told, table: at.table });
  },
  withdrawPenalty: ({ penalty }, context, at) =>
    message('did.withdrawPenalty', {
      names: named(context.state.penalties.get(penalty)?.slots ?? [], context, at),
    }),
  rule: ({ question }) => message('did.rule', { question }),
  toss: ({ slots }, context) => message('did.toss', { names: named(slots, context, null) }),
} satisfies { [T in AnyAct['type']]: Telling<T> };

/** `42:17`; hours are told in minutes, as players count them. */
export function timeText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** What was done. */
export type ActMessage = ReturnType<(typeof TELLINGS)[AnyAct['type']]>;

/** What an act did, or would do. */
export function actMessage(act: AnyAct, context: ActContext): ActMessage {
  const tell = TELLINGS[act.type] as unknown as (...told: unknown[]) => ActMessage;
  return tell(act, context, actPlace(context.state, act));
}
