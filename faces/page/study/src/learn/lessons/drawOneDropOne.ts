// Keep what joins, drop what stands alone.

import { formsOf } from '@hanchan/examination';
import { handShanten } from '@hanchan/hand';
import { bookValues, rightPlaces, tileOptions } from '../player/answers.ts';
import { tilesNamed } from '../player/deeds.ts';
import type { Lesson } from '../player/lesson.ts';

const BOOK = 'uspml-fundamentals';
const LOOSE = '34456m55p678s999p2z';
const HELD = tileOptions('3m 4m 5m 6m 5p 9p 6s 8s 2z');

/** Nothing more is missing without it. */
function isLoose(name: string): boolean {
  const held = tilesNamed(LOOSE);
  const at = held.indexOf(tilesNamed(name)[0]!);
  const without = held.filter((_, i) => i !== at);
  const forms = formsOf(bookValues(BOOK));
  const least = Math.min(
    ...held.map((_, out) =>
      handShanten({ concealed: held.filter((_, i) => i !== out), melds: [] }, forms),
    ),
  );
  return handShanten({ concealed: without, melds: [] }, forms) === least;
}

export const drawOneDropOne: Lesson = {
  id: 'drawOneDropOne',
  book: BOOK,
  minutes: 4,
  face: '123567m2278p49s1z',
  steps: [
    {
      id: 'turns',
      kind: 'table',
      clauses: ['uspml-turn-01', 'uspml-discard-01', 'uspml-drawtile-01'],
      deal: {
        wind: 'E',
        hand: '123567m2278p49s1z',
        live: '6p 3z 9m 4z 3s 6z 1p 9m 5s',
      },
      acts: [
        { id: 'first', right: 'nearer' },
        { id: 'second', right: 'nearer' },
        { id: 'third', right: 'nearer' },
      ],
    },
    {
      id: 'loose',
      kind: 'cards',
      clauses: ['uspml-discard-01', 'uspml-hands-01'],
      cards: [
        {
          id: 'which',
          shows: [{ tiles: LOOSE }],
          by: 'tap',
          options: HELD,
          right: () => rightPlaces(HELD, ({ tile }) => isLoose(tile!)),
          slips: { '*': 'joined' },
        },
      ],
    },
  ],
};
