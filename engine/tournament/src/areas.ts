// Every type of act, listed once, by what it is about.

import type {
  Act,
  EventAct,
  PeopleAct,
  RefereeAct,
  RoundAct,
  SheetAct,
  StageAct,
  TableAct,
} from './act.ts';

interface Areas {
  readonly event: EventAct;
  readonly people: PeopleAct;
  readonly stages: StageAct;
  readonly rounds: RoundAct;
  readonly tables: TableAct;
  readonly sheets: SheetAct;
  readonly referees: RefereeAct;
}

export type Area = keyof Areas;

/** A record, not a list, so that a type left out does not compile. */
type Listed<A extends Area> = Readonly<Record<Areas[A]['type'], true>>;

const AREAS: { readonly [A in Area]: Listed<A> } = {
  event: {
    create: true,
    change: true,
    openRegistration: true,
    announce: true,
    curtain: true,
    addStaff: true,
    dropStaff: true,
    renewLink: true,
    closeEvent: true,
    reopenEvent: true,
    reset: true,
  },
  people: {
    enrol: true,
    amend: true,
    remove: true,
    checkIn: true,
    number: true,
    occupy: true,
    depart: true,
  },
  stages: {
    stages: true,
    schedule: true,
    shift: true,
    qualify: true,
    seat: true,
    publishSeating: true,
    swap: true,
  },
  rounds: {
    start: true,
    pause: true,
    resume: true,
    extraTime: true,
    gong: true,
    endRound: true,
    unstart: true,
  },
  tables: {
    drawWinds: true,
    setState: true,
    allLast: true,
    missing: true,
    arrived: true,
    replace: true,
    lend: true,
    repay: true,
  },
  sheets: { enter: true, confirm: true, sendBack: true, sign: true, reopen: true, void: true },
  referees: {
    call: true,
    claimCall: true,
    closeCall: true,
    penalise: true,
    withdrawPenalty: true,
    rule: true,
    toss: true,
  },
};

export const ACT_TYPES = Object.values(AREAS).flatMap((types) =>
  Object.keys(types),
) as readonly Act['type'][];

export const isAbout = <A extends Area>(area: A, act: Act): act is Areas[A] & Act =>
  Object.hasOwn(AREAS[area], act.type);
