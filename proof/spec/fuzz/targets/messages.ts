// What a client sends: messages over the socket, forms over HTTP, entries of a kept score.

import { append, type Entry } from '@hanchan/keeper';
import * as protocol from '@hanchan/protocol';
import { storedRules } from '@hanchan/rules';
import { WRC_2022 } from '@hanchan/rulesets';
import { readMessage } from '../../../../service/server/src/socket/connection.ts';
import { fromSchema, parsed, type Schema } from '../forms.ts';
import { asOne, type Target } from '../target.ts';

const MESSAGES = [
  { type: 'hello', version: 1 },
  { type: 'sit', table: 't', from: 3 },
  { type: 'act', id: 'a', table: 't', seq: 1, action: { type: 'chi', seat: 0, own: [1, 2] } },
  { type: 'why', id: 'w', table: 't', action: { type: 'tsumo', seat: 1 } },
  { type: 'chat', id: 'c', table: 't', text: 'hello' },
  {
    type: 'act',
    id: 'a',
    table: 't',
    seq: 1,
    action: { type: 'discard', seat: 0, tile: 3, fromDraw: true, riichi: false },
  },
  { type: 'ping', sent: 1 },
];

export const messages: Target = {
  name: 'messages',
  samples: () => MESSAGES.map((message) => ({ lines: [message], write: asOne })),
  longest: 600,
  read(text) {
    const read = readMessage(text);
    return 'code' in read ? { field: read.field ?? '', message: read.message } : null;
  },
};

const SCHEMAS: readonly Schema<unknown>[] = [
  protocol.accountChangeSchema,
  protocol.eraseSchema,
  protocol.guestSchema,
  protocol.joinSchema,
  protocol.keptOpenSchema,
  protocol.linkRequestSchema,
  protocol.linkUseSchema,
  protocol.loginSchema,
  protocol.onlineRequestSchema,
  protocol.paceSchema,
  protocol.placeSchema,
  protocol.registerSchema,
  protocol.rulesCheckSchema,
  protocol.tableSettingsSchema,
  protocol.wordsSchema,
];

export const forms: Target = {
  name: 'forms',
  samples: () =>
    [
      { name: 'Anna' },
      { name: 'Anna', email: 'a@example.org', password: 'correct horse battery' },
      { rules: { base: 'wrc-2022', name: 'x', changes: { 'riichi.deposit': 500 } } },
      { write: 'a'.repeat(32), read: 'b'.repeat(32) },
      { rules: 'wrc-2022', clock: { moveMs: 5_000, bankMs: 0 }, bots: ['club'], watchDelayMs: 0 },
    ].map((form) => ({ lines: [form], write: asOne })),
  longest: 1_000,
  read(text) {
    const json = parsed(text);
    const read = SCHEMAS.map((schema) => fromSchema(schema, json));
    const first = read[0]!;
    return read.some(({ ok }) => ok) || first.ok ? null : first.error;
  },
};

const BEGIN: Entry = {
  id: 'e0000000',
  by: 'Anna',
  at: 0,
  act: {
    type: 'begin',
    rules: storedRules(WRC_2022.values) as never,
    book: 'wrc-2022',
    names: ['A', 'B', 'C', 'D'],
    minutes: null,
  },
};
const entry = (at: number, act: unknown) => ({ id: `e000000${at}`, by: 'Anna', at, act });
const WON = {
  type: 'hand',
  hand: {
    riichi: [0],
    result: { type: 'ron', from: 1, wins: [{ seat: 0, worth: { han: 2, fu: 30 } }] },
  },
};
const SHOWN = {
  type: 'hand',
  hand: {
    riichi: [],
    result: {
      type: 'tsumo',
      win: {
        seat: 2,
        shown: { hand: '123m456p789s1122z', tile: '2z', indicators: '1m' },
        liable: [{ yaku: 'daisangen', seat: 1 }],
      },
    },
  },
};
const DRAWN = { type: 'hand', hand: { riichi: [], result: { type: 'exhausted', tenpai: [0, 1] } } };
const RULING = { type: 'ruling', ruling: { what: 'move', deltas: [100, -100, 0, 0] }, note: 'why' };
const CORRECTED = { type: 'correct', target: 'e0000001', act: DRAWN, reason: 'read wrongly' };

/** A batch of entries, added one after the other as the server does. */
export const kept: Target = {
  name: 'kept',
  samples: () =>
    [
      [WON, DRAWN, SHOWN],
      [{ type: 'bell', when: 'during' }, { type: 'undo', target: 'e0000001' }, RULING],
      [WON, CORRECTED, { type: 'loan', seat: 1, count: 1 }, { type: 'end', note: '' }],
      [SHOWN, { type: 'aside', act: DRAWN, reason: 'twice' }],
    ]
      .map((acts) => ({
        lines: [{ expected: 1, entries: acts.map((act, i) => entry(i + 1, act)) }] as unknown[],
        write: asOne,
      }))
      .concat([{ lines: [{ expected: 0, entries: [BEGIN] }], write: asOne }]),
  read(text) {
    const read = fromSchema(protocol.keptAppendSchema, parsed(text));
    if (!read.ok) return read.error;
    let entries: readonly Entry[] = read.value.expected === 0 ? [] : [BEGIN];
    for (const one of read.value.entries) {
      const answer = append(entries, one);
      if (answer.type === 'refused') return answer.problem;
      if (answer.type === 'added') entries = answer.entries;
    }
    return null;
  },
};
