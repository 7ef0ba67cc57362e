// The sentence beside the choices: what is asked, what was refused, what the hand waits for.

import {
  type Action,
  barredTiles,
  ILLEGAL_CODES,
  type SeatView,
  waitProspects,
} from '@hanchan/game';
import { inText, tilesInText } from '@hanchan/kit/words/inText.ts';
import { refusalText } from '@hanchan/kit/words/refusalText.ts';
import { t, tIn } from '@hanchan/kit/words/text.svelte.ts';
import { missedMessage, type PlayWords, refusedMessage } from '@hanchan/narrator';
import type { Refusal } from '@hanchan/protocol';
import type { Case, RuleKey } from '@hanchan/rules';
import type { Seat } from '@hanchan/tiles';
import type { Mode } from './choosing.svelte.ts';
import type { HeldTile } from './handOrder.ts';
import { actionText } from './labels.ts';
import type { Explained } from './tableSession.svelte.ts';
import { tellTable } from './tellTable.ts';
import { tenpaiAfter, type WaitsSaid, waitsAfter, waitsSaid } from './waits.ts';

export interface Explanation {
  readonly text: string;
  /** What stands between the hand and a win. */
  readonly warning?: string;
  readonly rules: readonly RuleKey[];
  /** Of what was refused. */
  readonly case?: Case | undefined;
}

export interface Situation {
  readonly view: SeatView;
  readonly legal: readonly Action[];
  readonly names: (seat: Seat) => string;
  readonly words: PlayWords;
  readonly explained: Explained | null;
  readonly mode: Mode;
  /** The tile that is chosen or pointed at. */
  readonly chosen: HeldTile | null;
  readonly isOwnTurn: boolean;
  readonly missed: Refusal | null;
  readonly showsWaits: boolean;
}

const NOTHING: Explanation = { text: '', rules: [] };

export function explain(situation: Situation): Explanation {
  const { explained, mode, view } = situation;
  if (view.deal === null) return NOTHING;
  if (explained !== null) return explainRefusal(explained);
  if (mode.type === 'laying') {
    const { call, count } = mode;
    const text = t('table.why.lay', { call: situation.words.call(call), count });
    return { text, rules: [] };
  }
  if (mode.type === 'riichi') return explainRiichi(situation);
  if (view.assistance === 'unassisted') return whoseTurn(situation);
  return (
    barredNow(situation) ??
    afterDiscard(situation) ??
    explainMissed(situation) ??
    explainOffer(situation) ??
    waysToTenpai(situation) ??
    ownWaits(situation) ??
    whoseTurn(situation)
  );
}

function explainRefusal({ action, refusal }: Explained): Explanation {
  const code = ILLEGAL_CODES.find((one) => one === refusal.code);
  const text =
    code === undefined
      ? refusalText(refusal)
      : tellTable(refusedMessage(code, 'tile' in action ? action.tile : null));
  return { text, rules: refusal.rule === undefined ? [] : [refusal.rule], case: refusal.case };
}

function explainRiichi(situation: Situation): Explanation {
  const { chosen, view } = situation;
  const call = situation.words.call('riichi');
  const choose = { text: t('table.why.chooseRiichi', { call }), rules: [] };
  if (view.assistance === 'unassisted') return choose;
  const said = chosen === null ? null : waitsAfter(view, chosen, true);
  if (said !== null) {
    return withWaits('riichiWaits', said, { call, tile: inText(chosen!.tile) });
  }
  return ways(situation, true, choose.text) ?? choose;
}

/** “You wait on … .”, and what stands between that and a win. */
function withWaits(key: string, said: WaitsSaid, values: Record<string, string> = {}): Explanation {
  const { waits, warning, rules } = said;
  const text = tIn('table.why', key, { ...values, waits });
  return { text, ...(warning === null ? {} : { warning }), rules };
}

/** What the hand would wait for after the discard that is pointed at. */
function afterDiscard({ view, chosen, isOwnTurn, showsWaits }: Situation): Explanation | null {
  if (!isOwnTurn || chosen === null || !showsWaits) return null;
  const said = waitsAfter(view, chosen, false);
  if (said === null) return null;
  return withWaits('discardWaits', said, { tile: inText(chosen.tile) });
}

/** Each discard that leaves the hand tenpai, with its waits. */
function waysToTenpai(situation: Situation): Explanation | null {
  const { isOwnTurn, showsWaits } = situation;
  return isOwnTurn && showsWaits ? ways(situation, false, t('table.why.tenpaiBy')) : null;
}

function ways({ view, legal }: Situation, riichi: boolean, lead: string): Explanation | null {
  const found = tenpaiAfter(view, legal, riichi);
  if (found.length === 0) return null;
  const texts = found.map(({ tile, said }) =>
    t('table.why.way', { tile: inText(tile), waits: said.note }),
  );
  const rules = new Set(found.flatMap(({ said }) => said.rules));
  return { text: `${lead} ${texts.join(' · ')}`, rules: [...rules] };
}

/** Right after a call: the tiles in the hand that it forbids to discard. */
function barredNow(situation: Situation): Explanation | null {
  const { view, isOwnTurn } = situation;
  if (!isOwnTurn) return null;
  const barred = barredTiles(view);
  if (barred.length === 0) return null;
  const text = t('table.why.barred', { tiles: tilesInText(barred) });
  const waiting = afterDiscard(situation) ?? waysToTenpai(situation);
  if (waiting === null) return { text, rules: ['calls.swap'] };
  return {
    ...waiting,
    text: `${text} ${waiting.text}`,
    rules: ['calls.swap', ...waiting.rules],
  };
}

/** A completing tile went by, and could not be won on. */
function explainMissed({ view, missed }: Situation): Explanation | null {
  if (missed === null || view.deal!.phase.type !== 'claims') return null;
  const message = missedMessage(missed.code, view.deal!.phase.offer.tile);
  if (message === null) return null;
  const rules = missed.rule === undefined ? [] : [missed.rule];
  return { text: tellTable(message), rules, case: missed.case };
}

function explainOffer(situation: Situation): Explanation | null {
  const { view, legal, names } = situation;
  const { phase } = view.deal!;
  if (phase.type === 'declarations' && legal.length > 0) {
    return { text: t('table.why.declare'), rules: ['draw.mayHideTenpai'] };
  }
  if (phase.type === 'pick' && legal.length > 0) return { text: t('table.why.pick'), rules: [] };
  if (phase.type !== 'claims' || legal.length === 0) return null;
  const { offer } = phase;
  const key = offer.by === 'discard' ? 'offer' : 'offerKan';
  const text = t(`table.why.${key}`, { name: names(offer.from), tile: inText(offer.tile) });
  const swaps = barredByCalls(situation);
  if (swaps.length === 0) return { text, rules: [] };
  return { text: [text, ...swaps].join(' '), rules: ['calls.swap'] };
}

/** What each call on offer would forbid to discard, where the hand holds it: one sentence where they agree. */
function barredByCalls({ view, legal, words }: Situation): string[] {
  const calls = legal.map((call) => ({ call, tiles: tilesInText(barredTiles(view, call)) }));
  const barring = calls.filter(({ tiles }) => tiles !== '');
  if (barring.length === 0) return [];
  const isAll = calls.every(({ call, tiles }) => tiles === barring[0]!.tiles || isNoSwap(call));
  if (isAll) return [t('table.why.swap', { tiles: barring[0]!.tiles })];
  return barring.map(({ call, tiles }) =>
    t('table.why.swapBy', { call: actionText(call, words), tiles }),
  );
}

const isNoSwap = ({ type }: Action) => type !== 'chi' && type !== 'pon';

function ownWaits({ view, showsWaits, isOwnTurn }: Situation): Explanation | null {
  if (!showsWaits || isOwnTurn) return null;
  const said = waitsSaid(view, waitProspects(view));
  return said === null ? null : withWaits('waits', said);
}

function whoseTurn({ view, names, isOwnTurn, legal }: Situation): Explanation {
  const { turn, phase } = view.deal!;
  if (phase.type === 'over') {
    return view.phase === 'over' ? NOTHING : { text: t('table.why.nextDeal'), rules: [] };
  }
  if (isOwnTurn) return { text: t('table.why.yourTurn'), rules: [] };
  if (phase.type === 'claims' && legal.length > 0) {
    const { offer } = phase;
    const text = t('table.why.offer', { name: names(offer.from), tile: inText(offer.tile) });
    return { text, rules: [] };
  }
  return { text: t('table.why.theirTurn', { name: names(turn) }), rules: [] };
}
