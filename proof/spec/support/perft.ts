// Counting the ways a table can go on: positions as text, with the number of action sequences of each length
// under every rulebook. `-` stands where a rulebook knows no such position.

import { legalActions, type Match, play, seatsToAct } from '@hanchan/game';
import type { Ruleset } from '@hanchan/rules';
import type { Wind } from '@hanchan/tiles';
import { type Setup, Table } from './playTable.ts';

export interface Position {
  readonly id: string;
  readonly why: string;
  /** `hands.E 123m…`, `draws 5p`, `live 0`, `do E discards 5p`. */
  readonly lines: readonly string[];
  /** Ids of the rulebooks, one for each column. */
  readonly rules: readonly string[];
  readonly rows: readonly { readonly depth: number; readonly counts: readonly string[] }[];
}

const fieldOf = (lines: readonly string[], key: string) =>
  lines
    .find((line) => line.startsWith(`${key} `))
    ?.slice(key.length + 1)
    .trim() ?? '';

/** Positions are separated by empty lines; a line that starts with # is a remark. */
export function parsePerft(text: string): Position[] {
  const blocks = text
    .split(/\n\s*\n/)
    .map((block) =>
      block.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#')),
    );
  return blocks
    .filter((lines) => lines.length > 0)
    .map((lines) => ({
      id: fieldOf(lines, 'id'),
      why: fieldOf(lines, 'why'),
      lines: lines
        .filter((line) => line.startsWith('position '))
        .map((line) => line.slice('position '.length).trim()),
      rules: fieldOf(lines, 'rules').split(/\s+/),
      rows: lines
        .filter((line) => line.startsWith('perft '))
        .map((line) => {
          const [, depth, ...counts] = line.split(/\s+/);
          return { depth: Number(depth), counts };
        }),
    }));
}

export function formatPerft({ id, why, lines, rules, rows }: Position): string {
  const widths = rules.map((rule, i) =>
    Math.max(rule.length, ...rows.map(({ counts }) => counts[i]!.length)),
  );
  const columns = (texts: readonly string[]) =>
    texts.map((text, i) => text.padStart(widths[i]!)).join('  ');
  return [
    `id ${id}`,
    `why ${why}`,
    ...lines.map((line) => `position ${line}`),
    `rules    ${columns(rules)}`,
    ...rows.map(({ depth, counts }) => `perft ${depth}  ${columns(counts)}`),
    '',
  ].join('\n');
}

/** The table of a position; null where the rulebook refuses what leads there, or has no such tiles. */
export function tableOf(position: Position, ruleset: Ruleset): Table | null {
  const isPool = ruleset.values['wall.build'] === 'openPool';
  const setup: Record<string, unknown> = { hands: {} };
  const commands: string[] = [];
  let isPickedByHand = false;
  for (const line of position.lines) {
    const [key, ...rest] = line.split(' ');
    const value = rest.join(' ');
    const [field, wind] = key!.split('.') as [keyof Setup, Wind?];
    if (key === 'do') commands.push(value);
    else if (key === 'pick') isPickedByHand = true;
    else if (wind !== undefined) setup[field] = { ...(setup[field] ?? {}), [wind]: value };
    else if (field === 'riichi') setup[field] = value.split(' ');
    // In a pool the tile is still to be picked.
    else if (field === 'live') setup[field] = Number(value) + (isPool ? 1 : 0);
    else setup[field] = value;
  }
  try {
    const table = new Table(ruleset.values, setup as Setup);
    if (!isPickedByHand) pickFirst(table);
    for (const command of commands) {
      if (/ discards /.test(command)) pickFirst(table.passAll());
      table.do(command);
    }
    return table;
  } catch (error) {
    const isRefused = /: \w+ |more often than it exists/.test(String(error));
    if (isRefused) return null;
    throw error;
  }
}

/** From a pool the first tile is taken, as if it were a wall. */
function pickFirst(table: Table): void {
  const { deal } = table.match;
  if (deal?.phase.type === 'pick') table.do(`${table.wind(deal.turn)} picks 0`);
}

/** How many sequences of `depth` actions there are. Of several seats that are asked the first answers. */
export function perft(match: Match, depth: number): number {
  const seat = seatsToAct(match)[0];
  if (seat === undefined) return 0;
  const actions = legalActions(match, seat);
  if (depth === 1) return actions.length;
  let count = 0;
  for (const action of actions) {
    const step = play(match, action);
    if (!step.ok) throw new Error(`${JSON.stringify(action)}: ${step.error.code}`);
    count += perft(step.value.match, depth - 1);
  }
  return count;
}

/** The count behind each first action, to find where two engines part. */
export function divide(match: Match, depth: number): Map<string, number> {
  const seat = seatsToAct(match)[0];
  const actions = seat === undefined ? [] : legalActions(match, seat);
  return new Map(
    actions.map((action) => {
      const step = play(match, action);
      const below = step.ok && depth > 1 ? perft(step.value.match, depth - 1) : 1;
      return [JSON.stringify(action), below];
    }),
  );
}
