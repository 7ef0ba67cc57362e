// What tests have to clear away: servers and connections after the test, folders after its file. Files of a worker share this
// module, so a hook set here would belong to the first of them only; cleanUp.ts sets it for each.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

type Clear = () => Promise<void> | void;

const ofTest: Clear[] = [];
const ofFile: Clear[] = [];
const folders: string[] = [];

/** Run after the test, the latest first. */
export function afterTest(clear: Clear): void {
  ofTest.push(clear);
}

/** Run when all tests of the file have run, the latest first. */
export function afterFile(clear: Clear): void {
  ofFile.push(clear);
}

/** Empty, and gone when all tests of the file have run. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hanchan-test-'));
  folders.push(folder);
  return folder;
}

export async function clearTest(): Promise<void> {
  for (const clear of ofTest.splice(0).reverse()) await clear();
}

export async function clearFile(): Promise<void> {
  await clearTest();
  for (const clear of ofFile.splice(0).reverse()) await clear();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}
