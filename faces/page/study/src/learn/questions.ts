// Single questions of the course: what of each lesson comes back, and what somebody is asked who has played before. Each is understood
// without the ones around it.

import type { LessonId } from '@hanchan/kit/glossary/lessonTerms.ts';
import { LESSONS } from './course.ts';
import type { Lesson, LessonStep } from './player/lesson.ts';

export interface LessonQuestion {
  readonly lesson: Lesson;
  readonly step: LessonStep;
}

/** `step.card`, or a whole step. Each time the next one is asked. */
const COMING_BACK: Readonly<Record<LessonId, readonly string[]>> = {
  oneTileShort: ['hole.which', 'two.both'],
  threeAlike: ['which.over', 'which.suits', 'which.winds', 'which.dragons'],
  drawOneDropOne: ['loose.which'],
  somebodyElsesTile: ['two.ponOrRon', 'two.twoRons'],
  twentyPoints: ['scenes.youDraw', 'scenes.inesDraws', 'scenes.youRon'],
  fourWinds: ['value.south', 'seats.wall'],
  chiFromTheLeft: ['both.who'],
  reasonToWin: ['which.greens', 'which.openRow', 'which.ownWind'],
  fourAlike: ['count.howMany'],
  stickOnTheTable: ['may.closed', 'may.open', 'may.notReady'],
  whatYouThrewAway: ['may.other', 'may.clean'],
  afterTheIndicator: ['name.winds', 'name.red', 'name.round', 'name.white'],
  quickYaku: ['pinfu.yes', 'pinfu.middle', 'pinfu.alike'],
  slowYaku: ['pairs'],
  eachHanDoubles: ['ladder'],
  smallChange: ['items.total', 'items.pinfu', 'reading.higher'],
  whoPays: ['wins.southDraws', 'wins.eastRons', 'draw.twoReady'],
  priceOfACall: ['hide.which'],
  cannotLose: ['certain.all'],
  lastHand: ['need.howMuch'],
  mannersAndFouls: ['rulings.falseWin', 'rulings.fine'],
};

interface Asked {
  readonly lesson: LessonId;
  readonly question: string;
  /** What can be left out by whoever answers it at once. */
  readonly shows: readonly LessonId[];
}

const PLAYED_BEFORE: readonly Asked[] = [
  {
    lesson: 'threeAlike',
    question: 'which.over',
    shows: ['threeAlike', 'drawOneDropOne', 'somebodyElsesTile'],
  },
  { lesson: 'oneTileShort', question: 'two.both', shows: ['oneTileShort'] },
  {
    lesson: 'reasonToWin',
    question: 'which.openRow',
    shows: ['chiFromTheLeft', 'reasonToWin'],
  },
  {
    lesson: 'whatYouThrewAway',
    question: 'may.other',
    shows: ['stickOnTheTable', 'whatYouThrewAway'],
  },
  { lesson: 'afterTheIndicator', question: 'name.red', shows: ['afterTheIndicator'] },
  { lesson: 'whoPays', question: 'wins.southDraws', shows: ['twentyPoints', 'whoPays'] },
];

const lessonOf = (id: LessonId): Lesson => LESSONS.find((one) => one.id === id)!;

function questionOf(lesson: Lesson, name: string): LessonQuestion {
  const [stepId, cardId] = name.split('.');
  const step = lesson.steps.find(({ id }) => id === stepId)!;
  if (cardId === undefined || step.kind !== 'cards') return { lesson, step };
  return { lesson, step: { ...step, cards: step.cards.filter(({ id }) => id === cardId) } };
}

/** What is asked when a lesson comes back for the `rung`th time. */
export function comingBack(lesson: Lesson, rung: number): LessonQuestion {
  const names = COMING_BACK[lesson.id];
  return questionOf(lesson, names[rung % names.length]!);
}

export const playedBefore = (): readonly (LessonQuestion & {
  readonly shows: readonly Lesson[];
})[] =>
  PLAYED_BEFORE.map(({ lesson, question, shows }) => ({
    ...questionOf(lessonOf(lesson), question),
    shows: shows.map(lessonOf),
  }));
