// The games that whoever is at this screen has not finished: seats at tables of the server, and practice tables of this
// browser. Every page offers the way back to them.

import type { TableInfo } from '@hanchan/protocol';
import { currentSession, loadSession } from '../server/session.svelte.ts';
import { leaveTable, tableInfo } from '../server/tables.ts';
import { forgetPractice, type KeptPractice, keptPractices } from './keptPractices.ts';

let tables = $state.raw<readonly TableInfo[]>([]);
let practices = $state.raw<readonly KeptPractice[]>([]);
let asked = '';

export const runningTables = (): readonly TableInfo[] => tables;
export const runningPractices = (): readonly KeptPractice[] => practices;

export const isAnyRunning = (): boolean => tables.length + practices.length > 0;

/** Reads again what this browser keeps, and asks the server about tables that it has named. */
export async function lookForGames(): Promise<void> {
  practices = keptPractices();
  const ids = currentSession().tables;
  const key = ids.join();
  asked = key;
  const found = await Promise.all(ids.map(tableInfo));
  // Meanwhile others may have been asked about.
  if (asked !== key) return;
  tables = found.flatMap((one) => (one.ok && one.value.state !== 'over' ? [one.value] : []));
}

export function deletePractice(seed: string): void {
  forgetPractice(seed);
  practices = keptPractices();
}

/** With bots only: nobody is left, and the match ends where it stands. */
export async function endTable(table: string): Promise<void> {
  await leaveTable(table);
  await loadSession();
  await lookForGames();
}

export const isAloneWithBots = ({ places }: TableInfo): boolean =>
  places.filter(({ type }) => type === 'player').length === 1;
