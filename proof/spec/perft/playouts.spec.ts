// Whole matches, summed up by their results. A digest changes only with the clause that changes the game:
// HANCHAN_UPDATE=1 rewrites them. And over all matches, everything that can happen must have happened.

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DRAW_REASONS, FOULS, type GameEvent } from '@hanchan/game';
import { YAKU_IDS } from '@hanchan/rules';
import { RULESETS } from '@hanchan/rulesets';
import { afterAll, describe, expect, test } from 'vitest';
import { type Digest, digestOf } from '../support/digest.ts';
import { POLICY_NAMES } from '../support/playout.ts';
import { Table } from '../support/playTable.ts';
import { playRareDeals } from '../support/rareDeals.ts';
import { playRareFouls } from '../support/rareFouls.ts';

const FILE = fileURLToPath(new URL('./digests.json', import.meta.url));
const UPDATES = process.env['HANCHAN_UPDATE'] === '1';

type Digests = Record<string, Record<string, Digest>>;
const known: Digests = UPDATES ? {} : JSON.parse(readFileSync(FILE, 'utf8'));

const SEEDS = [1, 2, 4];
const UNASSISTED_SEEDS = [5, 8];

const seen = {
  events: new Set<string>(),
  draws: new Set<string>(),
  yaku: new Set<string>(),
  fouls: new Set<string>(),
};

function hear(event: GameEvent): void {
  seen.events.add(event.type);
  if (event.type === 'drawn') seen.draws.add(event.reason);
  if (event.type === 'drawn' && event.reason === 'nagashi') seen.yaku.add('nagashi_mangan');
  if (event.type === 'fouled') seen.fouls.add(event.foul);
  if (event.type !== 'won') return;
  for (const { id } of [...event.value.yaku, ...event.value.yakuman]) seen.yaku.add(id);
}

function compare(id: string, name: string, digest: Digest): void {
  if (!UPDATES) expect(digest).toEqual(known[id]?.[name]);
  else known[id] = { ...known[id], [name]: digest };
}

describe.each(RULESETS.map(({ id, values }) => [id, values] as const))('%s', (id, rules) => {
  test.each(POLICY_NAMES)('%s', (policy) => {
    compare(id, policy, digestOf({ rules, policy, seeds: SEEDS }, hear));
  });

  test('unassisted', () => {
    const corpus = { rules, policy: 'callEverything', seeds: UNASSISTED_SEEDS } as const;
    compare(id, 'unassisted', digestOf({ ...corpus, assistance: 'unassisted' }, hear));
  });
});

afterAll(() => {
  if (UPDATES) writeFileSync(FILE, `${JSON.stringify(known, null, 2)}\n`);
});

describe('everything that can happen has happened', () => {
  /** A new event does not compile until it is listed here. */
  const EVENTS: Record<GameEvent['type'], true> = {
    dealStarted: true,
    drew: true,
    discarded: true,
    asked: true,
    answered: true,
    winMissed: true,
    riichiAccepted: true,
    turnPassed: true,
    called: true,
    kanDeclared: true,
    indicatorTurned: true,
    won: true,
    wallExhausted: true,
    declared: true,
    drawn: true,
    dealEnded: true,
    clockStarted: true,
    bellRang: true,
    matchEnded: true,
    fouled: true,
    lent: true,
    ruled: true,
    penalised: true,
    handDied: true,
    dealVoided: true,
  };

  test('rare deals are dealt', () => playRareDeals(hear));

  test('rare fouls are committed', () => playRareFouls(RULESETS[0]!.values, hear));

  test('a table waits for the signal to start', () => {
    const waiting = RULESETS.find(({ values }) => values['clock.beforeStart'] === 'deal')!;
    const table = new Table(waiting.values, { isStarted: false }).do('start');
    for (const event of table.events) hear(event);
  });

  test('every event', () => {
    expect([...seen.events].sort()).toEqual(Object.keys(EVENTS).sort());
  });

  test('every kind of draw', () => {
    expect([...seen.draws].sort()).toEqual([...DRAW_REASONS].sort());
  });

  test('every foul', () => {
    expect(FOULS.filter((foul) => !seen.fouls.has(foul))).toEqual([]);
  });

  test('every yaku', () => {
    expect(YAKU_IDS.filter((id) => !seen.yaku.has(id))).toEqual([]);
  });
});
