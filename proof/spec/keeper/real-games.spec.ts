// Real games, written down deal by deal as their players would have kept score: the keeper agrees with the log about
// scores, counters, deposits, the dealer and the end.

import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { type MjaiEvent, replayMjai } from '@hanchan/records';
import { TENHOU } from '@hanchan/rulesets';
import { expect, test } from 'vitest';
import { readTar } from '../../../faces/cli/src/tar.ts';
import { Keeping } from '../support/keeping.ts';
import { hasShared, sharedNote, sharedPath } from '../support/shared.ts';

const GAMES = process.env['HANCHAN_FULL'] === '1' ? 5_455 : 120;

interface Told {
  readonly deals: number;
  readonly isFinished: boolean;
}

function keep(lines: string, number: number): Told {
  const events = lines
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as MjaiEvent);
  // A log of an East match has one round; its rules are those that the match is played by.
  let keeping: Keeping | null = null;
  const report = replayMjai(events, TENHOU, {
    watch: (_, before, step) => {
      keeping ??= new Keeping(before.rules, number % 2 === 0 ? 'worth' : 'tiles');
      keeping.see(before, step);
    },
  });
  const { hands, kept } = keeping! as Keeping;
  const deals = events.filter(({ type }) => type === 'end_kyoku').length;
  const isWhole = hands === deals && kept.table.over !== null;
  return { deals: hands, isFinished: report.difference !== null || isWhole };
}

test.skipIf(!hasShared)(
  `${GAMES} real games kept by hand stand where their logs stand${sharedNote}`,
  async () => {
    const archive = sharedPath('data/tenhou/games.tar.gz');
    let games = 0;
    let deals = 0;
    for await (const { bytes } of readTar(
      createReadStream(archive).pipe(createGunzip()),
      archive,
    )) {
      const told = keep(new TextDecoder().decode(bytes), games);
      expect(told.isFinished).toBe(true);
      deals += told.deals;
      games++;
      if (games >= GAMES) break;
    }
    expect(games).toBe(GAMES);
    expect(deals).toBeGreaterThan(GAMES * 4);
  },
  600_000,
);
