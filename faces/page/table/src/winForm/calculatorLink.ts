// The form as an address, and back: `/calculator?hand=123m406p789s11z&win=2m&rules=wrc-2022`. What is usual is left
// out; what cannot be read is named, and the rest is kept.

import { choiceOf, refOf } from '@hanchan/kit/books/customRules.ts';
import { RULEBOOKS } from '@hanchan/kit/books/rulebooks.ts';
import { rulesetOf } from '@hanchan/kit/books/rulesetOf.ts';
import { queryValues } from '@hanchan/kit/route/queryValues.ts';
import { MOMENTS, type Moment } from '@hanchan/kit/wins/moments.ts';
import type { RulesChoice } from '@hanchan/protocol';
import { YAKU_IDS, type YakuId } from '@hanchan/rules';
import { RIICHI_STATES, type RiichiState } from '@hanchan/score';
import {
  formatHand,
  formatTile,
  parseHand,
  parseTile,
  parseTiles,
  SOURCES,
  type Source,
  type Tile,
  WINDS,
  type Wind,
} from '@hanchan/tiles';
import { faultsOfTiles, lastAsWin, type TextFault } from './handText.ts';
import {
  type CountName,
  emptyWinForm,
  type Form,
  INDICATORS_MAX,
  setCount,
  WAYS,
} from './winForm.ts';

/** As players and the command line call them. */
const MOMENT_NAMES: Readonly<Record<Moment, string>> = {
  ippatsu: 'ippatsu',
  afterKan: 'rinshan',
  robbedKan: 'chankan',
  lastTile: 'last',
  firstTurn: 'first',
  mixedIn: 'mixed',
};
const COUNT_NAMES: Readonly<Record<CountName, string>> = {
  counters: 'honba',
  deposits: 'sticks',
  pool: 'pool',
};

export interface Linked {
  readonly form: Form;
  readonly rules: RulesChoice;
  /** The names in the address whose values could not be read. */
  readonly unread: readonly string[];
  /** Why its tiles cannot be. */
  readonly fault: TextFault | null;
}

const inOrder = (tiles: readonly Tile[]) => tiles.map(formatTile).join('');

export function calculatorAddress(form: Form, rules: RulesChoice): string {
  const usual = emptyWinForm();
  const query = new URLSearchParams();
  const put = (name: string, value: string, isUsual: boolean) => {
    if (!isUsual) query.set(name, value);
  };
  const hand = formatHand({ concealed: form.concealed, melds: form.melds });
  put('hand', hand, hand === '');
  if (form.win !== null) query.set('win', formatTile(form.win));
  query.set('rules', refOf(rules));
  put('by', form.way, form.way === usual.way);
  put('from', form.from, form.way === 'tsumo' || form.from === usual.from);
  put('seat', form.seat, form.seat === usual.seat);
  put('round', form.round, form.round === usual.round);
  put('riichi', form.riichi, form.riichi === usual.riichi);
  put('with', form.moments.map((one) => MOMENT_NAMES[one]).join(','), form.moments.length === 0);
  put('dora', inOrder(form.indicators), form.indicators.length === 0);
  put('ura', inOrder(form.ura), form.ura.length === 0);
  for (const [name, short] of Object.entries(COUNT_NAMES)) {
    const count = form[name as CountName];
    put(short, String(count), count === 0);
  }
  const liable = Object.entries(form.liable).map(([yaku, from]) => `${yaku}:${from}`);
  put('pao', liable.join(','), liable.length === 0);
  return `/calculator?${query}`;
}

export function readLink(query: URLSearchParams): Linked {
  const { take, unread } = queryValues(query);
  const one = <T extends string>(name: string, choices: readonly T[], usual: T): T =>
    take(name, usual, (text) => (choices.includes(text as T) ? (text as T) : null));
  const usual = emptyWinForm();
  const written = take('hand', { concealed: usual.concealed, melds: usual.melds }, readHand);
  const named = take<Tile | null>('win', null, readTile);
  const { hand, win } = named === null ? lastAsWin(written) : { hand: written, win: named };
  let form: Form = {
    ...usual,
    ...hand,
    win,
    way: one('by', WAYS, usual.way),
    from: one<Source>('from', SOURCES, usual.from),
    seat: one<Wind>('seat', WINDS, usual.seat),
    round: one<Wind>('round', WINDS, usual.round),
    riichi: one<RiichiState>('riichi', RIICHI_STATES, usual.riichi),
    moments: take('with', usual.moments, readMoments),
    indicators: take('dora', usual.indicators, readIndicators),
    ura: take('ura', usual.ura, readIndicators),
    liable: take('pao', usual.liable, readLiable),
  };
  for (const [name, short] of Object.entries(COUNT_NAMES)) {
    form = setCount(form, name as CountName, take(short, 0, readCount));
  }
  const fault = faultsOfTiles(form)[0] ?? null;
  if (fault !== null) {
    unread.push('hand');
    form = { ...form, concealed: [], melds: [], win: null, indicators: [], ura: [] };
  }
  return { form, rules: take('rules', RULEBOOKS[0]!.id as RulesChoice, readRules), unread, fault };
}

function readHand(text: string) {
  const hand = parseHand(text);
  return hand.ok ? hand.value : null;
}

function readTile(text: string): Tile | null {
  const tile = parseTile(text);
  return tile.ok ? tile.value : null;
}

function readIndicators(text: string): readonly Tile[] | null {
  const tiles = parseTiles(text);
  return tiles.ok && tiles.value.length <= INDICATORS_MAX ? tiles.value : null;
}

function readMoments(text: string): readonly Moment[] | null {
  const names = text.split(',');
  const found = MOMENTS.filter((moment) => names.includes(MOMENT_NAMES[moment]));
  return found.length === names.length ? found : null;
}

const readCount = (text: string): number | null => (/^\d{1,6}$/.test(text) ? Number(text) : null);

function readLiable(text: string): Form['liable'] | null {
  const parts = text.split(',').map((part) => part.split(':'));
  const isKnown = parts.every(
    ([yaku, from]) => YAKU_IDS.includes(yaku as YakuId) && SOURCES.includes(from as Source),
  );
  return isKnown ? Object.fromEntries(parts) : null;
}

/** The id of a shipped book, or a whole custom one, as in every address. */
function readRules(text: string): RulesChoice | null {
  const choice = choiceOf(text);
  return choice !== null && rulesetOf(choice) !== null ? choice : null;
}
