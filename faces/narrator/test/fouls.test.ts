// Whatever makes an act a foul in the engine has words.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ACTION_TYPES,
  type Action,
  deal,
  FOULS,
  foulIn,
  ILLEGAL_CODES,
  type Match,
  newMatch,
} from '@hanchan/game';
import { foulMessage } from '@hanchan/narrator';
import type { RuleValues } from '@hanchan/rules';
import { WRC_2022 } from '@hanchan/rulesets';
import { tileSet } from '@hanchan/tiles';
import { expect, test } from 'vitest';

/** A table where everything that can be a foul is one, in each phase that tells fouls apart. */
function foulTables(): Match[] {
  const judged = Object.fromEntries(FOULS.map((foul) => [`foul.${foul}`, 'warning']));
  const rules: RuleValues = { ...WRC_2022.values, ...judged };
  const dealt = deal(newMatch(rules, { assistance: 'unassisted' }), tileSet(0));
  if (!dealt.ok) throw new Error(dealt.error.code);
  const { match } = dealt.value;
  const during = (phase: object) => ({ ...match, deal: { ...match.deal!, phase } }) as Match;
  const offer = { by: 'discard', from: 1, tile: 0 };
  return [
    match,
    during({ type: 'claims', offer, waiting: [0] }),
    during({ type: 'declarations', waiting: [0] }),
  ];
}

/** What a call is refused for, read from the engine: a call is a foul whatever its reason. */
const CALL_CODES = ['calls', 'claims'].flatMap((file) => {
  const path = join(import.meta.dirname, `../../../engine/game/src/${file}.ts`);
  return [...readFileSync(path, 'utf8').matchAll(/illegal\('(\w+)'/g)].map(([, code]) => code!);
});

const CALLS: readonly Action['type'][] = ['chi', 'pon', 'calledKan'];

/** Each foul with each code that makes an act one. */
const reasons = ILLEGAL_CODES.flatMap((code) =>
  foulTables().flatMap((match) =>
    ACTION_TYPES.flatMap((type) => {
      if (CALLS.includes(type) && !CALL_CODES.includes(code)) return [];
      const act = { type, seat: 0, tile: 0, own: [], fromDraw: true, riichi: true };
      const foul = foulIn(match, act as unknown as Action, { code, rule: null });
      return foul === null ? [] : [{ foul, because: { code, rule: null } }];
    }),
  ),
);

test.each(reasons)('$foul has words for $because.code', (reason) => {
  expect(foulMessage(reason).id).toBe('foulBecause');
});

test('every foul is among them; a meld is looked at later, and by its tiles', () => {
  const met = new Set<string>([...reasons.map(({ foul }) => foul), 'invalidGroup']);
  expect([...met].sort()).toEqual([...FOULS].sort());
});
