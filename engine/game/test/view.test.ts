// What a view says of the own seat, and of nothing where there is no deal.

import type { RuleValues } from '@hanchan/rules';
import { WRC_2022 } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { type Setup, Table } from '../../../proof/spec/support/playTable.ts';
import { newMatch, view } from '../src/index.ts';

const RULES = WRC_2022.values;

test('before the first deal there is none to see', () => {
  expect(view(newMatch(RULES), 2)).toMatchObject({ viewer: 2, phase: 'awaitingDeal', deal: null });
});

describe('the own seat', () => {
  const own = (setup: Setup, rules: RuleValues = RULES) =>
    view(new Table(rules, setup).match, 1).deal!.own!;
  const READY: Setup = { hands: { S: '123m456m789s4566p' } };

  test('is furiten when one of its waits may not be won on', () => {
    expect(own(READY).isFuriten).toBe(false);
    const discards = { S: '6p' };
    expect(own({ ...READY, discards }).isFuriten).toBe(true);
    const sameTile: RuleValues = { ...RULES, 'furiten.discard': 'sameTile' };
    expect(own({ ...READY, discards }, sameTile).isFuriten).toBe(true);
    const nothing: RuleValues = { ...RULES, 'furiten.discard': 'nothing' };
    expect(own({ ...READY, discards }, nothing).isFuriten).toBe(false);
  });

  test('waits for nothing, and is not furiten, with a hand that is not ready', () => {
    const idle = own({ hands: { S: '147m28p369s12346z' }, discards: { S: '6p' } });
    expect(idle).toMatchObject({ waits: [], isFuriten: false, hasMissed: false, drawn: null });
  });

  test('a spectator has none, and is never asked', () => {
    const { deal } = view(new Table(RULES, READY).match, 'spectator');
    expect(deal).toMatchObject({ own: null, isAsked: false, turn: 0 });
  });
});
