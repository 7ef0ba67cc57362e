// Who wins by drawing is paid by all, who wins on a discard by one; with the dealer it is dearer. A game in five scenes.

import { rightPlaces, scoresAfter } from '../player/answers.ts';
import type { Arrangement, Card, Lesson } from '../player/lesson.ts';

const BOOK = 'uspml-fundamentals';
const READY = '123456789m11p35s';
const LOOSE = ['147m258p369s1234z', '258m369p147s1567z', '369m147p258s2345z'] as const;

/** You sit at 0, Kaze at 1, Tomás at 2, Ines at 3. */
const SCENES: Readonly<Record<string, Arrangement>> = {
  youDraw: {
    wind: 'E',
    hand: READY,
    live: '4s',
    prelude: ['draw', 'tsumo'],
  },
  kazeRons: {
    wind: 'E',
    hand: LOOSE[0],
    others: { S: READY },
    live: '4s',
    start: { scores: [26, 18, 18, 18] },
    prelude: ['draw', 'discards 4s'],
    script: { S: ['ron'] },
  },
  inesDraws: {
    wind: 'N',
    hand: LOOSE[0],
    others: { W: READY },
    live: '1z 2z 4s',
    start: { scores: [22, 22, 18, 18], dealer: 1 },
    script: { W: ['tsumo'] },
  },
  nobody: {
    wind: 'W',
    hand: READY,
    others: { E: LOOSE[0], S: LOOSE[1], N: LOOSE[2] },
    live: '1z 2z 3z',
    start: { scores: [21, 20, 17, 22], dealer: 2 },
  },
  youRon: {
    wind: 'S',
    hand: READY,
    live: '4s',
    start: { scores: [21, 19, 16, 21], pool: 3, dealer: 3 },
    prelude: ['ron'],
  },
};

/** `others`: plausible, and wrong. */
const scene = (
  id: string,
  before: readonly number[],
  others: readonly (readonly number[])[],
  clauses: readonly string[],
): Card => {
  const options = others.map((numbers) => ({ numbers }));
  return {
    id,
    shows: [{ label: 'before', points: before }],
    by: 'pick',
    options,
    right: () => {
      const after = scoresAfter(SCENES[id]!, BOOK).join();
      return rightPlaces(options, ({ numbers }) => numbers!.join() === after);
    },
    slips: { '*': id },
    clauses,
  };
};

export const twentyPoints: Lesson = {
  id: 'twentyPoints',
  book: BOOK,
  minutes: 4,
  face: '123456789m11p35s4s',
  steps: [
    {
      id: 'scenes',
      kind: 'cards',
      clauses: ['uspml-obj-01', 'uspml-score-tsumo-01', 'uspml-score-ron-01'],
      cards: [
        scene(
          'youDraw',
          [20, 20, 20, 20],
          [
            [26, 18, 18, 18],
            [23, 19, 19, 19],
            [26, 14, 20, 20],
          ],
          ['uspml-score-tsumo-01', 'uspml-score-tsumo-02'],
        ),
        scene(
          'kazeRons',
          [26, 18, 18, 18],
          [
            [24, 20, 18, 18],
            [22, 22, 18, 18],
            [24, 24, 16, 16],
          ],
          ['uspml-score-ron-01', 'uspml-score-ron-02'],
        ),
        scene(
          'inesDraws',
          [22, 22, 18, 18],
          [
            [20, 20, 16, 24],
            [21, 21, 17, 21],
            [21, 20, 17, 22],
          ],
          ['uspml-score-tsumo-03', 'uspml-dealpass-01'],
        ),
        scene(
          'nobody',
          [21, 20, 17, 22],
          [
            [21, 19, 16, 21],
            [24, 19, 16, 21],
            [21, 20, 17, 22],
          ],
          ['uspml-score-draw-01', 'uspml-score-draw-02'],
        ),
        scene(
          'youRon',
          [21, 19, 16, 21],
          [
            [25, 19, 16, 17],
            [23, 19, 16, 19],
            [28, 19, 16, 17],
          ],
          ['uspml-score-ron-03', 'uspml-score-draw-04', 'uspml-gameend-01'],
        ),
      ],
    },
  ],
};
