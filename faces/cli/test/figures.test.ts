// `hanchan figures` counts what `hanchan simulate` counted; `hanchan ratings` refuses what is no log.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../proof/spec/support/leftovers.ts';
import { temporaryFile } from './run.ts';
import { hanchanHere } from './runHere.ts';

type Group = Readonly<Record<string, unknown>>;

test('the records of a simulation give the figures that the simulation printed', async () => {
  const folder = temporaryFolder();
  const line = ['simulate', '--rules', 'ema-2008', '--games', '4', '--seed', '5', '--workers', '1'];
  const bots = ['--bots', 'beginner,club', '--records', folder, '--json'];
  const simulated = await hanchanHere([...line, ...bots]);
  expect(simulated.status, simulated.stderr).toBe(0);
  const run = JSON.parse(simulated.stdout) as { bots: Record<string, Group>; table: Group };
  const files = readdirSync(folder).map((name) => join(folder, name));
  const counted = await hanchanHere(['figures', ...files, '--json']);
  expect(counted.status, counted.stderr).toBe(0);
  const again = JSON.parse(counted.stdout) as {
    players: Record<string, Group>;
    table: Group;
    leftOut: number;
  };
  expect(again.leftOut).toBe(0);
  // How often somebody was asked stands in no record.
  const without = ({ decisions: _, ...group }: Group) => group;
  expect(without(again.table)).toEqual(without(run.table));
  for (const name of ['beginner', 'club'])
    expect(without(again.players[name]!), name).toEqual(without(run.bots[name]!));
  const told = await hanchanHere(['figures', files[0]!]);
  expect(told.stdout).toMatch(/^1 match\n/);
  expect(told.stdout).toContain('Furiten');
});

test('what is no game, and no log of ratings, is refused', async () => {
  const nothing = temporaryFile('nothing.txt', 'no game\n');
  const counted = await hanchanHere(['figures', nothing]);
  expect(counted.status).toBe(2);
  expect(counted.stderr).toContain('no game was played to its end');
  const rated = await hanchanHere(['ratings', nothing]);
  expect(rated.status).toBe(2);
  expect(rated.stderr).toContain('line 1');
  expect((await hanchanHere(['figures'])).stderr).toContain('FILE');
});
