// A circuit in words: its rule as sentences, its table, one player's sum.

import type { CircuitRow, CircuitRule } from '@hanchan/tournament';
import { alignRows } from './columns.ts';

/** What is printed of a circuit, wherever it came from. */
export interface ShownCircuit {
  readonly name: string;
  readonly rule: CircuitRule;
  /** So many qualify; 0: it is not said here. */
  readonly qualify: number;
  readonly events: readonly { readonly name: string; readonly weight: number }[];
  readonly rows: readonly CircuitRow[];
  readonly isQualified: (row: CircuitRow) => boolean;
}

/** How it counts, as sentences. */
export function ruleText({ rule, qualify }: Pick<ShownCircuit, 'rule' | 'qualify'>): string {
  const { minimum, age, total } = rule;
  return [
    `${pointsText(rule)}, times its weight.`,
    ...(total.by === 'twoParts' ? [partsText(total)] : []),
    ...(total.by !== 'twoParts' && total.best > 0 ? [`The best ${total.best} count.`] : []),
    ...(total.by === 'average' ? ['The weighted average of what counts is the total.'] : []),
    ...(age === null
      ? []
      : [`On ${age.on}, ${age.full} months back count whole, ${age.half} months back half.`]),
    ...(minimum > 1 ? [`${minimum} events are needed for a place.`] : []),
    ...(qualify > 0 ? [`The first ${qualify} qualify (*).`] : []),
  ].join(' ');
}

function pointsText({ points }: CircuitRule): string {
  switch (points.by) {
    case 'place':
      return `The first place of an event is worth ${points.top}, the last 0, those between in equal steps`;
    case 'list':
      return `The places of an event are worth ${points.points.join(', ')}, and ${points.rest} behind them`;
    case 'score':
      return 'The score of each event counts';
    case 'gameAverage':
      return 'The average score of a game counts';
  }
}

function partsText({
  each,
  base,
  share,
  best,
  fill,
  fillTenths,
}: Extract<CircuitRule['total'], { readonly by: 'twoParts' }>): string {
  const better = base > 0 ? `the best ${base} and ${share} % of the others` : `the best ${share} %`;
  return (
    `A result stands once for each ${each}. The total is halfway between the average of ${better} and that of the best ${best}; ` +
    `whoever has fewer than ${fill} gets ${fillTenths / 10} for the rest.`
  );
}

export function tableLines({ events, rows, isQualified }: ShownCircuit): string[] {
  const extra = (['carried', 'adjusted'] as const).filter((one) =>
    rows.some((row) => row[one] !== 0),
  );
  const hasFinal = rows.some(({ final }) => final !== null);
  const head = [
    'place',
    'player',
    ...events.map(({ name, weight }) => `${name} ×${weight}`),
    ...extra,
    ...(hasFinal ? ['season', 'into the final'] : []),
    'total',
  ];
  const cells = rows.map((row) => [
    `${placeText(row)}${isQualified(row) ? '*' : ''}`,
    row.name,
    ...events.map((_, event) => {
      const own = row.results.find((one) => one.event === event);
      return own === undefined ? '·' : own.isCounted ? String(own.value) : `(${own.value})`;
    }),
    ...extra.map((one) => String(row[one])),
    ...(hasFinal
      ? [String(row.season.total), row.final === null ? '' : String(row.final.carried)]
      : []),
    String(row.total),
  ]);
  const align = head.map((_, i) => ({ align: i === 1 ? ('left' as const) : ('right' as const) }));
  return alignRows([head, ...cells], align);
}

const placeText = ({ place, isShared }: CircuitRow): string =>
  place === null ? '–' : isShared ? `=${place}` : String(place);

/** How one player's total came about. */
export function sumLines(row: CircuitRow, { rule, events }: ShownCircuit): string[] {
  const { points } = rule;
  const lines = row.results.map((one) => {
    const how =
      points.by === 'place'
        ? `place ${one.place} of ${one.players}: ${points.top} × (${one.players} − ${one.place}) ÷ ${Math.max(1, one.players - 1)} = ${one.points}`
        : points.by === 'list'
          ? `place ${one.place} of ${one.players}: ${one.points}`
          : `${one.points}`;
    const left = one.isCounted ? '' : ' (not among the best)';
    return `  ${events[one.event]!.name}: ${how}, times ${one.weight} = ${one.value}${left}`;
  });
  const { carried, adjusted, parts, final, season } = row;
  const counted = row.results.filter(({ isCounted, event }) => isCounted && !isLast(row, event));
  const sum = [...counted.map(({ value }) => value), carried, adjusted].filter((one) => one !== 0);
  return [
    `${row.name}: ${row.place === null ? 'no place' : `place ${placeText(row)}`}`,
    ...lines,
    ...(carried === 0 ? [] : [`  carried over: ${carried}`]),
    ...(adjusted === 0 ? [] : [`  given or taken by the organisers: ${adjusted}`]),
    ...(parts === null
      ? []
      : [`  (${parts.better} + ${parts.best}) ÷ 2, ${parts.filled} filled up`]),
    ...(parts !== null || rule.total.by === 'average'
      ? [`  = ${season.total}`]
      : [`  ${sum.join(' + ') || '0'} = ${season.total}`]),
    ...(final === null
      ? []
      : [`  carried into the final: ${final.carried} + ${final.value} = ${row.total}`]),
  ];
}

/** The final stands behind the season's sum, not in it. */
const isLast = ({ final, results }: CircuitRow, event: number) =>
  final !== null && results.at(-1)?.event === event;
