// The order in which actions are listed is part of the contract: players of chance index into the list, and
// counts cannot see a permutation.

import { EMA_2008, USPML_FUNDAMENTALS, WRC_2022 } from '@hanchan/rulesets';
import { expect, test } from 'vitest';
import { Table } from '../support/playTable.ts';

const NOTHING = '147m258p369s1234z';

test('a turn: win, nine terminals, concealed kans, added kans, discards, riichi discards', () => {
  const inPlay = (hand: string, draws: string) =>
    new Table(WRC_2022.values, { hands: { E: hand }, draws, live: 40 });
  const winning = inPlay('11123m456p789s99s', '1m');
  expect(winning.offers('E').join(' ')).toBe(
    'tsumo kan 1m discards 1m discards 2m discards 3m discards 4p discards 5p discards 6p discards 7s discards 8s discards 9s discards 1m riichi 1m riichi 2m riichi 3m riichi 4p riichi 5p riichi 6p riichi 7s riichi 8s riichi 9s riichi 1m',
  );

  const kans = inPlay('2222m5p88p3s66z[555z^]', '5z');
  expect(kans.offers('E').join(' ')).toBe(
    'kan 2m kan 5z discards 2m discards 5p discards 8p discards 3s discards 6z discards 5z',
  );

  const nine = new Table(EMA_2008.values, { hands: { E: '19m19p19s1234566z' }, draws: '7z' });
  expect(nine.offers('E').join(' ')).toBe(
    'tsumo nine discards 1m discards 9m discards 1p discards 9p discards 1s discards 9s discards 1z discards 2z discards 3z discards 4z discards 5z discards 6z discards 7z riichi 1m riichi 9m riichi 1p riichi 9p riichi 1s riichi 9s riichi 1z riichi 2z riichi 3z riichi 4z riichi 5z riichi 6z riichi 7z',
  );
});

test('a turn in riichi: win, kan, the drawn tile', () => {
  const riichi = new Table(WRC_2022.values, {
    hands: { E: '333m456p789s22z34s' },
    draws: '3m',
    riichi: ['E'],
  });
  expect(riichi.offers('E').join(' ')).toBe('kan 3m discards 3m');
});

test('a claim: win, kan, pon, chi, each way of it, and to pass last', () => {
  const table = new Table(EMA_2008.values, {
    hands: { E: '147m28p369s12345z', S: '0556p3467p99s123z' },
    draws: '5p',
  });
  table.do('E discards 5p');
  expect(table.offers('S').join(' ')).toBe('kan 055p pon 05p pon 55p chi 34p chi 46p chi 67p pass');

  const ron = new Table(WRC_2022.values, {
    hands: { E: '147m28p369s12345z', S: '234567m46p555p88s' },
    draws: '5p',
  });
  ron.do('E discards 5p');
  expect(ron.offers('S').join(' ')).toBe('ron kan 555p pon 55p chi 46p pass');
});

test('a declaration: tenpai, then noten', () => {
  const table = new Table(WRC_2022.values, {
    hands: { E: NOTHING, S: '234567m22p234s23s', W: '258m369p147s1567z' },
    draws: '9p',
    live: 0,
  });
  table.do('E discards 9p').passAll();
  expect(table.offers('S').join(' ')).toBe('tenpai noten');
});

test('a pool: its places from the first to the last', () => {
  const table = new Table(USPML_FUNDAMENTALS.values);
  expect(table.offers('E')).toEqual(Array.from({ length: 84 }, (_, slot) => `picks ${slot}`));
});
