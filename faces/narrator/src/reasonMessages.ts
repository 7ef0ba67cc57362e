// Why a bot would do it.

import type { Reason, ReasonCode } from '@hanchan/bots';
import { YAKU_IDS } from '@hanchan/rules';
import { message } from './message.ts';

/** The rest are said alike whatever the yaku. */
type Plain = Exclude<ReasonCode, 'keepsYaku'>;

/** What speaks for a choice; a yaku is called as the reader calls it. */
export function reasonMessage({ code, rule }: Reason) {
  if (code !== 'keepsYaku') return message(`reason.${code as Plain}`);
  const yaku = YAKU_IDS.find((id) => rule === `yaku.${id}`);
  return yaku === undefined
    ? message('reason.keepsSomeYaku')
    : message('reason.keepsYaku', { yaku: { yaku } });
}

/** Why a bot would do it. */
export type ReasonMessage = ReturnType<typeof reasonMessage>;
