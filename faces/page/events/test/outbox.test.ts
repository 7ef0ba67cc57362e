// Commands that wait: in order, once each, and nothing goes out that was done upon something the server refused.

import type { ActRequest, Refusal } from '@hanchan/protocol';
import { describe, expect, test } from 'vitest';
import { atVersion, chainOf, Outbox, type Sending } from '../src/event/outbox.ts';
import type { Waiting } from '../src/event/outboxStore.ts';

const at = (table: number, version: number) => ({ round: 1, table, version });
const confirm = (table: number, version: number): ActRequest => ({
  type: 'confirm',
  at: at(table, version),
  slot: 1,
  how: 'paper',
});
const sign = (table: number, version: number): ActRequest => ({
  type: 'sign',
  at: at(table, version),
});
const announce: ActRequest = { type: 'announce', text: 'Tea' };
const CONFLICT: Refusal = { code: 'conflict', message: 'somebody was faster' };

function outboxWith(answer: (id: string) => Sending) {
  const sent: string[] = [];
  let kept: readonly Waiting[] = [];
  const outbox = new Outbox({
    store: {
      read: () => kept,
      change(how) {
        kept = how(kept);
        return kept;
      },
    },
    send: async (id) => {
      sent.push(id);
      return answer(id);
    },
    onChange: () => {},
  });
  return { outbox, sent, kept: () => kept };
}

describe('an outbox', () => {
  test('keeps the order, and what cannot be sent', async () => {
    let isThere = false;
    const { outbox, sent, kept } = outboxWith(() =>
      isThere ? { type: 'done' } : { type: 'unsent' },
    );
    await Promise.all([outbox.add('a', confirm(1, 0), 0), outbox.add('b', sign(1, 1), 1)]);
    expect(kept().map(({ id }) => id)).toEqual(['a', 'b']);
    isThere = true;
    sent.length = 0;
    expect(await outbox.flush()).toBe(true);
    expect(sent).toEqual(['a', 'b']);
    expect(kept()).toEqual([]);
  });

  test('holds back what was done at a table upon something that was refused there', async () => {
    const { outbox, sent, kept } = outboxWith((id) =>
      id === 'a' ? { type: 'refused', refusal: CONFLICT } : { type: 'done' },
    );
    const answers = await Promise.all([
      outbox.add('a', confirm(1, 0), 0),
      outbox.add('b', sign(1, 1), 1),
      outbox.add('c', confirm(2, 0), 2),
      outbox.add('d', announce, 3),
    ]);
    expect(sent).toEqual(['a', 'c', 'd']);
    expect(answers.map(({ type }) => type)).toEqual(['refused', 'refused', 'done', 'done']);
    expect(kept()).toMatchObject([
      { id: 'a', refused: CONFLICT },
      { id: 'b', refused: CONFLICT, after: 'a' },
    ]);
    const chain = chainOf(kept(), 'a').map(({ act }, i) => atVersion(act, 7, i));
    expect(chain).toEqual([confirm(1, 7), sign(1, 8)]);
    // What is done upon the table as it is by now goes out.
    await outbox.add('e', confirm(1, 1), 4);
    expect(sent.at(-1)).toBe('e');
    outbox.drop('a');
    expect(kept()).toEqual([]);
  });
});
