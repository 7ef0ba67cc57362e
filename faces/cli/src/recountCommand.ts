// `hanchan recount`: figures and ratings of a server, counted again from its stored games.

import type { AddCommand } from './addCommand.ts';
import { CHECK_FAILED } from './exitStatus.ts';
import { loadServer, loadStorage } from './parts.ts';
import { print, printError, printJson, type Terminal } from './terminal.ts';

interface RecountArguments {
  readonly data: string;
  readonly write?: boolean;
  readonly json?: boolean;
}

const HELP = `
The database is the one of the server: DATABASE_URL where it is set, else the folder --data, DATA_DIR or ./data. The server may keep
running while it is compared; stop it before --write. Games are counted in the order in which they were counted, so that ratings come
out equal to the last digit; what was never counted comes last, as it ended.

Exit status: 0 equal, or written; 1 something differs, and each line says where; 2 bad input.

Examples:
  hanchan recount
  hanchan recount --data /srv/hanchan --write`;

export const addRecountCommand: AddCommand = (program, terminal, exit) => {
  program
    .command('recount')
    .summary('count the figures and ratings of a server again, and compare')
    .description('Count figures and ratings again from the stored games, and say what differs.')
    .option('--data <FOLDER>', 'the folder of the database', process.env['DATA_DIR'] || 'data')
    .option('--write', 'put what was counted in the place of what is stored')
    .option('--json', 'one JSON document')
    .addHelpText('after', HELP)
    .action(async (args: RecountArguments) => exit(await count(args, terminal)));
};

async function count(args: RecountArguments, terminal: Terminal): Promise<number> {
  const { databaseUrl, openStorage, requireDatabase, StorageError } = await loadStorage('recount');
  const { recount } = await loadServer('recount');
  const { write = false, json = false } = args;
  const url = databaseUrl(args.data, process.env['DATABASE_URL']);
  try {
    requireDatabase(url);
    const storage = await openStorage({ url, node: 'recount' });
    try {
      const report = await recount(storage, write);
      if (json) printJson(terminal, report);
      else tell(report, write, terminal);
      return report.differ.length > 0 && !write ? CHECK_FAILED : 0;
    } finally {
      await storage.close();
    }
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    printError(terminal, error.message);
    return CHECK_FAILED;
  }
}

interface Report {
  readonly games: number;
  readonly rated: number;
  readonly uncounted: number;
  readonly differ: readonly string[];
}

function tell(report: Report, isWritten: boolean, terminal: Terminal): void {
  const { games, rated, uncounted, differ } = report;
  for (const line of differ) print(terminal, line);
  const rest = uncounted === 0 ? '' : `, ${uncounted} not counted before`;
  const what = differ.length === 0 ? 'all equal' : `${differ.length} differ`;
  const done = isWritten ? '; written anew' : '';
  print(terminal, `${games} games, ${rated} rated${rest}: ${what}${done}`);
}
