// How ratings are worked out here, in numbers that the code itself makes: the page that explains them can say nothing else.

import { ANCHORS, type RatingsAnswer } from '@hanchan/protocol';
import { MOST_TOGETHER, ratedSeats, type SeatBefore } from './rules.ts';
import {
  afterGame,
  aheadShare,
  DRIFT,
  NEWCOMER,
  SCALE,
  type Skill,
  shownSkill,
  skillOf,
} from './skill.ts';

const LEADS = [100, 200, 400];
const NARROWS = [0, 10, 30, 100, 200];

const shownBots = (anchors: Readonly<Record<string, { value: number; plusMinus: number }>>) =>
  Object.entries(anchors)
    .map(([bot, { value, plusMinus }]) => ({ bot, value, plusMinus }))
    .sort((a, b) => b.value - a.value);

export const botsIn = (family: string) => shownBots(ANCHORS[family] ?? {});

/** How wide a rating is after so many games among equals, who come first as often as last. */
function widths(): RatingsAnswer['narrows'] {
  let four: readonly Skill[] = [NEWCOMER, NEWCOMER, NEWCOMER, NEWCOMER];
  const widths = [];
  for (let game = 0; game <= Math.max(...NARROWS); game++) {
    const shown = shownSkill(four[0]!);
    if (NARROWS.includes(game))
      widths.push({ value: shown.value, plusMinus: shown.plusMinus, games: game });
    const places = [0, 1, 2, 3].map((seat) => 1 + ((seat + game) % 4));
    four = afterGame(four, places, DRIFT);
  }
  return widths;
}

/** Four who sit down together: two people, a newcomer, the club's bot. */
const EXAMPLE: readonly (SeatBefore & { readonly games: number; readonly place: number })[] = [
  { person: 'you', bot: null, skill: skillOf(1_561, 180), games: 150, place: 2 },
  { person: 'strong', bot: null, skill: skillOf(1_702, 140), games: 320, place: 1 },
  { person: 'new', bot: null, skill: NEWCOMER, games: 0, place: 4 },
  { person: null, bot: 'club', skill: skillOf(1_500, 20), games: 0, place: 3 },
];

function example(): RatingsAnswer['example'] {
  const seats = ratedSeats(
    EXAMPLE,
    EXAMPLE.map(({ place }) => place),
  );
  return seats.map(({ bot, place, muBefore, sigmaBefore, muAfter, sigmaAfter }, at) => ({
    bot,
    place,
    before: { ...shownSkill({ mu: muBefore, sigma: sigmaBefore }), games: EXAMPLE[at]!.games },
    after: { ...shownSkill({ mu: muAfter, sigma: sigmaAfter }), games: EXAMPLE[at]!.games + 1 },
  }));
}

export const explained = (): Omit<RatingsAnswer, 'pools'> => ({
  start: { ...shownSkill(NEWCOMER), games: 0 },
  scale: SCALE,
  ahead: LEADS.map((lead) => ({ lead, share: aheadShare(lead) })),
  narrows: widths(),
  example: example(),
  mostTogether: MOST_TOGETHER,
});
