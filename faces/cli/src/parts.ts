// What not everybody who scores a hand wants installed: the server, its storage, fonts and PDF, Parquet. They are loaded when a command
// needs them, and where they are not installed the command says what to install.

import { BadInput } from './badInput.ts';

/** Loads a package; `command` is what was asked for, as the user wrote it. */
async function part<T>(command: string, name: string, load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    if (!isMissing(error, name)) throw error;
    const message = `this needs ${name}, which is not installed here; add it with\n  npm install ${name}`;
    throw new BadInput(command, message);
  }
}

/** Whether it is this very package that is not there, and not something that it lacks in turn. */
function isMissing(error: unknown, name: string): boolean {
  const { code, message } = error as NodeJS.ErrnoException;
  return code === 'ERR_MODULE_NOT_FOUND' && message.includes(`'${name}'`);
}

export const loadServer = (command: string) =>
  part(command, '@hanchan/server', () => import('@hanchan/server'));

export const loadStorage = (command: string) =>
  part(command, '@hanchan/storage', () => import('@hanchan/storage'));

export const loadPapers = (command: string) =>
  part(command, '@hanchan/papers', () => import('@hanchan/papers'));

/** What a server prints by, without the fonts: they are loaded with the first paper. */
export const loadPrinter = (command: string) =>
  part(command, '@hanchan/papers', () => import('@hanchan/papers/names'));

export const loadParquet = (command: string) =>
  part(command, 'hyparquet-writer', () => import('hyparquet-writer'));
