// Files and folders that arguments name. What cannot be read or written is refused with the argument, the path and the reason.

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { BadInput } from './badInput.ts';

/** What is the same for whoever reads and whoever writes. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'no permission',
  EISDIR: 'it is a folder',
};

/** Why a file cannot be read, in words. */
export function readReason(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  return code === 'ENOENT' ? 'no such file' : (REASONS[code] ?? message);
}

/** Why a file cannot be written, in words. */
export function writeReason(error: unknown): string {
  const { code = '', message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'ENOENT':
      return 'no such folder';
    case 'EROFS':
      return 'no permission';
    case 'EEXIST':
      return 'a file is there';
    case 'ENOSPC':
      return 'the disk is full';
    default:
      return REASONS[code] ?? message;
  }
}

export function bytesOf(file: string, argument = 'FILE'): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    throw new BadInput(argument, `${file} cannot be read: ${readReason(error)}`);
  }
}

export const textOf = (file: string, argument = 'FILE'): string =>
  bytesOf(file, argument).toString('utf8');

/** `mode`: who may read it, where not everybody may. */
export function writeOut(
  argument: string,
  path: string,
  body: string | Uint8Array,
  mode?: number,
): void {
  try {
    writeFileSync(path, body, mode === undefined ? {} : { mode });
  } catch (error) {
    throw new BadInput(argument, `${path} cannot be written: ${writeReason(error)}`);
  }
}

/** Made with those above it; one that is there already is taken as it is. */
export function makeFolder(argument: string, path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new BadInput(argument, `${path} cannot be made: ${writeReason(error)}`);
  }
}
