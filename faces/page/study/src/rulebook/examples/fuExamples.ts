// What gives fu, one hand for each item. The engine counts; the page shows the line of its trace that is meant.

import {
  type ExampleMoment,
  type ExampleWin,
  scoreOf,
  tileOf,
  tilesOf,
} from '@hanchan/kit/yakuList/exampleWin.ts';
import type { Case, RuleKey, RuleValues } from '@hanchan/rules';
import { kindOf } from '@hanchan/tiles';

export interface FuItem {
  /** Its name in the words of the page. */
  readonly name: string;
  readonly rule: RuleKey;
  readonly win: ExampleWin;
  /** The tiles that it is about; none where it is about the win as a whole. */
  readonly tiles: string;
}

const ron = (hand: string, tile = '7s', more: Partial<ExampleWin> = {}): ExampleWin => ({
  hand,
  tile,
  by: 'ron',
  ...(hand.includes('[555z^]') ? {} : { moments: ['riichi'] as readonly ExampleMoment[] }),
  ...more,
});
const item = (name: string, rule: RuleKey, win: ExampleWin, tiles = ''): FuItem => ({
  name,
  rule,
  win,
  tiles,
});

/** Worth their fu in a closed hand, and in one opened by a pon of white dragons. */
const CLOSED = '345678m99p56s';
const OPENED = '678m99p56s[555z^]';
const set = (name: string, laid: string, tiles: string, isOpen = false) =>
  item(name, 'fu.triplet', ron(isOpen ? `${OPENED}${laid}` : `${CLOSED}${laid}`), tiles);
const pair = (name: string, tiles: string, rule: RuleKey = 'fu.valuePair', seat?: 'E') =>
  item(name, rule, ron(`345678m345p56s${tiles}`, '7s', seat === undefined ? {} : { seat }), tiles);

export const FU_ITEMS: readonly FuItem[] = [
  item('base', 'fu.base', ron(`${CLOSED}111p`)),
  item('closedRon', 'fu.closedRon', ron(`${CLOSED}111p`)),
  item('selfDraw', 'fu.selfDraw', { ...ron(`${CLOSED}111p`), by: 'tsumo' }),
  item('selfDrawPinfu', 'fu.selfDraw', { ...ron('234678m345p99p67s', '8s'), by: 'tsumo' }),
  item('selfDrawReplacement', 'fu.selfDraw', {
    ...ron('678m99p56s[555z^][1111p^]'),
    by: 'tsumo',
    moments: ['afterKan'],
  }),
  item('sevenPairs', 'fu.sevenPairs', ron('1133m5588p22s44z7z', '7z')),
  item('openPinfu', 'fu.openPinfu', {
    ...ron('78m234p99s[123m<][456m<]', '9m'),
    moments: [],
  }),
  item('edge', 'fu.wait', ron('345678m111p99p12s', '3s'), '123s'),
  item('middle', 'fu.wait', ron('345678m111p99p13s', '2s'), '123s'),
  item('pairWait', 'fu.wait', ron('345678m1119p567s', '9p'), '99p'),
  pair('dragonPair', '77z'),
  pair('roundPair', '11z'),
  pair('seatPair', '22z'),
  pair('doublePair', '11z', 'fu.doubleWindPair', 'E'),
  set('meldedSimple', '[333p^]', '333p', true),
  set('meldedHigh', '[333z^]', '333z', true),
  set('concealedSimple', '333p', '333p'),
  set('concealedHigh', '333z', '333z'),
  set('meldedSimpleKan', '[3333p^]', '3333p', true),
  set('meldedHighKan', '[3333z^]', '3333z', true),
  set('concealedSimpleKan', '[3333p]', '3333p'),
  set('concealedHighKan', '[3333z]', '3333z'),
];

/** What the engine counts for an item under these rules, and in which case; null where the hand cannot be had. */
export function fuOf(
  { rule, win, tiles }: FuItem,
  rules: RuleValues,
): { readonly fu: number; readonly case: Case | undefined } | null {
  const scored = scoreOf(win, rules);
  if (scored === null || scored.fu === null) return null;
  const about = tiles === '' ? null : kindOf(tilesOf(tiles)[0]!);
  const lines = scored.trace.filter(
    ({ rule: found, evidence }) =>
      found === rule &&
      (about === null || rule === 'fu.wait' || kindOf(evidence[0] ?? tileOf('1m')) === about),
  );
  const fu = lines.reduce((sum, { effect }) => sum + ('fu' in effect ? effect.fu : 0), 0);
  return { fu, case: lines[0]?.case };
}
