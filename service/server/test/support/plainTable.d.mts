import type { OpenEntry } from '../../src/match/entries.ts';

export const PLAIN_TABLE: Omit<OpenEntry['settings'], 'rules' | 'rounds' | 'clock'>;
