// What has become of options that earlier versions wrote. An option that is only added needs no step: it says itself what
// every game before it meant (`since`).

/** Rules as somebody stored them: option → value, in whatever vocabulary. */
export type Stored = Readonly<Record<string, unknown>>;

/** One option that is gone, or whose answers are other ones now. A step that has landed is never edited. */
export interface Step {
  readonly name: string;
  /** The first vocabulary that is written without it. */
  readonly to: number;
  /** What was written before, in the words of that vocabulary. */
  forward(stored: Stored): Stored;
  /** What the vocabulary before would have written for the same rules: their identity rests on it. */
  back(stored: Stored): Stored;
}

/** An option that nothing asked: what it answered goes, and what it would have answered follows from the others. */
const gone = (key: string, answer: (stored: Stored) => unknown): Omit<Step, 'to'> => ({
  name: `${key} is gone`,
  forward: ({ [key]: _, ...rest }) => rest,
  back: (stored) => ({ ...stored, [key]: answer(stored) }),
});

/**
 * Dealt or drawn, the dealer's fourteenth tile is the same. Thirteen were dealt where there is no wall, and by rules that follow
 * the logs of Tenhou: most of these answers were theirs alone.
 */
function dealerTiles(stored: Stored): 13 | 14 {
  const asLogged = [
    stored['dora.kanReveal'] === 'concealedFirst',
    stored['riichi.concealedKan'] === 'sameWaits',
    stored['liability.scope'] === 'wholeHand',
    stored['end.extension'] === 'untilTarget',
    stored['end.dealerLeads'] === 'afterWinOrTenpai',
  ];
  const isLogged = asLogged.filter(Boolean).length >= 3;
  return stored['wall.build'] === 'openPool' || isLogged ? 13 : 14;
}

/** In the order of their vocabularies. */
export const STEPS: readonly Step[] = [
  { to: 2, ...gone('table.players', () => 4) },
  { to: 2, ...gone('tiles.flowers', () => false) },
  { to: 2, ...gone('deal.dealerTiles', dealerTiles) },
  {
    to: 2,
    // It asked what draw.reveal asks.
    ...gone('reveal.afterDeal', (stored) =>
      stored['draw.reveal'] === 'all' ? 'allAtDraw' : 'winnersAndTenpai',
    ),
  },
  {
    name: 'nobody is asked who deals first',
    to: 2,
    forward: (stored) =>
      stored['table.seating'] === 'chosenDealer'
        ? { ...stored, 'table.seating': 'randomDealer' }
        : stored,
    back: (stored) => stored,
  },
  {
    // Every hand was said to have the yaku of the last discard.
    name: 'tenpai needs a yaku of its own',
    to: 2,
    forward: (stored) =>
      stored['yaku.houtei'] === 'absent' ? stored : { ...stored, 'draw.tenpaiNeedsYaku': false },
    back: (stored) => stored,
  },
  {
    // What stood behind it was compared before it.
    name: 'a coin toss comes last',
    to: 2,
    forward: (stored) => {
      const ties = stored['ranking.tournamentTies'];
      if (!Array.isArray(ties) || !ties.includes('coinToss')) return stored;
      const others = ties.filter((tie) => tie !== 'coinToss');
      return { ...stored, 'ranking.tournamentTies': [...others, 'coinToss'] };
    },
    back: (stored) => stored,
  },
];
