// Makes one of every stored form, small, and what the same sources make of them: `npm run freeze -- FOLDER`. The same
// sources give the same bytes.

import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeFilm } from '@hanchan/records';
import type { Ruleset } from '@hanchan/rules';
import { WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { backup } from '@hanchan/storage';
import {
  type CustomRules,
  fileOf,
  refOf,
} from '../../../../faces/page/kit/src/books/customRules.ts';
import { rulesetOf } from '../../../../faces/page/kit/src/books/rulesetOf.ts';
import { RECORDS, textIn } from '../reading/forms.ts';
import { filmIn } from '../reading/games.ts';
import { expectedText } from '../reading/read.ts';
import { madeBrowser } from './browser.ts';
import { type Filling, filled } from './database.ts';
import { madeArchive } from './event.ts';
import { type Playing, playedRecord } from './records.ts';

/** Some evening. */
const AT = Date.UTC(2026, 10, 14, 19);

/** One change repeats what the book says anyway: such files exist, too. */
const CUSTOM: CustomRules = {
  base: 'ema-2008',
  name: 'Club night 春',
  changes: {
    'table.players': 4,
    'table.startingPoints': 25_000,
    'tiles.redFives': 'onePerSuit',
    'end.rounds': 1,
  },
};

export interface Surroundings {
  /** An empty folder that goes away. */
  readonly work: string;
  /** Makes a database of PostgreSQL. */
  readonly postgresUrl: (name: string) => Promise<string>;
}

type Write = (name: string, text: string | Uint8Array) => void;

export async function make(folder: string, around: Surroundings): Promise<void> {
  freezeDates();
  const write: Write = (name, text) => {
    const bytes = name.endsWith('.gz') ? gzipSync(text, { level: 9 }) : text;
    writeFileSync(join(folder, name), bytes);
  };
  writeRecords(write);
  write('custom.json', fileOf(CUSTOM));
  write('custom.link.txt', `${refOf(CUSTOM)}\n`);
  const archive = madeArchive();
  write('event.jsonl.gz', archive);
  const { stored, shared } = madeBrowser(CUSTOM, AT);
  write('browser.json', `${JSON.stringify(stored, null, 1)}\n`);
  const given = { at: AT, custom: CUSTOM, archive, shared };
  await writeDatabases(folder, write, given, around);
}

async function writeDatabases(
  folder: string,
  write: Write,
  given: Omit<Filling, 'databaseUrl'>,
  { work, postgresUrl }: Surroundings,
): Promise<void> {
  const sqlite = join(work, 'hanchan.db');
  const doors = await filled({ ...given, databaseUrl: sqlite });
  write('doors.json', `${JSON.stringify(doors, null, 2)}\n`);
  write('database.db.gz', readFileSync(sqlite));
  await backup(sqlite, join(folder, 'backup.sqlite.gz'), doors.at);
  const postgres = await postgresUrl('frozen');
  await filled({ ...given, databaseUrl: postgres });
  await backup(postgres, join(folder, 'backup.postgres.gz'), doors.at);
  const [one, other] = ['sqlite', 'postgres'].map((engine) => {
    const lines = textIn(folder, `backup.${engine}.gz`).trimEnd().split('\n');
    // The first names the engine, and the last is the sum of all.
    return lines.slice(1, -1).join('\n');
  });
  if (one !== other) throw new Error('the two databases were not filled alike; try again');
  const copy = join(work, 'copy.db');
  copyFileSync(sqlite, copy);
  write('expected.json', await expectedText(folder, copy));
}

function writeRecords(write: (name: string, text: string) => void): void {
  const own = rulesetOf(CUSTOM) as Ruleset;
  const played: Record<(typeof RECORDS)[number], Omit<Playing, 'secret' | 'seed'>> = {
    guided: { ruleset: WRC_2022, assistance: 'guided', bot: 'club' },
    unassisted: { ruleset: WDMC_2019, assistance: 'unassisted', bot: 'beginner' },
    custom: { ruleset: own, assistance: 'guided', bot: 'club' },
  };
  for (const [i, name] of RECORDS.entries()) {
    const secret = String(i + 1).repeat(64);
    const text = playedRecord({ ...played[name], secret, seed: 100 + i });
    const film = filmIn(text);
    write(`record.${name}.jsonl.gz`, text);
    write(`record.${name}.mjai.jsonl.gz`, writeFilm(film, 'mjai'));
    write(`record.${name}.tenhou6.json.gz`, writeFilm(film, 'tenhou6'));
  }
}

/** Migrations are stored with the time at which they were run. */
function freezeDates(): void {
  globalThis.Date = class extends Date {
    constructor(given: number | string = AT) {
      super(given);
    }
  } as DateConstructor;
}
