// Deals without a winner: every kind of draw, and the exhausted wall with nobody to all four tenpai.

import type { RuleValues } from '@hanchan/rules';
import type { Wind } from '@hanchan/tiles';
import type { Script } from './stage.ts';

const ANY = null;

/** Four hands that wait, and four that do not. */
const READY: Readonly<Record<Wind, string>> = {
  E: '123456789m11p23s',
  S: '234567m22s46p678s',
  W: '345678m33s46p234s',
  N: '234m678m44s46p567s',
};
const IDLE: Readonly<Record<Wind, string>> = {
  E: '147m258p369s1234z',
  S: '258m369p147s1567z',
  W: '369m147p258s2467z',
  N: '147m369p158s3555z',
};

const hands = (...ready: Wind[]): Record<Wind, string> => {
  const of = (wind: Wind) => (ready.includes(wind) ? READY : IDLE)[wind];
  return { E: of('E'), S: of('S'), W: of('W'), N: of('N') };
};

const exhausted = (ready: readonly Wind[]): Script => ({
  name: `exhausted, ${ready.length === 0 ? 'nobody' : ready.join('')} tenpai`,
  hands: hands(...ready),
  play: [],
});

/** All the draws of these winds are terminals and honours, and each of the others throws something else. */
function nagashi(...winds: Wind[]): Script {
  const ends = [...'1199'].flatMap((rank) => ['m', 'p', 's'].map((suit) => `${rank}${suit}`));
  const honours = [...'1234567'].flatMap((rank) => [`${rank}z`, `${rank}z`, `${rank}z`]);
  const tiles = [...honours, ...ends, ...ends.slice(0, 6)];
  const order: Wind[] = ['E', 'S', 'W', 'N'];
  const simple = { E: '5p', S: '6p', W: '7p', N: '8p' };
  const draws = Array.from({ length: 70 }, (_, i) => {
    const wind = order[i % 4]!;
    if (winds.includes(wind)) return tiles.pop()!;
    return i < 4 ? simple[wind] : ANY;
  });
  const inner = { E: '234567m2233s445p', S: '234678m4466s22p7s' };
  return {
    name: `nagashi mangan of ${winds.join('')}`,
    hands: inner,
    draws,
    start: { counters: 2 },
    play: [],
  };
}

/** East throws nothing but terminals and honours, and South takes the first of them. */
function calledNagashi(): Script {
  const rest = [...'234567'].flatMap((rank) => [`${rank}z`, `${rank}z`, `${rank}z`]);
  const draws = Array.from({ length: 70 }, (_, i) => (i % 4 === 3 ? rest.pop()! : ANY));
  return {
    name: 'nagashi mangan spoilt by a call',
    hands: { E: '234567m2233s445p', S: '11z9s' },
    draws: ['1z', '6p', '7p', ...draws.slice(3)],
    play: ['E discards 1z', 'S pon 11z', 'S discards 9s'],
  };
}

interface Conditional extends Script {
  readonly when?: (rules: RuleValues) => boolean;
}

const hasRiichi = (rules: RuleValues) => rules['riichi.allowed'];
const hasNagashi = (rules: RuleValues) => rules['yaku.nagashi_mangan'] !== 'absent';
const asks = (rules: RuleValues) => rules['draw.mayHideTenpai'] && rules['draw.reveal'] !== 'none';

const SCRIPTS: readonly Conditional[] = [
  ...(
    [[], ['E'], ['S'], ['S', 'W'], ['E', 'N'], ['E', 'S', 'W'], ['E', 'S', 'W', 'N']] as const
  ).map(exhausted),
  {
    name: 'exhausted, waiting for the fifth copy of a called tile',
    hands: { ...IDLE, E: '123456m7p789s555z', N: '147m369p158s3366z' },
    play: ['E discards drawn', 'S discards 5z', 'E pon 55z', 'E discards 7p'],
  },
  {
    name: 'exhausted with deposits',
    hands: hands('E', 'W'),
    start: { deposits: 1, counters: 1 },
    play: ['E riichi drawn', 'to W', 'W riichi drawn'],
    when: hasRiichi,
  },
  {
    name: 'exhausted, a tenpai hand stays hidden',
    hands: hands('E', 'S'),
    play: ['drain', 'E noten', 'S tenpai'],
    when: asks,
  },
  { ...nagashi('E'), when: hasNagashi },
  { ...nagashi('S'), when: hasNagashi },
  { ...nagashi('E', 'S'), when: hasNagashi },
  { ...calledNagashi(), when: hasNagashi },
  {
    name: 'nine terminals',
    hands: { E: '19m19p19s1234566z' },
    draws: ['8m'],
    play: ['E nine'],
    when: (rules) => rules['draw.abortive'].includes('nineTerminals'),
  },
  {
    name: 'four equal winds',
    hands: { E: IDLE.E.replace('4z', '7z') },
    draws: ['4z', '4z', '4z', '4z'],
    play: ['E discards 4z', 'S discards 4z', 'W discards 4z', 'N discards 4z'],
  },
  {
    name: 'four equal dragons end nothing',
    draws: ['7z', '7z', '7z', '7z'],
    play: ['E discards 7z', 'S discards 7z', 'W discards 7z', 'N discards 7z'],
  },
  {
    name: 'four kans by two players',
    hands: { E: '111m222p579p1268s', S: '333s444s777m2345z' },
    draws: [ANY, ANY, ANY, ANY, '1m', '3s'],
    replacements: '2p9p4s7m',
    play: [
      'E discards drawn',
      'to E',
      'E kan 1m',
      'E kan 2p',
      'E discards drawn',
      'S kan 3s',
      'S kan 4s',
      '? S kan 7m',
      'S discards drawn',
    ],
    when: (rules) => rules['kan.concealed'],
  },
  {
    name: 'four riichi',
    hands: READY,
    draws: ['1z', '2z', '3z', '4z'],
    start: { deposits: 1 },
    play: ['E riichi 1z', 'S riichi 2z', 'W riichi 3z', 'N riichi 4z'],
    when: hasRiichi,
  },
];

/** Fits of one draw: what is left to play when a rulebook does not end the deal there. */
export function drawScripts(rules: RuleValues): Script[] {
  return SCRIPTS.filter(({ when }) => when?.(rules) ?? true).map(
    ({ when: _, ...script }) => script,
  );
}
