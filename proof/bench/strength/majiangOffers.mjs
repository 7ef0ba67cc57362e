// Does majiang-core allow the seat exactly what our engine does? Asked at every decision, so that neither a rule set
// otherwise nor a word lost in translation can pass for a choice of majiang-ai.

import { requirePeer } from '../setup.mjs';
import { actionOf } from './majiangForms.mjs';

/** What only one of the two allows, in words; null when they agree. */
export function offersDifference(ai, view, legal) {
  const ours = new Set(legal.filter(isCompared).map(keyOf));
  const theirs = new Set(theirActions(ai, view.deal).map(keyOf));
  const onlyOurs = [...ours].filter((key) => !theirs.has(key));
  const onlyTheirs = [...theirs].filter((key) => !ours.has(key));
  if (onlyOurs.length + onlyTheirs.length === 0) return null;
  return `only ours: ${onlyOurs.join(' ')}; only theirs: ${onlyTheirs.join(' ')}; ${ai.shoupai}`;
}

/** Wins are left to its reply: it takes every one it sees, so `missedWins` and `unmapped` tell of any difference. */
const isCompared = ({ type }) => type !== 'ron' && type !== 'tsumo' && type !== 'pass';

function keyOf({ type, tile = '', fromDraw = '', riichi = '', own = [] }) {
  const isKan = type === 'concealedKan';
  const kind = isKan && tile >= 34 ? (tile - 34) * 9 + 4 : tile;
  return [type, kind, fromDraw, riichi, [...own].sort((a, b) => a - b).join('+')].join(':');
}

function theirActions(ai, deal) {
  const replies = deal.phase.type === 'turn' ? turnReplies(ai) : claimReplies(ai, deal.phase.offer);
  return replies.map((reply) => actionOf(reply, deal));
}

function turnReplies(ai) {
  const { shoupai } = ai;
  const replies = ai.get_dapai(shoupai).map((dapai) => ({ dapai }));
  for (const { dapai } of [...replies]) {
    if (!ai.allow_lizhi(shoupai, dapai) || waitsForFifths(ai, dapai)) continue;
    replies.push({ dapai: `${dapai}*` });
  }
  for (const gang of ai.get_gang_mianzi(shoupai) ?? []) replies.push({ gang });
  if (ai.allow_pingju(shoupai)) replies.push({ daopai: '-' });
  return replies;
}

function claimReplies(ai, { by }) {
  if (by !== 'discard') return [];
  const { shoupai, model } = ai;
  const tile = model.he[model.lunban]._pai.at(-1).slice(0, 2);
  const side = ['', '+', '=', '-'][(4 + model.lunban - ai._menfeng) % 4];
  return [ai.get_chi_mianzi, ai.get_peng_mianzi, ai.get_gang_mianzi]
    .flatMap((list) => list.call(ai, shoupai, tile + side))
    .map((fulou) => ({ fulou }));
}

/**
 * The one known difference: waiting only for tiles of which the seat itself shows all four, as 46p do beside a kan
 * of 5p, is tenpai to majiang-core and not to us, so that riichi is not open.
 */
export function waitsForFifths(ai, dapai) {
  const { Util } = requirePeer('@kobalab/majiang-core');
  const left = ai.shoupai.clone().dapai(dapai);
  const kans = left._fulou
    .map((meld) => meld.replace(/0/g, '5'))
    .filter((meld) => /\d{4}/.test(meld));
  const isFifth = (tile) => kans.some((meld) => meld.startsWith(tile));
  return kans.length > 0 && Util.tingpai(left).every(isFifth);
}
