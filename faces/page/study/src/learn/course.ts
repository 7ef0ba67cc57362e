// The course: its parts in the order of the documents, their lessons, and the match that closes each.

import { afterTheIndicator } from './lessons/afterTheIndicator.ts';
import { cannotLose } from './lessons/cannotLose.ts';
import { chiFromTheLeft } from './lessons/chiFromTheLeft.ts';
import { drawOneDropOne } from './lessons/drawOneDropOne.ts';
import { eachHanDoubles } from './lessons/eachHanDoubles.ts';
import { fourAlike } from './lessons/fourAlike.ts';
import { fourWinds } from './lessons/fourWinds.ts';
import { lastHand } from './lessons/lastHand.ts';
import { mannersAndFouls } from './lessons/mannersAndFouls.ts';
import { oneTileShort } from './lessons/oneTileShort.ts';
import { priceOfACall } from './lessons/priceOfACall.ts';
import { quickYaku } from './lessons/quickYaku.ts';
import { reasonToWin } from './lessons/reasonToWin.ts';
import { slowYaku } from './lessons/slowYaku.ts';
import { smallChange } from './lessons/smallChange.ts';
import { somebodyElsesTile } from './lessons/somebodyElsesTile.ts';
import { stickOnTheTable } from './lessons/stickOnTheTable.ts';
import { threeAlike } from './lessons/threeAlike.ts';
import { twentyPoints } from './lessons/twentyPoints.ts';
import { whatYouThrewAway } from './lessons/whatYouThrewAway.ts';
import { whoPays } from './lessons/whoPays.ts';
import type { CourseBook, Lesson } from './player/lesson.ts';

interface Part {
  readonly id: string;
  readonly book: CourseBook;
  readonly lessons: readonly Lesson[];
}

export const PARTS: readonly Part[] = [
  {
    id: 'beginners',
    book: 'uspml-fundamentals',
    lessons: [oneTileShort, threeAlike, drawOneDropOne, somebodyElsesTile, twentyPoints],
  },
  {
    id: 'table',
    book: 'general',
    lessons: [fourWinds, chiFromTheLeft, reasonToWin, fourAlike],
  },
  {
    id: 'riichi',
    book: 'wrc-2022',
    lessons: [stickOnTheTable, whatYouThrewAway, afterTheIndicator, quickYaku, slowYaku],
  },
  {
    id: 'worth',
    book: 'wrc-2022',
    lessons: [eachHanDoubles, smallChange, whoPays],
  },
  {
    id: 'playing',
    book: 'wrc-2022',
    lessons: [priceOfACall, cannotLose, lastHand, mannersAndFouls],
  },
];

export const LESSONS: readonly Lesson[] = PARTS.flatMap(({ lessons }) => lessons);

/** By its number, from 1 on, or its name. */
export const lessonAt = (text: string): Lesson | undefined =>
  LESSONS.find(({ id }, i) => id === text || String(i + 1) === text);

export const numberOf = (lesson: Lesson): number => LESSONS.indexOf(lesson) + 1;

/** A match that forgives, by the rules of a part. */
export const matchOf = (book: CourseBook): string => `/practice?rules=${book}&help=guided&first=1`;
