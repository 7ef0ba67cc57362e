// Games that are read and never written: Tenhou's XML and records of Mahjong Soul, through the commands that take a game.

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filmOf, type MjaiEvent, readGames, writeFilm } from '@hanchan/records';
import { findRuleset, TENHOU } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../proof/spec/support/leftovers.ts';
import { majsoulOf } from '../../../proof/spec/support/majsoulWriter.ts';
import { mjlogOf } from '../../../proof/spec/support/mjlogWriter.ts';
import { sealedRecord } from '../../../proof/spec/support/sealedRecord.ts';
import { hanchanHere } from './runHere.ts';

const folder = temporaryFolder();
const [game] = readGames('game', sealedRecord({ ruleset: TENHOU })).games;
const film = filmOf(game!, { find: findRuleset, usual: TENHOU });
const lines = writeFilm(film, 'mjai').trimEnd().split('\n');
const log = lines.map((line) => JSON.parse(line) as MjaiEvent);
const TEXTS = { mjlog: mjlogOf(log), majsoul: JSON.stringify(majsoulOf(log), null, 2) };

describe.each(['mjlog', 'majsoul'] as const)('a game as %s', (format) => {
  const path = join(folder, `${format}.gz`);
  writeFileSync(path, gzipSync(TEXTS[format]));

  test('agrees with the rules', async () => {
    const { status, stdout, stderr } = await hanchanHere(['replay', '--verify', path]);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/1 games, \d+ hands, \d+ events, 0 differ/);
  });

  test('is converted, and what it does not say is listed', async () => {
    const to = join(folder, `${format}.jsonl`);
    const { status, stderr } = await hanchanHere(['convert', path, '--to', 'record', '-o', to]);
    expect([status, stderr.split('\n')[0]]).toEqual([
      0,
      `hanchan: ${format} does not say, so that it is not written:`,
    ]);
    expect(stderr).toContain('  - games of three players');
    expect((await hanchanHere(['replay', '--verify', to])).status).toBe(0);
  });

  test('is reviewed', async () => {
    const { status, stdout } = await hanchanHere(['review', path, '--seat', '2', '--bot', 'club']);
    expect([status, stdout.split('\n')[0]]).toEqual([
      0,
      expect.stringMatching(/decisions as club/),
    ]);
  });

  test('that is damaged is refused with its place, and nothing is converted', async () => {
    const damaged = join(folder, `${format}-damaged`);
    writeFileSync(damaged, TEXTS[format].replace(/(<T|"tile": ")\d+/, '$1999'));
    for (const args of [
      ['replay', '--verify'],
      ['convert', '--to', 'mjai'],
    ]) {
      const { status, stdout, stderr } = await hanchanHere([...args, damaged]);
      expect(stderr).toMatch(
        format === 'mjlog'
          ? /line 1, element \d+ <T999>: 999 is not a tile from 0 to 135/
          : /data\[\d+\]\.data\.tile: "999\w" is not a tile/,
      );
      expect([status, args[0] === 'convert' ? stdout : '']).toEqual([2, '']);
    }
  });
});
