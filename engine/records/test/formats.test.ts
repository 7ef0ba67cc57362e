// Matches of every rulebook in the forms of others, and back again.

import { RULESETS, TENHOU } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import {
  type MjaiEvent,
  type Move,
  replayMjai,
  replayTenhou6,
  startGame,
  Tenhou6Writer,
  writeMjai,
} from '../src/index.ts';
import { formatCall, parseCall } from '../src/tenhou6/calls.ts';
import { effectiveActions, type Played, playout, seenEvents } from './playout.ts';

const SEEDS = [11, 12, 13, 14];
const copy = <T>(value: unknown) => JSON.parse(JSON.stringify(value)) as T;

function heard() {
  const steps: Played['steps'][number][] = [];
  const watch = (move: Move, before: Played['first'], step: Played['steps'][number]['step']) => {
    steps.push({ move, before, step });
  };
  return { steps, watch };
}

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (_, ruleset) => {
  const matches = SEEDS.map((seed) => playout(ruleset, seed));

  test('as mjai', () => {
    for (const { steps } of matches) {
      const log = copy<MjaiEvent[]>([
        startGame(ruleset),
        ...steps.flatMap(({ move, before, step }) => writeMjai(move, before, step)),
      ]);
      const { steps: again, watch } = heard();
      expect(replayMjai(log, ruleset, { watch }).difference).toBeNull();
      expect(seenEvents(again)).toEqual(seenEvents(steps));
      expect(effectiveActions(again)).toEqual(effectiveActions(steps));
    }
  });

  test('as tenhou.net/6', () => {
    for (const { steps } of matches) {
      const writer = new Tenhou6Writer();
      for (const { before, step } of steps) writer.take(before, step);
      const { steps: again, watch } = heard();
      const report = replayTenhou6(copy(writer.game(ruleset)), ruleset, { watch });
      expect(report).toMatchObject({ ok: true, value: { difference: null } });
      expect(seenEvents(again)).toEqual(seenEvents(steps));
      expect(effectiveActions(again)).toEqual(effectiveActions(steps));
    }
  });
});

describe('mjai logs that are wrong', () => {
  const { steps } = playout(TENHOU, 21);
  const log = copy<MjaiEvent[]>(
    steps.flatMap(({ move, before, step }) => writeMjai(move, before, step)),
  );
  const at = (type: string) => log.findIndex((event) => event.type === type);

  test.each([
    ['deltas of a win', 'hora', { deltas: [0, 0, 0, 0] }],
    ['scores after a win', 'hora', { scores: [1, 2, 3, 4] }],
    ['han', 'hora', { han: 99 }],
    ['the deposit', 'reach_accepted', { deltas: [0, 0, 0, 0] }],
    ['a drawn tile', 'tsumo', { pai: 'E' }],
  ])('%s', (_, type, change) => {
    const i = at(type);
    const changed = log.with(i, { ...log[i]!, ...change } as MjaiEvent);
    const { difference } = replayMjai(changed, TENHOU);
    expect(difference).toMatchObject({ event: i + 1 });
    expect(replayMjai(changed, TENHOU, { compare: 'events' }).difference).toBeNull();
  });

  test('cut off within a deal', () => {
    const { difference } = replayMjai(log.slice(0, 20), TENHOU);
    expect(difference?.got).toBe('end of file');
  });

  test('a field that cannot be read is named', () => {
    const i = at('tsumo');
    const dahai = i + 1;
    const changed = log.with(dahai, { ...log[dahai]!, pai: '9z' });
    const { fault } = replayMjai(changed, TENHOU);
    expect(fault).toMatchObject({ event: dahai + 1, field: 'pai' });
  });
});

describe('calls in the digits of tenhou.net/6', () => {
  test.each([
    ['c275226', 'chi of 7p with red 5p and 6p, from the left'],
    ['p414141', 'pon from the left'],
    ['41p4141', 'pon from across'],
    ['4141p41', 'pon from the right'],
    ['m19191919', 'called kan from the left'],
    ['19m191919', 'called kan from across'],
    ['191919m19', 'called kan from the right'],
  ])('%s: %s', (text) => {
    const call = parseCall(text)!;
    const type = { c: 'chi', p: 'pon', m: 'calledKan', k: 'addedKan', a: 'concealedKan' }[
      call.mark
    ];
    const from = { 3: 'left', 2: 'across', 1: 'right' }[call.distance];
    const tiles = [call.tile, ...call.rest];
    expect(formatCall({ type, tiles, from, called: call.tile } as never)).toBe(text);
  });

  test.each(['', 'p41', 'x414141', '41414p1', 'c999999', '414141p', 'a41414141', '27c5226'])(
    '“%s” is no call',
    (text) => expect(parseCall(text)).toBeUndefined(),
  );
});
