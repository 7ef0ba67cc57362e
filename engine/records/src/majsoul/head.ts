// What the head of a record of Mahjong Soul says: who played, by which table's rules, and with what scores it ended.

import { FOUR, SEATS } from '@hanchan/tiles';
import { LogError, type LogProblem } from '../logRead.ts';
import type { MjaiEvent } from '../mjai/form.ts';
import { type Fields, isFields } from '../record/fields.ts';
import { type Part, partError, seatIn, wholeIn } from './fields.ts';

export interface Head {
  readonly start: MjaiEvent;
  readonly hasRed: boolean;
  /** At the end of the game; null where the head does not say it. */
  readonly scores: readonly number[] | null;
  readonly problem: LogProblem | null;
}

export function readHead(json: Fields): Head {
  const fields = json['head'];
  const rest = { hasRed: true, scores: null };
  if (!isFields(fields)) return { ...rest, start: startOf({}, []), problem: null };
  const head: Part = { fields, path: 'head' };
  try {
    const rules = rulesOf(head);
    const start = startOf(rules, [...partsOf(head, 'accounts'), ...partsOf(head, 'robots')]);
    return { start, hasRed: rules.red !== false, scores: scoresOf(head), problem: null };
  } catch (error) {
    if (!(error instanceof LogError)) throw error;
    const { line, field, message } = error;
    return { ...rest, start: startOf({}, []), problem: { line, field, message } };
  }
}

/** What is there of a list of objects: a head may lack any of it. */
function partsOf({ fields, path }: Part, field: string): Part[] {
  const list = fields[field];
  if (!Array.isArray(list)) return [];
  return list.flatMap((one: unknown, at) =>
    isFields(one) ? [{ fields: one, path: `${path}.${field}[${at}]` }] : [],
  );
}

function startOf(rules: object, players: readonly Part[]): MjaiEvent {
  const names = SEATS.map((seat) => `p${seat}`);
  for (const player of players) {
    const { nickname } = player.fields;
    if (typeof nickname === 'string') names[seatIn(player)] = nickname;
  }
  return { type: 'start_game', rules, names };
}

interface TableRules {
  readonly red?: boolean;
  readonly kuitan?: boolean;
  readonly length?: 'tonpuu' | 'hanchan';
}

/** Modes of three players begin here. */
const THREE_PLAYERS = 10;

function rulesOf(head: Part): TableRules {
  const mode = within(within(head, 'config'), 'mode');
  if (mode === null) return {};
  const number = wholeIn(mode, 'mode');
  if (number > THREE_PLAYERS) {
    throw partError(mode, 'mode', 'is a game of three players: four play here');
  }
  const detail = within(mode, 'detail_rule');
  const told = (field: string) => detail?.fields[field] !== undefined;
  return {
    ...(number === 1 ? { length: 'tonpuu' } : number === 2 ? { length: 'hanchan' } : {}),
    ...(told('dora_count') ? { red: wholeIn(detail!, 'dora_count') > 0 } : {}),
    ...(told('shiduan') ? { kuitan: wholeIn(detail!, 'shiduan') > 0 } : {}),
  };
}

function within(part: Part | null, field: string): Part | null {
  const value = part?.fields[field];
  return isFields(value) ? { fields: value, path: `${part!.path}.${field}` } : null;
}

function scoresOf(head: Part): number[] | null {
  const result = within(head, 'result');
  const players = result === null ? [] : partsOf(result, 'players');
  if (players.length !== FOUR) return null;
  const scores: number[] = [];
  for (const player of players) scores[seatIn(player)] = wholeIn(player, 'part_point_1');
  return Object.keys(scores).length === FOUR ? scores : null;
}
