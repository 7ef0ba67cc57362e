// What a hand waits for, in words: each tile with the copies left, which of them win and which do not, and why. How a
// tile would win is the engine's to say; here it is only counted and told.

import {
  type Action,
  isValue,
  prospectsAfter,
  type SeatView,
  type WaitProspect,
} from '@hanchan/game';
import { inText } from '@hanchan/kit/words/inText.ts';
import { t } from '@hanchan/kit/words/text.svelte.ts';
import type { RuleKey } from '@hanchan/rules';
import type { Tile } from '@hanchan/tiles';
import { countWaits } from './counting.ts';
import type { HeldTile } from './handOrder.ts';

export interface WaitsSaid {
  /** “6s ×2 9s ×3 (no yaku)”. */
  readonly waits: string;
  /** What holds for all of them: “No yaku: only your own draw wins.” */
  readonly warning: string | null;
  /** Waits and warning in one, short. */
  readonly note: string;
  readonly rules: readonly RuleKey[];
}

/** How far a tile wins: on any discard, only when drawn, or never; and what stands against it. */
type Limit = 'noYaku' | 'tooFewYaku' | 'drawNoYaku' | 'drawTooFewYaku' | 'furiten';

function limitOf({ ron, tsumo, furiten }: WaitProspect): Limit | null {
  const isDraw = isValue(tsumo);
  if (!isValue(ron)) {
    const isFew = ron.code === 'tooFewYaku';
    if (isDraw) return isFew ? 'drawTooFewYaku' : 'drawNoYaku';
    return isFew ? 'tooFewYaku' : 'noYaku';
  }
  return furiten === null ? null : 'furiten';
}

function rulesOf({ ron, furiten }: WaitProspect): RuleKey[] {
  const yaku = isValue(ron) ? null : ron.rule;
  return [yaku, furiten].filter((rule) => rule !== null);
}

/** Null where the hand waits for nothing. */
export function waitsSaid(view: SeatView, prospects: readonly WaitProspect[]): WaitsSaid | null {
  if (prospects.length === 0) return null;
  const counted = countWaits(
    view.deal!,
    prospects.map(({ kind }) => kind),
  );
  const limits = prospects.map(limitOf);
  const [first] = limits;
  const isSame = limits.every((limit) => limit === first);
  const texts = counted.map(({ kind, left }, i) => {
    const wait = t('table.why.wait', { tile: inText(kind), count: left });
    const limit = limits[i]!;
    return isSame || limit === null ? wait : t(`table.limit.one.${limit}`, { wait });
  });
  const waits = texts.join(' ');
  const isLimited = isSame && first != null;
  return {
    waits,
    warning: isLimited ? t(`table.limit.all.${first}`) : null,
    note: isLimited ? t(`table.limit.one.${first}`, { wait: waits }) : waits,
    rules: [...new Set(prospects.flatMap(rulesOf))],
  };
}

/** What the hand would wait for without this tile; null for nothing. */
export function waitsAfter(view: SeatView, held: HeldTile, riichi: boolean): WaitsSaid | null {
  const { tile, isDrawn } = held;
  return waitsSaid(view, prospectsAfter(view, { tile, fromDraw: isDrawn, riichi }));
}

export interface WayToTenpai {
  readonly tile: Tile;
  readonly said: WaitsSaid;
}

/** The discards that leave the hand tenpai, each tile once. */
export function tenpaiAfter(
  view: SeatView,
  legal: readonly Action[],
  riichi: boolean,
): readonly WayToTenpai[] {
  const ways = new Map<Tile, WayToTenpai>();
  for (const action of legal) {
    if (action.type !== 'discard' || action.riichi !== riichi || ways.has(action.tile)) continue;
    const said = waitsSaid(view, prospectsAfter(view, action));
    if (said !== null) ways.set(action.tile, { tile: action.tile, said });
  }
  return [...ways.values()];
}
