// What a rulebook says about offences, as a list that a referee can search: the form, and the words for what follows.

import type { RuleKey, RuleValues } from './ruleset.ts';

/** What offences are about. */
export const FOUL_GROUPS = [
  'drawing',
  'calls',
  'melds',
  'riichi',
  'conduct',
  'reporting',
  'late',
] as const;
/** One of `FOUL_GROUPS`. */
export type FoulGroup = (typeof FOUL_GROUPS)[number];

/** What an offence comes to, the mildest first. */
export const FOUL_OUTCOMES = [
  'nothing',
  'warning',
  'deadHand',
  'points',
  'chombo',
  'disqualification',
  /** The rulebook leaves it to the referee. */
  'discretion',
] as const;
/** One of `FOUL_OUTCOMES`. */
export type FoulOutcome = (typeof FOUL_OUTCOMES)[number];

/** Where something is said. No section: our choice, the document is silent. */
export interface FoulSource {
  readonly section: string;
  readonly clauses: readonly string[];
}

/** What an offence costs when it happens for the first time, or the second, as the list goes on. */
export interface FoulStep {
  readonly outcome: FoulOutcome;
  /** Of a point penalty, in thousands. */
  readonly points?: number;
  /** How many times over a chombo is counted; one where it is left out. */
  readonly chombos?: number;
  /** Where this time is spoken of, if the document does so apart from the others. */
  readonly source?: FoulSource;
}

/** What follows, in words that fit any rulebook. Faces may have their own by id. */
export const FOUL_EFFECTS = {
  redeal: 'The deal is played again as if it had not been.',
  playGoesOn: 'Play goes on; nothing is dealt again.',
  sameWinds: 'Seat winds stay as they are.',
  sameCounters: 'No counter is added or removed.',
  depositsBack: 'This deal’s riichi sticks go back to their owners.',
  tableUnchanged: 'Points on the table stay as they are, and nobody receives any.',
  offTournament: 'The points come off the tournament score.',
  beforeUma: 'The points go into the modifiers, before places and uma.',
  paidAtTable: 'It is paid to the other three at the table.',
  voidedByWin: 'It is not counted if another player validly wins at the same moment.',
  countsWithWin: 'It counts even if another player validly wins at the same moment.',
  redealAtDraw: 'Found at a draw: no payments, no counter, the deal is played again.',
  drawStands: 'Found at a draw: the draw stands and the offender is noten.',
  overAtTimeUp: 'When time is up already, the game is over: no new deal.',
  redealAtTimeUp: 'The deal is played again even when time is up.',
  noCalls: 'No call, riichi, kan or win for the rest of the deal.',
  noten: 'The hand is noten at a draw.',
  mayDiscard: 'Outside riichi the player still chooses the discards.',
  callVoid: 'The call is void.',
  callStands: 'The call is valid; the tiles shown decide which it is.',
  shownOnly: 'Two tiles shown are a pon, the whole hand is a ron; nothing else can be done.',
  firstCallOnly: 'Only the first call may be carried out.',
  placedBack: 'The tile goes back where it came from.',
  announced: 'The tile is shown and announced.',
  corrected: 'It is corrected immediately.',
  untilDiscard: 'It may be corrected until the discard.',
  groupStays: 'Group and discard stay as they are.',
  untilNextDraw: 'The called tile may be taken until the player’s own next draw.',
  pointedAt: 'The tile counts as the discard of the player it points to.',
  pointedFuriten: 'That player may be furiten on it without having discarded it.',
  deadIfInvalid: 'If the caller could not make the group from there, the hand is dead.',
  notCorrected: 'It may not be corrected.',
  rebuild: 'The tiles are shuffled again.',
  judgedWhenShown: 'Judged only when the player declares a win or the deal is drawn.',
  notAfterDeadHand: 'Not counted if only a later dead hand made it noten, and the hand is shown.',
  riichiVoid: 'The riichi is void and no riichi stick is paid.',
  depositStays: 'The riichi stick stays on the table.',
  chomboAtDraw: 'At a draw it becomes a chombo, because the riichi can no longer be proved.',
  earliestTile: 'The earliest tile it may have been counts for furiten.',
  fromTiles: 'From this many tiles on.',
  perMinute: 'For every minute.',
  notOnTop: 'The minutes are not counted as well.',
  noScore: 'The player gets nothing of the hanchan.',
  seatScore: 'The player keeps what the seat scores.',
  substitute: 'A substitute plays, unranked.',
  mayWaive: 'In an emergency it may be waived, and the table starts later.',
  eachPlayer: 'For each of the four players.',
  scoresCorrected: 'The scores are corrected if that is still possible.',
  ifItMattered: 'Only if it affected the game.',
  ifReset: 'Only if the sticks were reset before the check.',
  noMorePlay: 'No more play in this event.',
  notRanked: 'Not in the ranking.',
  informed: 'The federation is informed.',
  noRefund: 'No refund.',
  mayGrow: 'Repeated or refused: the referee may penalise it as obstruction.',
  mayDisqualify: 'Repeated or very serious: disqualification.',
  bySeverity: 'The referee decides by how much it disturbed.',
  announceRuling: 'A ruling on what is not listed is announced and binds the rest of the event.',
} as const;
/** One of `FOUL_EFFECTS`. */
export type FoulEffect = keyof typeof FOUL_EFFECTS;

/** An offence as a rulebook lists it. */
export interface ListedFoul extends FoulSource {
  readonly id: string;
  readonly group: FoulGroup;
  readonly title: string;
  /** What the document says, in our words. */
  readonly says: string;
  /** The option that decides the outcome; a custom value goes before the list. */
  readonly rule: RuleKey | null;
  /** Of an offence by number of tiles: which number. */
  readonly limit: keyof RuleValues['foul.exposedTiles'] | null;
  /** For the first time, the second, and so on; the last one for all further times. */
  readonly steps: readonly FoulStep[];
  /** Within what a second time is a second time. */
  readonly repeats: 'hanchan' | 'event';
  readonly effects: readonly FoulEffect[];
  /** Where an effect is spoken of, if not where the offence is. */
  readonly effectSources: Readonly<Partial<Record<FoulEffect, FoulSource>>>;
  /** What else somebody may type to find it. */
  readonly words: readonly string[];
}

/** The offences of a rulebook. */
export interface FoulList {
  readonly fouls: readonly ListedFoul[];
  /** What follows from an outcome, whatever the offence was. */
  readonly after: Readonly<
    Partial<
      Record<FoulOutcome, readonly (FoulSource & { readonly effects: readonly FoulEffect[] })[]>
    >
  >;
}

/** Of an offence by number of tiles: from how many on these rules know it, 0 for never; null for every other offence. */
export function tilesWanted({ rule, limit }: ListedFoul, rules: RuleValues): number | null {
  if (limit !== null) return rules['foul.exposedTiles'][limit];
  return rule === 'foul.exposedWall' ? rules[rule] : null;
}

/** Where the document speaks of an offence that happens for this time. */
export const sourceOfStep = ({ section, clauses }: ListedFoul, step: FoulStep): FoulSource =>
  step.source ?? { section, clauses };

/** Where it speaks of one thing that follows from the offence. */
export const sourceOfEffect = (
  { section, clauses, effectSources }: ListedFoul,
  effect: FoulEffect,
): FoulSource => effectSources[effect] ?? { section, clauses };
