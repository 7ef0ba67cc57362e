// Tiles as people type them, wins as programs send them, and the lines of a batch.

import { RULESETS } from '@hanchan/rulesets';
import { parseHand, parseMeld, parseTile, parseTiles } from '@hanchan/tiles';
import { answerLine } from '../../../../faces/cli/src/batch.ts';
import { handAnswerer } from '../../../../faces/cli/src/handCommands.ts';
import { answerWin } from '../../../../faces/cli/src/scoreJson.ts';
import { readText } from '../../../../faces/page/table/src/winForm/handText.ts';
import { asOne, type Refused, type Target } from '../target.ts';

export const hands: Target = {
  name: 'hands',
  texts: () => [
    '123m406p789s1122z',
    '123m 456p [777z] win 6s',
    '1112345678999m ron 5m',
    '[1-11m] (0p55p) 一二三萬 東東',
    'EEESSSWWWNNN5m tsumo 5m',
  ],
  longest: 300,
  read(text) {
    parseTile(text);
    parseMeld(text);
    parseTiles(text);
    const hand = parseHand(text);
    const typed = readText(text);
    if (typed.ok || hand.ok) return null;
    return { field: 'hand', message: hand.error.code };
  },
};

const WIN = {
  hand: '123m406p789s11z',
  win: '1z',
  by: 'ron',
  seatWind: 'E',
  roundWind: 'E',
};
const ANSWERERS = ['shanten', 'waits', 'discards'].flatMap((name) => {
  try {
    return [handAnswerer(name)];
  } catch {
    return [];
  }
});

export const batch: Target = {
  name: 'batch',
  samples: () => [
    { lines: [WIN], write: asOne },
    { lines: [{ hand: '123m406p789s1122z' }], write: asOne },
    { lines: [{ hand: '123m406p789s11222z' }], write: asOne },
  ],
  longest: 600,
  read(text) {
    const answers = [
      ...ANSWERERS.map((answer) => answerLine(text, 1, answer)),
      ...RULESETS.slice(0, 2).map(({ values }) =>
        answerLine(text, 1, (json) => answerWin(json, values)),
      ),
    ].map(
      (line) => JSON.parse(line) as { error?: { code: string; field: string; message: string } },
    );
    const broken = answers.find(({ error }) => error?.code === 'internal');
    if (broken !== undefined) throw new Error(broken.error!.message);
    return answers.every(({ error }) => error !== undefined)
      ? (answers[0]!.error as Refused)
      : null;
  },
};
