// Our tiles, melds and actions in the words of majiang-core, and its words in ours. It writes `m0` for a red five,
// a mark behind a tile that was called (`-` from the left, `=` from across, `+` from the right), `_` behind a
// discard of the drawn tile and `*` behind the discard that declares riichi.

import { digitOf, isRed, kindOf, letterOf } from '../hands.mjs';
import { majiangTiles } from '../peerForms.mjs';

const MARKS = { left: '-', across: '=', right: '+' };

export const tileText = (tile) => letterOf(tile) + digitOf(tile);

export const handText = (tiles) => majiangTiles(tiles);

export const discardText = ({ tile, fromDraw, riichi }) =>
  tileText(tile) + (fromDraw ? '_' : '') + (riichi ? '*' : '');

const FIRST_RED = 34;

export function tileOf(letter, digit) {
  const suit = 'mpsz'.indexOf(letter);
  return Number(digit) === 0 ? FIRST_RED + suit : suit * 9 + Number(digit) - 1;
}

/** What is left when one tile is taken away. */
function without(tiles, tile) {
  const at = tiles.indexOf(tile);
  return tiles.filter((_, i) => i !== at);
}

/** Its order within a group of equal tiles: the red five last. */
const redLast = (tiles) => [...tiles].sort((a, b) => isRed(a) - isRed(b));

const digits = (tiles) => tiles.map(digitOf).join('');

/** `added` is the tile that made a kan of a pon. */
export function meldText({ type, tiles, from, called }, added = null) {
  const letter = letterOf(tiles[0]);
  if (type === 'concealedKan') return letter + digits(redLast(tiles));
  const mark = MARKS[from];
  if (type === 'chi') {
    const inOrder = [...tiles].sort((a, b) => kindOf(a) - kindOf(b));
    return letter + inOrder.map((tile) => digitOf(tile) + (tile === called ? mark : '')).join('');
  }
  const first = added === null ? tiles : without(tiles, added);
  const own = redLast(without(first, called));
  return letter + digits(own) + digitOf(called) + mark + (added === null ? '' : digitOf(added));
}

/** Which tiles, which of them called from whom, and whether a tile was added later: for comparing two melds. */
export function meldFacts(text) {
  const all = text.match(/\d/g).sort().join('');
  const called = text.match(/\d[+=-]/)?.[0] ?? '';
  return `${text[0]}${all} ${called} ${/[+=-]\d$/.test(text) && all.length === 4 ? 'added' : ''}`;
}

/** A reply as the action that it asks for, without its seat. */
export function actionOf(reply, { phase, own }) {
  if (reply.hule) return { type: phase.type === 'turn' ? 'tsumo' : 'ron' };
  if (reply.daopai) return { type: 'nineTerminals' };
  if (reply.dapai) return discardOf(reply.dapai, own);
  if (reply.gang) return kanOf(reply.gang);
  if (reply.fulou) return callOf(reply.fulou);
  return { type: 'pass' };
}

/** Holding 0s with 5s drawn, it also lists the five as one from the hand; there is only the drawn one to take. */
function discardOf(text, { hand, drawn }) {
  const tile = tileOf(text[0], text[1]);
  const fromDraw = text.includes('_') || (tile === drawn && !hand.includes(tile));
  return { type: 'discard', tile, fromDraw, riichi: text.endsWith('*') };
}

function kanOf(text) {
  const tile = tileOf(text[0], text.at(-1));
  return /[+=-]/.test(text) ? { type: 'addedKan', tile } : { type: 'concealedKan', tile };
}

function callOf(text) {
  const own = text.match(/\d(?![+=-])/g).map((digit) => tileOf(text[0], digit));
  const kinds = new Set(own.map(kindOf));
  if (own.length === 3) return { type: 'calledKan', own };
  // Two different tiles make a sequence with the third.
  return { type: kinds.size === 1 ? 'pon' : 'chi', own };
}

const sorted = (tiles) => [...tiles].sort((a, b) => a - b).join();

/** The legal action that is meant; undefined when there is none. */
export function findLegal(wanted, legal) {
  return legal.find((action) => {
    if (action.type !== wanted.type) return false;
    switch (action.type) {
      case 'discard':
        return (
          action.tile === wanted.tile &&
          action.fromDraw === wanted.fromDraw &&
          action.riichi === wanted.riichi
        );
      case 'concealedKan':
        return kindOf(action.tile) === kindOf(wanted.tile);
      case 'addedKan':
        return action.tile === wanted.tile;
      case 'chi':
      case 'pon':
      case 'calledKan':
        return sorted(action.own) === sorted(wanted.own);
      default:
        return true;
    }
  });
}
