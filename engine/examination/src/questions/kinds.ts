// What can be trained: the kinds of questions, their levels, and the skills that a question tries.

/** The trainers, as their page lists them. */
export const TRAIN_KINDS = [
  'efficiency',
  'decisions',
  'judgement',
  'waits',
  'scoring',
  'calls',
  'referee',
] as const;
/** One of `TRAIN_KINDS`. */
export type TrainKind = (typeof TRAIN_KINDS)[number];

/** The easiest first; a trainer with one level has no choice to offer. */
export const LEVELS = {
  efficiency: ['one', 'two', 'three', 'melds', 'river'],
  decisions: ['any'],
  judgement: ['defence', 'push', 'riichi', 'call', 'place', 'value'],
  waits: ['few', 'several', 'flush', 'gates'],
  scoring: ['small', 'fu', 'limit', 'any'],
  calls: ['any'],
  referee: ['any'],
} as const satisfies Readonly<Record<TrainKind, readonly string[]>>;
/** A level of a trainer. */
export type Level<K extends TrainKind = TrainKind> = (typeof LEVELS)[K][number];

/** What is counted apart, so that a trainer knows where somebody is weak. */
export const SKILLS = {
  efficiency: ['one', 'two', 'three', 'melds', 'river'],
  decisions: ['discard', 'defence', 'riichi', 'call', 'kan', 'win', 'nineTerminals'],
  judgement: ['defence', 'push', 'riichi', 'call', 'place', 'value'],
  waits: ['single', 'open', 'three', 'many', 'flush', 'sevenPairs', 'fifth', 'melds'],
  scoring: [
    'yaku',
    'han',
    'fuClosedTriplet',
    'fuMeldedTriplet',
    'fuKan',
    'fuPair',
    'fuWait',
    'fuWay',
    'fuTotal',
    'limit',
    'payRon',
    'payTsumo',
  ],
  calls: [
    'mayWin',
    'ownDiscard',
    'temporary',
    'inRiichi',
    'selfDraw',
    'noYaku',
    'twoYaku',
    'headBump',
    'robbing',
    'riichi',
    'riichiKan',
    'kan',
    'call',
    'callInRiichi',
    'swap',
    'lastTile',
    'nineTerminals',
  ],
  referee: ['drawing', 'calls', 'melds', 'riichi', 'conduct', 'reporting', 'late'],
} as const satisfies Readonly<Record<TrainKind, readonly string[]>>;
/** What a question of a trainer tries. */
export type Skill<K extends TrainKind = TrainKind> = (typeof SKILLS)[K][number];

/** What every question says of itself. */
export interface QuestionOf<K extends TrainKind> {
  readonly type: K;
  readonly skills: readonly Skill<K>[];
}

/** Whether a text names a trainer. */
export const isKind = (text: string): text is TrainKind => TRAIN_KINDS.includes(text as TrainKind);

/** Whether a text names a level of this trainer. */
export const isLevel = (kind: TrainKind, text: string): text is Level =>
  (LEVELS[kind] as readonly string[]).includes(text);

/** Whether a text names a skill of this trainer. */
export const isSkill = (kind: TrainKind, text: string): text is Skill =>
  (SKILLS[kind] as readonly string[]).includes(text);

/** The level at which questions with a skill come up; the level stays where every one has them. */
export function levelFor(kind: TrainKind, skill: Skill): Level {
  if (kind === 'efficiency' || kind === 'judgement') return skill as Level;
  if (kind === 'waits') return WAITS_LEVELS[skill as Skill<'waits'>];
  if (kind !== 'scoring') return 'any';
  if (skill.startsWith('fu')) return 'fu';
  return skill === 'limit' ? 'limit' : 'any';
}

const WAITS_LEVELS: Readonly<Record<Skill<'waits'>, Level>> = {
  single: 'few',
  open: 'few',
  sevenPairs: 'few',
  melds: 'few',
  three: 'several',
  many: 'several',
  flush: 'flush',
  fifth: 'flush',
};
