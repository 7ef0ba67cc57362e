// Who can be named in a correction.

import type { GameView, MemberRow, NameView } from '@hanchan/club';
import { expect, test } from 'vitest';
import { seatable } from '../src/club/seatable.ts';

const row = (member: string, hasLeft = false) =>
  ({ member, name: member, isGuest: false, isErased: false, hasLeft }) as unknown as MemberRow;
const erased: NameView = { member: 'x', name: null, isGuest: false, isErased: true };

test('a correction names members, and the four who sat there whatever became of them', () => {
  const members = [row('a'), row('b'), row('c', true), row('d', true)];
  const players = [members[0]!, members[1]!, members[2]!, erased] as const;
  const named = seatable(members, { players: players as unknown as GameView['players'] });
  expect(named.map(({ member }) => member)).toEqual(['a', 'b', 'c', 'x']);
});
