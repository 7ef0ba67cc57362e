// `hanchan completion`: what the shell needs to complete commands, options and the names of rulebooks.

import { Argument, type Command } from 'commander';
import { print, type Terminal } from './terminal.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof SHELLS)[number];

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
    .action(async (shell: Shell) => {
      // Loaded by whoever asks: no other command waits for it.
      const { scriptFor } = await import('./completion/script.ts');
      print(terminal, scriptFor(shell, program));
    });
}
