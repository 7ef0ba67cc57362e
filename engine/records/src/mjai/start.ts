// What a log says before anything is played: about its table, and where its first deal stands.

import type { MatchStart } from '@hanchan/game';
import { customise, type RuleChanges, type Ruleset, type RuleValues } from '@hanchan/rules';
import { WINDS } from '@hanchan/tiles';
import { MjaiError, type MjaiEvent } from './form.ts';
import { fourNumbers, numberOf, seatOf } from './read.ts';

/** The rulebook with what the log's own header says about its table: length, open tanyao, red fives. */
export function rulesetOfLog(start: MjaiEvent | undefined, ruleset: Ruleset): Ruleset {
  const said = start?.type === 'start_game' ? start['rules'] : undefined;
  if (typeof said !== 'object' || said === null) return ruleset;
  const { length, kuitan, red } = said as Record<string, unknown>;
  const changes: { -readonly [K in keyof RuleChanges]: RuleChanges[K] } = {};
  const { values } = ruleset;
  const tanyao = values['yaku.tanyao'];
  const isOpenTanyao = typeof tanyao === 'object' && 'open' in tanyao && tanyao.open > 0;
  if (length === 'tonpuu' && values['end.rounds'] !== 1) changes['end.rounds'] = 1;
  if (kuitan === false && isOpenTanyao) changes['yaku.tanyao'] = { han: tanyao.han, open: 0 };
  if (red === false && values['tiles.redFives'] !== 'none') changes['tiles.redFives'] = 'none';
  if (Object.keys(changes).length === 0) return ruleset;
  const changed = customise(ruleset, changes);
  return changed.ok ? changed.value : ruleset;
}

/** The first deal of a file is taken as it is given. */
export function startOf(start: MjaiEvent, rules: RuleValues): MatchStart {
  const wind = WINDS.indexOf(start['bakaze'] as (typeof WINDS)[number]);
  if (wind < 0) throw new MjaiError(start, 'bakaze', 'E, S, W or N');
  const onTable = start['kyotaku'] === undefined ? 0 : numberOf(start, 'kyotaku');
  const isPool = rules['riichi.deposit'] === 0;
  return {
    scores: fourNumbers(start, 'scores'),
    round: wind,
    dealer: seatOf(start, 'oya'),
    counters: start['honba'] === undefined ? 0 : numberOf(start, 'honba'),
    deposits: isPool ? 0 : onTable,
    pool: isPool ? onTable : 0,
  };
}
