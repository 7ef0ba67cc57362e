// For each option of draws, rotation, the end and the ranking something that is another thing when only that option changes.

import { loansFor, NO_PENALTIES, resultOf } from '@hanchan/game';
import type { RuleValues } from '@hanchan/rules';
import { type BySeat, WINDS, type Wind } from '@hanchan/tiles';
import { declareAll } from '../support/foulTable.ts';
import { type Row, sight } from '../support/liveness.ts';
import { type Setup, Table } from '../support/playTable.ts';
import { answerOf, holding, throws } from '../support/sixBooks.ts';
import { MIDDLE, NOTHING, PINFU, PINFU_TOO } from '../support/sixHands.ts';

// Draws

/** The wall runs out on East's discard; who is named says tenpai. */
function exhausted(rules: RuleValues, more: Setup = {}, ...tenpai: Wind[]): Table {
  const hands = { E: PINFU, S: NOTHING, W: NOTHING, N: NOTHING };
  const table = holding(rules, { hands, draws: '9p', discards: MIDDLE, live: 0, ...more });
  return declareAll(throws(table, 'E', '9p'), ...tenpai);
}

const NOTEN = sight(
  `draw.notenTotal | wrc-2022 | 3000: 3000 -1000 -1000 -1000 | 0: 0 0 0 0
    | 1500: 1500 -500 -500 -500`,
  (rules) => exhausted(rules, {}, 'E').last('drawn').deltas.join(' '),
);

const POOL = sight(
  'draw.notenToPool | uspml-fundamentals | 1: -1 and pool 3 | 0: 0 and pool 0 | 2: -2 and pool 6',
  (rules) => {
    const table = exhausted(rules);
    return `${table.last('drawn').deltas[1]} and pool ${table.last('dealEnded').pool}`;
  },
);

const HIDDEN = sight('draw.mayHideTenpai | wrc-2022 | true: asked | false: not asked', (rules) => {
  const hands = { E: PINFU, S: NOTHING, W: NOTHING, N: NOTHING };
  const table = holding(rules, { hands, draws: '9p', discards: MIDDLE, live: 0 });
  throws(table, 'E', '9p').passAll();
  return table.can('E', 'noten') ? 'asked' : 'not asked';
});

/** East waits with an open hand that has no yaku. */
const YAKULESS = sight(
  'draw.tenpaiNeedsYaku | wdmc-2019 | false: 3000 -1000 -1000 -1000 | true: 0 0 0 0',
  (rules) => {
    const hands = { E: '456m789s4566p[123m<]', S: NOTHING, W: NOTHING, N: NOTHING };
    return exhausted(rules, { hands }, 'E').last('drawn').deltas.join(' ');
  },
);

const SHOWN = sight(
  'draw.reveal | wrc-2022 | tenpai: shown hidden | all: shown shown | none: hidden hidden',
  (rules) => {
    const { shown } = exhausted(rules, {}, 'E').last('drawn');
    return [shown[0], shown[1]].map((hand) => (hand === null ? 'hidden' : 'shown')).join(' ');
  },
);

const NINE: Setup = { hands: { E: '19m19p19s123z4567s' }, draws: '5m' };
const ended = (table: Table) =>
  table.count('drawn') === 0 ? 'plays on' : table.last('drawn').reason;

const nineTerminals = (rules: RuleValues) => answerOf(holding(rules, NINE), 'E nine');

function fourWinds(rules: RuleValues): string {
  const hands = {
    E: '2z147m28p369s34z56z',
    S: '2z258m39p147s34z56z',
    W: '2z369m17p258s34z56z',
    N: '2z147m258p69s34z56z',
  };
  const table = new Table(rules, { hands, draws: '8m8p8s9m' });
  for (const wind of WINDS) table.passAll().do(`${wind} discards 2z`);
  return ended(table.passAll());
}

function fourKans(rules: RuleValues): string {
  const hands = { E: '222p55z34s[1111m][9999m]', S: '147m258p36s45z[1111s]' };
  const table = holding(rules, { hands, draws: '2p', replacements: '7s' });
  return ended(table.do('E kan 2p', 'E discards 7s').passAll());
}

function fourRiichi(rules: RuleValues): string {
  const setup: Setup = { hands: { E: PINFU }, draws: '9m', riichi: ['S', 'W', 'N'] };
  return ended(new Table(rules, setup).do('E riichi 9m').passAll());
}

function tripleRon(rules: RuleValues): string {
  const hands = { S: PINFU, W: '123m456m789m4577p', N: PINFU_TOO };
  const setup = { hands: { E: '147m28p369s11234z', ...hands }, draws: '3p', discards: MIDDLE };
  return ended(throws(holding(rules, setup), 'E', '3p').do('W ron & N ron & S ron'));
}

const EVERY = '["nineTerminals","fourWinds","fourKans","fourRiichi","tripleRon"]';
const without = (name: string) =>
  JSON.stringify(JSON.parse(EVERY).filter((one: string) => one !== name));
const ABORTIVE = [
  sight(
    `draw.abortive | tenhou | ${EVERY}: yes | ${without('nineTerminals')}: nineTerminalsNotAllowed draw.abortive`,
    nineTerminals,
  ),
  sight(
    `draw.abortive | tenhou | ${EVERY}: fourWinds | ${without('fourWinds')}: plays on`,
    fourWinds,
  ),
  sight(`draw.abortive | tenhou | ${EVERY}: fourKans | ${without('fourKans')}: plays on`, fourKans),
  sight(
    `draw.abortive | tenhou | ${EVERY}: fourRiichi | ${without('fourRiichi')}: plays on`,
    fourRiichi,
  ),
  sight(
    `draw.abortive | tenhou | ${EVERY}: tripleRon | ${without('tripleRon')}: plays on`,
    tripleRon,
  ),
];

const stays = (table: Table) => (table.last('dealEnded').dealerStays ? 'stays' : 'passes');

const ABORTED = sight('draw.abortiveDealer | ema-2008 | stays: stays | passes: passes', (rules) =>
  stays(holding(rules, NINE).do('E nine')),
);

const STAYS = sight('dealer.staysOn | wrc-2022 | winOrTenpai: stays | win: passes', (rules) =>
  stays(exhausted(rules, {}, 'E')),
);

const COUNTED = sight('counter.onDraw | wrc-2022 | true: 1 | false: 0', (rules) =>
  String(exhausted(rules).last('dealEnded').counters),
);

// The end

const LAST: Setup = { dealer: 3, round: 'S' };
const SCORES: BySeat<number> = [20_000, 25_000, 25_000, 30_000];

function goesOn({ match }: Table): string {
  const { phase, round, dealer } = match;
  return phase === 'over' ? 'over' : `${WINDS[round]}${dealer + 1}`;
}

/** West feeds East or South in the last deal. */
function lastWin(rules: RuleValues, winner: Wind, more: Setup = {}): Table {
  const hands = { E: PINFU_TOO, S: PINFU, N: NOTHING };
  const setup: Setup = { hands, draws: '3p', discards: MIDDLE, turn: 'W', ...LAST, ...more };
  return throws(holding(rules, setup), 'W', '3p').do(`${winner} ron`);
}

const ROUNDS = sight(
  'end.rounds | wrc-2022 | 2: S1 over | 1: over over | 3: S1 W1 | 4: S1 W1, N1',
  (rules) => {
    const after = (round: Wind) => goesOn(lastWin(rules, 'S', { round }));
    return [after('E'), after('S')].join(' ') + (after('W') === 'N1' ? ', N1' : '');
  },
);

const EXTENDED = sight(
  `end.extension | wdmc-2019 | untilWin: W1 over | none: over over
    | untilTarget with end.target=60000: W1 W1`,
  (rules) => {
    const hands = { E: NOTHING, S: NOTHING, W: NOTHING, N: NOTHING };
    const drawn = goesOn(exhausted(rules, { ...LAST, hands, scores: SCORES }));
    return `${drawn} ${goesOn(lastWin(rules, 'S', { scores: SCORES }))}`;
  },
);

const TARGET = sight(
  'end.target | tenhou | 30000: over | 60000: W1 | 0 with end.extension=none: over at once',
  (rules) => {
    const first = lastWin(rules, 'S', { scores: [0, 25_000, 25_000, 25_000] });
    if (first.match.phase === 'over') return 'over at once';
    // The winner comes to thirty thousand exactly.
    const scores: BySeat<number> = [30_000 - first.scores[0], 20_000, 20_000, 20_000];
    return goesOn(lastWin(rules, 'S', { scores }));
  },
);

const LEADS = sight(
  'end.dealerLeads | wrc-2022 | never: S4 S4 | afterWin: over S4 | afterWinOrTenpai: over over',
  (rules) => {
    const scores: BySeat<number> = [20_000, 25_000, 25_000, 45_000];
    const hands = { E: PINFU, S: NOTHING, W: NOTHING, N: NOTHING };
    const drawn = exhausted(rules, { ...LAST, hands, scores }, 'E');
    return `${goesOn(lastWin(rules, 'E', { scores }))} ${goesOn(drawn)}`;
  },
);

const BUST = sight('end.bust | wrc-2022 | playOn: E2 | ends: over', (rules) => {
  const scores: BySeat<number> = [30_000, 30_000, 0, 30_000];
  return goesOn(lastWin(rules, 'S', { scores, dealer: 0, round: 'E' }));
});

const STICKS = sight('end.deposits | wrc-2022 | nobody: 0 | winner: 2000', (rules) => {
  const scores: BySeat<number> = [20_000, 45_000, 25_000, 28_000];
  const table = exhausted(rules, {
    ...LAST,
    hands: { E: NOTHING, S: NOTHING },
    deposits: 2,
    scores,
  });
  return String(table.scores[1] - scores[1]);
});

const LENT = sight(
  'table.loan | wrc-2022 | 10000: 2 and 8000 | 20000: 1 and 8000 | 0: 0 and -12000',
  (rules) => {
    const { count, inSticks } = loansFor(-12_000, rules);
    return `${count} and ${inSticks}`;
  },
);

// The ranking

/** Tournament points of each seat. */
const points =
  (final: BySeat<number>, modified: number | null = null) =>
  (rules: RuleValues) => {
    const penalties = [0, 1, 2, 3].map((seat) =>
      seat === 0 && modified !== null ? { ...NO_PENALTIES, modifier: modified } : NO_PENALTIES,
    ) as unknown as BySeat<typeof NO_PENALTIES>;
    return resultOf(final, rules, penalties)
      .tournament.map((one) => one / 12_000)
      .join(' ');
  };
const FINAL: BySeat<number> = [45_000, 31_000, 24_000, 20_000];
const TIED: BySeat<number> = [40_000, 40_000, 20_000, 20_000];

const RANKING = [
  sight(
    'ranking.returnPoints | wrc-2022 | 30000: 30 6 -11 -25 | 25000: 35 11 -6 -20 | 0: 60 36 19 5',
    points(FINAL),
  ),
  sight(
    `ranking.uma | wrc-2022 | {"type":"fixed","places":[15,5,-5,-15]}: 30 6 -11 -25
      | {"type":"none"}: 15 1 -6 -10
      | {"type":"floating","oneAbove":[12,-1,-3,-8],"twoAbove":[8,4,-4,-8],"threeAbove":[8,3,1,-12]}: 23 5 -10 -18`,
    points(FINAL),
  ),
  sight('ranking.oka | wrc-2022 | 0: 30 6 -11 -25 | 20: 50 6 -11 -25', points(FINAL)),
  sight(
    'ranking.umaBasis | wrc-2022 | finalScores: 10 6 -11 -25 | afterModifiers: 0 16 -11 -25',
    points(FINAL, 20_000),
  ),
  sight('ranking.ties | wrc-2022 | shared: 20 20 -20 -20 | seatOrder: 25 15 -15 -25', points(TIED)),
];

export const MATCH_ROWS: readonly Row[] = [
  NOTEN,
  POOL,
  HIDDEN,
  YAKULESS,
  SHOWN,
  ...ABORTIVE,
  ABORTED,
  STAYS,
  COUNTED,
  ROUNDS,
  EXTENDED,
  TARGET,
  LEADS,
  BUST,
  STICKS,
  LENT,
  ...RANKING,
];
