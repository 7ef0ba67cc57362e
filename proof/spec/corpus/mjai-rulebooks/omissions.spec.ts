// Hand-written logs under the rulebooks where they differ: what a log may leave out.

import { type MjaiEvent, replayMjai } from '@hanchan/records';
import { findRuleset } from '@hanchan/rulesets';
import { describe, expect, test } from 'vitest';
import { blank, write } from '../../support/mjaiBooks.ts';
import {
  agrees,
  copy,
  differsAt,
  differsWith,
  ofType,
  replayed,
} from '../../support/mjaiChecks.ts';
import { ALL_INSIDE, AROUND } from '../../support/mjaiHands.ts';
import type { DealText } from '../../support/mjaiLog.ts';

describe('what a log may leave out, and what it may not', () => {
  const text: DealText = {
    hands: { 1: ALL_INSIDE },
    play: `${AROUND} 0=1s 1+4z 1!4z 2+6m 2-6m`,
    ends: [{ hora: 1, from: 2, pai: '6m', deltas: [0, 9_000, -8_000, 0] }],
  };

  test('an indicator where there is no dora is passed over', () => {
    const general = blank('general').deal({ ...text, dora: '5s' });
    agrees('general', general);
    // Even one that cannot be.
    differsWith('wrc-2022', write('wrc-2022', text), ofType('start_kyoku'), { dora_marker: '?' });
    for (const marker of ['?', null, 'E']) {
      const events = general.events.with(0, { ...general.events[0]!, dora_marker: marker });
      expect(replayed('general', events)).toBeNull();
    }
  });

  test('the indicator is needed where there is dora', () => {
    const { events } = write('wrc-2022', text);
    const { dora_marker: _, ...start } = events[0]!;
    const report = replayMjai(
      copy([start as MjaiEvent, ...events.slice(1)]),
      findRuleset('wrc-2022')!,
    );
    expect(report.fault).toMatchObject({ event: 1, field: 'dora_marker' });
  });

  test('ura that are not told are none', () => {
    const log = write('wrc-2022', text);
    agrees('wrc-2022', log);
    const at = log.events.findIndex(ofType('hora'));
    for (const ura of [[], null]) {
      const events = log.events.with(at, { ...log.events[at]!, ura_markers: ura });
      expect(replayed('wrc-2022', events)).toBeNull();
    }
    // 7s points at 88s: two more han, haneman.
    differsWith('wrc-2022', log, ofType('hora'), { ura_markers: ['7s'] });
    const richer = log.events.with(at, {
      ...log.events[at]!,
      ura_markers: ['7s'],
      han: 6,
      deltas: [0, 13_000, -12_000, 0],
      scores: [30_000, 42_000, 18_000, 30_000],
    });
    expect(replayed('wrc-2022', richer)).toBeNull();
  });

  test('a fifth copy of a tile differs where it is drawn', () => {
    const log = write('wrc-2022', {
      ...text,
      hands: { 0: '111m234p678p99s13p', 1: '1m2468p2468s1234z' },
      play: '0=2z 1+3z 1-3z 2+9m',
    });
    differsWith('wrc-2022', log, ofType('tsumo', { pai: '9m' }), { pai: '1m' });
    differsWith('wrc-2022', log, ofType('tsumo', { pai: '9m' }), { pai: '5mr' });
  });

  test('a field that cannot be read is named with its line', () => {
    const { events } = write('wrc-2022', text);
    const at = events.findIndex(ofType('tsumo', { actor: 2 }));
    const broken = events.with(at, { ...events[at]!, pai: '0z' });
    const { fault } = replayMjai(copy(broken), findRuleset('wrc-2022')!);
    expect(fault).toMatchObject({ event: at + 1, field: 'pai' });
  });

  test('a call that is refused is told at its line, also behind reach_accepted', () => {
    const log = write('wrc-2022', {
      hands: { 1: ALL_INSIDE, 2: '445m135p135s1123z' },
      play: `${AROUND} 0=1s 1+4m 1!4m 2p4m:55m 2-1z`,
      ends: [],
    });
    differsAt('wrc-2022', log, ofType('pon'));
  });
});
