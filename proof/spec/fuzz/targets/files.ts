// Other files and links: backups, archives of many files, games in the fragment of an address, sheets, what was trained.

import { headerOf, writeRecord } from '@hanchan/records';
import { TENHOU, WRC_2022 } from '@hanchan/rulesets';
import { playout } from '../../../../engine/records/test/playout.ts';
import { BadInput } from '../../../../faces/cli/src/badInput.ts';
import { gamesIn, UnreadableGame } from '../../../../faces/cli/src/gameText.ts';
import { readSheet } from '../../../../faces/cli/src/resultSheet.ts';
import { readTar } from '../../../../faces/cli/src/tar.ts';
import { packGame, unpackGame } from '../../../../faces/page/study/src/replay/packing.ts';
import { imported } from '../../../../faces/page/study/src/train/progress.ts';
import { COLUMNS, createSums, SAVED_TABLES } from '../../../../service/storage/src/backup/form.ts';
import { readBackupLines } from '../../../../service/storage/src/backup/read.ts';
import { BadBackup } from '../../../../service/storage/src/backup/unpacking.ts';
import { migrationNames } from '../../../../service/storage/src/migrations.ts';
import { asLines, asOne, type Refused, type Target } from '../target.ts';

const refusedAs = (
  kind: new (...args: never[]) => Error,
  error: unknown,
  field: string,
): Refused => {
  if (!(error instanceof kind)) throw error;
  return { field, message: error.message };
};

const rowOf = (columns: readonly string[], i: number) =>
  columns.map((column, at) => (at === 0 ? `id${i}` : column.endsWith('_at') ? 1_000 : null));

const saved: readonly object[] = [
  { backup: 1, created: '2026-01-01T00:00:00.000Z', engine: 'sqlite', schema: migrationNames },
  ...SAVED_TABLES.flatMap((table) => [
    { table, columns: COLUMNS[table] },
    rowOf(COLUMNS[table], 1),
    { end: table, rows: 1, sum: '' },
  ]),
  { end: 'backup', rows: SAVED_TABLES.length, sum: '' },
];

/** The sums as the edited lines need them. */
function withSums(lines: readonly string[]): string {
  const sums = createSums();
  return asLines(
    lines.map((line) => {
      const sum = line.startsWith('{"end":"backup"') ? sums.all() : sums.table();
      const right = line.startsWith('{"end"') ? line.replace('"sum":""', `"sum":"${sum}"`) : line;
      if (right.startsWith('{"table"')) sums.open();
      sums.line(right);
      return right;
    }),
  );
}

export const backup: Target = {
  name: 'backup',
  isAsync: true,
  samples: () => [
    { lines: saved, write: withSums },
    { lines: saved.with(0, { ...saved[0], schema: migrationNames.slice(0, 1) }), write: withSums },
  ],
  async read(text) {
    try {
      const rows = readBackupLines(inLines(text));
      while ((await rows.next()).done !== true);
      return null;
    } catch (error) {
      return refusedAs(BadBackup, error, 'backup');
    }
  },
};

async function* inLines(text: string) {
  yield* text.split('\n').slice(0, -1);
}

const octal = (value: number, digits: number) => value.toString(8).padStart(digits - 1, '0');

function tarText(name: string, body: string): string {
  const size = octal(body.length, 12);
  const head = `${name.padEnd(100, '\0')}0000644\0${'0000000\0'.repeat(2)}${size}\0${octal(0, 12)}\0`;
  const rest = `0${'\0'.repeat(100)}ustar\u000000${'\0'.repeat(247)}`;
  const sum = [...`${head}        ${rest}`].reduce((all, c) => all + c.charCodeAt(0), 0);
  const block = `${head}${octal(sum, 7)}\0 ${rest}`.slice(0, 512);
  return block.padEnd(512, '\0') + body.padEnd(Math.ceil(body.length / 512) * 512, '\0');
}

export const tar: Target = {
  name: 'tar',
  isAsync: true,
  texts: () => [`${tarText('a.json', '{"log":[]}')}${'\0'.repeat(1_024)}`],
  async read(_, bytes) {
    try {
      for await (const member of readTar(once(bytes), 'games.tar'))
        games(member.name, member.bytes);
      return null;
    } catch (error) {
      return refusedAs(BadInput, error, '--tar');
    }
  },
};

async function* once(bytes: Uint8Array) {
  yield bytes.slice();
}

function games(file: string, bytes: Uint8Array): Refused {
  try {
    gamesIn(file, bytes);
    return null;
  } catch (error) {
    if (!(error instanceof UnreadableGame)) throw error;
    return error.bad;
  }
}

/** A file of games by its bytes, packed or not. */
export const file: Target = {
  name: 'file',
  texts: () => ['{"log":[]}', '\u001f'],
  read: (_, bytes) => games('file', bytes),
};

const short = playout(TENHOU, 31, { mostDeals: 1 });

export const links: Target = {
  name: 'links',
  isAsync: true,
  samples: () => [
    {
      lines: writeRecord(headerOf(short.first, TENHOU), short.moves)
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as unknown),
      write: asLines,
    },
  ],
  texts: () => ['#g=AAAA', '#g=_-8'],
  async read(text) {
    const hash = text.startsWith('#') ? text : `#${(await packGame(text)) ?? ''}`;
    const game = await unpackGame(hash);
    return game === null ? { field: '', message: 'is no game' } : null;
  },
};

export const sheet: Target = {
  name: 'sheet',
  isAsync: true,
  samples: () => [
    {
      lines: [{ final: [30_000, 30_000, 30_000, 30_000], sticks: 0, mods: [0, 0, 0, 0] }],
      write: asOne,
    },
  ],
  longest: 400,
  async read(text) {
    try {
      await readSheet(once(new TextEncoder().encode(text)), WRC_2022.values);
      return null;
    } catch (error) {
      return refusedAs(BadInput, error, (error as BadInput).argument);
    }
  },
};

export const progress: Target = {
  name: 'progress',
  samples: () => [
    {
      lines: [
        { version: 1, progress: { waits: { skills: { any: { asked: 3, right: 2 } }, best: 1 } } },
      ],
      write: asOne,
    },
  ],
  longest: 600,
  read: (text) => (imported(text) === null ? { field: 'progress', message: 'is none' } : null),
};
