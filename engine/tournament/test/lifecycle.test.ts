// Random events: whatever is tried in whatever order, what is carried out keeps the laws of an event.

import { WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  aDesk,
  aPerson,
  type Desk,
  HEAD,
  ORGANISER,
  PUBLIC,
  playerNo,
  REFEREE,
  SCORER,
} from '../../../proof/spec/support/eventDesk.ts';
import {
  type Act,
  type Actor,
  changesEarlierView,
  type EventState,
  foldEvent,
  inventSheet,
  readArchive,
  redactEntry,
  redactLog,
  sheetMissing,
  sitterOf,
  standingsOf,
  writeArchive,
} from '../src/index.ts';

/** Numbers that choose what is tried next. */
type Dice = readonly [number, number, number, number];

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

function holdLaws(desk: Desk): void {
  const { state } = desk;
  for (const { tables, startedAt } of state.rounds) {
    const seats = tables.flatMap((table) => table.seats);
    expect(new Set(seats).size).toBe(seats.length);
    const sitters = tables.flatMap((table) =>
      table.seats.map((slot) => sitterOf(state, table, slot)),
    );
    const known = sitters.filter((person) => person !== null);
    if (startedAt !== null) {
      expect(known).toHaveLength(sitters.length);
      expect(new Set(known).size).toBe(known.length);
    }
    for (const { stage, sheet, seats: four } of tables) {
      if (stage === 'signed') {
        expect(sheet?.signed).not.toBeNull();
        expect(sheet?.confirmed.size).toBe(4);
        expect(sheetMissing(sheet!.form, state.settings.rules.values)).toBe(0);
        expect([...sheet!.form.slots].sort()).toEqual([...four].sort());
      } else expect(sheet?.signed ?? null).toBeNull();
      if (startedAt === null) expect(stage).toBe('seated');
    }
  }
}

const dice = fc.array(
  fc.tuple(fc.nat(28), fc.nat(200), fc.nat(200), fc.nat(200)) as fc.Arbitrary<Dice>,
  { minLength: 50, maxLength: 150 },
);

describe('an event in which anything is tried', () => {
  it.each([
    ['WRC 2022', WRC_2022.values],
    ['WDMC 2019', WDMC_2019.values],
  ])('keeps its laws under %s', (_, values) => {
    let carriedOut = 0;
    let signed = 0;
    fc.assert(
      fc.property(dice, fc.nat(7), (throws, first) => {
        const desk = aDesk({ values });
        desk.do({ type: 'enrol', people: [aPerson('p9', { kind: 'fillIn' })] });
        desk.seat(1, 2, 3);
        let told = redactLog(desk.state, desk.entries, PUBLIC);
        for (const [i, thrown] of throws.entries()) {
          const versions = desk.state.rounds.flatMap(({ tables }) =>
            tables.map(({ version }) => version),
          );
          const before = desk.state.seq;
          desk.later(0, 20);
          const isSensible = thrown[1] % 2 === 0;
          const act = isSensible ? sensible(desk, thrown) : tried(desk, thrown);
          const isNew = changesEarlierView(desk.state, act);
          const refusal = desk.try(act, isSensible ? HEAD : WHO[(first + i) % WHO.length]!);
          expect(desk.state.seq).toBe(refusal ? before : before + 1);
          if (refusal) {
            expect(refusal.field).not.toBe('');
            expect(refusal.message).toMatch(/\.$/);
          } else {
            carriedOut++;
            const next = redactEntry(desk.state, desk.entries.at(-1)!, PUBLIC);
            told = isNew ? redactLog(desk.state, desk.entries, PUBLIC) : told.concat(next ?? []);
            holdLaws(desk);
          }
          const after = desk.state.rounds.flatMap(({ tables }) =>
            tables.map(({ version }) => version),
          );
          expect(after.every((version, at) => version >= versions[at]!)).toBe(true);
        }
        signed += desk.entries.filter(({ act }) => act.type === 'sign').length;
        const folded = foldEvent(desk.entries);
        expect(folded).toEqual(desk.state);
        expect(foldEvent([...desk.entries, ...desk.entries])).toEqual(folded);
        expect(foldEvent(JSON.parse(JSON.stringify(desk.entries)))).toEqual(folded);
        const read = readArchive(writeArchive(desk.entries));
        expect(read.ok && read.value).toEqual(desk.entries);
        // Whoever followed the event from the start sees what one sees who comes now.
        const fresh = foldEvent(redactLog(desk.state, desk.entries, PUBLIC));
        const followed = foldEvent(told);
        expect(standingsOf(followed)).toEqual(standingsOf(fresh));
        expect(followed.people).toEqual(fresh.people);
        // But for what a sheet that was taken back left behind.
        const tablesOf = ({ rounds }: EventState) =>
          rounds.map(({ tables }) =>
            tables.map((table) => ({ ...table, winds: null, earlier: [] })),
          );
        expect(tablesOf(followed)).toEqual(tablesOf(fresh));
        foldEvent(redactLog(desk.state, desk.entries, playerNo(1)));
      }),
      { numRuns: 25, seed: 7 },
    );
    // The tries are no use if nothing gets through.
    expect(carriedOut).toBeGreaterThan(600);
    expect(signed).toBeGreaterThan(20);
  });
});
