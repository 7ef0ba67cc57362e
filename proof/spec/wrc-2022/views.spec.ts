// WRC 2022: what players may know of each other. Every check looks at whole views and messages as text.

import {
  fairWall,
  type GameEvent,
  matchSeed,
  redact,
  type SeatEvent,
  type Viewer,
  view,
} from '@hanchan/game';
import { WRC_2022 } from '@hanchan/rulesets';
import { SEATS, type Seat, type Tile, tileSet } from '@hanchan/tiles';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { Table } from '../support/playTable.ts';

const RULES = WRC_2022.values;
const VIEWERS: readonly Viewer[] = [...SEATS, 'spectator'];

/** South holds a concealed sequence, triplet and pair; East feeds the win. */
const HANDS = {
  E: '159m159p159s1234z',
  S: '234m45p678s22288s',
  W: '147m147p147s5567z',
  N: '369m369p369s6671z',
} as const;

function sent(table: Table, viewer: Viewer): SeatEvent[] {
  return table.events.flatMap((event: GameEvent) => redact(event, viewer) ?? []);
}

/** Every list of tiles anywhere in a message. */
function tileLists(value: unknown): Tile[][] {
  if (Array.isArray(value)) {
    const isTiles = value.length > 0 && value.every((item) => typeof item === 'number');
    return isTiles ? [value as Tile[]] : value.flatMap(tileLists);
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(tileLists) : [];
}

clause(
  ['wrc-7.4-05', 'wrc-8.5.2-01', 'wrc-8.6.2-01', 'wrc-8.8-02', 'wrc-8.12-05'],
  'of others only the number of tiles is known',
  () => {
    const table = new Table(RULES, { hands: HANDS });
    for (const viewer of VIEWERS) {
      const { deal } = view(table.match, viewer);
      expect(deal!.seats.map(({ handSize }) => handSize)).toEqual([13, 13, 13, 13]);
      expect(Object.keys(deal!.seats[1])).not.toContain('hand');
      expect(deal!.own?.hand ?? null).toEqual(
        viewer === 'spectator' ? null : table.match.deal!.seats[viewer].hand,
      );
    }
  },
);

clause(['wrc-7.4-05', 'T-63'], 'a deal tells each player one hand, a draw one tile', () => {
  const table = new Table(RULES, { hands: HANDS }).do('E discards 1z');
  for (const viewer of VIEWERS) {
    for (const event of sent(table, viewer)) {
      if (event.type === 'drew') expect(event.tile === null).toBe(event.seat !== viewer);
      if (event.type === 'dealStarted')
        expect(tileLists(event.hand ?? []).length).toBeLessThanOrEqual(1);
    }
  }
});

clause(
  ['wrc-12.3.5-04', 'T-63', 'A-56'],
  'after a win nobody is sent a losing hand or the wall',
  () => {
    const table = new Table(RULES, { hands: HANDS, draws: '6p' }).do('E discards 6p', 'S ron');
    const losers: Seat[] = [0, 2, 3];
    for (const viewer of VIEWERS) {
      const lists = sent(table, viewer).flatMap(tileLists).map(String);
      for (const seat of losers) {
        if (seat === viewer) continue;
        expect(lists).not.toContain(String(table.match.deal!.seats[seat].hand));
      }
      expect(JSON.stringify(sent(table, viewer))).not.toContain('wall"');
      expect(JSON.stringify(view(table.match, viewer))).not.toContain('"wall"');
    }
  },
);

clause(['wrc-12.3.5-05', 'T-63'], 'ura are sent for a riichi winner and for nobody else', () => {
  const setup = { hands: HANDS, draws: '6p', indicators: '1z', ura: '7z' } as const;
  const dama = new Table(RULES, setup).do('E discards 6p', 'S ron');
  expect(dama.last('won').ura).toEqual([]);
  const riichi = new Table(RULES, { ...setup, riichi: ['S'], deposits: 1 }).do(
    'E discards 6p',
    'S ron',
  );
  expect(riichi.last('won').ura).toHaveLength(1);
});

clause(['T-63', 'A-24'], 'a caller who lost on priority stays hidden', () => {
  const hands = { ...HANDS, W: '345m45p678s33377s', S: '234m45p678s22288s' };
  const table = new Table(RULES, { hands, draws: '6p' }).do('E discards 6p', 'S ron & W ron');
  expect(table.count('won')).toBe(1);
  for (const viewer of [0, 1, 3] as const) {
    const lists = sent(table, viewer).flatMap(tileLists).map(String);
    expect(lists).not.toContain(String(table.match.deal!.seats[2].hand));
  }
});

clause('wrc-7.2-02', 'every wall is a mixed set of its own, from a committed seed', () => {
  const seed = matchSeed('a secret', ['', '', '', '']);
  const wall = fairWall(seed, 1, 0);
  expect([...wall].sort((a, b) => a - b)).toEqual(tileSet(0));
  // No player's thirteen are a run of the unmixed set.
  expect(wall.slice(0, 13)).not.toEqual(tileSet(0).slice(0, 13));
});
