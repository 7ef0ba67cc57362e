// Done once before the tests that need PostgreSQL, in the process that starts the workers.

import { preparePostgres } from '../postgres.mjs';

export const setup = preparePostgres;
