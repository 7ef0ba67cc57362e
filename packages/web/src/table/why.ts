// The sentence beside the choices: what is asked, what was refused, what the hand waits for.

import type { Action, SeatView } from '@hanchan/game';
import type { Refusal } from '@hanchan/protocol';
import type { RuleKey } from '@hanchan/rules';
import { type Kind, kindOf, type Seat, type Tile } from '@hanchan/tiles';
import type { PlayWords } from '../words/terms.ts';
import { t } from '../words/text.svelte.ts';
import type { Mode } from './choosing.svelte.ts';
import { countWaits, waitsOf } from './counting.ts';
import type { HeldTile } from './handOrder.ts';
import { inText } from './log.ts';
import type { Explained } from './session.svelte.ts';

export interface Explanation {
  readonly text: string;
  readonly rules: readonly RuleKey[];
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
    afterDiscard(situation) ??
    explainMissed(situation) ??
    explainOffer(situation) ??
    ownWaits(situation) ??
    whoseTurn(situation)
  );
}

function explainRefusal({ action, refusal }: Explained): Explanation {
  const what = 'tile' in action ? inText(action.tile) : '';
  const key = `table.refused.${refusal.code}`;
  const known = t(key, { tile: what });
  // What has no words of ours yet is told in the server's.
  const text = known === key ? refusal.message : known;
  return { text, rules: refusal.rule === undefined ? [] : [refusal.rule] };
}

function explainRiichi(situation: Situation): Explanation {
  const { chosen, view } = situation;
  const call = situation.words.call('riichi');
  if (chosen === null || view.assistance === 'unassisted') {
    return { text: t('table.why.chooseRiichi', { call }), rules: [] };
  }
  const kinds = waitsAfter(view, chosen);
  if (kinds.length === 0) return { text: t('table.why.chooseRiichi', { call }), rules: [] };
  const waits = waitsText(view, kinds);
  if (!isFuritenAfter(view, kinds, chosen.tile)) {
    const text = t('table.why.riichiWaits', { call, tile: inText(chosen.tile), waits });
    return { text, rules: [] };
  }
  const text = t('table.why.riichiFuriten', { call, tile: inText(chosen.tile), waits });
  return { text, rules: ['riichi.whileFuriten', 'furiten.discard'] };
}

/** What the hand would wait for after the discard that is pointed at. */
function afterDiscard({ view, chosen, isOwnTurn, showsWaits }: Situation): Explanation | null {
  if (!isOwnTurn || chosen === null || !showsWaits) return null;
  const kinds = waitsAfter(view, chosen);
  if (kinds.length === 0) return null;
  const isFuriten = isFuritenAfter(view, kinds, chosen.tile);
  const values = { tile: inText(chosen.tile), waits: waitsText(view, kinds) };
  return {
    text: t(isFuriten ? 'table.why.discardFuriten' : 'table.why.discardWaits', values),
    rules: isFuriten ? ['furiten.discard'] : [],
  };
}

/** A completing tile went by, and could not be won on. */
function explainMissed({ view, missed }: Situation): Explanation | null {
  if (missed === null || view.deal!.phase.type !== 'claims') return null;
  const tile = inText(view.deal!.phase.offer.tile);
  const key = `table.missed.${missed.code}`;
  const known = t(key, { tile });
  if (known === key) return null;
  return { text: known, rules: missed.rule === undefined ? [] : [missed.rule] };
}

function explainOffer({ view, legal, names }: Situation): Explanation | null {
  const { phase } = view.deal!;
  if (phase.type === 'declarations' && legal.length > 0) {
    return { text: t('table.why.declare'), rules: ['draw.mayHideTenpai'] };
  }
  if (phase.type === 'pick' && legal.length > 0) return { text: t('table.why.pick'), rules: [] };
  if (phase.type !== 'claims' || legal.length === 0) return null;
  const { offer } = phase;
  const key = offer.by === 'discard' ? 'offer' : 'offerKan';
  const text = t(`table.why.${key}`, { name: names(offer.from), tile: inText(offer.tile) });
  const isSwap = legal.some(({ type }) => type === 'chi' || type === 'pon');
  if (!isSwap || view.rules['calls.swap'] !== 'forbidden') return { text, rules: [] };
  return { text: `${text} ${t('table.why.swap')}`, rules: ['calls.swap'] };
}

function ownWaits({ view, showsWaits, isOwnTurn }: Situation): Explanation | null {
  const own = view.deal!.own;
  if (own === null || own.waits.length === 0 || !showsWaits || isOwnTurn) return null;
  const waits = waitsText(view, own.waits);
  if (!own.isFuriten) return { text: t('table.why.waits', { waits }), rules: [] };
  const isInRiichi = view.deal!.seats[view.viewer as Seat].riichi !== 'none';
  const missed = isInRiichi ? 'furiten.missedInRiichi' : 'furiten.missed';
  const rule = own.hasMissed ? missed : 'furiten.discard';
  return { text: t('table.why.furiten', { waits }), rules: [rule] };
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

function waitsAfter(view: SeatView, held: HeldTile): readonly Kind[] {
  const { own, seats } = view.deal!;
  const all = own!.drawn === null ? [...own!.hand] : [...own!.hand, own!.drawn];
  const at = all.indexOf(held.tile);
  if (at < 0 || all.length % 3 !== 2) return [];
  all.splice(at, 1);
  return waitsOf(view, all, seats[view.viewer as Seat].melds);
}

/** The own discards, the coming one included, hold one of the waits. */
function isFuritenAfter(view: SeatView, kinds: readonly Kind[], next: Tile): boolean {
  if (view.rules['furiten.discard'] === 'nothing') return false;
  const { discards } = view.deal!.seats[view.viewer as Seat];
  const thrown = [...discards.map(({ tile }) => tile), next].map(kindOf);
  return kinds.some((kind) => thrown.includes(kind));
}

/** “6s ×2, 9s ×3”. */
function waitsText(view: SeatView, kinds: readonly Kind[]): string {
  return countWaits(view.deal!, kinds)
    .map(({ kind, left }) => t('table.why.wait', { tile: inText(kind), count: left }))
    .join(' ');
}
