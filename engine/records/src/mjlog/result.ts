// How a deal ended, as mjlog says it.

import { quoted, SEATS } from '@hanchan/tiles';
import type { MjaiEvent } from '../mjai/form.ts';
import { deltasIn, numberIn, numbersIn, seatIn, type Tiles } from './fields.ts';
import { elementError, type XmlElement } from './xml.ts';

export function winEvent(element: XmlElement, tiles: Tiles): MjaiEvent {
  const [fu, points] = numbersIn(element, 'ten', 3) as [number, number, number];
  const { attributes } = element;
  const isYakuman = (attributes.get('yakuman') ?? '') !== '';
  const ura = attributes.has('doraHaiUra') ? tiles.names(element, 'doraHaiUra') : [];
  return {
    type: 'hora',
    actor: seatIn(element, 'who'),
    target: seatIn(element, 'fromWho'),
    pai: tiles.name(element, 'machi', numberIn(element, 'machi')),
    deltas: deltasIn(element, 'sc'),
    points,
    ...(isYakuman ? { han: null } : { fu, han: hanOf(element) }),
    ...(ura.length > 0 ? { ura_markers: ura } : {}),
  };
}

/** Yaku and their han, one after the other; dora among them. */
function hanOf(element: XmlElement): number {
  const numbers = numbersIn(element, 'yaku');
  return numbers.filter((_, at) => at % 2 === 1).reduce((sum, han) => sum + han, 0);
}

const REASONS: ReadonlyMap<string, string> = new Map([
  ['', 'exhaustive'],
  ['nm', 'nagashi_mangan'],
  ['yao9', 'kyuushu_kyuuhai'],
  ['kaze4', 'suufon_renda'],
  ['kan4', 'suukaikan'],
  ['reach4', 'suucha_riichi'],
  ['ron3', 'sanchahou'],
]);
/** Whoever shows the hand was tenpai, or won. */
const TOLD_BY_HANDS = ['exhaustive', 'nagashi_mangan', 'sanchahou'];

/** `last` is who drew last. */
export function drawEvent(element: XmlElement, last: number | null): MjaiEvent {
  const { attributes } = element;
  const type = attributes.get('type') ?? '';
  const reason = REASONS.get(type);
  if (reason === undefined) {
    throw elementError(element, 'type', `${quoted(type)} is not a known end`);
  }
  const tenpais = SEATS.map((seat) => attributes.has(`hai${seat}`));
  return {
    type: 'ryukyoku',
    reason,
    ...(reason === 'kyuushu_kyuuhai' && last !== null ? { actor: last } : {}),
    deltas: deltasIn(element, 'sc'),
    ...(TOLD_BY_HANDS.includes(reason) ? { tenpais } : {}),
  };
}
