// The script of a shell, for the commands as they are.

import type { Command } from 'commander';
import { bashScript } from './bash.ts';
import { fishScript } from './fish.ts';
import { placesOf } from './tree.ts';
import { zshScript } from './zsh.ts';

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript };

export const scriptFor = (shell: keyof typeof SCRIPTS, program: Command): string =>
  SCRIPTS[shell](placesOf(program));
