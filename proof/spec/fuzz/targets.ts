// Every reader that meets outsiders.

import type { Target } from './target.ts';
import { bot } from './targets/bot.ts';
import { acts, archive, people } from './targets/events.ts';
import { backup, file, links, progress, sheet, tar } from './targets/files.ts';
import { majsoul, mjai, mjlog, record, tenhou6 } from './targets/games.ts';
import { batch, hands } from './targets/hands.ts';
import { forms, kept, messages } from './targets/messages.ts';
import { pack, rules, yaml } from './targets/rules.ts';
import { workbook } from './targets/workbooks.ts';

export const TARGETS: readonly Target[] = [
  record,
  mjai,
  tenhou6,
  mjlog,
  majsoul,
  bot,
  rules,
  yaml,
  pack,
  archive,
  acts,
  people,
  kept,
  messages,
  forms,
  hands,
  batch,
  backup,
  tar,
  file,
  links,
  sheet,
  progress,
  workbook,
];
