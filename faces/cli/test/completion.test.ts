// The completion, asked as a shell asks it; and that it knows what the program knows.

import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { runHere } from './runHere.ts';

/** Bash is everywhere; the others are asked where they are. */
const INSTALLED = ['bash', 'zsh', 'fish'].filter(
  (shell) => shell === 'bash' || spawnSync(shell, ['-c', 'true']).error === undefined,
);

const script = async (shell: string) => (await runHere(`completion ${shell}`)).stdout;

/** What bash offers behind these words; the last of them is being typed. */
async function offered(...words: string[]): Promise<string[]> {
  const asked = `${await script('bash')}
COMP_WORDS=(${words.map((word) => `'${word}'`).join(' ')})
COMP_CWORD=${words.length - 1}
_hanchan
printf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, stderr, status } = spawnSync('bash', ['--norc', '-c', asked], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
  return stdout.split('\n').filter((line) => line !== '');
}

test('bash completes commands, options and the names of rulebooks', async () => {
  expect(await offered('hanchan', 'sc')).toEqual(['score', 'schema']);
  expect(await offered('hanchan', 'rules', 'd')).toEqual(['diff']);
  expect(await offered('hanchan', 'rules', 'diff', 'w')).toEqual(['wrc-2022', 'wdmc-2019']);
  expect(await offered('hanchan', 'score', '--hai')).toEqual(['--haitei']);
  expect(await offered('hanchan', 'score', '--rules', 'ema')).toEqual(['ema-2008']);
  expect(await offered('hanchan', 'simulate', '--bots', 'e')).toEqual(['expert']);
  expect(await offered('hanchan', 'tournament', 'seating', '--rou')).toEqual(['--rounds']);
  expect(await offered('hanchan', 'schema', 'tournament-r')).toEqual(['tournament-result']);
});

test('where a value is free nothing of ours is offered, so that the shell offers files', async () => {
  expect(await offered('hanchan', 'backup', '--data', '')).toEqual([]);
  // A value that is called like a command does not lead astray.
  expect(await offered('hanchan', 'replay', '--tar', 'score', '--ver')).toEqual(['--verify']);
});

test.each(['bash', 'zsh', 'fish'])(
  '%s is told every command and option that there is',
  async (shell) => {
    const text = await script(shell);
    const { stdout } = await runHere('--help');
    const commands = [...stdout.matchAll(/^ {2}([a-z]+)\b/gm)]
      .map(([, name]) => name!)
      .filter((name) => name !== 'hanchan');
    expect(commands.length).toBeGreaterThan(15);
    for (const command of commands) {
      expect(text).toContain(command);
      const help = (await runHere(`${command} --help`)).stdout;
      for (const [, option] of help.matchAll(/^ {2}(?:-\w, )?--([a-z-]+)/gm)) {
        expect([command, text.includes(option!)]).toEqual([command, true]);
      }
    }
  },
);

test.each(INSTALLED)('%s can read the script', async (shell) => {
  const { status, stderr } = spawnSync(shell, ['-n'], {
    input: await script(shell),
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});

test('another shell is refused by name', async () => {
  const { status, stderr } = await runHere('completion csh');
  expect(status).toBe(2);
  expect(stderr).toMatch(/bash, zsh, fish/);
});
