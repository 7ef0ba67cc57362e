// A small event from the list of players to the last signature, as the benchmark plays a large one.

import { foldEvent, standingsOf } from '@hanchan/tournament';
import { expect, test } from 'vitest';
import { listen, openHall, playRound } from '../../../proof/bench/event/hall.mjs';
import { testServer } from './support/fixture.ts';
import { eventually } from './support/manualTime.ts';

test('16 players, 3 rounds: every board and phone ends with the standings of the desk', async () => {
  const { port } = await testServer();
  const hall = await openHall(`http://127.0.0.1:${port}`, { players: 16, rounds: 3, seed: 'test' });
  const heard = new Map<string | null, { seq: number; edition: number; lines: number }>();
  for (const key of [null, hall.display, ...hall.playerKeys.values()]) {
    await listen(hall, key, (line) => {
      const { seq, edition } = JSON.parse(line);
      heard.set(key, { seq, edition, lines: (heard.get(key)?.lines ?? 0) + 1 });
    });
  }
  const before = new Map(heard);
  const signed: string[] = [];
  for (const round of [1, 2, 3]) await playRound(hall, round, (id) => void signed.push(id));

  const { entries, seq } = await hall.log(hall.key);
  await eventually(() => {
    for (const one of heard.values()) expect(one.seq).toBe(seq);
  });
  // Nobody had to begin again.
  for (const [key, { edition }] of heard) expect(edition).toBe(before.get(key)?.edition);
  const state = foldEvent(entries);
  const standings = standingsOf(state);
  expect(signed).toHaveLength(12);
  expect(state.rounds.every(({ endedAt }) => endedAt !== null)).toBe(true);
  expect(standings.rows.every(({ games }) => games === 3)).toBe(true);
  const sum = standings.rows.reduce((total, { raw, uma }) => total + raw + uma, 0);
  const left = entries.flatMap(({ act }) => (act.type === 'enter' ? [act.sheet.sticks] : []));
  expect(sum).toBe(-12_000 * left.reduce((total, sticks) => total + sticks, 0));
  for (const key of [undefined, hall.display, hall.playerKeys.get(7)]) {
    const seen = await hall.log(key);
    expect(standingsOf(foldEvent(seen.entries)).rows.map(({ total }) => total)).toEqual(
      standings.rows.map(({ total }) => total),
    );
  }
});
