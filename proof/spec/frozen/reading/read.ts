// Everything in the folder of a version, and what it means to the program that reads it.

import { browserFigures } from './browser.ts';
import { canonicalText } from './canonical.ts';
import { customFigures } from './custom.ts';
import { eventFigures } from './event.ts';
import { type Doors, jsonIn, textIn } from './forms.ts';
import { gamesIn } from './games.ts';
import { servedFigures } from './served.ts';

export function formFigures(folder: string): object {
  const { at } = jsonIn<Doors>(folder, 'doors.json');
  return {
    games: gamesIn(folder),
    custom: customFigures(folder),
    browser: browserFigures(folder, at),
    event: eventFigures(textIn(folder, 'event.jsonl.gz')),
  };
}

/** The text that `expected.json` holds. */
export const expectedText = async (folder: string, databaseUrl: string): Promise<string> =>
  canonicalText({ forms: formFigures(folder), served: await servedFigures(folder, databaseUrl) });
