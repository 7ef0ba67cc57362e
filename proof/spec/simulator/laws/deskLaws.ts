// What must hold of events and kept scores, whatever happened on the way.

import type { Match } from '@hanchan/game';
import { foldLog, type Entry as KeptEntry } from '@hanchan/keeper';
import { type Entry, foldEvent } from '@hanchan/tournament';
import type { Hall } from '../clients/hall.ts';
import type { HallParty } from '../clients/hallParty.ts';
import type { KeptTable } from '../clients/keptTable.ts';
import type { Broken } from './matchLaws.ts';

/** What was answered is in the log once and under the number that was answered; boards heard all of it. */
export function checkHall(
  { name, acked, boards, lastSeq }: Hall,
  log: readonly Entry[],
  broken: Broken,
) {
  const stored = new Map(log.map(({ id, seq }) => [id, seq]));
  if (stored.size !== log.length) broken('nothing is done twice', `${name}: ${log.length} entries`);
  if (log.some(({ seq }, i) => seq !== i + 1)) broken('no gap in the log of an event', name);
  for (const [id, seq] of acked) {
    if (stored.get(id) !== seq) {
      broken('nothing acknowledged is lost', `${id} was answered ${seq}, is ${stored.get(id)}`);
    }
  }
  if (log.length !== acked.size + 1) {
    broken(
      'nothing is done that nobody sent',
      `${name}: ${log.length} entries, ${acked.size} sent`,
    );
  }
  for (const board of boards) {
    const heard = new Map(board.entries.map(({ seq, id }) => [seq, id]));
    for (const { seq, id } of log) {
      if (heard.has(seq) && heard.get(seq) !== id) {
        broken('a board hears what is stored', `${board.name}: ${seq} is ${heard.get(seq)}`);
      }
    }
  }
  const organiser = boards[0]!.entries.filter(({ seq }) => seq <= lastSeq).length;
  if (organiser !== log.length) {
    broken('no gap in what a board heard', `${name}: ${organiser} of ${log.length}`);
  }
  foldEvent(log);
}

/** The sheet of a table that was played here is entered once, and says what the match came to. */
export function checkSheet(
  { name, acked }: HallParty,
  { log, match }: { readonly log: readonly Entry[]; readonly match: Match },
  broken: Broken,
) {
  const stored = new Map(log.map(({ id, seq }) => [id, seq]));
  if (stored.size !== log.length) broken('nothing is done twice', `${name}: ${log.length} entries`);
  for (const [id, seq] of acked) {
    if (stored.get(id) !== seq) broken('nothing acknowledged is lost', `${id} was answered ${seq}`);
  }
  const sheets = log.flatMap(({ act }) => (act.type === 'enter' ? [act.sheet] : []));
  const [sheet] = sheets;
  if (sheets.length !== 1) broken('a sheet is entered once', `${name}: ${sheets.length} times`);
  const scores = sheet?.held.map((held, wind) => held - sheet.loans[wind]!);
  if (String(scores) !== String(match.scores)) {
    broken('a sheet says what the match came to', `${name}: ${scores}`);
  }
}

export function checkKept(
  { name, acked, refused, seen }: KeptTable,
  log: readonly KeptEntry[],
  broken: Broken,
) {
  const ids = new Set(log.map(({ id }) => id));
  if (ids.size !== log.length) broken('nothing is done twice', `${name}: ${log.length} entries`);
  for (const id of acked) if (!ids.has(id)) broken('nothing acknowledged is lost', id);
  for (const id of refused) if (ids.has(id)) broken('what was refused is not done', id);
  const other = log.find(({ id }) => !acked.has(id));
  if (other !== undefined) broken('nothing is done that nobody sent', other.id);
  if (JSON.stringify(seen) !== JSON.stringify(log)) {
    broken('a reader knows what is stored', `${name}: ${seen.length} of ${log.length}`);
  }
  const kept = foldLog(log);
  const { scores, deposits } = kept!.table;
  const sum = scores.reduce((total, one) => total + one, 0) + 1_000 * deposits;
  if (sum !== 120_000) broken('the sum of points is kept', `${name}: ${sum}`);
}
