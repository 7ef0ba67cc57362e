// Who may do what. A role is let in by the table; what depends on the event (whose table, who types sheets) follows.

import { type Act, isAbout } from './act.ts';
import { type Actor, isStaff, type Role, STAFF } from './actor.ts';
import { refuse } from './refusal/refuse.ts';
import { said } from './refusal/sentence.ts';
import { signersOf } from './settings.ts';
import type { ActRefusal, ActType, EventState, Sentence } from './state.ts';
import { seatOf, tableOf } from './who.ts';

const ORGANISER: readonly Role[] = ['organiser'];
const HEADS: readonly Role[] = ['organiser', 'headReferee'];
const REFEREES: readonly Role[] = [...HEADS, 'referee'];
const DESK: readonly Role[] = [...HEADS, 'scorer'];
const WITH_PLAYERS: readonly Role[] = [...STAFF, 'player'];

const MAY: Readonly<Record<ActType, readonly Role[]>> = {
  create: ORGANISER,
  change: ORGANISER,
  openRegistration: ORGANISER,
  announce: STAFF,
  curtain: HEADS,
  addStaff: ORGANISER,
  dropStaff: ORGANISER,
  renewLink: ORGANISER,
  closeEvent: HEADS,
  reopenEvent: HEADS,
  reset: ORGANISER,
  enrol: [...DESK, 'public'],
  amend: DESK,
  remove: DESK,
  checkIn: STAFF,
  number: HEADS,
  occupy: HEADS,
  depart: HEADS,
  consent: [...DESK, 'player'],
  erase: [...ORGANISER, 'player'],
  stages: ORGANISER,
  schedule: HEADS,
  shift: HEADS,
  qualify: HEADS,
  seat: HEADS,
  publishSeating: HEADS,
  swap: HEADS,
  start: HEADS,
  pause: REFEREES,
  resume: REFEREES,
  extraTime: REFEREES,
  gong: HEADS,
  endRound: HEADS,
  unstart: HEADS,
  drawWinds: WITH_PLAYERS,
  setState: WITH_PLAYERS,
  allLast: WITH_PLAYERS,
  missing: STAFF,
  arrived: STAFF,
  replace: REFEREES,
  lend: REFEREES,
  repay: REFEREES,
  enter: WITH_PLAYERS,
  confirm: WITH_PLAYERS,
  sendBack: STAFF,
  sign: STAFF,
  reopen: REFEREES,
  void: HEADS,
  call: WITH_PLAYERS,
  claimCall: REFEREES,
  closeCall: REFEREES,
  penalise: REFEREES,
  withdrawPenalty: REFEREES,
  rule: REFEREES,
  toss: HEADS,
};

/** Whether the role may do such an act at all; for a single act ask `authorityRefusal`. */
export const mayDo = (role: Role, type: ActType): boolean => MAY[type].includes(role);

/** What stands against this actor doing this act at the event as it is, by role or by seat; null: nothing. */
export function authorityRefusal(state: EventState, act: Act, by: Actor): ActRefusal | null {
  if (!mayDo(by.role, act.type)) {
    return notAllowed('role', said('role.other', MAY[act.type].map(roleWords).join(', ')));
  }
  if (by.role === 'public') return publicRefusal(state, act);
  if (by.role === 'player') {
    return selfRefusal(act, by) ?? ownTableRefusal(state, act, by) ?? typistRefusal(state, act, by);
  }
  return headRefusal(act, by) ?? typistRefusal(state, act, by);
}

const notAllowed = (field: string, sentence: Sentence) => refuse('notAllowed', field, sentence);

const ROLE_WORDS: Readonly<Record<Role, string>> = {
  organiser: 'the organiser',
  headReferee: 'the head referee',
  referee: 'referees',
  scorer: 'scorers',
  player: 'players',
  display: 'displays',
  public: 'everybody',
};
const roleWords = (role: Role) => ROLE_WORDS[role];

function publicRefusal(state: EventState, act: Act): ActRefusal | null {
  if (act.type !== 'enrol') return null;
  if (!state.isRegistrationOpen) return notAllowed('people', said('registration.notOpen'));
  if (act.people.length !== 1) return notAllowed('people', said('registration.onePerson'));
  const [person] = act.people;
  if (person!.kind !== 'player')
    return notAllowed('people[0].kind', said('registration.playersOnly'));
  if (person!.hasPaid) return notAllowed('people[0].hasPaid', said('registration.paidAtDesk'));
  return null;
}

/** What is decided for everybody at once is not for every referee. */
function headRefusal(act: Act, by: Actor): ActRefusal | null {
  if (HEADS.includes(by.role)) return null;
  if ((act.type === 'pause' || act.type === 'resume') && act.table === null) {
    return notAllowed('table', said('head.stopsClock'));
  }
  if (act.type === 'penalise' && act.kind === 'disqualification') {
    return notAllowed('kind', said('head.disqualifies'));
  }
  if (act.type === 'rule' && act.isBinding) {
    return notAllowed('isBinding', said('head.binds'));
  }
  return null;
}

function ownTableRefusal(state: EventState, act: Act, by: Actor): ActRefusal | null {
  const place = 'at' in act ? act.at : act.type === 'call' ? act : null;
  if (place === null) return null;
  const table = tableOf(state, place.round, place.table);
  const slot = table && by.person !== null ? seatOf(state, table, by.person) : null;
  if (slot === null) return notAllowed('table', said('player.ownTable'));
  return null;
}

/** Of people, players decide about themselves alone; what they were told by word of mouth is the desk's to say. */
function selfRefusal(act: Act, by: Actor): ActRefusal | null {
  if (act.type !== 'consent' && act.type !== 'erase') return null;
  if (act.person !== by.person) return notAllowed('person', said('player.ownData'));
  if (act.type === 'consent' && act.how !== 'own') {
    return notAllowed('how', said('consent.ownWay'));
  }
  return null;
}

/** Who types and signs sheets is the organiser's choice; who confirms them never is. */
function typistRefusal(state: EventState, act: Act, by: Actor): ActRefusal | null {
  if (!isAbout('sheets', act)) return null;
  const { desk } = state.settings;
  const { sheets } = desk;
  if (act.type === 'confirm') return confirmRefusal(state, act, by);
  if (act.type === 'sign') {
    const isRefused = signersOf(desk) === 'headReferee' && !HEADS.includes(by.role);
    return isRefused ? notAllowed('role', said('sheet.headSigns')) : null;
  }
  if (sheets === 'headReferee' && act.type !== 'void' && !HEADS.includes(by.role)) {
    return notAllowed('role', said('sheet.headOnly'));
  }
  if (sheets === 'staff' && !isStaff(by)) {
    return notAllowed('role', said('sheet.staffOnly'));
  }
  return null;
}

function confirmRefusal(
  state: EventState,
  { at, slot, how }: Extract<Act, { readonly type: 'confirm' }>,
  by: Actor,
): ActRefusal | null {
  if (how === 'paper' && !isStaff(by)) {
    return notAllowed('how', said('sheet.paperByStaff'));
  }
  if (how === 'decision' && !REFEREES.includes(by.role)) {
    return notAllowed('how', said('sheet.decidedByReferee'));
  }
  if (how !== 'own') return null;
  const table = tableOf(state, at.round, at.table);
  const own = table && by.person !== null ? seatOf(state, table, by.person) : null;
  return own === slot ? null : notAllowed('slot', said('sheet.ownSeat'));
}
