// A riichi that turns out to be noten when the wall has run out: where the draw stands, the ruling is shown with it, though
// the players said in between, in messages of their own, whether they were tenpai.

import { type GameEvent, redact, view } from '@hanchan/game';
import { EMA_2008, WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { expect, test } from 'vitest';
import { Table } from '../../../../proof/spec/support/playTable.ts';
import { judgedAtDraw, resultsOf, type SeenEvent } from '../src/felt/results.ts';

/** One message after each question, as a server sends them. */
function messagesOf(events: readonly GameEvent[]): GameEvent[][] {
  const messages: GameEvent[][] = [[]];
  for (const event of events) {
    messages.at(-1)!.push(event);
    if (event.type === 'asked') messages.push([]);
  }
  return messages;
}

const WDMC = WDMC_2019.values;

test.each([
  ['WDMC', WDMC],
  ['WDMC, where players say whether they are tenpai', { ...WDMC, 'draw.mayHideTenpai': true }],
  ['EMA', EMA_2008.values],
  ['WRC', WRC_2022.values],
] as const)('is judged before everybody, with the hand: %s', (_, values) => {
  const setup = { hands: { E: '147m258p369s1234z' }, draws: '9m' };
  const table = new Table(values, { ...setup, assistance: 'unassisted' }).do('E riichi 9m').drain();
  for (const wind of ['S', 'W', 'N'] as const)
    if (table.can(wind, 'noten')) table.do(`${wind} noten`);
  const known = view(table.match, 2);
  let judged: readonly SeenEvent[] = [];
  const results = messagesOf(table.events).flatMap((message) => {
    const told = message.flatMap((event) => {
      const seen = redact(event, 2);
      return seen === null ? [] : [{ before: known, event: seen, after: known }];
    });
    const open = [...judged, ...told];
    judged = judgedAtDraw(open);
    return resultsOf(open);
  });
  expect(results[0]).toMatchObject({
    type: 'ruling',
    fouls: [{ seat: 0, foul: 'notenRiichi', because: { code: 'riichiNotTenpai' } }],
  });
  expect(results[0]).toHaveProperty('fouls.0.hand.length', 13);
  expect(results.filter(({ type }) => type === 'ruling')).toHaveLength(1);
  expect(judged).toEqual([]);
});
