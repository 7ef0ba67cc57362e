// What a player could do: at a guided table what is legal, at an unassisted one the temptations beside it.

import { USPML_FUNDAMENTALS } from '@hanchan/rulesets';
import { formatTile, formatTiles } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import { type Setup, Table } from '../../../proof/spec/support/playTable.ts';
import { table } from '../../../proof/spec/wrc-2022/playing.ts';
import { type Action, legalActions, possibleActions } from '../src/index.ts';

const unassisted = (setup: Setup) => table({ assistance: 'unassisted', ...setup });

const said = (action: Action): string => {
  if (action.type === 'discard') {
    const { tile, fromDraw, riichi } = action;
    return `${formatTile(tile)}${fromDraw ? ' drawn' : ''}${riichi ? ' riichi' : ''}`;
  }
  if ('own' in action) return `${action.type} ${formatTiles(action.own)}`.trim();
  return 'tile' in action ? `${action.type} ${formatTile(action.tile)}` : action.type;
};

/** What is possible to a seat beside what is legal, which comes first. */
function wrong({ match }: Table, seat: 0 | 1 | 2 | 3): string[] {
  const legal = legalActions(match, seat);
  const possible = possibleActions(match, seat);
  expect(possible.slice(0, legal.length)).toEqual(legal);
  return possible.slice(legal.length).map(said);
}

describe('on one’s turn', () => {
  test('a win that is none, three tiles taken for four, riichi with any tile', () => {
    const at = unassisted({ hands: { E: '333m55p147s12344z' }, draws: '9p' });
    const hand = ['3m', '5p', '1s', '4s', '7s', '1z', '2z', '3z', '4z'];
    expect(wrong(at, 0)).toEqual([
      'tsumo',
      'concealedKan 3m',
      ...hand.map((tile) => `${tile} riichi`),
      '9p drawn riichi',
    ]);
  });

  test('the drawn tile makes the third, too', () => {
    const at = unassisted({ hands: { E: '33m55p147s123446z' }, draws: '3m' });
    expect(wrong(at, 0)).toContain('concealedKan 3m');
  });

  test('in riichi every tile of the hand', () => {
    const at = unassisted({ hands: { E: '123m456m789s4566p' }, draws: '9p', riichi: ['E'] });
    expect(wrong(at, 0)).toContain('1m');
    expect(wrong(at, 0)).not.toContain('9p drawn');
  });

  test('after a call what it bars, and no win, for no tile was drawn', () => {
    const at = unassisted({ hands: { S: '111s258m369p1234z' }, draws: '1s' });
    at.do('E discards 1s', 'S pon 1s1s');
    expect(wrong(at, 1).filter((act) => !act.endsWith('riichi'))).toEqual(['1s']);
  });

  test('three of a kind after a call, and nothing that was not drawn', () => {
    const at = unassisted({ hands: { S: '11s777m369p1234z8m' }, draws: '1s' });
    at.do('E discards 1s', 'S pon 1s1s');
    expect(wrong(at, 1)).toContain('concealedKan 7m');
    expect(wrong(at, 1).filter((act) => act.includes('drawn'))).toEqual([]);
  });

  test('at a guided table nothing', () => {
    expect(wrong(table({ hands: { E: '333m55p147s12344z' }, draws: '9p' }), 0)).toEqual([]);
  });
});

describe('about a tile on offer', () => {
  const offered = () => unassisted({ draws: '9p' }).do('E discards 9p');

  test('a win or a call without the tiles for it', () => {
    expect(wrong(offered(), 1)).toEqual(['ron', 'calledKan', 'pon', 'chi']);
  });

  test('nothing for the one who discarded it', () => {
    expect(possibleActions(offered().match, 0)).toEqual([]);
  });

  test('no win that would be none where it is one', () => {
    const at = unassisted({
      hands: { S: '123m456m789s4566p' },
      draws: '3p',
      discards: { E: '1z' },
    });
    expect(wrong(at.do('E discards 3p'), 1)).toEqual(['calledKan', 'pon', 'chi']);
  });
});

test('at the end of the wall tenpai is said without a waiting hand', () => {
  const at = unassisted({ draws: '9p', live: 0, discards: { E: '2m', S: '2m', W: '2m', N: '2m' } });
  at.do('E discards 9p').passAll();
  expect(possibleActions(at.match, 0).map(said)).toEqual(['noten', 'tenpai']);
  // Not before one is asked.
  expect(possibleActions(at.match, 1).map(said)).toEqual(['noten']);
});

test('of a pool every tile may be picked, and nothing else be done', () => {
  const at = new Table(USPML_FUNDAMENTALS.values, { assistance: 'unassisted' });
  expect(wrong(at, 0)).toEqual([]);
  expect(possibleActions(at.match, 0)[0]).toEqual({ type: 'pick', seat: 0, slot: 0 });
});
