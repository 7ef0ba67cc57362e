// What happens at a table, and why something does not, in the language of the page.

import { tilesInText } from '@hanchan/kit/words/inText.ts';
import { telling } from '@hanchan/kit/words/telling.ts';
import type {
  EventMessage,
  FoulMessage,
  Phrase,
  ReasonMessage,
  RefusedMessage,
} from '@hanchan/narrator';
import * as en from '@hanchan/narrator/en';
import * as ja from '@hanchan/narrator/ja';

type TableMessage = EventMessage | FoulMessage | ReasonMessage | RefusedMessage | Phrase;

export const tellTable = telling<TableMessage>(
  {
    en: { ...en.phrases, ...en.events, ...en.fouls, ...en.reasons, ...en.refused },
    ja: { ...ja.phrases, ...ja.events, ...ja.fouls, ...ja.reasons, ...ja.refused },
  },
  tilesInText,
);
