// A decision as a card of the review shows it: the hand, what was on offer, and what every discard would have kept.

import { createBot, randomFrom } from '@hanchan/bots';
import { legalActions, view } from '@hanchan/game';
import { type FilmTurn, filmOf, headerOf, readGames, writeRecord } from '@hanchan/records';
import { findRuleset, TENHOU } from '@hanchan/rulesets';
import { expect, test } from 'vitest';
import { playout } from '../../../../engine/records/test/playout.ts';
import { handBefore } from '../src/weighed/handBefore.ts';

const { first, moves } = playout(TENHOU, 41, { mostDeals: 3 });
const [game] = readGames('game', writeRecord(headerOf(first, TENHOU), moves)).games;
const turns = filmOf(game!, { find: findRuleset, usual: TENHOU }).deals.flatMap(
  (deal) => deal.turns,
);
const actions = turns.flatMap(({ move, before }: FilmTurn) =>
  move.type === 'action' ? [{ action: move.action, before }] : [],
);
const club = createBot('club', null);
if (!club.ok) throw new Error('no bot');
const { decide } = club.value;

test('every discard has its tiles, also those that the bot did not count', () => {
  let filled = 0;
  for (const { action, before } of actions.filter((one) => one.action.type === 'discard')) {
    const { seat } = action;
    const hand = handBefore(before, seat);
    const { candidates } = decide(view(before, seat), legalActions(before, seat), randomFrom(1));
    for (const candidate of candidates) {
      if (candidate.action.type !== 'discard') continue;
      const accepts = hand.acceptedAfter(candidate);
      if (candidate.accepts.length > 0) expect(accepts).toBe(candidate.accepts);
      else if (accepts.length > 0) filled++;
    }
  }
  expect(filled).toBeGreaterThan(50);
});

test('what is thrown is in the hand; what is called is on offer', () => {
  let offers = 0;
  for (const { action, before } of actions) {
    const { hand, drawn, offer } = handBefore(before, action.seat);
    if (action.type === 'discard') expect([...hand, drawn]).toContain(action.tile);
    if (action.type !== 'pon' && action.type !== 'chi') continue;
    offers++;
    expect(offer).not.toBeNull();
    for (const tile of action.own) expect(hand).toContain(tile);
  }
  expect(offers).toBeGreaterThan(0);
});
