// A match that is given away is changed where it stands, and nothing else is different: the same events, the same state, and
// whatever was handed out before stays what it was.

import { randomFrom, shuffled } from '@hanchan/bots';
import { redFivesOf } from '@hanchan/rules';
import { RULESETS } from '@hanchan/rulesets';
import { tileSet } from '@hanchan/tiles';
import { describe, expect, test } from 'vitest';
import {
  type Action,
  deal,
  type Match,
  newMatch,
  play,
  playAway,
  possibleActions,
  seatsToAct,
  view,
} from '../src/index.ts';

const MOST_MOVES = 300;
const text = (value: unknown) => JSON.stringify(value);
/** The rules are the same object throughout. */
const stateText = ({ rules, ...rest }: Match) => text(rest);

describe.each(RULESETS.map((ruleset) => [ruleset.id, ruleset] as const))('%s', (_, { values }) => {
  test.each(['guided', 'unassisted'] as const)('%s play is the same both ways', (assistance) => {
    const random = randomFrom(assistance.length);
    let kept = newMatch(values, { assistance });
    let given = newMatch(values, { assistance });
    for (let move = 0; move < MOST_MOVES && kept.phase !== 'over'; move++) {
      if (kept.phase === 'awaitingDeal') {
        const reds = redFivesOf(values);
        const wall = shuffled(tileSet(reds), random);
        [kept, given] = [kept, given].map((match) => {
          const dealt = deal(match, wall);
          if (!dealt.ok) throw new Error(dealt.error.code);
          return dealt.value.match;
        }) as [Match, Match];
        continue;
      }
      const seat = seatsToAct(kept)[0]!;
      const actions = possibleActions(kept, seat);
      // Acts that are no pass are rarer, and what they change is more.
      const others = actions.filter(({ type }) => type !== 'pass' && type !== 'discard');
      const among = others.length > 0 && random() < 0.6 ? others : actions;
      const action: Action = among[Math.floor(random() * among.length)]!;
      const seen = view(given, seat);
      const before = text(seen);
      const [one, other] = [play(kept, action), playAway(given, action)];
      expect(text(seen), action.type).toBe(before);
      if (!one.ok || !other.ok) {
        expect(text(other)).toBe(text(one));
        continue;
      }
      expect(text(other.value.events)).toBe(text(one.value.events));
      expect(stateText(other.value.match)).toBe(stateText(one.value.match));
      expect(other.value.match).toBe(given);
      [kept, given] = [one.value.match, other.value.match];
    }
    expect(kept.dealNumber).toBeGreaterThan(0);
  });

  test('a refused act leaves the match as it is', () => {
    const match = newMatch(values);
    const before = stateText(match);
    expect(playAway(match, { type: 'pass', seat: 0 }).ok).toBe(false);
    expect(stateText(match)).toBe(before);
  });
});
