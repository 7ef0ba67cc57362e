// What a program is told in mjai is enough: from the messages alone comes the view that the seat has at our table.

import { type Decision, forced, pick, type Random } from '@hanchan/bots';
import { type Action, foldView, type SeatEvent, type SeatView } from '@hanchan/game';
import { discards } from '@hanchan/hand';
import { MjaiError, type MjaiEvent } from '@hanchan/records';
import type { RuleValues } from '@hanchan/rules';
import { RULESETS, TENHOU } from '@hanchan/rulesets';
import { type BySeat, SEATS, type Seat } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import {
  MjaiTable,
  mjaiOfAction,
  type Player,
  playMatch,
  readAnswer,
  SeatMessages,
} from '../src/index.ts';
import { afterReach } from '../src/mjai/answer.ts';
import type { Asked } from '../src/mjai/table.ts';
import { HAND, HIDDEN, startOfDeal } from './startOfDeal.ts';

/** Wins, calls, riichi and kans more often than is wise, so that a few matches have everything in them. */
function wildly(view: SeatView, legal: readonly Action[], random: Random): Action {
  const isPlain = (action: Action) => action.type === 'pass' || action.type === 'discard';
  const rare = legal.filter(
    (action) => !isPlain(action) || (action.type === 'discard' && action.riichi),
  );
  const kan = rare.find(({ type }) => type.endsWith('Kan'));
  if (kan !== undefined) return kan;
  if (rare.length > 0 && random() < 0.4) return pick(rare, random);
  const { hand, drawn } = view.deal!.own!;
  const { melds } = view.deal!.seats[view.viewer as Seat];
  if (!legal.some(({ type }) => type === 'discard')) return legal.at(-1)!;
  for (const { tile } of discards({ concealed: drawn === null ? hand : [...hand, drawn], melds })) {
    const found = legal.find((action) => action.type === 'discard' && action.tile === tile);
    if (found !== undefined) return found;
  }
  return legal[0]!;
}

/** What no message tells: the bell, whether a question is open, and pools. */
const comparable = ({ rules: _, bell: __, deal, ...rest }: SeatView) =>
  JSON.stringify({ ...rest, deal: { ...deal, isAsked: true } });

const everSeen = new Set<string>();

interface Seen {
  decisions: number;
  readonly types: Set<string>;
}

/** A player who also follows its own seat through mjai, and insists that both see the same. */
function follower(seat: Seat, rules: RuleValues, seen: Seen): Player {
  const messages = new SeatMessages(seat, { rulesetId: 'test', names: ['a', 'b', 'c', 'd'] });
  const table = new MjaiTable(rules, seat);
  let asked: Asked | null = null;
  return {
    id: 'follower',
    hear(events: readonly SeatEvent[]) {
      for (const message of events.flatMap((event) => messages.of(event, rules))) {
        seen.types.add(message.type);
        // What goes over a pipe is text.
        const heard = JSON.parse(JSON.stringify(message)) as MjaiEvent;
        if (heard.type === 'start_game') expect(heard['id']).toBe(seat);
        else if (heard.type === 'dora') table.hear(heard);
        else asked = table.hear(heard);
      }
    },
    decide(view, legal, random): Decision {
      const { type } = view.deal!.phase;
      if (type === 'turn' || type === 'claims') {
        seen.decisions++;
        expect(asked === 'turn' || asked === 'claims').toBe(true);
        const folded = type === 'turn' ? table.view! : foldView(table.view!, { type: 'asked' });
        expect(comparable(folded)).toBe(comparable(view));
        for (const action of legal) isReadAgain(action, legal, view);
      }
      return forced(wildly(view, legal, random));
    },
  };
}

/** Every legal action can be said, and what was said means that action and no other. */
function isReadAgain(action: Action, legal: readonly Action[], view: SeatView): void {
  const [first, second] = mjaiOfAction(action, view);
  const read = readAnswer(first, legal, view);
  if (second === undefined) expect(read).toEqual({ ok: true, value: action });
  else {
    expect(first.type).toBe('reach');
    expect(readAnswer(second, afterReach(legal), view)).toEqual({
      ok: true,
      value: { ...action, riichi: false },
    });
  }
}

describe.each(RULESETS.map(({ id, values }) => [id, values] as const))('%s', (_, rules) => {
  test('the messages carry the view', async () => {
    const seen: Seen = { decisions: 0, types: new Set() };
    for (let seed = 1; seed <= 2; seed++) {
      const players = SEATS.map((seat) => follower(seat, rules, seen));
      await playMatch({
        rules,
        players: players as unknown as BySeat<Player>,
        seed,
        bellAfterDeals: 12,
      });
    }
    expect(seen.decisions).toBeGreaterThan(500);
    expect([...seen.types]).toEqual(
      expect.arrayContaining([
        'start_game',
        'start_kyoku',
        'tsumo',
        'dahai',
        'pon',
        'hora',
        'end_kyoku',
        'end_game',
      ]),
    );
    for (const type of seen.types) everSeen.add(type);
  });
});

test('nothing that mjai can say was left out', () => {
  const rarer = [
    'chi',
    'daiminkan',
    'ankan',
    'kakan',
    'dora',
    'reach',
    'reach_accepted',
    'ryukyoku',
  ];
  expect(rarer.filter((type) => !everSeen.has(type))).toEqual([]);
});

const START = startOfDeal({
  bakaze: 'E',
  kyoku: 2,
  honba: 1,
  kyotaku: 1,
  oya: 1,
  dora_marker: '4m',
  scores: [24_000, 25_000, 25_000, 25_000],
});

function tableAfter(...messages: readonly MjaiEvent[]): MjaiTable {
  const table = new MjaiTable(TENHOU.values, null);
  for (const message of messages) table.hear(message);
  return table;
}

describe('dialects', () => {
  test('the seat is the one whose tiles are shown, and what is missing follows', () => {
    const { oya: _, scores: __, honba: ___, kyotaku: ____, ...bare } = START;
    const { view } = tableAfter(bare as MjaiEvent);
    expect(view).toMatchObject({ viewer: 0, dealer: 1, counters: 0, deposits: 0 });
    expect(view!.scores).toEqual([25_000, 25_000, 25_000, 25_000]);
  });

  test('reach_accepted pays the deposit, with or without its figures', () => {
    const riichi: MjaiEvent[] = [
      START,
      { type: 'tsumo', actor: 1, pai: '?' },
      { type: 'reach', actor: 1 },
      { type: 'dahai', actor: 1, pai: '9m', tsumogiri: true },
    ];
    const plain = tableAfter(...riichi, { type: 'reach_accepted', actor: 1 });
    const told = tableAfter(...riichi, {
      type: 'reach_accepted',
      actor: 1,
      deltas: [0, -1_000, 0, 0],
      scores: [24_000, 24_000, 25_000, 25_000],
    });
    for (const { view } of [plain, told]) {
      expect(view).toMatchObject({ scores: [24_000, 24_000, 25_000, 25_000], deposits: 2 });
      expect(view!.deal!.seats[1]).toMatchObject({ riichi: 'double', ippatsu: true });
    }
  });

  test('the scores of a deal are those that the last left, where none are told', () => {
    const { scores: _, ...next } = START;
    const { view } = tableAfter(
      START,
      { type: 'hora', actor: 1, target: 2, deltas: [0, 8_300, -7_300, 0] },
      { type: 'end_kyoku' },
      next as MjaiEvent,
    );
    expect(view!.scores).toEqual([24_000, 33_300, 17_700, 25_000]);
  });

  test('a draw of somebody else stays hidden, even where a log shows it', () => {
    const { view } = tableAfter(START, { type: 'tsumo', actor: 1, pai: '5m' });
    expect(JSON.stringify(view!.deal!.seats[1])).not.toContain('"tile"');
    expect(view!.deal!.seats[1]).toMatchObject({ hasDrawn: true, handSize: 13 });
  });
});

describe('messages that cannot be followed', () => {
  const OWN: MjaiEvent = { type: 'tsumo', actor: 0, pai: '9p' };
  const refused: [string, string, readonly MjaiEvent[]][] = [
    ['an unknown type', 'type', [{ type: 'nukidora', actor: 0 }]],
    ['no deal', 'type', [{ type: 'tsumo', actor: 0, pai: '1m' }]],
    ['no actor', 'actor', [START, { type: 'tsumo', pai: '1m' }]],
    ['a draw of our own that is hidden', 'pai', [START, { type: 'tsumo', actor: 0, pai: '?' }]],
    ['no tile', 'pai', [START, OWN, { type: 'dahai', actor: 0, pai: '10m' }]],
    ['a discard we do not hold', 'pai', [START, OWN, { type: 'dahai', actor: 0, pai: 'N' }]],
    [
      'a call of what was not discarded',
      'pai',
      [START, { type: 'pon', actor: 0, target: 1, pai: 'P', consumed: ['P', 'P'] }],
    ],
    [
      'a kan of three',
      'consumed',
      [START, OWN, { type: 'ankan', actor: 0, consumed: ['P', 'P', 'P'] }],
    ],
    [
      'a kan on no pon',
      'pai',
      [START, { type: 'kakan', actor: 2, pai: 'P', consumed: ['P', 'P', 'P'] }],
    ],
    ['a round that is none', 'bakaze', [{ ...START, bakaze: 'X' }]],
    ['a hand of twelve', 'tehais', [{ ...START, tehais: [HAND.slice(1), HIDDEN, HIDDEN, HIDDEN] }]],
    ['nobody’s hand', 'tehais', [{ ...START, tehais: [HIDDEN, HIDDEN, HIDDEN, HIDDEN] }]],
    ['three scores', 'scores', [{ ...START, scores: [1, 2, 3] }]],
  ];
  test.each(refused)('%s: %s', (_, field, messages) => {
    const table = new MjaiTable(TENHOU.values, messages[0] === START ? 0 : null);
    for (const message of messages.slice(0, -1)) table.hear(message);
    const before = table.view;
    let error: unknown = null;
    try {
      table.hear(messages.at(-1)!);
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(MjaiError);
    expect((error as MjaiError).field).toBe(field);
    expect(table.view).toBe(before);
  });
});
