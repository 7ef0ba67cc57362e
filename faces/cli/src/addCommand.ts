// How a command is put below another, the program or one with parts: with where it prints, and with what it ends.

import type { Command } from 'commander';
import type { Terminal } from './terminal.ts';

export type AddCommand = (
  parent: Command,
  terminal: Terminal,
  exit: (status: number) => void,
) => void;
