// What happens at a table, and why something does not, in the language of the page.

import { tilesInText } from '@hanchan/kit/words/inText.ts';
import { telling } from '@hanchan/kit/words/telling.ts';
import type {
  DifferenceMessage,
  EventMessage,
  FoulMessage,
  Phrase,
  ReasonMessage,
  RefusedMessage,
} from '@hanchan/narrator';
import * as en from '@hanchan/narrator/en';
import * as ja from '@hanchan/narrator/ja';

type TableMessage =
  | EventMessage
  | FoulMessage
  | ReasonMessage
  | DifferenceMessage
  | RefusedMessage
  | Phrase;

export const tellTable = telling<TableMessage>(
  {
    en: {
      ...en.phrases,
      ...en.events,
      ...en.fouls,
      ...en.reasons,
      ...en.differences,
      ...en.refused,
    },
    ja: {
      ...ja.phrases,
      ...ja.events,
      ...ja.fouls,
      ...ja.reasons,
      ...ja.differences,
      ...ja.refused,
    },
  },
  tilesInText,
);
