// Clauses whose tests notice no other answer of the options that cite them, and why they cannot.

/** @type {Readonly<Record<string, string>>} */
export const SURVIVORS = {
  'wrc-8.11.2-05':
    'furiten.missedTile: robbing a quad is a yaku, so the tile could be won on and was missed under either answer.',
  'wrc-12.2-03': 'score.roundTo: the amount is the referee’s, whatever payments are rounded to.',
  'wrc-9.1-09':
    'payment.depositsTo: one player wins a tile here and takes all; the other answer needs a second winner.',
  'wrc-10-01': 'end.target: without an extension no target is asked for.',
  'wdmc-3.0-09': 'draw.abortiveDealer: there is no abortive draw after which anybody could deal.',
  'uspml-score-draw-02':
    'draw.notenTotal: the others pay into the pool, which rules out that they pay the ready as well.',
  'uspml-prio-01': 'calls.precedence: without chi there are no two calls for a group to weigh.',
  'uspml-hands-01': 'draw.tenpaiNeedsYaku: no hand needs a yaku here, so a ready one needs none.',
  'uspml-dealpass-02': 'dealer.staysOn: another player’s win moves the deal under either answer.',
};
