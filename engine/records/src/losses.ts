// What each form of record cannot say, in words for whoever converts one. Where a loss is certain only if the
// match had such a thing in it, the list says so.

/** The formats that are read and written. */
export const RECORD_FORMATS = ['record', 'mjai', 'tenhou6'] as const;
/** One of `RECORD_FORMATS`. */
export type RecordFormat = (typeof RECORD_FORMATS)[number];

const NO_CHOICES = [
  'passes: that a player was asked about a tile and let it go is only inferred',
  'claims that another claim overrode (a chi under a pon, a win under head bump), and the order of answers',
  'the values of the rules and the settings of the table; readers must be told the ruleset',
  'which place of an open pool a tile was picked from',
  'fouls, penalties and rulings of a referee, and the deals they void',
  'the bell and the clock: a match that time ended seems to break off',
  'seeds and commitments of walls, and the checksums',
];

/** The formats that are read: some only so, as nobody asks for games of ours in them. */
export const GAME_FORMATS = [...RECORD_FORMATS, 'mjlog', 'majsoul'] as const;
/** One of `GAME_FORMATS`. */
export type GameFormat = (typeof GAME_FORMATS)[number];

/** What a format cannot hold. */
export const LOSSES: Readonly<Record<GameFormat, readonly string[]>> = {
  record: [],
  mjai: [
    ...NO_CHOICES,
    'a player who says noten with a tenpai hand looks like one who is noten',
    'a wall that the source did not give is left out',
  ],
  tenhou6: [
    ...NO_CHOICES,
    'walls: only the tiles that were dealt, drawn or turned',
    'when an indicator was turned',
    'who was tenpai at a draw, other than by the payments; hands shown at a draw',
    'fu and han of a win at a limit, other than by its yaku',
    'final scores with left-over deposits',
    'the order of turns where two discards of one player could both have been called',
  ],
  mjlog: [
    ...NO_CHOICES,
    'walls: only the tiles that were dealt, drawn or turned (the seed in SHUFFLE is not worked out)',
    'red fives, open tanyao and the length of the game where the file has no GO',
    'ranks, rates and sexes of the players, and who lost the connection: they are passed over',
    'games of three players',
  ],
  majsoul: [
    ...NO_CHOICES,
    'walls: only the tiles that were dealt, drawn or turned (the code of the wall is not read)',
    'the payments of each of several wins on one tile: only their sum',
    'which of the dealer’s first fourteen tiles was drawn: the last is taken',
    'the rules of the table beyond length, red fives and open tanyao',
    'characters, titles, emotes, clicks and lost connections: they are passed over',
    'games of three players, and other games than riichi',
  ],
};
