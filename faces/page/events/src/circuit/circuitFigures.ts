// Figures of a circuit as they are read.

import { currentLanguage, formatNumber, t, tIn } from '@hanchan/kit/words/text.svelte.ts';
import type { CircuitRow, CircuitRule, EntryView } from '@hanchan/tournament';

/** Points and totals: as many decimals as they have, two at most. */
export const figure = (value: number): string => formatNumber(value, { maximumFractionDigits: 2 });

export const weightShown = (hundredths: number): string => `× ${figure(hundredths / 100)}`;

export const placeShown = ({ place, isShared }: Pick<CircuitRow, 'place' | 'isShared'>): string =>
  place === null ? '–' : isShared ? `=${place}` : String(place);

export const nameOf = ({ label, facts, id }: EntryView): string => facts?.name ?? (label || id);

/** Over a column: what the organiser called it, else its first letters. */
export function columnName(entry: EntryView): string {
  if (entry.label !== '') return entry.label;
  const words = nameOf(entry).split(/\s+/);
  const letters = words.length > 1 ? words.map((word) => word[0]).join('') : words[0]!.slice(0, 3);
  return letters.slice(0, 4).toUpperCase();
}

/** How the circuit counts. Japanese sentences stand without blanks between them. */
export const ruleText = (rule: CircuitRule): string =>
  ruleSentences(rule).join(currentLanguage() === 'ja' ? '' : ' ');

function ruleSentences(rule: CircuitRule): string[] {
  const { points, weights, total, age, minimum, ties, final } = rule;
  const value = (number: number) => figure(number);
  return [
    points.by === 'place'
      ? t('events.circuit.saidPlace', { top: value(points.top) })
      : points.by === 'list'
        ? t('events.circuit.saidList', {
            points: points.points.map(value).join(', '),
            rest: points.rest,
          })
        : t(points.by === 'score' ? 'events.circuit.saidScore' : 'events.circuit.saidGameAverage'),
    weights.by === 'own'
      ? t('events.circuit.saidOwnWeights')
      : t('events.circuit.saidSizeWeights', { days: weights.days }),
    ...(total.by === 'twoParts'
      ? [partsSentence(total)]
      : [
          total.best > 0
            ? t(total.by === 'sum' ? 'events.circuit.saidBest' : 'events.circuit.saidBestAverage', {
                count: total.best,
              })
            : t(total.by === 'sum' ? 'events.circuit.saidAll' : 'events.circuit.saidAllAverage'),
        ]),
    ...(age === null
      ? []
      : [t('events.circuit.saidAge', { on: age.on, full: age.full, half: age.half })]),
    ...(minimum > 1 ? [t('events.circuit.saidMinimum', { count: minimum })] : []),
    ties.length === 0
      ? t('events.circuit.saidShared')
      : t('events.circuit.saidTies', {
          ties: ties.map((tie) => tIn('events.circuit.tie', tie)).join(t('events.circuit.andThen')),
        }),
    ...(final === null
      ? []
      : [
          final.carries === 'points'
            ? t('events.circuit.saidFinalPoints', { share: final.share })
            : t('events.circuit.saidFinalPlaces', { points: final.points.map(value).join(', ') }),
        ]),
  ];
}

function partsSentence(parts: Extract<CircuitRule['total'], { readonly by: 'twoParts' }>): string {
  const { each, base, share, best, fill, fillTenths } = parts;
  const better = t(base > 0 ? 'events.circuit.saidBetterBase' : 'events.circuit.saidBetter', {
    base,
    share,
  });
  return t('events.circuit.saidParts', {
    each: tIn('events.circuit.each', each),
    better,
    best,
    fill,
    value: figure(fillTenths / 10),
  });
}
