// Every rulebook that ships with the project, as cited values.

import type { Ruleset } from '@hanchan/rules';
import { EMA_2008 } from './ema-2008/values.ts';
import { GENERAL } from './general/values.ts';
import { TENHOU } from './tenhou/values.ts';
import { USPML_FUNDAMENTALS } from './uspml-fundamentals/values.ts';
import { WDMC_2019 } from './wdmc-2019/values.ts';
import { WRC_2022 } from './wrc-2022/values.ts';

export { rulingsNamedIn } from './ruling.ts';
export * from './words.ts';
export { EMA_2008, GENERAL, TENHOU, USPML_FUNDAMENTALS, WDMC_2019, WRC_2022 };

export const RULESETS: readonly Ruleset[] = [
  WRC_2022,
  WDMC_2019,
  EMA_2008,
  USPML_FUNDAMENTALS,
  GENERAL,
  TENHOU,
];

export function findRuleset(id: string): Ruleset | undefined {
  return RULESETS.find((ruleset) => ruleset.id === id);
}
