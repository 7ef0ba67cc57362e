// Adding to a log, from one phone or from several. An entry that is known is not added again; one that was written
// for an earlier state of the log is answered with a conflict.

import { noRiichi } from './checkHand.ts';
import { type Act, type Aside, type Change, type Entry, isTableAct } from './entry.ts';
import { foldLog, foldMore, type Kept, type KeptLine } from './fold.ts';
import { type EntryProblem, problem } from './problem.ts';
import { beginProblem } from './rules.ts';

/** What came of adding entries. */
export type AppendAnswer =
  | { readonly type: 'added'; readonly entries: readonly Entry[]; readonly kept: Kept }
  /** It is in the log already, at this place. */
  | { readonly type: 'known'; readonly seq: number }
  /** Others have written since; the log now has so many entries. */
  | { readonly type: 'conflict'; readonly seq: number }
  | { readonly type: 'refused'; readonly problem: EntryProblem };

/** `expected`: how many entries the writer knew of. */
export function append(
  entries: readonly Entry[],
  entry: Entry,
  expected: number = entries.length,
): AppendAnswer {
  const seq = entries.findIndex(({ id }) => id === entry.id);
  if (seq >= 0) return { type: 'known', seq };
  if (expected !== entries.length) return { type: 'conflict', seq: entries.length };
  const before = foldLog(entries);
  const wrong = actProblem(before, entry.act);
  if (wrong !== null) return { type: 'refused', problem: wrong };
  const longer = [...entries, entry];
  const kept = foldMore(before, longer)!;
  const refusal = outcomeProblem(before, kept, entry);
  return refusal === null
    ? { type: 'added', entries: longer, kept }
    : { type: 'refused', problem: refusal };
}

/** What is wrong with an act whatever its figures. */
function actProblem(kept: Kept | null, act: Act): EntryProblem | null {
  if (act.type === 'begin') {
    if (kept !== null) return problem('begunTwice', 'begin', 'this table has begun already');
    return beginProblem(act);
  }
  if (kept === null) return problem('notBegun', 'begin', 'a table begins with its rules and names');
  if (act.type === 'stick') return noRiichi(kept.table, 'stick');
  return isTableAct(act) ? null : changeProblem(kept, act);
}

function changeProblem(kept: Kept, act: Change | Aside): EntryProblem | null {
  if (act.type === 'undo' || act.type === 'redo') {
    const named = act.type === 'undo' ? kept.undoable : kept.redoable;
    if (act.target === named) return null;
    return problem('notLast', 'target', `only the last thing can be ${act.type}ne`);
  }
  const wantsReason = act.type === 'aside' || kept.begin.reasons !== 'optional';
  if (wantsReason && act.reason.trim() === '') return problem('reasonWanted', 'reason', 'say why');
  if (act.type === 'aside') return null;
  const target = act.type === 'insert' ? act.before : act.target;
  const line = kept.lines.find(({ id }) => id === target);
  const isThere = line !== undefined && !(act.type === 'remove' && line.isRemoved);
  const field = act.type === 'insert' ? 'before' : 'target';
  return isThere ? null : problem('noSuchEntry', field, 'there is no such line');
}

/** What is wrong with what a new entry says, once it is played in its place. A doubt that stood before may stay. */
function outcomeProblem(before: Kept | null, kept: Kept, { id, act }: Entry): EntryProblem | null {
  const at = act.type === 'correct' ? act.target : id;
  const isSaid = isTableAct(act) || act.type === 'correct' || act.type === 'insert';
  if (!isSaid) return null;
  const lineIn = (lines: readonly KeptLine[] = []) => lines.find((one) => one.id === at);
  const line = lineIn(kept.lines);
  const isDoubted = (lineIn(before?.lines)?.doubt ?? null) !== null;
  return line?.problem ?? (isDoubted ? null : (line?.doubt ?? null));
}

/** Lines that a change has put out of joint: they counted before and do not now, or are in doubt. */
export function affectedBy(before: Kept, after: Kept): readonly KeptLine[] {
  return after.lines.filter((line) => {
    const was = before.lines.find(({ id }) => id === line.id);
    const isNew = (now: EntryProblem | null, then: EntryProblem | null | undefined) =>
      now !== null && then === null;
    return isNew(line.problem, was?.problem) || isNew(line.doubt, was?.doubt);
  });
}
