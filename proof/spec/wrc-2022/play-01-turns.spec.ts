// Chapters 3.4, 6, 7.6 and 8: the start, turns, the hands between them, and laws that hold all the time.

import {
  deal,
  legalActions,
  liveTiles,
  type Match,
  newMatch,
  play,
  seatsToAct,
} from '@hanchan/game';
import { SEATS, type Seat, type Tile, tileSet } from '@hanchan/tiles';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { RULES, sizeOf, table, textOf } from './playing.ts';

const SOUTH = 1;

clause(
  ['wrc-2-01', 'wrc-6.1-01', 'wrc-6.3-01', 'wrc-5-01'],
  'four players begin at 30,000 in East 1',
  () => {
    const started = table().last('dealStarted');
    expect(started.scores).toEqual([30_000, 30_000, 30_000, 30_000]);
    expect(started).toMatchObject({ round: 0, dealer: 0, counters: 0, deposits: 0, number: 1 });
    expect(started.hands.length).toBe(4);
  },
);

clause(
  ['wrc-7.6-01', 'wrc-7.6-02', 'wrc-7.4-04', 'A-02', 'T-25'],
  'East opens with the fourteenth dealt tile and draws no other; 69 live tiles are left',
  () => {
    const at = table();
    const { wall } = at.match.deal!;
    expect(at.state('E').drawn).toBe(wall[52]);
    expect(['E', 'S', 'W', 'N'].map((wind) => sizeOf(at, wind as 'E'))).toEqual([14, 13, 13, 13]);
    expect(at.live).toBe(69);
    expect(at.offers('S')).toEqual([]);
    at.do('E discards drawn');
    expect(at.last('drew')).toEqual({ type: 'drew', seat: 1, tile: wall[53], from: 'live' });
  },
);

clause('wrc-7.5-03', 'the first indicator shows before the first turn', () => {
  expect(textOf(table({ indicators: '5s' }).last('dealStarted').indicators)).toBe('5s');
});

clause(
  ['wrc-3.4-02', 'wrc-8-01', 'T-25'],
  'turns go East, South, West, North along the wall; South draws the last tile',
  () => {
    const at = table().drain();
    const drawn = at.events.filter((event) => event.type === 'drew');
    expect(drawn.map(({ seat }) => seat)).toEqual(Array.from({ length: 70 }, (_, i) => i % 4));
    const { wall } = at.match.deal!;
    expect(drawn.map(({ tile }) => tile)).toEqual(wall.slice(52, 122));
    expect(drawn.at(-1)!.seat).toBe(SOUTH);
  },
);

clause('wrc-3.4-10', 'each player has an own discard pool, in order', () => {
  const at = table({ draws: '9p9p9s9s1m' });
  at.do('E discards 9p', 'S discards 9p', 'W discards 9s', 'N discards 9s', 'E discards 1m');
  const pools = (['E', 'S', 'W', 'N'] as const).map((wind) =>
    textOf(at.state(wind).discards.map(({ tile }) => tile)),
  );
  expect(pools).toEqual(['9p1m', '9p', '9s', '9s']);
});

clause(['wrc-8-03', 'wrc-3.2-11'], 'in turn: quad, riichi, win, or a discard that ends it', () => {
  const at = table({ hands: { E: '111123m456p789s9p' }, draws: '9p' });
  const verbs = new Set(at.offers('E').map((offer) => offer.split(' ')[0]));
  expect([...verbs]).toEqual(['tsumo', 'kan', 'discards', 'riichi']);
  at.do('E riichi 9p');
  expect(at.last('discarded')).toMatchObject({ seat: 0, riichi: true });
  expect(at.match.deal!.turn).toBe(at.seat('S'));
});

clause('wrc-8.1-01', 'a discard cannot be taken back', () => {
  const at = table({ draws: '5z', hands: { W: '55z147m258p369s12z' } }).do('E discards 5z');
  expect(at.refusal('E discards 1z')).toMatchObject({ code: 'wrongPhase', rule: null });
  at.passAll();
  expect(at.refusal('E discards 1z')).toMatchObject({ code: 'notYourTurn', rule: null });
  expect(textOf(at.state('E').discards.map(({ tile }) => tile))).toBe('5z');
});

clause('wrc-8.1-05', 'quads, riichi and tsumo belong to the own turn', () => {
  const at = table({ hands: { S: '111123m456p789s9p' } });
  const notNow = { code: 'notYourTurn', rule: null };
  expect(at.refusal('S kan 1m')).toMatchObject(notNow);
  expect(at.refusal('S riichi 9p')).toMatchObject(notNow);
  expect(at.refusal('S tsumo')).toMatchObject(notNow);
  const promoted = table({ hands: { S: '7z147m258p369s[777z^]' } });
  expect(promoted.refusal('S kan 7z')).toMatchObject(notNow);
  expect(at.do('E discards drawn').can('S', 'kan 1m')).toBe(true);
});

clause('wrc-2-30', 'without abortive draws nine terminals and honours are played on', () => {
  const at = table({ hands: { E: '19m19p19s123z456p7p' } });
  expect(at.can('E', 'nine')).toBe(false);
  expect(at.refusal('E nine')).toMatchObject({
    code: 'nineTerminalsNotAllowed',
    rule: 'draw.abortive',
  });
});

// Laws, over matches played by chance.

function* random(seed: number): Generator<number> {
  for (let x = seed; ; ) {
    x = (Math.imul(x, 1_664_525) + 1_013_904_223) >>> 0;
    yield x / 2 ** 32;
  }
}

function shuffled(next: () => number): Tile[] {
  const tiles = [...tileSet(0)];
  for (let i = tiles.length - 1; i > 0; i--) {
    const j = Math.floor(next() * (i + 1));
    [tiles[i], tiles[j]] = [tiles[j]!, tiles[i]!];
  }
  return tiles;
}

/** Wins when it can, else does anything. */
function someAction(match: Match, seat: Seat, next: () => number) {
  const actions = legalActions(match, seat);
  const win = actions.find(({ type }) => type === 'tsumo' || type === 'ron');
  return win ?? actions[Math.floor(next() * actions.length)]!;
}

interface Seen {
  readonly before: Match;
  readonly after: Match;
  readonly types: readonly string[];
}

function* randomMatch(seed: number): Generator<Seen> {
  const source = random(seed);
  const next = () => source.next().value as number;
  let match = newMatch(RULES);
  while (match.phase !== 'over') {
    const before = match;
    const step =
      match.phase === 'awaitingDeal'
        ? deal(match, shuffled(next))
        : play(match, someAction(match, seatsToAct(match)[0]!, next));
    if (!step.ok) throw new Error(step.error.code);
    match = step.value.match;
    yield { before, after: match, types: step.value.events.map(({ type }) => type) };
  }
}

const SEEDS = [1, 2, 3];
const everyStep = (check: (seen: Seen) => void) => {
  for (const seed of SEEDS) for (const seen of randomMatch(seed)) check(seen);
};

clause(['wrc-8-04', 'wrc-3.3-01'], 'fourteen tiles in turn, thirteen out of turn', () => {
  everyStep(({ after: { phase, deal: running } }) => {
    if (phase !== 'playing') return;
    for (const seat of SEATS) {
      const { hand, drawn, melds } = running!.seats[seat];
      const size = hand.length + (drawn === null ? 0 : 1) + 3 * melds.length;
      const isInTurn = running!.phase.type === 'turn' && running!.turn === seat;
      expect(size).toBe(isInTurn ? 14 : 13);
    }
  });
});

clause(
  ['wrc-4.4.1-01', 'wrc-9.3-01'],
  'points come in hundreds and always add up to 120,000 with the deposits',
  () => {
    everyStep(({ after: { scores, deposits } }) => {
      expect(scores.every((score) => score % 100 === 0)).toBe(true);
      expect(scores.reduce((a, b) => a + b) + 1000 * deposits).toBe(120_000);
    });
  },
);

/** What players do and what ends a deal; notices to the table aside. */
const HAPPENINGS = [
  ...['drew', 'discarded', 'called', 'kanDeclared', 'indicatorTurned'],
  ...['won', 'drawn', 'dealEnded'],
];

clause(
  ['wrc-3.4-01', 'wrc-8-02', 'wrc-9-01'],
  'after a discard comes a draw, a call, a win or the end of the wall; only a win or that ends a deal',
  () => {
    const types: string[] = [];
    everyStep((seen) => types.push(...seen.types.filter((type) => HAPPENINGS.includes(type))));
    const after = new Set(types.filter((_, i) => types[i - 1] === 'discarded'));
    for (const type of after) expect(['called', 'drawn', 'drew', 'won']).toContain(type);
    const beforeDiscard = new Set(types.filter((_, i) => types[i + 1] === 'discarded'));
    expect([...beforeDiscard].sort()).toEqual(['called', 'drew', 'indicatorTurned']);
    const beforeEnd = new Set(types.filter((_, i) => types[i + 1] === 'dealEnded'));
    for (const type of beforeEnd) expect(['drawn', 'won']).toContain(type);
  },
);

clause('wrc-8.4-02', 'a drawn deal has exactly one discard with no live tile left', () => {
  let lastDiscards = 0;
  let drawnDeals = 0;
  everyStep(({ before, types }) => {
    if (types.includes('dealStarted')) lastDiscards = 0;
    const isDiscard = types.includes('discarded');
    if (isDiscard && liveTiles(before.deal!, RULES) === 0) lastDiscards++;
    if (!types.includes('drawn')) return;
    expect(lastDiscards).toBe(1);
    drawnDeals++;
  });
  expect(drawnDeals).toBeGreaterThan(0);
});
