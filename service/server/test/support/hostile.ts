// Messages that no honest client sends: broken, huge, out of turn, for other seats, replayed, or nearly right.

import { pick, type Random } from '@hanchan/bots';
import { ACTION_TYPES } from '@hanchan/game';
import { PHRASES } from '@hanchan/protocol';

export interface Scene {
  readonly table: string;
  readonly seat: number;
  readonly seq: number;
  /** Messages of the past, to be sent again. */
  readonly old: readonly string[];
}

const TYPES = ['hello', 'sit', 'watch', 'turnAway', 'act', 'ready', 'why', 'chat', 'lobby', 'ping'];
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  '',
  'x'.repeat(500),
  '\u0000\ud800',
  '__proto__',
  'constructor',
  [],
  [[[[]]]],
  {},
  { toString: 1 },
  '../../etc/passwd',
  "'; drop table log; --",
];

export function hostileText(random: Random, scene: Scene): string {
  const chance = random();
  if (chance < 0.05) return garbage(random);
  if (chance < 0.15 && scene.old.length > 0) return pick(scene.old, random);
  const message = message_(random, scene);
  // Another version ends the connection at once, which would hide all that follows.
  if (chance < 0.45 || message['type'] === 'hello') return JSON.stringify(message);
  return JSON.stringify(bent(random, message));
}

function garbage(random: Random): string {
  const length = Math.floor(random() * 60);
  const signs = '{}[]",:0123456789abc\\\u0000\ufeff é牌';
  return Array.from({ length }, () => signs[Math.floor(random() * signs.length)]).join('');
}

type Fields = Record<string, unknown>;

function message_(random: Random, scene: Scene): Fields {
  const type = pick(TYPES, random);
  const table = random() < 0.9 ? scene.table : pick(['nowhere', '', 'a'.repeat(64)], random);
  const id = `h${Math.floor(random() * 1e9)}`;
  const number = () => Math.max(0, scene.seq + Math.floor(random() * 20) - 10);
  switch (type) {
    case 'hello':
      return { type, version: 1 };
    case 'sit':
    case 'watch':
      return { type, table, from: number() };
    case 'act':
    case 'why':
      return {
        type,
        id,
        table,
        ...(type === 'act' ? { seq: number() } : {}),
        action: action(random, scene),
      };
    case 'ready':
      return { type, table, deal: Math.floor(random() * 10) };
    case 'chat':
      return { type, id, table, phrase: pick(PHRASES, random) };
    case 'lobby':
      return { type, on: random() < 0.5 };
    case 'ping':
      return { type, sent: random() };
    default:
      return { type: 'lobby', on: false };
  }
}

function action(random: Random, scene: Scene): Fields {
  const type = pick(ACTION_TYPES, random);
  const seat = random() < 0.6 ? scene.seat : Math.floor(random() * 4);
  const tile = () => Math.floor(random() * 37);
  const flag = () => random() < 0.5;
  if (type === 'discard') return { type, seat, tile: tile(), fromDraw: flag(), riichi: flag() };
  if (type === 'concealedKan' || type === 'addedKan') return { type, seat, tile: tile() };
  if (type === 'pick') return { type, seat, slot: Math.floor(random() * 80) };
  if (['chi', 'pon', 'calledKan'].includes(type)) {
    return { type, seat, own: Array.from({ length: Math.floor(random() * 5) }, tile) };
  }
  return { type, seat };
}

/** One field is gone, odd, or one too many. */
function bent(random: Random, message: Fields): Fields {
  const bent = structuredClone(message);
  const inner = bent['action'];
  const target = random() < 0.5 && typeof inner === 'object' ? (inner as Fields) : bent;
  const field = pick(Object.keys(target), random);
  const chance = random();
  if (chance < 0.3) delete target[field];
  else if (chance < 0.8) target[field] = pick(ODD, random);
  else target[pick(['extra', 'admin', 'seat2', 'toJSON'], random)] = pick(ODD, random);
  return bent;
}
