// Whatever a program says or an arena tells us: a legal action, or words that name the field; never another error.

import { answersFromView, foldView, legalFromView, type SeatView } from '@hanchan/game';
import { MjaiError, type MjaiEvent } from '@hanchan/records';
import { TENHOU } from '@hanchan/rulesets';
import { quoted } from '@hanchan/tiles';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOSTILE, hostileValue } from '../../../proof/spec/support/hostileValues.ts';
import { MjaiTable, mjaiOfAction, readAnswer } from '../src/index.ts';
import { HAND, HIDDEN, startOfDeal } from './startOfDeal.ts';

const START = startOfDeal({
  bakaze: 'E',
  kyoku: 1,
  honba: 0,
  kyotaku: 0,
  oya: 0,
  dora_marker: '4m',
  scores: [25_000, 25_000, 25_000, 25_000],
});
const OWN_DRAW: MjaiEvent = { type: 'tsumo', actor: 0, pai: '9p' };
const OFFER: readonly MjaiEvent[] = [
  OWN_DRAW,
  { type: 'dahai', actor: 0, pai: '9p', tsumogiri: true },
  { type: 'tsumo', actor: 1, pai: '?' },
  { type: 'dahai', actor: 1, pai: 'P', tsumogiri: true },
];

function tableAfter(...messages: readonly MjaiEvent[]): MjaiTable {
  const table = new MjaiTable(TENHOU.values, 0);
  for (const message of [START, ...messages]) table.hear(message);
  return table;
}

const onTurn = tableAfter(OWN_DRAW).view!;
const onClaim = foldView(tableAfter(...OFFER).view!, { type: 'asked' });
const TYPES = [
  ...['dahai', 'reach', 'chi', 'pon', 'daiminkan', 'ankan', 'kakan', 'hora', 'ryukyoku', 'none'],
  ...['constructor', '__proto__', 'toString', ''],
];
const FIELDS = ['actor', 'target', 'pai', 'tsumogiri', 'consumed', 'reason'];

describe('what a program answers', () => {
  const questions = [
    { view: onTurn, legal: legalFromView(onTurn) },
    { view: onClaim, legal: answersFromView(onClaim) },
  ];

  function expectRead(answer: MjaiEvent): void {
    for (const { view, legal } of questions) {
      const read = readAnswer(answer, legal, view);
      const isFine = read.ok ? legal.includes(read.value) : isClear(read.error);
      if (!isFine) expect.unreachable(`${quoted(answer)}: ${quoted(read)}`);
    }
  }

  const isClear = (error: string) =>
    / is not legal here$| has no \w+$/.test(error) && error.length < 400;
  const said = (view: SeatView) =>
    [...legalFromView(view), ...answersFromView(view)].map((act) => mjaiOfAction(act, view)[0]);
  /** One of each type. */
  const sound = new Map([...said(onTurn), ...said(onClaim)].map((one) => [one.type, one]));

  test('values that are made to break readers, in every field', () => {
    for (const value of HOSTILE) {
      for (const type of TYPES) expectRead({ type, pai: value, consumed: value, reason: value });
      for (const answer of sound.values()) {
        for (const field of FIELDS) expectRead({ ...answer, [field]: value });
      }
    }
    expectRead({ type: 'x'.repeat(1_000_000) });
  });

  test('noise', () => {
    const noise = fc.dictionary(fc.constantFrom(...FIELDS), hostileValue);
    fc.assert(
      fc.property(fc.constantFrom(...TYPES), noise, (type, fields) =>
        expectRead({ ...fields, type }),
      ),
      { numRuns: 500 },
    );
  });

  test('a wrong field is named with what it holds', () => {
    const answer = { type: 'dahai', actor: 0, pai: { toString: {} } };
    expect(readAnswer(answer, questions[0]!.legal, onTurn)).toEqual({
      ok: false,
      error: 'dahai with pai {"toString":{}} is not legal here',
    });
  });
});

describe('what an arena tells us', () => {
  const MESSAGES: readonly (readonly MjaiEvent[])[] = [
    [START],
    [OWN_DRAW],
    OFFER,
    [...OFFER, { type: 'pon', actor: 0, target: 1, pai: 'P', consumed: ['P', 'P'] }],
    [OWN_DRAW, { type: 'ankan', actor: 0, consumed: ['P', 'P', 'P', 'P'] }],
    [OWN_DRAW, { type: 'kakan', actor: 0, pai: 'P', consumed: ['P', 'P', 'P'] }],
    [OWN_DRAW, { type: 'reach', actor: 0 }],
    [OWN_DRAW, { type: 'reach_accepted', actor: 0, scores: [1, 2, 3, 4] }],
    [OWN_DRAW, { type: 'dora', dora_marker: '1m' }],
    [OWN_DRAW, { type: 'hora', actor: 0, target: 0, deltas: [1, 2, 3, 4] }],
    [OWN_DRAW, { type: 'ryukyoku', scores: [1, 2, 3, 4] }],
  ];

  /** The last message with these fields instead: it is followed, or refused with the name of a field. */
  function expectFollowed(messages: readonly MjaiEvent[], fields: object): void {
    const table = tableAfter(...messages.slice(0, -1));
    const before = table.view;
    const message = { ...messages.at(-1)!, ...fields } as MjaiEvent;
    try {
      table.hear(message);
    } catch (error) {
      const { message: words, field } = error as MjaiError;
      const isClear =
        error instanceof MjaiError && words.includes(`${field} must be`) && words.length < 600;
      if (!isClear || table.view !== before) expect.unreachable(`${quoted(message)}: ${words}`);
    }
  }

  test('values that are made to break readers, in every field', () => {
    for (const value of HOSTILE) {
      for (const messages of MESSAGES) {
        for (const field of Object.keys(messages.at(-1)!)) {
          const isType = field === 'type';
          if (!isType || typeof value === 'string') expectFollowed(messages, { [field]: value });
          if (!isType) expectFollowed(messages, { [field]: [value, value, value, value] });
        }
      }
      expectFollowed([START], { tehais: [[...HAND.slice(1), value], HIDDEN, HIDDEN, HIDDEN] });
      expectFollowed([START], { dora_marker: undefined, dora_markers: [value] });
      expectFollowed([START], { oya: undefined, kyoku: value });
    }
  });

  test('noise', () => {
    const names = [...new Set(MESSAGES.flatMap((messages) => Object.keys(messages.at(-1)!)))];
    const noise = fc.dictionary(
      fc.constantFrom(...names.filter((name) => name !== 'type')),
      hostileValue,
    );
    fc.assert(fc.property(fc.constantFrom(...MESSAGES), noise, expectFollowed), { numRuns: 500 });
  });
});
