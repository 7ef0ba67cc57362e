// The expert: its weights are checked, its loops give the same bits with and without WebAssembly, and the rulebook
// has the last word.

import { readFileSync } from 'node:fs';
import { RULESETS } from '@hanchan/rulesets';
import { describe, expect, test, vi } from 'vitest';
import { Table } from '../../../proof/spec/support/playTable.ts';
import { kernelCode } from '../../../tools/kernel.mjs';
import { createAdviser, createBot, randomFrom } from '../src/index.ts';
import { FEATURE_SIZE } from '../src/net/features.ts';
import { wasmKernel } from '../src/net/kernel.ts';
import { createNetwork, type Outputs } from '../src/net/network.ts';
import { plainKernel } from '../src/net/plainKernel.ts';
import { readWeights, type Weights } from '../src/net/weights.ts';
import { ask, expert, matchBetween, WEIGHTS } from './asking.ts';

function weights(): Weights {
  const read = readWeights(WEIGHTS);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

const numbersOf = ({ discard, kan, danger, scalars }: Outputs) =>
  [discard, kan, danger, scalars].flatMap((part) => [...part]);

describe('weights', () => {
  test('are small enough to be sent to a phone', () => {
    expect(WEIGHTS.length).toBeLessThan(4_000_000);
  });

  test('come with what was measured on games that were held out', () => {
    expect(weights().figures).toMatchObject({ discard_top1: expect.any(Number) });
  });

  const changed = (change: (copy: Uint8Array) => void) => {
    const copy = WEIGHTS.slice();
    change(copy);
    return copy;
  };

  test.each([
    ['an empty file', new Uint8Array(), /not a weights file/],
    ['something else', new TextEncoder().encode('{"a": "JSON file"}'), /not a weights file/],
    ['a cut file', WEIGHTS.subarray(0, WEIGHTS.length - 9), /checksum/],
    ['one changed bit', changed((copy) => (copy[400_000]! ^= 4)), /damaged/],
    ['a header that is not JSON', changed((copy) => (copy[8] = 0x21)), /header/],
    [
      'a length beyond the file',
      changed((copy) => copy.set([255, 255, 255, 127], 4)),
      /header|checksum/,
    ],
  ] as const)('%s is refused in words', (_, file, message) => {
    const bot = createBot('expert', file);
    expect(bot).toMatchObject({ ok: false, error: { code: 'badWeights' } });
    if (!bot.ok) expect(bot.error.detail).toMatch(message);
  });

  test('are needed', () => {
    expect(createBot('expert', null)).toMatchObject({ ok: false, error: { code: 'noWeights' } });
  });
});

describe('the net', () => {
  test('gives the same bits with and without WebAssembly', () => {
    const fast = createNetwork(weights(), (size) => wasmKernel(size)!);
    const plain = createNetwork(weights(), plainKernel);
    const random = randomFrom(5);
    for (let i = 0; i < 5; i++) {
      const features = Uint8Array.from({ length: FEATURE_SIZE }, () =>
        random() < 0.8 ? 0 : Math.floor(random() * 256),
      );
      expect(numbersOf(fast.run(features))).toEqual(numbersOf(plain.run(features)));
    }
  });

  test('does without compiled code where a page may not run any', () => {
    const Refusing = class {
      constructor() {
        throw new Error('refused by the policy of the page');
      }
    };
    vi.stubGlobal('WebAssembly', { validate: () => true, Memory: Object, Module: Refusing });
    expect(wasmKernel(64)).toBeNull();
    vi.unstubAllGlobals();
  });

  test('runs the loops that its source says', () => {
    const committed = readFileSync(new URL('../src/net/kernelCode.ts', import.meta.url), 'utf8');
    expect(kernelCode()).toBe(committed);
  });
});

describe('advice', () => {
  /** South has four discards behind it, and an idle 9p among 44p, 55s and 88s. */
  const after = (discards: string) =>
    new Table(valuesOf('wrc-2022'), {
      hands: { S: '35m4469p157s88s25z' },
      draws: '5s',
      live: 51,
      turn: 'S',
      indicators: '2s',
      discards: { E: '9p1z8s2p3m', S: discards, W: '2s2p1z4z', N: '5m7z1m4z9p' },
    });

  test('does not take the discards of somebody else for a plan to be followed', () => {
    const adviser = createAdviser(WEIGHTS);
    if (!adviser.ok) throw new Error(adviser.error.detail);
    for (const discards of ['1z9m9s3z', '9m3m7m3s']) {
      expect(ask(adviser.value, after(discards), 'S')).toBe('discards 9p');
    }
    // The player goes on with what it has begun.
    expect(ask(expert(), after('9m3m7m3s'), 'S')).not.toBe('discards 9p');
  });
});

const valuesOf = (id: string) => RULESETS.find((one) => one.id === id)!.values;

describe('the rulebook has the last word', () => {
  const club = createBot('club', null);
  if (!club.ok) throw new Error('no club');
  const table = [expert(), club.value, club.value, club.value];

  test.each(RULESETS.map(({ id }) => id))(
    '%s: only legal choices, sound figures, the same again',
    (id) => {
      const choices: string[][] = [];
      for (let time = 0; time < 2; time++) {
        const chosen: string[] = [];
        for (const { legal, decision, fouls, after } of matchBetween(table, valuesOf(id), 3)) {
          expect(legal).toContain(decision.action);
          expect(fouls).toEqual([]);
          expect(decision.candidates[0]!.reasons).not.toEqual([]);
          for (const { worth, probability, danger } of decision.candidates) {
            expect(Number.isFinite(worth)).toBe(true);
            for (const share of [probability, danger]) {
              if (share !== null) expect(share >= 0 && share <= 1).toBe(true);
            }
          }
          chosen.push(JSON.stringify(decision.action));
          if (after.dealNumber > 2) break;
        }
        choices.push(chosen);
      }
      expect(choices[0]).toEqual(choices[1]);
    },
  );
});
