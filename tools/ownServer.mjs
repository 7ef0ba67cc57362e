// What every server that a tool starts for itself has in common: a free port of this machine, a database in a folder that goes
// away, and no talk.

import { join } from 'node:path';

export const ownServer = (folder) => ({
  host: '127.0.0.1',
  port: 0,
  databaseUrl: join(folder, 'hanchan.db'),
  logLevel: 'error',
});
