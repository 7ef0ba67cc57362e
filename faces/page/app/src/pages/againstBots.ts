// A table with three bots, begun at once. Loaded when somebody plays: the first page does without it.

import { choiceOf } from '@hanchan/kit/books/customRules.ts';
import { settings } from '@hanchan/kit/device/settings.svelte.ts';
import { ensureSession } from '@hanchan/kit/server/session.svelte.ts';
import { startTable } from '@hanchan/kit/server/tables.ts';
import type { Refusal, TableInfo, TableRequest } from '@hanchan/protocol';
import { openWithWord } from '@hanchan/table/walls/ownWord.ts';
import type { Result } from '@hanchan/tiles';

export async function playBots(
  rules: string,
  assistance: NonNullable<TableRequest['assistance']>,
): Promise<Result<TableInfo, Refusal>> {
  const me = await ensureSession();
  if (!me.ok) return me;
  const { level, pace } = settings;
  const opened = await openWithWord({
    rules: choiceOf(rules) ?? rules,
    assistance,
    clock: null,
    visibility: 'link',
    bots: [level, level, level],
    pace,
  });
  if (opened.ok) await startTable(opened.value.id);
  return opened;
}
