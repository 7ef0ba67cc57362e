// Random events: acts that make sense at an event as it is, and acts that are tried in whatever order.

import fc from 'fast-check';
import * as actors from '../../../proof/spec/support/actors.ts';
import {
  aDesk,
  aPerson,
  aSheet,
  aStage,
  type Desk,
} from '../../../proof/spec/support/eventDesk.ts';
import { type Act, type Actor, inventSheet } from '../src/index.ts';

/** Numbers that choose what is tried next. */
export type Dice = readonly [number, number, number, number];

const WHO: readonly Actor[] = [
  actors.ORGANISER,
  actors.HEAD,
  actors.HEAD,
  actors.HEAD,
  actors.REFEREE,
  actors.SCORER,
  actors.playerNo(1),
  actors.playerNo(6),
];

/** A rehearsal with somebody to fill in and all rounds seated: whatever is thrown next has something to act on. */
export function aReadyDesk(): Desk {
  const desk = aDesk({ isRehearsal: true });
  desk.do({ type: 'enrol', people: [aPerson('p9', { kind: 'fillIn' })] });
  desk.seat(1, 2, 3);
  return desk;
}

function tried(desk: Desk, [kind, a, b, c]: Dice): Act {
  const round = 1 + (a % 3);
  const number = 1 + (b % 2);
  const table = desk.state.rounds[round - 1]?.tables[number - 1];
  const stale = c % 7 === 0 ? 1 : 0;
  const at = { round, table: number, version: (table?.version ?? 0) - stale };
  const slot = table?.seats[c % 4] ?? 1 + (c % 8);
  const person = `p${1 + (b % 9)}`;
  const reason = c % 5 === 0 ? '' : 'because';
  const acts: readonly (() => Act)[] = [
    () => ({ type: 'start', round }),
    () => ({ type: 'start', round }),
    () => ({ type: 'endRound', round }),
    () => ({ type: 'gong', round }),
    () => ({ type: 'unstart', round, reason }),
    () => ({ type: 'pause', round, table: c % 2 ? number : null, reason }),
    () => ({ type: 'resume', round, table: c % 2 ? number : null }),
    () => ({ type: 'swap', round, a: 1 + (b % 8), b: 1 + (c % 8), reason }),
    () => ({ type: 'setState', at, state: (['playing', 'allLast', 'ended'] as const)[c % 3]! }),
    () => ({ type: 'missing', at, slot }),
    () => ({ type: 'arrived', at, slot, seconds: 10 * c, isWaived: c % 3 === 0, reason }),
    () => ({ type: 'replace', at, slot, person, reason }),
    () => ({ type: 'lend', at, slot, points: 10_000 }),
    () => entering(desk, at, c),
    () => entering(desk, at, c),
    () => ({ type: 'confirm', at, slot, how: 'passed' }),
    () => ({ type: 'confirm', at, slot, how: 'paper' }),
    () => ({ type: 'confirm', at, slot, how: 'own' }),
    () => ({ type: 'sign', at }),
    () => ({ type: 'sign', at }),
    () => ({ type: 'sendBack', at, reason }),
    () => ({ type: 'reopen', at, reason }),
    () => ({ type: 'void', at, reason }),
    () => ({
      type: 'depart',
      person,
      departure: 'withdrawn',
      fromRound: round + (c % 3),
      note: '',
    }),
    () => ({
      type: 'occupy',
      slot: 1 + (c % 8),
      person,
      role: c % 2 ? 'substitute' : 'player',
      fromRound: round,
      toRound: c % 3 === 0 ? round : null,
      reason,
    }),
    () => ({ type: 'curtain', isDown: c % 2 === 0 }),
    () => (c % 8 === 0 ? { type: 'closeEvent' } : { type: 'announce', text: reason }),
    () => ({ type: 'reopenEvent', reason }),
    () => ({
      type: 'penalise',
      penalty: `x${a}`,
      slots: [slot],
      round,
      table: number,
      foul: 'phone',
      kind: c % 9 === 0 ? 'disqualification' : 'warning',
      points: 0,
      section: '',
      note: '',
    }),
  ];
  return acts[kind % acts.length]!();
}

/** What would come next if all went well: otherwise hardly a sheet is ever signed. */
function sensible(desk: Desk, [, a, b, c]: Dice): Act {
  const started = desk.state.rounds.filter(
    ({ startedAt, endedAt }) => startedAt !== null && endedAt === null,
  );
  const round = started.at(-1) ?? desk.state.rounds.find(({ startedAt }) => startedAt === null);
  if (!round || desk.state.isClosed) return { type: 'reopenEvent', reason: 'because' };
  if (round.startedAt === null) return { type: 'start', round: round.number };
  const open = round.tables.filter(({ stage }) => stage !== 'signed' && stage !== 'void');
  const table = open[a % Math.max(1, open.length)];
  if (!table) return { type: 'endRound', round: round.number };
  const at = { round: round.number, table: table.number, version: table.version };
  if (table.stage === 'confirmed') return { type: 'sign', at };
  if (table.stage !== 'entered') return entering(desk, at, c);
  const slot = table.seats.find((one) => !table.sheet?.confirmed.has(one))!;
  return { type: 'confirm', at, slot, how: b % 2 ? 'paper' : 'passed' };
}

function entering(
  desk: Desk,
  at: { round: number; table: number; version: number },
  c: number,
): Act {
  const table = desk.state.rounds[at.round - 1]?.tables[at.table - 1];
  const rules = desk.state.settings.rules.values;
  const seats = table?.seats ?? ([1, 2, 3, 4] as const);
  const sheet = inventSheet({ round: 1, number: 1, winds: null, seats }, rules, `seed ${c}`);
  const wrong = { ...sheet, sticks: sheet.sticks + 1 };
  return { type: 'enter', at, sheet: c % 6 === 0 ? wrong : sheet, source: 'typed' };
}

/** The next thing that somebody tries, and who. */
export function nextTry(desk: Desk, thrown: Dice, turn: number): readonly [Act, Actor] {
  const isSensible = thrown[1] % 2 === 0;
  return isSensible
    ? [sensible(desk, thrown), actors.HEAD]
    : [tried(desk, thrown), WHO[turn % WHO.length]!];
}

export const dice = fc.array(
  fc.tuple(fc.nat(28), fc.nat(200), fc.nat(200), fc.nat(200)) as fc.Arbitrary<Dice>,
  { minLength: 50, maxLength: 150 },
);

/** Acts that only tests of one area bring about, put between those of a whole event. */
const BESIDES: readonly Act[] = [
  { type: 'checkIn', person: 'p3', state: 'present' },
  { type: 'amend', person: 'p4', changes: { name: 'Another', kind: 'fillIn' } },
  { type: 'consent', person: 'p4', changes: { mayPublish: false }, how: 'spoken' },
  { type: 'announce', text: 'Tea' },
  { type: 'change', changes: { venue: 'Elsewhere', capacity: 8 }, reason: 'flood' },
  { type: 'addStaff', staff: { id: 'r7', name: 'Ito', role: 'referee' } },
  { type: 'renewLink', link: 'staff:r7' },
  { type: 'dropStaff', staff: 'r7' },
  { type: 'call', call: 'k1', round: 1, table: 1, note: '' },
  { type: 'claimCall', call: 'k1' },
  { type: 'closeCall', call: 'k1', note: 'done' },
  { type: 'rule', ruling: 'u1', question: 'May I?', decision: 'No', section: '', isBinding: true },
  { type: 'toss', slots: [1, 2] },
  { type: 'extraTime', round: 1, table: 1, seconds: 60, reason: 'spilt tea' },
  { type: 'publishSeating', round: 2, isPublic: true },
  { type: 'publishSeating', round: 2, isPublic: false },
  { type: 'remove', person: 'p9', reason: 'twice' },
  { type: 'reset' },
];

const at = { round: 1, table: 1, version: 0 };
const reason = 'because';
const sheet = aSheet();
const chombo = {
  slots: [1],
  round: 1,
  table: 1,
  foul: 'x',
  points: 0,
  section: '',
  note: '',
} as const;

const unsummed = { number: null, lines: [], unsealed: 0, before: '', after: '' } as const;

/** One after the other, without a door: each finds something to change that an earlier one has made. */
export const EVERY_ACT: readonly Act[] = [
  ...BESIDES.filter(({ type }) => type !== 'reset' && type !== 'remove'),
  { type: 'missing', at, slot: 1 },
  { type: 'arrived', at, slot: 1, seconds: 90, isWaived: false, reason },
  { type: 'missing', at, slot: 2 },
  { type: 'replace', at, slot: 2, person: 'p8', reason },
  { type: 'replace', at, slot: 3, person: 'p8', reason },
  { type: 'lend', at, slot: 1, points: 10_000 },
  { type: 'repay', at, slot: 1, points: 5_000 },
  { type: 'pause', round: 1, table: null, reason },
  { type: 'resume', round: 1, table: null },
  { type: 'pause', round: 1, table: 1, reason },
  { type: 'resume', round: 1, table: 1 },
  { type: 'gong', round: 1 },
  { type: 'resume', round: 1, table: null },
  { type: 'drawWinds', at, slots: [2, 1, 3, 4] },
  { type: 'setState', at, state: 'allLast' },
  { type: 'allLast', at, deltas: [0, 0, 0, 0], slots: [1, 2, 3, 4] },
  { type: 'enter', at, sheet, source: 'typed' },
  { type: 'confirm', at, slot: 1, how: 'own' },
  { type: 'sendBack', at, reason },
  { type: 'enter', at, sheet, source: 'typed' },
  ...([1, 2, 3, 4] as const).map((slot): Act => ({ type: 'confirm', at, slot, how: 'paper' })),
  { type: 'sign', at },
  { type: 'reopen', at, reason },
  { type: 'sign', at },
  { type: 'void', at, reason },
  { type: 'reopen', at, reason },
  { type: 'penalise', penalty: 'x1', kind: 'disqualification', ...chombo },
  { type: 'withdrawPenalty', penalty: 'x1', reason },
  { type: 'depart', person: 'p5', departure: 'withdrawn', fromRound: 2, note: '' },
  { type: 'occupy', slot: 5, person: 'p5', role: 'player', fromRound: 2, toRound: null, reason },
  { type: 'swap', round: 2, a: 1, b: 5, reason },
  {
    type: 'schedule',
    blocks: [{ id: 'b', kind: 'round', label: 'x', start: 0, minutes: 5, round: 1 }],
  },
  { type: 'shift', fromBlock: 'b', minutes: 5, reason },
  { type: 'qualify', stage: 'main', slots: [1, 2, 3, 4] },
  { type: 'curtain', isDown: true },
  { type: 'openRegistration', isOpen: true },
  { type: 'endRound', round: 1 },
  { type: 'unstart', round: 1, reason },
  { type: 'number', order: ['p2', 'p1', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'] },
  { type: 'stages', stages: [aStage({ rounds: 4 })] },
  { type: 'remove', person: 'p8', reason },
  { type: 'closeEvent' },
  { type: 'erase', person: 'p7', what: 'person', ...unsummed },
  { type: 'reopenEvent', reason },
  { type: 'reset' },
];

/** The same with an act of the list now and then, so that every kind of act is among them. */
export const anyTry = (
  desk: Desk,
  thrown: Dice,
  turn: number,
  first: number,
): readonly [Act, Actor] =>
  turn % 6 === 5
    ? [BESIDES[Math.floor(turn / 6) % BESIDES.length]!, actors.ORGANISER]
    : nextTry(desk, thrown, first + turn);
