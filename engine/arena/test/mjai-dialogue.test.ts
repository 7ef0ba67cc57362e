// Which line answers which question, whatever the program's habit.

import type { MjaiEvent } from '@hanchan/records';
import { describe, expect, test } from 'vitest';
import { type MjaiDialect, MjaiDialogue } from '../src/index.ts';

const none: MjaiEvent = { type: 'none' };
const dahai: MjaiEvent = { type: 'dahai', actor: 0, pai: '1m' };
const pon: MjaiEvent = { type: 'pon', actor: 0 };
const opening: MjaiEvent[] = [{ type: 'start_game' }, { type: 'start_kyoku' }, { type: 'tsumo' }];
const more: MjaiEvent[] = [{ type: 'dahai' }, { type: 'tsumo' }];

/** A dialogue whose first question has been put. */
function asked(dialect: MjaiDialect, isTurn: boolean): MjaiDialogue {
  const dialogue = new MjaiDialogue(dialect);
  dialogue.send(opening);
  ask(dialogue, isTurn);
  return dialogue;
}

function ask(dialogue: MjaiDialogue, isTurn: boolean): void {
  const fits = ({ type }: MjaiEvent) => (isTurn ? type === 'dahai' : type !== 'dahai');
  dialogue.ask({ isTurn, fits });
}

const hearAll = (dialogue: MjaiDialogue, ...lines: MjaiEvent[]) =>
  lines.map((line) => dialogue.hear(line));

test('messages are one line each, or one list', () => {
  expect(new MjaiDialogue('every').send([none, pon])).toBe(
    '{"type":"none"}\n{"type":"pon","actor":0}\n',
  );
  expect(new MjaiDialogue('batch').send([none, pon])).toBe(
    '[{"type":"none"},{"type":"pon","actor":0}]\n',
  );
  expect(new MjaiDialogue('batch').send([])).toBe('');
});

describe('a program that answers every message', () => {
  test.each(['every', 'auto'] as const)('its last line is the answer (%s)', (dialect) => {
    const dialogue = asked(dialect, true);
    expect(hearAll(dialogue, none, none, dahai)).toEqual(['waiting', 'waiting', 'answered']);
    expect(dialogue.answer()).toBe(dahai);
    expect(dialogue.dialect).toBe('every');
  });

  test('found out on a claim: more lines follow the first none', () => {
    const dialogue = asked('auto', false);
    expect(hearAll(dialogue, none, none, pon)).toEqual(['unsure', 'waiting', 'answered']);
    expect(dialogue.answer()).toBe(pon);
    expect(dialogue.dialect).toBe('every');
  });

  test('an answer that comes too late is not taken for the next', () => {
    const dialogue = asked('every', false);
    hearAll(dialogue, none, none);
    dialogue.close();
    dialogue.send(more);
    ask(dialogue, false);
    expect(hearAll(dialogue, pon, none, none)).toEqual(['waiting', 'waiting', 'answered']);
    expect(dialogue.answer()).toBe(none);
  });

  test('answers to messages that asked nothing are counted, too', () => {
    const dialogue = asked('every', true);
    hearAll(dialogue, none, none, dahai);
    dialogue.close();
    dialogue.send(more);
    hearAll(dialogue, none, none);
    dialogue.send(more);
    ask(dialogue, true);
    expect(hearAll(dialogue, none, dahai)).toEqual(['waiting', 'answered']);
  });
});

describe('a program that speaks only where it can act', () => {
  test.each(['asked', 'auto'] as const)('its first line is the answer (%s)', (dialect) => {
    const dialogue = asked(dialect, true);
    expect(dialogue.hear(dahai)).toBe('answered');
    expect(dialogue.dialect).toBe('asked');
  });

  test('found out on a claim: a call at once, or a none that nothing follows', () => {
    expect(asked('auto', false).hear(pon)).toBe('answered');
    const passing = asked('auto', false);
    expect(passing.hear(none)).toBe('unsure');
    passing.settle();
    expect(passing.answer()).toBe(none);
    expect(passing.dialect).toBe('asked');
  });

  test('taken for one by mistake, it is understood on its next turn', () => {
    const dialogue = asked('auto', false);
    dialogue.hear(none);
    dialogue.settle();
    dialogue.close();
    dialogue.send(more);
    ask(dialogue, true);
    expect(hearAll(dialogue, none, none, none, dahai)).toEqual([
      'waiting',
      'waiting',
      'waiting',
      'answered',
    ]);
    expect(dialogue.dialect).toBe('every');
  });

  test('a late line that does not fit the next question is passed over', () => {
    const dialogue = asked('asked', false);
    dialogue.close();
    dialogue.send(more);
    ask(dialogue, true);
    expect(hearAll(dialogue, pon, dahai)).toEqual(['waiting', 'answered']);
  });

  test('passing where it was not asked does not make it answer everything', () => {
    const dialogue = asked('auto', true);
    dialogue.hear(dahai);
    dialogue.close();
    dialogue.send([...more, ...more]);
    ask(dialogue, true);
    expect(hearAll(dialogue, none, none, dahai)).toEqual(['waiting', 'waiting', 'answered']);
    expect(dialogue.dialect).toBe('asked');
  });

  test('lines that nobody asked for are dropped', () => {
    const dialogue = asked('asked', true);
    hearAll(dialogue, dahai);
    dialogue.close();
    dialogue.hear(pon);
    dialogue.send(more);
    ask(dialogue, true);
    expect(dialogue.hear(dahai)).toBe('answered');
  });
});

test('a list has one answer', () => {
  const dialogue = asked('batch', false);
  expect(dialogue.hear(none)).toBe('answered');
  dialogue.close();
  dialogue.send(more);
  dialogue.send(more);
  ask(dialogue, true);
  expect(hearAll(dialogue, none, dahai)).toEqual(['waiting', 'answered']);
});
