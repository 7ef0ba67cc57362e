// In what two parts, or a part and what is asked for, are not of one run: said by the flag that differs.

import type { PartHeader, RunPlan } from './part.ts';

const FLAGS: readonly (readonly [flag: string, of: (plan: RunPlan) => string])[] = [
  ['--rules', ({ rules }) => rules.map(({ id }) => id).join(',')],
  ['the values of the rules', ({ rules }) => rules.map(({ hash }) => hash).join(',')],
  ['--compare', ({ comparison }) => (comparison ? 'yes' : 'no')],
  ['--games', ({ games }) => String(games)],
  ['--seed', ({ seed }) => String(seed)],
  ['--bots', ({ bots }) => bots.join(',')],
  ['--assistance', ({ assistance }) => assistance],
  ['--no-rotate', ({ rotated }) => (rotated ? 'no' : 'yes')],
  ['--check', ({ checked }) => (checked ? 'yes' : 'no')],
];

/** `--seed: 7, not 8`; null where both are of one run and one build. */
export function differenceOf(found: PartHeader, wanted: PartHeader): string | null {
  const differ = FLAGS.find(([, of]) => of(found.plan) !== of(wanted.plan));
  if (differ !== undefined) {
    const [flag, of] = differ;
    return `${flag}: ${of(found.plan)}, not ${of(wanted.plan)}`;
  }
  if (JSON.stringify(found.plan) !== JSON.stringify(wanted.plan)) return 'what is played';
  if (found.build !== wanted.build) {
    return `another build of Hanchan: ${found.build}, not ${wanted.build}`;
  }
  return null;
}
