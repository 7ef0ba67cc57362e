// What reaches an event: a whole archive, a list of people, a seating plan, an act of somebody in the hall.

import { createHash } from 'node:crypto';
import { commandSchema, eventRequestSchema } from '@hanchan/protocol';
import {
  carryOut,
  type Entry,
  foldEvent,
  parsePairs,
  parsePeople,
  parsePlan,
  parseStanding,
  writeArchive,
} from '@hanchan/tournament';
import { previewPeople } from '../../../../faces/page/events/src/desk/importPeople.ts';
import { doArchive } from '../../../../service/server/src/events/archiveJob.ts';
import { aPerson, aStage, Desk, HEAD, ORGANISER, REFEREE } from '../../support/eventDesk.ts';
import { fromSchema, parsed } from '../forms.ts';
import { asOne, type Refused, type Target } from '../target.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Eight people, one round played and one running. */
function aDesk(): Desk {
  const desk = new Desk();
  const ids = Array.from({ length: 8 }, (_, i) => `p${i + 1}`);
  desk.do({ type: 'enrol', people: ids.map((id) => aPerson(id)) });
  desk.do({ type: 'checkIn', person: 'p1', state: 'present' });
  desk.do({ type: 'number', order: ids });
  desk.do({ type: 'stages', stages: [aStage()] });
  desk.start(1);
  desk.later(95);
  desk.do({ type: 'enter', at: desk.at(1, 1), sheet: desk.sheet(1, 1), source: 'typed' }, REFEREE);
  return desk;
}

const { entries } = aDesk();

/** The chain of sums as the edited lines need it. */
function withSums(lines: readonly string[]): string {
  let sum = '';
  return lines
    .map((line) => {
      sum = sha256(`${sum}\n${line}`);
      return `${sum} ${line}\n`;
    })
    .join('');
}

export const archive: Target = {
  name: 'archive',
  samples: () => [
    {
      lines: [{ hanchanEvent: 1 }, ...entries, { entries: entries.length }],
      write: (lines) =>
        withSums(
          lines.at(-1)?.startsWith('{"entries"')
            ? lines.with(-1, `{"entries":${lines.length - 2}}`)
            : lines,
        ),
    },
  ],
  texts: () => [writeArchive(entries.slice(0, 2))],
  read(text) {
    const answer = doArchive(new TextEncoder().encode(text));
    if (!answer.ok) return { field: `line ${answer.error.line}`, message: answer.error.message };
    foldEvent(answer.value.bodies.map((body) => JSON.parse(body) as Entry));
    return null;
  },
};

const act = (one: unknown) => ({ id: 'command-1', act: one });

/** Acts as they come over HTTP, carried out in an event that is running. */
export const acts: Target = {
  name: 'acts',
  samples: () => [
    { lines: entries.slice(1).map((entry) => act(entry.act)), write: someLine },
    { lines: [(entries[0]!.act as { settings: unknown }).settings], write: asOne },
  ],
  read(text) {
    const json = parsed(text);
    fromSchema(eventRequestSchema, json);
    const command = fromSchema(commandSchema, json);
    if (!command.ok) return command.error;
    const state = foldEvent(entries);
    for (const by of [ORGANISER, HEAD]) {
      const answer = carryOut(state, { ...command.value, at: 1_800_000_000_000, by } as never);
      if (answer.type === 'refused') return answer.refusal;
    }
    return null;
  },
};

/** The last of the edited lines that is not as it was; which one is chosen by how many are left. */
function someLine(lines: readonly string[]): string {
  return lines[lines.length - 1] ?? '';
}

export const people: Target = {
  name: 'people',
  texts: () => [
    'name,country,club,paid\nAnna,SWE,Four Winds,yes\n"Ben, B.",GER,,no\n',
    'player;club;country;team\n1;Lions;SWE;A\n2;Bears;GER;B\n',
    'First name\tLast name\tEMA number\nAnna\tBerg\t01020304\n',
    '1-2\n3,4\n',
    '1-2-3-4\n5-6-7-8\n\n1-5-2-6\n3-7-4-8\n',
    '4\n3\n2\n1\n',
  ],
  longest: 1_000,
  read(text): Refused {
    const scratch = foldEvent(entries);
    const { lines } = previewPeople(text, scratch, ORGANISER, (line) => `new${line}`);
    const read = [
      parsePeople(text, 8),
      parsePairs(text, 8),
      parsePlan(text, 8),
      parseStanding(text),
    ];
    const fault = lines.find((line) => line.fault !== null)?.fault;
    if (fault !== undefined && fault !== null && typeof fault !== 'object') throw new Error(fault);
    const bad = read.find((one) => !one.ok);
    if (bad === undefined || bad.ok) return null;
    return { field: `line ${bad.error.line}`, message: bad.error.message };
  },
};
