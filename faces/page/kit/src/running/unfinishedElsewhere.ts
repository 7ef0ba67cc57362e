// The games that can be gone on with from a page, each with the sentence that offers it.

import type { TableInfo } from '@hanchan/protocol';
import type { Route } from '../route/routes.ts';
import { currentSession } from '../server/session.svelte.ts';
import { tableName } from '../words/tableText.ts';
import { t } from '../words/text.svelte.ts';
import { practiceName, tableGameName } from './gameName.ts';
import { practiceId } from './keptPractices.ts';
import { runningPractices, runningTables } from './running.svelte.ts';

export interface Unfinished {
  readonly id: string;
  readonly href: string;
  readonly text: string;
  readonly about: string;
}

function sentenceFor(table: TableInfo, me: string | null): string {
  const what = table.state === 'waiting' ? 'seat' : 'game';
  if (table.host === me) return t(`running.${what}Own`);
  const host = table.places.filter((one) => one.type === 'player' && one.player.id === table.host);
  const places = [...host, ...table.places] as unknown as TableInfo['places'];
  return t(`running.${what}`, { table: tableName({ ...table, places }) });
}

export function unfinishedElsewhere({ page, params }: Route): Unfinished[] {
  const me = currentSession().player?.id ?? null;
  const tables = runningTables().map((table) => ({
    id: table.id,
    href: `/table/${table.id}`,
    text: sentenceFor(table, me),
    about: table.state === 'waiting' ? '' : tableGameName(table, me),
  }));
  const practices = runningPractices()
    .slice(0, 1)
    .map((one) => ({
      id: practiceId(one.seed),
      href: `/practice?game=${practiceId(one.seed)}`,
      text: t('running.practice'),
      about: practiceName(one),
    }));
  // The practice page and My games list what is unfinished themselves; at a table nobody waits in a practice game.
  const isListed = page === 'practice' || page === 'games' || page === 'table';
  const isHere = ({ id }: Unfinished) => page === 'table' && params['id'] === id;
  return [...tables, ...(isListed ? [] : practices)].filter((one) => !isHere(one));
}
