// `hanchan tournament data` and `hanchan tournament erase`: what the archive of an event holds on a person, and the archive without.

import { randomBytes } from 'node:crypto';
import {
  archiveChecksum,
  type EventState,
  erasePerson,
  heldOn,
  type PersonState,
  writeArchive,
} from '@hanchan/tournament';
import type { Command } from 'commander';
import { BadInput } from './badInput.ts';
import { openArchive, sha256 } from './eventArchive.ts';
import { writeOut } from './namedFile.ts';
import { print, printJson, type Terminal } from './terminal.ts';

const WHO = 'number, name or id of the person';
const ORGANISER = { role: 'organiser', name: 'Organiser', person: null } as const;

export function addDataCommand(tournament: Command, terminal: Terminal): void {
  tournament
    .command('data')
    .summary('everything that the archive of an event holds on a person')
    .description(
      'Print everything that the archive of an event holds on a person, as JSON: fields, consents with their wording and date, and what the log says.',
    )
    .argument('<ARCHIVE>', 'the archive of an event')
    .requiredOption('--person <WHO>', WHO)
    .action((file: string, { person }: { readonly person: string }) => {
      const { state, entries } = openArchive(file);
      printJson(terminal, heldOn(state, entries, personIn(state, person).person.id));
    });
}

export function addEraseCommand(tournament: Command, terminal: Terminal): void {
  tournament
    .command('erase')
    .summary('the archive of an event without a person')
    .description(
      'Write the archive of an event without a person: name and fields are gone, results stand under the number, and the archive proves itself.',
    )
    .argument('<ARCHIVE>', 'the archive of an event')
    .requiredOption('--person <WHO>', WHO)
    .requiredOption('--out <FILE>', 'file to write; the old one is left to you to delete')
    .action((file: string, args: EraseArguments) => erase(file, args, terminal));
}

interface EraseArguments {
  readonly person: string;
  readonly out: string;
}

function erase(file: string, { person, out }: EraseArguments, terminal: Terminal): void {
  const { state, entries } = openArchive(file);
  const { id, name } = personIn(state, person).person;
  const salt = randomBytes(16).toString('hex');
  // No later than now, and no earlier than what it follows.
  const at = Math.max(Date.now(), entries.at(-1)!.at);
  const command = { id: `erase-${salt.slice(0, 16)}`, at, by: ORGANISER, salt };
  const done = erasePerson(entries, id, command, sha256);
  if (!done.ok) throw new BadInput('--person', done.error.message);
  const archive = writeArchive(done.value.entries, sha256);
  writeOut('--out', out, archive);
  const lines = done.value.changed.length - 1;
  print(
    terminal,
    `${out}: ${name} is gone from ${lines} entries\nchecksum ${archiveChecksum(archive)}`,
  );
}

function personIn({ people }: EventState, who: string): PersonState {
  const all = [...people.values()];
  const found = all.filter(
    ({ slot, person }) => String(slot) === who || person.id === who || person.name === who,
  );
  const [one] = found;
  if (one !== undefined && found.length === 1) return one;
  const reason = one === undefined ? 'nobody in the archive is' : 'more than one person is';
  throw new BadInput('--person', `${reason} ${JSON.stringify(who)}`);
}
