// Chapters 8, 8.1, 8.2, 8.5, 8.6 and 8.12: who may call a discard, until when, and who goes first.

import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { table, textOf } from './playing.ts';

const NORTH_WAITS_5P = '46p123m456m789m11z';

clause('wrc-8-11', 'the next player may call for a sequence, a triplet, a quad or a win', () => {
  const at = table({ hands: { S: '12333m258p369s12z' }, draws: '3m' }).do('E discards 3m');
  expect(at.offers('S')).toEqual(['kan 333m', 'pon 33m', 'chi 12m', 'pass']);
  const winning = table({ hands: { S: '12m456p789s99p345s' }, draws: '3m' }).do('E discards 3m');
  expect(winning.offers('S')).toEqual(['ron', 'chi 12m', 'pass']);
});

clause(
  ['wrc-8-12', 'wrc-8.5.1-01', 'wrc-8.6.1-01'],
  'others may call for a triplet, a quad or a win, never for a sequence',
  () => {
    const at = table({ hands: { W: '1233m258p369s126z' }, draws: '3m' }).do('E discards 3m');
    expect(at.offers('W')).toEqual(['pon 33m', 'pass']);
    expect(at.refusal('W chi 1m2m')).toMatchObject({ code: 'callNotAllowed', rule: 'calls.chi' });
    const winning = table({ hands: { W: '12m456p789s99p345s' }, draws: '3m' });
    expect(winning.do('E discards 3m').offers('W')).toEqual(['ron', 'pass']);
  },
);

clause('wrc-8-14', 'nobody is asked about the own discard', () => {
  const at = table({ hands: { E: '55p147m258s12345z', W: '55p147m258s12345z' } });
  at.do('E discards 5p');
  expect(at.offers('E')).toEqual([]);
  expect(at.refusal('E pon 5p5p')).toMatchObject({ code: 'notAsked', rule: null });
});

clause('wrc-8.8-01', 'a single tile gives no right to call its twin', () => {
  const at = table({ hands: { S: '5p147m369s123456z' }, draws: '5p' }).do('E discards 5p');
  expect(at.match.deal!.turn).toBe(at.seat('S'));
});

clause('wrc-8-15', 'play resumes at the caller, and those in between lose their turn', () => {
  const at = table({ hands: { N: '99p147m258s12345z' }, draws: '9p' });
  at.do('E discards 9p', 'N pon', 'N discards 1m');
  const turns = at.events.flatMap((event) => (event.type === 'discarded' ? [event.seat] : []));
  expect(turns).toEqual([at.seat('E'), at.seat('N')]);
  expect(at.match.deal!.turn).toBe(at.seat('E'));
  expect(at.count('drew')).toBe(2);
});

clause('wrc-8-10', 'only the last discard can be called', () => {
  const at = table({ hands: { W: '55p99m147s123456z' }, draws: '5p9m' });
  at.do('E discards 5p', 'S discards 9m');
  expect(at.can('W', 'pon 99m')).toBe(true);
  expect(at.refusal('W pon 5p5p')).toMatchObject({ code: 'noSuchMeld', rule: null });
});

clause(
  ['wrc-1-05', 'wrc-8.1-03', 'wrc-8.1-07', 'A-07'],
  'a discard can be called until the next draw, and nobody draws before all have answered',
  () => {
    const at = table({ hands: { N: '55p147m258s12345z' }, draws: '5p' }).do('E discards 5p');
    expect(at.count('drew')).toBe(1);
    expect(at.can('N', 'pon')).toBe(true);
    at.do('N pass');
    expect(at.count('drew')).toBe(2);
    expect(at.refusal('N pon 5p5p')).toMatchObject({ code: 'wrongPhase', rule: null });
    expect(at.refusal('N ron')).toMatchObject({ code: 'wrongPhase', rule: null });
  },
);

clause(
  ['wrc-8.1-04', 'A-20'],
  'whoever goes for the draw has given up the own call, not those of others',
  () => {
    const hands = { S: '46p147m258s12345z', N: '55p147m258s12345z' };
    const at = table({ hands, draws: '5p' }).do('E discards 5p').answer('S pass');
    expect(at.refusal('S chi 4p6p')).toMatchObject({ code: 'notAsked', rule: null });
    expect(at.can('N', 'pon')).toBe(true);
    expect(at.count('drew')).toBe(1);
  },
);

// 8.2 Precedence

const threeCallers = () =>
  table({
    hands: { S: '46p258s147m12345z', W: '55p258s369m12356z', N: NORTH_WAITS_5P },
    draws: '5p',
  }).do('E discards 5p');

clause('wrc-8.2-01', 'ron before pon before chii, whoever speaks first', () => {
  const at = threeCallers().do('S chi 4p6p & W pon 5p5p & N ron');
  expect(at.last('won')).toMatchObject({ seat: 3, from: 0 });
  expect(at.count('called')).toBe(0);
});

clause(
  ['wrc-8.2-02', 'wrc-2-14', 'T-27'],
  'a ron that comes after a pon still takes the tile',
  () => {
    const at = threeCallers().answer('W pon 5p5p').answer('N ron').answer('S pass');
    expect(at.last('won').seat).toBe(3);
    expect(at.count('called')).toBe(0);
  },
);

clause(
  ['wrc-8.2-05', 'wrc-8.2-06', 'wrc-8.2-07', 'wrc-2-14', 'A-19'],
  'answers of one window are simultaneous: pon beats chii in either order',
  () => {
    for (const calls of ['S chi 4p6p & W pon 5p5p', 'W pon 5p5p & S chi 4p6p']) {
      const at = threeCallers().do(calls);
      expect(at.last('called')).toMatchObject({ seat: 2, from: 0, meld: { type: 'pon' } });
      expect(at.count('called')).toBe(1);
      expect(at.state('S').melds).toEqual([]);
    }
  },
);

clause(
  ['wrc-8.2-01', 'wrc-8.2-05', 'wrc-2-14', 'A-19'],
  'where calls are heard apart the first one stands, but not against a win',
  () => {
    const heard = (...calls: string[]) => {
      const at = threeCallers();
      at.match = { ...at.match, claimOrder: 'asHeard' };
      for (const call of calls) at.answer(call);
      return at;
    };
    const chiFirst = heard('S chi 4p6p', 'W pon 5p5p', 'N pass');
    expect(chiFirst.last('called')).toMatchObject({ seat: 1, meld: { type: 'chi' } });
    const ponFirst = heard('W pon 5p5p', 'S chi 4p6p', 'N pass');
    expect(ponFirst.last('called')).toMatchObject({ seat: 2, meld: { type: 'pon' } });
    expect(heard('S chi 4p6p', 'W pon 5p5p', 'N ron').last('won').seat).toBe(3);
  },
);

clause('wrc-8.2-06', 'a called quad beats a sequence, too', () => {
  const hands = { S: '46p258s147m12345z', W: '555p258s369m1236z' };
  const at = table({ hands, draws: '5p' }).do('E discards 5p', 'S chi 4p6p & W kan 5p5p5p');
  expect(at.last('called')).toMatchObject({ seat: 2, meld: { type: 'calledKan' } });
});

clause(
  ['wrc-8.2-03', 'wrc-8.2-04', 'wrc-2-13', 'wrc-9.1-09', 'wrc-8.11-02', 'A-24', 'T-26'],
  'of three rons the nearest wins alone, with all deposits; the others show nothing',
  () => {
    const at = table({
      hands: { N: NORTH_WAITS_5P, E: '46p123s456s789s22z', S: '46p234m234s678m88s' },
      draws: '5p',
      turn: 'W',
      discards: { W: '7z' },
      indicators: '5z',
      riichi: ['S'],
      deposits: 2,
      scores: [29_000, 29_000, 30_000, 30_000],
    });
    at.do('W discards 5p', 'S ron & E ron & N ron');
    expect(at.count('won')).toBe(1);
    expect(at.last('won')).toMatchObject({ seat: 3, from: 2, deposits: 2 });
    expect(at.scores).toEqual([29_000, 29_000, 27_400, 34_600]);
    expect(at.match.deposits).toBe(0);
  },
);

// 8.5, 8.6 and 8.12 Melds

clause('wrc-8.5.1-03', 'the caller of a sequence chooses and shows the two tiles', () => {
  const at = table({ hands: { S: '2356m258p369s123z' }, draws: '4m' }).do('E discards 4m');
  expect(at.offers('S')).toEqual(['chi 23m', 'chi 35m', 'chi 56m', 'pass']);
  at.do('S chi 3m5m');
  const { meld } = at.last('called');
  expect(textOf(meld.tiles)).toBe('3m4m5m');
  expect(textOf(at.state('S').hand)).toBe('2m6m2p5p8p3s6s9s1z2z3z');
  expect(at.match.deal!.turn).toBe(at.seat('S'));
});

clause(
  ['wrc-8.6.1-03', 'wrc-3.2-12', 'wrc-8.12-06'],
  'a triplet records the tile, and who fed it',
  () => {
    const sources = { S: 'left', W: 'across', N: 'right' } as const;
    for (const wind of ['S', 'W', 'N'] as const) {
      const at = table({ hands: { [wind]: '99p147m258s12345z' }, draws: '9p' });
      at.do('E discards 9p', `${wind} pon`);
      expect(at.last('called')).toMatchObject({ seat: at.seat(wind), from: 0 });
      const [meld] = at.state(wind).melds;
      expect(meld).toMatchObject({ type: 'pon', from: sources[wind] });
      expect(textOf([meld!.called!])).toBe('9p');
      expect(at.state('E').discards.at(-1)!.calledBy).toBe(at.seat(wind));
    }
  },
);

clause('wrc-8.12-01', 'melds stand in the order of the calls', () => {
  const at = table({ hands: { S: '99p46p11z147m258s2z' }, draws: '9p7z7z5p' });
  at.do('E discards 9p', 'S pon', 'S discards 1m', 'W discards 7z', 'N discards 7z');
  at.do('E discards 5p', 'S chi 4p6p');
  expect(at.state('S').melds.map(({ tiles }) => textOf(tiles))).toEqual(['9p9p9p', '4p5p6p']);
});

clause('wrc-8-16', 'tiles of a meld cannot be discarded', () => {
  const at = table({ hands: { S: '147m258p369s5z[777z^]' }, turn: 'S', draws: '2z' });
  expect(at.refusal('S discards 7z')).toMatchObject({ code: 'tileNotHeld', rule: null });
  expect(at.can('S', 'discards 7z')).toBe(false);
});
