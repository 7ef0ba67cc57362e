// An event for tests of what others are told: every type of act, with a word in all that is not meant for everybody.

import { HEAD, playerNo, REFEREE } from '../../../proof/spec/support/actors.ts';
import { aDesk, aPerson, aStage, type Desk } from '../../../proof/spec/support/eventDesk.ts';

/** Every free text that is not meant for all carries this word. */
export const SECRET = 'SECRET';

/** An event in which everything that can happen happens. */
export function everything(): Desk {
  const desk = aDesk({ isRehearsal: true });
  enrols(desk);
  seats(desk);
  plays(desk);
  referees(desk);
  ends(desk);
  return desk;
}

const reason = SECRET;

/** The organiser sets up, and people come. */
function enrols(desk: Desk): void {
  desk.do({ type: 'reset' });
  desk.do({ type: 'addStaff', staff: { id: 'r1', name: `${SECRET} Ito`, role: 'referee' } });
  desk.do({ type: 'dropStaff', staff: 'r1' });
  desk.do({ type: 'renewLink', link: SECRET });
  desk.do({ type: 'change', changes: { venue: 'Library' }, reason });
  desk.do({ type: 'openRegistration', isOpen: true });
  desk.do({ type: 'announce', text: 'Welcome' });
  const hidden = {
    firstName: SECRET,
    lastName: SECRET,
    legalName: SECRET,
    notes: SECRET,
    emaId: SECRET,
    language: SECRET,
  };
  const people = Array.from({ length: 12 }, (_, i) => i + 1).map((n) =>
    aPerson(`p${n}`, { ...hidden, emaId: `${SECRET}${n}` }),
  );
  const names = { firstName: 'own', lastName: 'own', legalName: 'own' };
  const own = { ...names, notes: 'own', emaId: '', language: 'own' };
  for (const i of [0, 11]) people[i] = { ...people[i]!, ...own };
  people[5] = { ...people[5]!, mayPublish: false, name: SECRET, club: SECRET, country: SECRET };
  people[6] = { ...people[6]!, name: `${SECRET} 7` };
  desk.do({ type: 'enrol', people });
  desk.do({ type: 'enrol', people: [aPerson('x', { name: `${SECRET} x` })] });
  desk.do({ type: 'remove', person: 'x', reason });
  desk.do({ type: 'enrol', people: [aPerson('s', { kind: 'fillIn', ...hidden })] });
  desk.do({ type: 'amend', person: 'p1', changes: { name: 'Ann', notes: 'own' } });
  desk.do({ type: 'consent', person: 'p6', changes: { mayRank: true }, how: 'spoken' });
  desk.do({ type: 'checkIn', person: 'p1', state: 'present' });
  desk.do({ type: 'number', order: people.map(({ id }) => id) });
}

/** Rounds are planned, seated, seated again, and the first begins. */
function seats(desk: Desk): void {
  const stages = [aStage(), aStage({ id: 'final', rounds: 1, cut: 4 })];
  desk.do({ type: 'stages', stages });
  const block = {
    id: 'b',
    kind: 'round',
    label: 'Round 1',
    start: 0,
    minutes: 120,
    round: 1,
  } as const;
  desk.do({ type: 'schedule', blocks: [block] });
  desk.do({ type: 'shift', fromBlock: 'b', minutes: 10, reason });
  desk.seat(1, 2, 3);
  desk.do({ type: 'swap', round: 1, a: 1, b: 2, reason });
  desk.do({ type: 'swap', round: 3, a: 1, b: 2, reason });
  desk.do({ type: 'publishSeating', round: 1, isPublic: true });
  desk.do({ type: 'start', round: 1 });
  desk.do({ type: 'unstart', round: 1, reason });
  desk.seat(1, 2);
  desk.do({ type: 'swap', round: 1, a: 3, b: 4, reason });
  desk.do({ type: 'swap', round: 1, a: 3, b: 4, reason });
  desk.start(1);
}

/** What happens at the tables, up to the sheets. */
function plays(desk: Desk): void {
  desk.do({ type: 'pause', round: 1, table: null, reason });
  desk.do({ type: 'resume', round: 1, table: null });
  desk.do({ type: 'extraTime', round: 1, table: 1, seconds: 60, reason });
  desk.do({ type: 'drawWinds', at: desk.at(1, 1), slots: [2, 1, 3, 4] }, playerNo(1));
  desk.do({ type: 'setState', at: desk.at(1, 1), state: 'ended' }, playerNo(1));
  desk.do({ type: 'allLast', at: desk.at(1, 1), deltas: [0, 0, 0, 0], slots: [1, 2, 3, 4] });
  desk.do({ type: 'missing', at: desk.at(1, 1), slot: 3 });
  desk.do({ type: 'arrived', at: desk.at(1, 1), slot: 3, seconds: 90, isWaived: false, reason });
  desk.do({ type: 'replace', at: desk.at(1, 1), slot: 4, person: 's', reason });
  desk.do({ type: 'lend', at: desk.at(1, 1), slot: 2, points: 10_000 });
  desk.do({ type: 'repay', at: desk.at(1, 1), slot: 2, points: 10_000 });
  desk.do({ type: 'gong', round: 1 });
  desk.enter(1, 1, HEAD, [20_000, 30_000, 40_000, 30_000]);
  desk.do({ type: 'sendBack', at: desk.at(1, 1), reason });
  desk.finish(1, 1);
  desk.do({ type: 'reopen', at: desk.at(1, 1), reason });
  desk.confirmAll(1, 1);
  desk.do({ type: 'sign', at: desk.at(1, 1) }, REFEREE);
  desk.do({ type: 'void', at: desk.at(1, 2), reason });
  desk.finish(1, 3);
}

/** Calls, penalties and rulings. */
function referees(desk: Desk): void {
  desk.do({ type: 'call', call: 'k', round: 1, table: 1, note: SECRET }, playerNo(1));
  desk.do({ type: 'claimCall', call: 'k' }, REFEREE);
  desk.do({ type: 'closeCall', call: 'k', note: SECRET }, REFEREE);
  const penalty = { round: 1, table: 1, section: '12.2', note: SECRET } as const;
  desk.do({
    type: 'penalise',
    penalty: 'w',
    slots: [1],
    foul: 'phone',
    kind: 'warning',
    points: 0,
    ...penalty,
  });
  desk.do({
    type: 'penalise',
    penalty: 'c',
    slots: [3],
    foul: 'falseWin',
    kind: 'chombo',
    points: 30_000,
    ...penalty,
  });
  desk.do({ type: 'withdrawPenalty', penalty: 'c', reason });
  const ruling = { question: SECRET, decision: SECRET, section: '' };
  desk.do({ type: 'rule', ruling: 'r', ...ruling, isBinding: false });
  desk.do({
    type: 'rule',
    ruling: 'q',
    question: 'May we?',
    decision: 'No',
    section: '',
    isBinding: true,
  });
}

/** The round and the event end; somebody leaves, and somebody comes in. */
function ends(desk: Desk): void {
  desk.do({ type: 'endRound', round: 1 });
  desk.do({ type: 'toss', slots: [1, 2] });
  desk.do({ type: 'depart', person: 'p7', departure: 'emergency', fromRound: 2, note: '' });
  const seven = { slot: 7, person: 's', role: 'substitute', fromRound: 2, toRound: null } as const;
  desk.do({ type: 'occupy', ...seven, reason });
  desk.do({ type: 'qualify', stage: 'final', slots: [1, 2, 3, 4] });
  desk.do({ type: 'curtain', isDown: true });
  desk.do({ type: 'closeEvent' });
  desk.do({ type: 'reopenEvent', reason });
  const all = { person: null, what: 'contact', number: null, lines: [], unsealed: 0 } as const;
  desk.do({ type: 'erase', ...all, before: '', after: '' });
}
