// Set up anew for every file: nothing that a test started or wrote stays.

import { afterAll, afterEach } from 'vitest';
import { clearFile, clearTest } from './leftovers.ts';

afterEach(clearTest);
afterAll(clearFile);
