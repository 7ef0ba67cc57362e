// `hanchan completion`: what the shell needs to complete commands, options and the names of rulebooks.

import { Argument, type Command } from 'commander';
import { bashScript } from './completion/bash.ts';
import { fishScript } from './completion/fish.ts';
import { type Place, placesOf, SHELLS, type Shell } from './completion/tree.ts';
import { zshScript } from './completion/zsh.ts';
import { print, type Terminal } from './terminal.ts';

const SCRIPTS: Readonly<Record<Shell, (places: readonly Place[]) => string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
};

const HELP = `
Examples:
  source <(hanchan completion bash)                     in ~/.bashrc
  source <(hanchan completion zsh)                      in ~/.zshrc, behind compinit
  hanchan completion fish | source                      in ~/.config/fish/config.fish`;

export function addCompletionCommand(program: Command, terminal: Terminal): void {
  program
    .command('completion')
    .summary('a script that completes commands in your shell')
    .description('Print a script that completes commands, options and names in your shell.')
    .addArgument(new Argument('<SHELL>', 'your shell').choices(SHELLS))
    .addHelpText('after', HELP)
    .action((shell: Shell) => print(terminal, SCRIPTS[shell](placesOf(program))));
}
