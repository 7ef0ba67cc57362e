// A person is erased: nothing is left of who it was, all that was played stands, and the log still proves itself.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  HEAD,
  ORGANISER,
  PUBLIC,
  playerNo,
  REFEREE,
  SCORER,
} from '../../../proof/spec/support/actors.ts';
import { busyMs } from '../../../proof/spec/support/busyMs.ts';
import { aDesk, aPerson, type Desk } from '../../../proof/spec/support/eventDesk.ts';
import {
  type Actor,
  archiveChecksum,
  archiveFault,
  type Entry,
  eraseContacts,
  erasePerson,
  foldEvent,
  readArchive,
  standingsOf,
  writeArchive,
} from '../src/index.ts';
import { aReadyDesk, dice, EVERY_ACT, nextTry } from './anything.ts';

const WORDS = ['Zelda', 'Quux', 'zq@example', 'ZQ-77', 'peanuts', 'zelda-q'];

/** As the server writes it: with chance in every entry. */
const salted = (entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => ({ ...entry, salt: `salt of ${entry.seq}` }));

/** Two tables, one round, in which somebody plays, is punished, named in announcements, and wins. */
function anEvent(): Desk {
  const desk = aDesk({ players: 8 });
  const contact = { contact: 'zq@example.org', emaId: 'ZQ-77' };
  desk.do({
    type: 'amend',
    person: 'p3',
    changes: { name: 'Zelda Quux', legalName: 'Zelda M. Quux', notes: 'no peanuts', ...contact },
  });
  desk.seat(1, 2, 3);
  desk.start(1);
  desk.do({ type: 'announce', text: 'ZELDA QUUX lost a hat. Quux may fetch it.' });
  desk.do({ type: 'call', call: 'k', round: 1, table: 1, note: 'it was Zelda' }, player3);
  desk.do({
    type: 'penalise',
    penalty: 'x',
    slots: [3],
    round: 1,
    table: 1,
    foul: 'phone',
    kind: 'points',
    points: 2_000,
    section: '',
    note: 'she was on the phone',
  });
  desk.finish(1, 1);
  desk.finish(1, 2);
  desk.do({ type: 'endRound', round: 1 });
  desk.do({ type: 'closeEvent' });
  return desk;
}

const player3: Actor = { role: 'player', name: 'Zelda Quux', person: 'p3' };
const asked = (desk: Desk, by: Actor = ORGANISER) => ({ id: 'erase', at: desk.now, by, salt: 's' });

function erased(entries: readonly Entry[], desk: Desk, by: Actor = ORGANISER) {
  const done = erasePerson(entries, 'p3', asked(desk, by));
  if (!done.ok) throw new Error(done.error.message);
  return done.value;
}

describe('an erased person', () => {
  const desk = anEvent();
  const before = salted(desk.entries);
  const { entries, changed } = erased(before, desk);

  it('is in no line any more, by any name, number, address or id', () => {
    const text = JSON.stringify(entries);
    for (const word of WORDS) expect(text.toLowerCase()).not.toContain(word.toLowerCase());
    expect(text).not.toContain('"p3"');
    expect(text).not.toContain('on the phone');
  });

  it('has results under the number, and those of the others are as they were', () => {
    const state = foldEvent(entries);
    const former = [...state.people.values()].find(({ slot }) => slot === 3)!;
    expect(former).toMatchObject({
      isErased: true,
      person: { name: 'Former player 3', emaId: '' },
    });
    const plain = (list: readonly Entry[]) =>
      JSON.stringify(standingsOf(foldEvent(list))).replaceAll(/former-1|p3/g, 'x');
    expect(plain(entries)).toBe(plain(before));
    expect(state.announcements[0]!.text).toBe(
      'Former player 3 lost a hat. Former player 3 may fetch it.',
    );
    expect(state.penalties.get('x')).toMatchObject({ points: 2_000, note: '(erased)' });
  });

  it('leaves an archive that proves itself, and that everything else is as it was summed before', () => {
    const archive = writeArchive(entries);
    const read = readArchive(archive);
    expect(read).toMatchObject({ ok: true });
    expect(archiveFault(entries)).toBeNull();
    const last = entries.at(-1)!.act;
    expect(last).toMatchObject({ before: archiveChecksum(writeArchive(before)), unsealed: 0 });
    expect(changed.length).toBeGreaterThan(3);
  });

  it.each([
    ['a number that was not erased', /"points":2000/, '"points":1000'],
    ['what stands in the place', /"Former player 3"/, '"Former player 4"'],
    ['somebody else', /Name of p5/, 'Name of p6'],
    ['the seal of what is gone', /"gone":\{"act\.\w+":"\w/, (found: string) => `${found}0`],
  ])('cannot be used to change %s', (_, what, other) => {
    const lines = entries.map((entry) => JSON.stringify(entry));
    const at = lines.findIndex((line) => what.test(line));
    expect(at).toBeGreaterThan(0);
    const forged = lines.map((line, i) =>
      JSON.parse(i === at ? line.replace(what, other as string) : line),
    ) as Entry[];
    // Sums of the forger's own making.
    const read = readArchive(writeArchive(forged));
    expect(read.ok ? archiveFault(read.value) : read.error).not.toBeNull();
  });

  it('may be erased again by nobody, and another one may', () => {
    const again = erasePerson(entries, 'former-1', asked(desk));
    expect(again).toMatchObject({ ok: false, error: { field: 'person' } });
    const other = erasePerson(entries, 'p4', { ...asked(desk), id: 'erase 2' });
    if (!other.ok) throw new Error(other.error.message);
    expect(archiveFault(other.value.entries)).toBeNull();
    expect(readArchive(writeArchive(other.value.entries)).ok).toBe(true);
  });
});

describe('a log from before texts were sealed', () => {
  const desk = anEvent();
  const { entries } = erased(desk.entries, desk);

  it('is summed anew, and says from which line and what its sum was', () => {
    const act = entries.at(-1)!.act;
    if (act.type !== 'erase') throw new Error('nothing was erased');
    expect(act.before).toBe(archiveChecksum(writeArchive(desk.entries)));
    expect(act.unsealed).toBe(act.lines[0]);
    expect(archiveFault(entries)).toBeNull();
    expect(readArchive(writeArchive(entries)).ok).toBe(true);
    for (const word of WORDS) expect(JSON.stringify(entries)).not.toContain(word);
  });

  it('is written as ever while nothing of it is sealed', () => {
    expect(writeArchive(desk.entries)).toMatch(/^\w{64} \{"hanchanEvent":1\}\n/);
  });
});

describe('who may erase', () => {
  const desk = anEvent();
  const tryAs = (by: Actor, person = 'p3') => erasePerson(desk.entries, person, asked(desk, by));

  it('the organiser, and the person', () => {
    expect(tryAs(ORGANISER).ok).toBe(true);
    const own = tryAs(player3);
    expect(own.ok && JSON.stringify(own.value.entries)).not.toContain('Zelda');
    expect(own.ok && archiveFault(own.value.entries)).toBeNull();
  });

  it.each([
    ['a head referee', HEAD, 'role'],
    ['a referee', REFEREE, 'role'],
    ['a scorer', SCORER, 'role'],
    ['the public', PUBLIC, 'role'],
    ['another player', playerNo(4), 'person'],
  ])('not %s', (_, by, field) => {
    expect(tryAs(by)).toMatchObject({ ok: false, error: { code: 'notAllowed', field } });
  });

  it('nobody while a round is played, or of somebody who still plays', () => {
    const running = aDesk({ players: 8 });
    running.seat(1, 2, 3);
    running.start(1);
    const refused = () => erasePerson(running.entries, 'p3', asked(running));
    expect(refused()).toMatchObject({ ok: false, error: { field: 'person' } });
    running.finish(1, 1);
    running.finish(1, 2);
    running.do({ type: 'endRound', round: 1 });
    expect(refused()).toMatchObject({ error: { message: expect.stringMatching(/still plays/) } });
    running.do({ type: 'depart', person: 'p3', departure: 'withdrawn', fromRound: 2, note: '' });
    expect(refused().ok).toBe(true);
  });

  it('of who has not played nothing is left, not even the number', () => {
    const early = aDesk({ players: 8 });
    const { entries } = erased(salted(early.entries), early);
    expect([...foldEvent(entries).people.values()]).toHaveLength(7);
    expect(archiveFault(entries)).toBeNull();
  });
});

describe('contact data', () => {
  it('goes for everybody at once, and nothing else does', () => {
    const desk = anEvent();
    const done = eraseContacts(salted(desk.entries), asked(desk));
    if (!done?.ok) throw new Error('nothing was erased');
    const { entries } = done.value;
    const text = JSON.stringify(entries);
    for (const word of ['zq@example', 'peanuts', 'Diet of']) expect(text).not.toContain(word);
    expect(text).toContain('Zelda Quux');
    expect(archiveFault(entries)).toBeNull();
    expect(eraseContacts(entries, { ...asked(desk), id: 'again' })).toBeNull();
  });
});

describe('erasing, whatever has happened', () => {
  it('leaves a log that no event would refuse', () => {
    for (const person of ['p1', 'p5', 'p8']) {
      const desk = aDesk({ isRehearsal: true });
      desk.do({ type: 'enrol', people: [aPerson('p9', { kind: 'fillIn' })] });
      desk.seat(1, 2, 3);
      for (const act of EVERY_ACT.slice(0, -1)) if (act.type !== 'erase') desk.try(act);
      if (!desk.state.people.has(person)) continue;
      desk.try({ type: 'closeEvent' });
      const done = erasePerson(salted(desk.entries), person, asked(desk));
      if (!done.ok) continue;
      expect(archiveFault(done.value.entries)).toBeNull();
      expect(JSON.stringify(done.value.entries)).not.toContain(`Name of ${person}"`);
    }
  });
});

/** Whatever is still played is void, and whoever is to be erased leaves. */
function broughtToAnEnd(desk: Desk, person: string): void {
  for (const { number, startedAt, endedAt, tables } of desk.state.rounds) {
    if (startedAt === null || endedAt !== null) continue;
    for (const table of tables) {
      desk.try({ type: 'void', at: desk.at(number, table.number), reason: 'because' }, HEAD);
    }
    desk.try({ type: 'endRound', round: number }, HEAD);
  }
  desk.try({ type: 'depart', person, departure: 'withdrawn', fromRound: 4, note: '' });
}

describe('at random events', () => {
  it('erasing a person changes no other figure, and the log proves itself', () => {
    let erasures = 0;
    fc.assert(
      fc.property(dice, fc.integer({ min: 1, max: 9 }), fc.boolean(), (throws, who, isSealed) => {
        const desk = aReadyDesk();
        for (const [turn, thrown] of throws.entries()) {
          desk.try(...nextTry(desk, thrown, turn));
          desk.later(1);
        }
        const person = `p${who}`;
        broughtToAnEnd(desk, person);
        const before = isSealed ? salted(desk.entries) : desk.entries;
        const done = erasePerson(before, person, asked(desk));
        // Of who registered and never played nothing is left.
        const hasBegun = desk.state.rounds.some(({ startedAt }) => startedAt !== null);
        if (!done.ok || !hasBegun) return;
        erasures++;
        const { entries } = done.value;
        const figures = (list: readonly Entry[], id: string) =>
          JSON.stringify(standingsOf(foldEvent(list))).replaceAll(`"${id}"`, '"x"');
        expect(figures(entries, 'former-1')).toBe(figures(before, person));
        expect(archiveFault(entries)).toBeNull();
        expect(readArchive(writeArchive(entries)).ok).toBe(true);
        const text = JSON.stringify(entries);
        expect(text).not.toMatch(new RegExp(`(of|Legal) ${person}\\b`));
        expect(text).not.toContain(`"${person}"`);
      }),
      { numRuns: 60 },
    );
    expect(erasures).toBeGreaterThan(20);
  });
});

it('goes in a moment, however many names somebody had', async () => {
  const desk = aDesk({ players: 4 });
  const { entries } = desk;
  const amend = entries.find(({ act }) => act.type === 'enrol')!;
  const more = Array.from({ length: 3_000 }, (_, i): Entry[] => {
    const name = `Zelda Quux the ${i}th`;
    const text = `${name} and ${name.toUpperCase()} are one. `.repeat(8);
    const acts = [
      { type: 'amend', person: 'p3', changes: { name } },
      { type: 'announce', text },
    ] as const;
    return acts.map((act, at) => ({
      ...amend,
      ...{ seq: entries.length + 2 * i + at + 1, id: `more-${i}-${at}`, act },
    }));
  });
  const log = salted([...entries, ...more.flat()]);
  const command = { id: 'erasing', at: 1, by: ORGANISER };
  let erased: ReturnType<typeof erasePerson> | null = null;
  const ms = await busyMs(() => {
    erased = erasePerson(log, 'p3', command);
  });
  expect(ms).toBeLessThan(4_000);
  expect(erased).toMatchObject({ ok: true });
  expect(JSON.stringify(erased)).not.toMatch(/zelda/i);
});
