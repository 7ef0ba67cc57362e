// What happened: an incident by the id of its offence, and a sheet as it was handed in.

import type { Ask, Incident } from '@hanchan/examination';
import { WINDS } from '@hanchan/tiles';
import { numberText, WIND_NAMES } from '../language.ts';
import { byCount, fill } from './fill.ts';
import type { ExamReader } from './told.ts';
import { examWords } from './words.ts';

export function incidentText(incident: Incident, { tongue }: Pick<ExamReader, 'tongue'>): string[] {
  const words = examWords(tongue);
  const { foul, title, who, round, time, repeats, tiles } = incident;
  const names = WIND_NAMES[tongue];
  const stories: Readonly<Record<string, string>> = words.story;
  const known = stories[foul];
  return [
    fill(words.referee.when, { round: names[round] }),
    // An offence that is newer than these words is told by its title.
    known === undefined ? `${names[who]}: ${title}.` : fill(known, { who: names[who], tiles }),
    ...(time > 1 ? [fill(words.referee.again[repeats], { count: time })] : []),
  ];
}

type Sheet = Extract<Ask, { readonly type: 'result' }>;

export function sheetText({ held, sticks, who }: Sheet, { tongue }: Pick<ExamReader, 'tongue'>) {
  const words = examWords(tongue);
  const names = WIND_NAMES[tongue];
  const scores = WINDS.map((wind, i) => `${names[wind]} ${numberText(held[i]!, tongue)}`);
  const left = { one: words.sheetSticks_one, other: words.sheetSticks_other };
  return {
    story: [
      fill(words.sheet, { held: scores.join(tongue === 'ja' ? '、' : ', ') }),
      ...(sticks > 0 ? [byCount(left, sticks)] : []),
    ],
    ask: fill(words.result, { who: names[who] }),
  };
}
