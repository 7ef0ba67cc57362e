// `hanchan backup` and `hanchan restore`: everything the server keeps, in one file, while it runs.

import { dirname, resolve } from 'node:path';
import type { BackupReport } from '@hanchan/storage';
import type { AddCommand } from './addCommand.ts';
import { BadInput } from './badInput.ts';
import { loadStorage } from './parts.ts';
import { print, printError, printJson, type Terminal } from './terminal.ts';

const WHERE = `
The database is the one of the server: DATABASE_URL where it is set, else the folder --data, DATA_DIR or ./data.
A file saved from SQLite can be restored into PostgreSQL and the other way round.`;

const BACKUP_HELP = `${WHERE}
The server may keep running: the file shows a single moment.

Example:
  hanchan backup monday.hanchan-backup`;

const RESTORE_HELP = `${WHERE}
The file is checked whole before anything is touched; a damaged one is refused, and what is wrong is named. What was there is
saved first, beside FILE (--discard leaves that out). A running server takes up the restored tables by itself.

Example:
  hanchan restore monday.hanchan-backup`;

interface Place {
  readonly data: string;
  readonly json?: boolean;
}

export const addBackupCommands: AddCommand = (program, terminal, exit) => {
  program
    .command('backup')
    .summary('save everything the server keeps')
    .description('Save accounts, tables and games into one file, also while the server runs.')
    .argument('<FILE>', 'the file to write; an existing one is replaced')
    .option('--data <FOLDER>', 'the folder of the database', process.env['DATA_DIR'] || 'data')
    .option('--json', 'one JSON document')
    .addHelpText('after', BACKUP_HELP)
    .action(async (file: string, place: Place) => exit(await save(file, place, terminal)));
  program
    .command('restore')
    .summary('replace what is there with a backup')
    .description('Restore accounts, tables and games from a backup, also while the server runs.')
    .argument('<FILE>', 'a file written by hanchan backup')
    .option('--data <FOLDER>', 'the folder of the database', process.env['DATA_DIR'] || 'data')
    .option('--discard', 'do not save a copy of what is there now')
    .option('--json', 'one JSON document')
    .addHelpText('after', RESTORE_HELP)
    .action(async (file: string, place: Place & { discard?: boolean }) =>
      exit(await putBack(file, place, terminal)),
    );
};

async function save(file: string, { data, json }: Place, terminal: Terminal): Promise<number> {
  const { backup, databaseUrl } = await loadStorage('backup');
  const url = databaseUrl(data, process.env['DATABASE_URL']);
  return context(terminal, async () => {
    const report = await backup(url, file, Date.now());
    if (json) printJson(terminal, { file, ...report });
    else print(terminal, `saved into ${file}; ${summary(report)}`);
  });
}

async function putBack(
  file: string,
  { data, discard, json }: Place & { discard?: boolean },
  terminal: Terminal,
): Promise<number> {
  const { BadBackup, backup, checkBackup, databaseUrl, hasData, restore } =
    await loadStorage('restore');
  const url = databaseUrl(data, process.env['DATABASE_URL']);
  try {
    await checkBackup(file);
  } catch (error) {
    if (error instanceof BadBackup) throw new BadInput('FILE', `${file}: ${error.message}`);
    throw error;
  }
  return context(terminal, async () => {
    const kept = discard === true || !(await hasData(url)) ? null : beside(file);
    if (kept !== null) await backup(url, kept, Date.now());
    const report = await restore(url, file);
    if (json) return printJson(terminal, { file, kept, ...report });
    print(terminal, `restored as of ${report.created}; ${summary(report)}`);
    if (kept !== null) print(terminal, `what was there before is in ${kept}`);
  });
}

const beside = (file: string) =>
  resolve(dirname(file), `before-restore-${new Date().toISOString().replace(/[:.]/g, '-')}`);

function summary({ rows, tables }: BackupReport): string {
  const { people = 0, games = 0, log = 0 } = tables;
  return `people: ${people}, games: ${games}, entries of logs: ${log}, rows in all: ${rows}`;
}

/** A database out of reach is no bad input, but it did fail. */
async function context(terminal: Terminal, act: () => Promise<void>): Promise<number> {
  try {
    await act();
    return 0;
  } catch (error) {
    printError(terminal, (error as Error).message);
    return 1;
  }
}
