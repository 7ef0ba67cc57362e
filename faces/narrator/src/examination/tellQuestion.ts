// A question of an examination in words: what happened, the tiles that belong to it, what is asked, every answer, and where the right one
// is written.

import type { Area, Ask, ExamQuestion, Source, Written } from '@hanchan/examination';
import type { Tongue } from '../language.ts';
import { optionIn } from '../options/optionWords.ts';
import { answerText } from './answerText.ts';
import { fill } from './fill.ts';
import { handTiles, momentText, momentTiles } from './momentText.ts';
import { incidentText, sheetText } from './storyText.ts';
import type { ExamReader, ToldTiles } from './told.ts';
import { winText, winTiles } from './winText.ts';
import { examWords } from './words.ts';

/** A question in words. */
export interface ToldQuestion {
  readonly story: readonly string[];
  readonly tiles: readonly ToldTiles[];
  readonly ask: string;
  readonly answers: readonly string[];
  /** Null: nobody wrote one. */
  readonly why: string | null;
}

/** The question as this reader reads it. */
export function tellQuestion(question: ExamQuestion, reader: ExamReader): ToldQuestion {
  const { ask, answers, why } = question;
  return {
    ...told(ask, reader),
    answers: answers.map((answer) => answerText(answer, ask, reader)),
    why: why === undefined ? null : writtenIn(why, reader.tongue),
  };
}

/** What an area of an examination is called. */
export const areaName = (area: Area, tongue: Tongue): string => examWords(tongue).area[area];

/** `section 12.3`, or that the rule is the custom rulebook's own. */
export function sourceText({ section, status }: Source, tongue: Tongue): string {
  const words = examWords(tongue);
  return status === 'changed' || section === '' ? words.ownRule : fill(words.section, { section });
}

const writtenIn = ({ text, ja }: Written, tongue: Tongue): string =>
  tongue === 'ja' ? (ja ?? text) : text;

function told(ask: Ask, reader: ExamReader): Omit<ToldQuestion, 'answers' | 'why'> {
  const words = examWords(reader.tongue);
  switch (ask.type) {
    case 'option':
      return { story: [], tiles: [], ask: optionIn(reader.tongue, ask.rule).question };
    case 'penalty':
      return { story: incidentText(ask.incident, reader), tiles: [], ask: words.penalty };
    case 'follows': {
      const outcome = words.outcome[ask.outcome];
      const story = incidentText(ask.incident, reader);
      return { story, tiles: [], ask: fill(words.follows, { outcome }) };
    }
    case 'play':
      return { ...momentText(ask, reader), tiles: momentTiles(ask.moment, reader.tongue) };
    case 'discard':
      return {
        story: [],
        tiles: handTiles(ask.hand, words),
        ask: words.discard,
      };
    case 'payment':
    case 'fu': {
      const { win } = ask;
      return {
        story: winText(win, reader.tongue),
        tiles: winTiles(win, reader.tongue),
        ask: words[ask.type],
      };
    }
    case 'result':
      return { ...sheetText(ask, reader), tiles: [] };
    case 'late': {
      const minutes = Math.floor(ask.seconds / 60);
      const late = fill(words.late, { minutes, seconds: ask.seconds % 60 });
      return { story: [], tiles: [], ask: late };
    }
    case 'written':
      return { story: [], tiles: [], ask: writtenIn(ask, reader.tongue) };
  }
}
