// Random events: acts that make sense at an event as it is, and acts that are tried in whatever order.

import fc from 'fast-check';
import {
  type Desk,
  HEAD,
  ORGANISER,
  playerNo,
  REFEREE,
  SCORER,
} from '../../../proof/spec/support/eventDesk.ts';
import { type Act, type Actor, inventSheet } from '../src/index.ts';

/** Numbers that choose what is tried next. */
export type Dice = readonly [number, number, number, number];

const WHO: readonly Actor[] = [
  ORGANISER,
  HEAD,
  HEAD,
  HEAD,
  REFEREE,
  SCORER,
  playerNo(1),
  playerNo(6),
];

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
    ? [sensible(desk, thrown), HEAD]
    : [tried(desk, thrown), WHO[turn % WHO.length]!];
}

export const dice = fc.array(
  fc.tuple(fc.nat(28), fc.nat(200), fc.nat(200), fc.nat(200)) as fc.Arbitrary<Dice>,
  { minLength: 50, maxLength: 150 },
);
