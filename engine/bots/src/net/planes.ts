// The order of the planes that the net is shown, 34 kinds each. Training and play read this one list; a change
// of it needs new weights.

const PLAYERS = ['own', 'right', 'across', 'left'] as const;
const OTHERS = ['right', 'across', 'left'] as const;

const each = (names: readonly string[], of: (name: string) => readonly string[]) =>
  names.flatMap(of);

export const PLANES = [
  'hand1',
  'hand2',
  'hand3',
  'hand4',
  'handRed',
  'drawn',
  ...each(PLAYERS, (who) => [
    `${who}Melded`,
    `${who}Triplet`,
    `${who}MeldedRed`,
    `${who}Melds`,
    `${who}TableDiscard`,
    `${who}Recent`,
    `${who}RecentFromHand`,
    `${who}ThrownAfterRiichi`,
    `${who}Riichi`,
    `${who}Deals`,
  ]),
  ...each(OTHERS, (who) => [
    `${who}RiichiTile`,
    `${who}SinceRiichi`,
    `${who}Safe`,
    `${who}LastFromHand`,
    `${who}ScoreGap`,
  ]),
  'dora',
  'indicator',
  'seen',
  'roundWind',
  'seatWind',
  'valueHonour',
  'ownScore',
  'place1',
  'place2',
  'place3',
  'place4',
  'round',
  'lastRound',
  'lastDeal',
  'tilesLeft',
  'turn',
  'counters',
  'deposits',
  'closed',
  'furiten',
  'shanten0',
  'shanten1',
  'shanten2',
  'shanten3',
  'shanten4',
  'shanten5',
  'keepsShanten',
  'accepts',
  'improving',
  'isClaim',
  'offered',
  'offerRight',
  'offerAcross',
  'offerLeft',
  'mayChiLow',
  'mayChiMiddle',
  'mayChiHigh',
  'mayPon',
  'mayCallKan',
  'chiLowNearer',
  'chiMiddleNearer',
  'chiHighNearer',
  'ponNearer',
  'mayRiichi',
  'mayKan',
  'mayWin',
] as const;

export const PLANE_COUNT = PLANES.length;

const INDEX = new Map<string, number>(PLANES.map((name, i) => [name, i]));

/** Where a plane begins, counted in planes. */
export function planeOf(name: string): number {
  const index = INDEX.get(name);
  if (index === undefined) throw new RangeError(`no plane is called ${name}`);
  return index;
}
