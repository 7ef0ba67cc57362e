// What each is told carries each one's view forward, step by step: short deals, laid out so that everything that changes a
// view while a deal is played happens in one of them.

import { EMA_2008, GENERAL, USPML_FUNDAMENTALS, WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { type Setup, Table } from '../../../proof/spec/support/playTable.ts';
import { foldView, newMatch, redact, view } from '../src/index.ts';
import { rulesWith } from './rulesWith.ts';
import { IDLE, NEITHER, NOTHING, PINFU, PLAIN, VIEWERS, watched } from './watched.ts';

const WRC = WRC_2022.values;

describe('a deal begins', () => {
  test.each([WRC_2022, WDMC_2019, EMA_2008, GENERAL, USPML_FUNDAMENTALS])('$id', ({ values }) => {
    let known = VIEWERS.map((viewer) => view(newMatch(values), viewer));
    const table = new Table(values, { hands: { E: NOTHING, S: PINFU } });
    for (const event of table.events) {
      known = known.map((one) => foldView(one, redact(event, one.viewer)!));
    }
    expect(known).toEqual(VIEWERS.map((viewer) => view(table.match, viewer)));
  });

  test('and tells whoever comes to it all that stands at the table', () => {
    const setup: Setup = { round: 'S', dealer: 2, counters: 3, deposits: 1, pool: 500 };
    const scores = [10_000, 20_000, 40_000, 50_000] as const;
    const { match, events } = new Table(WRC, { ...setup, scores });
    const joined = events.reduce(
      (known, event) => foldView(known, redact(event, 3)!),
      view(newMatch(WRC), 3),
    );
    expect(joined).toEqual(view(match, 3));
  });

  test('with the dealer’s turn, whom nobody has asked before the first draw', () => {
    const { events } = new Table(WRC, { dealer: 1 });
    const dealt = foldView(view(newMatch(WRC), 1), redact(events[0]!, 1)!);
    expect(dealt.deal).toMatchObject({ turn: 1, phase: { type: 'turn' }, isAsked: false });
  });
});

describe('turns', () => {
  test('a tile from the hand, and the tile just drawn', () => {
    const at = watched({ hands: { E: NOTHING, S: NEITHER, W: IDLE }, draws: '9m7z' });
    at.do('E discards 1m', 'S discards 7z').passAll();
    expect(at.table.match.deal!.turn).toBe(2);
  });

  test('a tile that is picked', () => {
    const at = watched({ hands: { E: NOTHING } }, USPML_FUNDAMENTALS.values);
    at.do('E picks 3', 'E discards 1z').passAll().do('S picks 0');
    expect(at.table.last('drew').slot).toBe(0);
  });

  test('a tile from the hand that leaves it waiting', () => {
    const at = watched({ hands: { E: '123m456m789s456p9p', S: NOTHING }, draws: '6p' });
    at.do('E discards 9p');
    expect(at.table.state('E').waits.length).toBeGreaterThan(0);
  });
});

describe('calls', () => {
  const hands = { E: NOTHING, S: '4567s123m456p19p1z', W: '55s258m369p14m12z', N: NEITHER };

  test('chi, and the discard after it', () => {
    watched({ hands, draws: '8s' }).do('E discards 8s', 'S chi 67s', 'S discards 1z').passAll();
  });

  test('pon goes before chi', () => {
    const at = watched({ hands, draws: '5s' }).do('E discards 5s', 'S chi 46s', 'W pon 55s');
    expect(at.table.last('called').seat).toBe(2);
    at.do('W discards 1z').passAll();
  });

  test('kan, with its indicator and the tile behind it', () => {
    const kan = { ...hands, W: '888s258m369p1m123z' };
    const at = watched({ hands: kan, draws: '8s', replacements: '9m' });
    at.do('E discards 8s', 'W kan 888s', 'W discards 9m').passAll();
    expect(at.table.count('indicatorTurned')).toBe(1);
  });

  test('a kan that leaves the hand waiting, and the win behind it', () => {
    const kan = { ...hands, W: '888s123m456m78m99p' };
    const at = watched({ hands: kan, draws: '8s', replacements: '9m', discards: PLAIN });
    at.do('E discards 8s', 'W kan 888s');
    expect(at.table.state('W').waits).toEqual([2, 5, 8]);
    at.do('W tsumo');
    expect(at.table.last('won').value.yaku.map(({ id }) => id)).toContain('rinshan');
  });
});

describe('kans of one’s own', () => {
  test('four concealed tiles, of which one was drawn', () => {
    const hands = { E: '111z234m567m9s88p1s', S: '147m258p369s2345z' };
    const at = watched({ hands, draws: '1z', replacements: '9m' });
    at.do('E kan 1z', 'E discards 9m').passAll();
  });

  test('four concealed tiles that were dealt', () => {
    const at = watched({ hands: { E: '1111z234m567m9s88p' }, draws: '7z', replacements: '9m' });
    at.do('E kan 1z', 'E discards 7z').passAll();
  });

  test('a fourth onto one of two pons', () => {
    const hands = { E: '234m9s88p1s[555s^][111z<]' };
    const at = watched({ hands, draws: '1z', replacements: '9m' });
    at.do('E kan 1z', 'E discards 9m').passAll();
    expect(at.table.state('E').melds.map(({ type }) => type)).toEqual(['pon', 'addedKan']);
  });

  test('a fourth that lies in the hand', () => {
    const hands = { E: '1234m9s88p[555s^][111m<]' };
    const at = watched({ hands, draws: '7z', replacements: '9m' });
    at.do('E kan 1m', 'E discards 9m').passAll();
  });

  test('where the wall is not filled up, a kan takes no live tile', () => {
    const at = watched({ hands: { E: '777s147m369p1234z' }, draws: '7s' }, GENERAL.values);
    at.do('E kan 7s').passAll();
    expect(at.table.live).toBe(69);
  });

  test('with the last tile of the wall none is left to move', () => {
    const rules = rulesWith(WRC_2022, { 'kan.lastTile': true });
    const at = watched({ hands: { E: '777s147m369p1234z' }, draws: '7s', live: 0 }, rules);
    at.do('E kan 7s').passAll();
    expect(at.table.live).toBe(0);
  });

  test('robbed: the pon stays a pon, and the tile with whoever declared it', () => {
    const hands = { E: '123m9s499s[333p^][111z<]', S: PINFU, W: NOTHING };
    const at = watched({ hands, draws: '3p', discards: PLAIN });
    at.do('E kan 3p', 'S ron');
    const { melds, drawn } = at.table.match.deal!.seats[0];
    expect(melds.map(({ type }) => type)).toEqual(['pon', 'pon']);
    expect(drawn).not.toBeNull();
  });

  test('robbed beside an older kan, which stays one', () => {
    const hands = { E: '1z3p99s44s1m[333p^][111z<]', S: PINFU, W: NEITHER, N: IDLE };
    const at = watched({ hands, draws: '7z', discards: PLAIN });
    at.do('E kan 1z', 'E kan 3p', 'S ron');
    const { melds } = at.table.match.deal!.seats[0];
    expect(melds.map(({ type }) => type)).toEqual(['pon', 'addedKan']);
  });
});

describe('riichi', () => {
  const hands = { E: '123456789m11p23s', S: NOTHING, W: NEITHER };

  test('on the first discard it is a double one; the next own discard ends ippatsu', () => {
    const at = watched({ hands, draws: '7z5z6z4z5z' });
    at.do('E riichi 7z', 'S discards 5z').passAll();
    expect(at.table.state('E').riichi).toBe('double');
    at.do('W discards 6z', 'N discards 4z', 'E discards 5z').passAll();
    expect(at.table.state('E').ippatsu).toBe(false);
  });

  test('later it is a plain one, and the deposit lies on the table', () => {
    const at = watched({ hands, draws: '7z', discards: { E: '9p' } })
      .do('E riichi 7z')
      .passAll();
    expect(at.table.state('E').riichi).toBe('riichi');
    expect(at.table.match.deposits).toBe(1);
  });

  test('a call ends ippatsu', () => {
    const caller = { ...hands, W: '55z258m369p147s12z' };
    const at = watched({ hands: caller, draws: '7z5z' });
    at.do('E riichi 7z', 'S discards 5z', 'W pon 55z');
    expect(at.table.state('E').ippatsu).toBe(false);
  });

  test('a kan ends ippatsu once it stands', () => {
    const kan = { ...hands, S: '888s147m369p1234z' };
    const at = watched({ hands: kan, draws: '7z8s' }).do('E riichi 7z', 'S kan 8s').passAll();
    expect(at.table.state('E').ippatsu).toBe(false);
  });

  describe.each(['anyCall', 'callBefore'] as const)('a double one, broken by %s', (broken) => {
    const rules = rulesWith(WRC_2022, { 'riichi.doubleBrokenBy': broken });

    test('behind a concealed kan of one’s own', () => {
      const own = { hands: { E: '2222m45p567m678s9s' }, draws: '9s', replacements: '1z' };
      watched(own, rules).do('E kan 2m', 'E riichi 1z').passAll();
    });

    test('behind a concealed kan of somebody else', () => {
      const other = { E: '2222s36p147s1234z', S: '234m678m345p34s88p' };
      const at = watched({ hands: other, draws: '5z6z', replacements: '7z' }, rules);
      at.do('E kan 2s', 'E discards 7z', 'S riichi 6z').passAll();
    });

    test('behind a call', () => {
      const called = { E: NOTHING, S: '234m678m345p34s88p', N: '55z258m369p147s12z' };
      const at = watched({ hands: called, draws: '5z6z' }, rules);
      at.do('E discards 5z', 'N pon 55z', 'N discards 1z', 'E discards drawn');
      at.do('S riichi drawn').passAll();
    });
  });

  test('the deposit is lost with a discard that is won on', () => {
    const won = { ...hands, E: '123456789m11p33s', S: PINFU };
    const at = watched({ hands: won, draws: '3p', discards: PLAIN });
    at.do('E riichi 3p', 'S ron');
    expect(at.table.match.deposits).toBe(0);
  });
});

test('what lies open is worked out once for all who are told of it, whatever else each of them knows', () => {
  const table = new Table(WRC, {
    hands: { E: '123456789m11p23s', S: NOTHING, W: '55z258m369p147s12z' },
    draws: '7z5z',
  });
  table.do('E riichi 7z', 'S discards 5z', 'W pon 55z');
  let known = VIEWERS.map((viewer) => view(newMatch(WRC), viewer));
  for (const event of table.events) {
    known = known.map((one) => {
      const told = redact(event, one.viewer);
      return told === null ? one : foldView(one, told);
    });
    const [first, ...others] = known.map(({ deal }) => deal!.seats);
    for (const seats of others) expect(seats).toBe(first);
  }
  expect(known[0]!.deal!.seats[2].melds).toHaveLength(1);
});
