// Sections 8.5.1, 8.6.1, 8.7 and 12.3.2: what is said at the table, as the log of a match tells it.

import { WRC_2022 } from '@hanchan/rulesets';
import { expect } from 'vitest';
import { clause } from '../support/clause.ts';
import { toldMatch } from '../support/turns.ts';

/** Several matches, so that every call is among them. */
const MATCHES = await Promise.all([1, 2, 6].map((seed) => toldMatch(WRC_2022, seed)));
const calls = MATCHES.flatMap((match) => match.calls);
const spoken = MATCHES.flatMap((match) => match.spoken);

/** The words in the log at the places where this call was made. */
const saidFor = (call: string) => new Set(spoken.filter((_, at) => calls[at] === call));

clause('wrc-8.5.1-02', 'the log tells every call for a sequence as chii', () => {
  expect(saidFor('chi')).toEqual(new Set(['chii']));
});

clause('wrc-8.6.1-02', 'the log tells every call for a triplet as pon', () => {
  expect(saidFor('pon')).toEqual(new Set(['pon']));
});

clause('wrc-8.7.1-02', 'the log tells every quad as kan, called, promoted or concealed', () => {
  expect(saidFor('kan')).toEqual(new Set(['kan']));
  const kans = MATCHES.flatMap(({ lines }) => lines.filter((line) => /: +kan /.test(line)));
  for (const kind of ['from', '(added)', '(concealed)']) {
    expect(
      kans.some((line) => line.includes(kind)),
      kind,
    ).toBe(true);
  }
});

clause('wrc-12.3.2-07', 'nothing else is said: chii, pon, kan, riichi, ron, tsumo', () => {
  expect(spoken.length).toBe(calls.length);
  expect(new Set(spoken)).toEqual(new Set(['chii', 'pon', 'kan', 'riichi', 'ron', 'tsumo']));
  expect(saidFor('riichi')).toEqual(new Set(['riichi']));
  expect(saidFor('ron')).toEqual(new Set(['ron']));
  expect(saidFor('tsumo')).toEqual(new Set(['tsumo']));
});
