// What a referee is offered: outcome, points, repeats and everything that follows.

import type { RuleValues } from '@hanchan/rules';
import { EMA_2008, WDMC_2019, WRC_2022 } from '@hanchan/rulesets';
import { FOUL_LISTS } from '@hanchan/rulesets/fouls';
import { describe, expect, it } from 'vitest';
import { aPerson } from '../../../proof/spec/support/eventDesk.ts';
import { anEvent } from '../../../proof/spec/support/eventLog.ts';
import { type DeskRules, proposal, repeatsOf } from '../src/index.ts';

const HERE = { round: 1, table: 1 };

function atTable(id: string, values: RuleValues, desk: Partial<DeskRules> = {}) {
  const event = anEvent({ players: 4, rules: values, desk });
  event.seat(1, [[1, 2, 3, 4]]);
  const list = FOUL_LISTS[id]!;
  const propose = (foul: string, slot = 1, place: { round: number; table: number } = HERE) =>
    proposal(list.fouls.find((one) => one.id === foul)!, list, event.state(), slot, place);
  return { event, propose };
}

const wrc = () => atTable('wrc-2022', WRC_2022.values);
const wdmc = () =>
  atTable('wdmc-2019', WDMC_2019.values, { penaltiesAt: 'beforeUma', lateScore: 'seat' });
const effects = ({ consequences }: { consequences: readonly { id: string }[] }) =>
  consequences.map(({ id }) => id);

describe('a proposal', () => {
  it('for a chombo: points off the tournament score, a new deal, each with its source', () => {
    const found = wrc().propose('notenRiichi');
    expect(found).toMatchObject({ outcome: 'chombo', kind: 'chombo', points: 30_000, slots: [1] });
    expect(effects(found)).toEqual([
      'offTournament',
      'voidedByWin',
      'redealAtDraw',
      'overAtTimeUp',
      'judgedWhenShown',
      'notAfterDeadHand',
      'redeal',
      'sameWinds',
      'sameCounters',
      'depositsBack',
      'tableUnchanged',
    ]);
    for (const { rule, clauses } of found.consequences) {
      expect(rule !== null || clauses.length > 0).toBe(true);
    }
  });

  it('before uma where the rulebook puts it there, and at the table where it is paid', () => {
    expect(wdmc().propose('notenRiichi')).toMatchObject({ points: 12_000 });
    expect(effects(wdmc().propose('notenRiichi'))[0]).toBe('beforeUma');
    const ema = atTable('ema-2008', EMA_2008.values).propose('falseWin');
    expect(ema).toMatchObject({ kind: 'chombo', points: 0 });
    expect(effects(ema)[0]).toBe('paidAtTable');
  });

  it('for a wrong sheet is for all four, as much as the desk says', () => {
    expect(wrc().propose('sheetWrong')).toMatchObject({ points: 2_000, slots: [1, 2, 3, 4] });
    const dear = atTable('wrc-2022', WRC_2022.values, { allLastWrong: 12 });
    expect(dear.propose('allLastWrong')).toMatchObject({ points: 12_000, slots: [1] });
  });

  it('leaves to the referee what the rulebook does', () => {
    expect(wrc().propose('obstruction')).toMatchObject({ outcome: 'discretion', kind: null });
    expect(wrc().propose('wrongDrawKnown')).toMatchObject({ outcome: 'nothing', kind: 'noted' });
  });

  it('says whose score it is when a substitute has to play', () => {
    expect(effects(wrc().propose('lateForfeit'))).toContain('noScore');
    expect(effects(wdmc().propose('lateForfeit'))).toContain('seatScore');
  });
});

describe('the second time', () => {
  it('a wrong draw in the same hanchan is a dead hand; in the next one it is a first again', () => {
    const { event, propose } = wdmc();
    expect(propose('wrongDraw')).toMatchObject({ outcome: 'nothing', time: 1 });
    event.penalise(1, 0, { ...HERE, foul: 'wrongDraw' }, 'warning');
    expect(propose('wrongDraw')).toMatchObject({ outcome: 'deadHand', time: 2 });
    event.seat(2, [[1, 2, 3, 4]]);
    expect(propose('wrongDraw', 1, { round: 2, table: 1 })).toMatchObject({
      outcome: 'nothing',
      repeats: { inHanchan: 0, inEvent: 1 },
    });
  });

  it('a phone: put away, a chombo, then two each time, over the whole event', () => {
    const { event, propose } = wdmc();
    const ring = (round: number) => {
      const { kind, points } = propose('phone', 2, { round, table: 1 });
      event.penalise(2, points, { round, table: 1, foul: 'phone' }, kind as 'chombo');
      event.seat(round + 1, [[1, 2, 3, 4]]);
      return [kind, points];
    };
    expect([1, 2, 3, 4].map(ring)).toEqual([
      ['warning', 0],
      ['chombo', 12_000],
      ['chombo', 24_000],
      ['chombo', 24_000],
    ]);
  });

  it('does not count what was withdrawn, nor another person under the same number', () => {
    const { event } = wdmc();
    const penalty = event.penalise(1, 0, { ...HERE, foul: 'phone' }, 'warning');
    expect(repeatsOf(event.state(), 'phone', 1, HERE)).toEqual({ inHanchan: 1, inEvent: 1 });
    expect(repeatsOf(event.state(), 'phone', 2, HERE).inEvent).toBe(0);
    event.act({ type: 'enrol', people: [aPerson('rep', { kind: 'fillIn' })] });
    const at = { ...HERE, version: 0 };
    event.act({ type: 'replace', at, slot: 1, person: 'rep', reason: '' });
    expect(repeatsOf(event.state(), 'phone', 1, HERE).inEvent).toBe(0);
    event.act({ type: 'withdrawPenalty', penalty, reason: 'it was the clock' });
    expect(repeatsOf(event.state(), 'phone', 1, { round: 2, table: 1 }).inEvent).toBe(0);
  });
});

describe('a custom ruleset', () => {
  it('has its own value go before the list of its base', () => {
    const values: RuleValues = {
      ...WRC_2022.values,
      'foul.swapDiscard': 'chombo',
      'penalty.chombo': { type: 'tournamentPoints', amount: 20 },
      'penalty.lateForfeit': 15,
    };
    const { propose } = atTable('wrc-2022', values);
    expect(propose('swapDiscard')).toMatchObject({
      outcome: 'chombo',
      points: 20_000,
      isOwnRule: true,
    });
    expect(propose('deadHandCall')).toMatchObject({ outcome: 'points', points: 20_000 });
    expect(propose('lateForfeit').points).toBe(15_000);
    expect(propose('openRiichi').isOwnRule).toBe(false);
  });

  it('without a number of tiles leaves it to the referee', () => {
    const limits = { ...WRC_2022.values['foul.exposedTiles'], ownChombo: 0 };
    const { propose } = atTable('wrc-2022', { ...WRC_2022.values, 'foul.exposedTiles': limits });
    expect(propose('exposedOwn')).toMatchObject({ outcome: 'discretion', isOwnRule: true });
  });
});
