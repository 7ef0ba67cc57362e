// The offences of every document, apart from the values so that only those who judge load them.

import type { FoulList } from '@hanchan/rules';
import { installedBook } from './installed.ts';
import { EMA_2008_FOULS } from './made/ema-2008/fouls.ts';
import { GENERAL_FOULS } from './made/general/fouls.ts';
import { TENHOU_FOULS } from './made/tenhou/fouls.ts';
import { USPML_FUNDAMENTALS_FOULS } from './made/uspml-fundamentals/fouls.ts';
import { WDMC_2019_FOULS } from './made/wdmc-2019/fouls.ts';
import { WRC_2022_FOULS } from './made/wrc-2022/fouls.ts';
import { SILENT_FOULS } from './silentFouls.ts';

/** By ruleset id. */
export const FOUL_LISTS: Readonly<Record<string, FoulList>> = {
  'wrc-2022': WRC_2022_FOULS,
  'wdmc-2019': WDMC_2019_FOULS,
  'ema-2008': EMA_2008_FOULS,
  'uspml-fundamentals': USPML_FUNDAMENTALS_FOULS,
  general: GENERAL_FOULS,
  tenhou: TENHOU_FOULS,
};

/** The longest list there is: what else can be seen at a table, of which other documents do not speak. */
export const TABLE_FOULS: FoulList = WRC_2022_FOULS;

export { SILENT_FOULS, WDMC_2019_FOULS, WRC_2022_FOULS };

/** A custom ruleset is judged by the list of the one that it rests on. */
export const foulListOf = (rulesetId: string): FoulList =>
  Object.hasOwn(FOUL_LISTS, rulesetId)
    ? FOUL_LISTS[rulesetId]!
    : (installedBook(rulesetId)?.fouls ?? SILENT_FOULS);
