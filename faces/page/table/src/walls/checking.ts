// The walls of a record, checked by this page against what it noted itself.

import {
  type Curve,
  type FairNote,
  type FairReport,
  forgedRound,
  type NoteFault,
  noteProblem,
  verifyWalls,
} from '@hanchan/records';

export type WallFault =
  | Exclude<NoteFault, 'lateRound'>
  | 'walls'
  | 'moves'
  | 'forged'
  | 'otherGame';

export interface WallVerdict {
  /** What does not fit; null: everything does. */
  readonly fault: WallFault | null;
  /** The same in the checker's own words, where it has some. */
  readonly detail: string;
  /** By this device's clock a round of the beacon was published before it was named; the clock may be wrong. */
  readonly isLate: boolean;
  readonly walls: number;
  /** A word of this browser is in them, and they were compared with its note. */
  readonly hasOwnWord: boolean;
  /** Words that somebody gave, and promised ones that were not told. */
  readonly words: number;
  readonly withheld: number;
  readonly beacon: {
    readonly source: string;
    readonly key: string;
    readonly each: 'match' | 'deal';
    /** Rounds that went in, and the deals that were dealt without. */
    readonly rounds: number;
    readonly missing: readonly number[];
    readonly signatures: 'checked' | 'unchecked';
  } | null;
}

export interface Checking<Key> {
  readonly lines: readonly string[];
  readonly note: FairNote | null;
  /** As the table ended on this screen; null where that is not known. */
  readonly scores: readonly number[] | null;
  /** Of the platform; absent where a page may not use it. */
  readonly curve: Curve<Key> | undefined;
}

export async function checkWalls<Key>({
  lines,
  note,
  scores,
  curve,
}: Checking<Key>): Promise<WallVerdict> {
  const report = verifyWalls(lines);
  const { fair, walls, withheld, beacon, draws } = report;
  const forged = await forgedRound(report.signatures, curve);
  const told = faultIn(report, { note, scores, forged });
  return {
    ...told,
    walls,
    hasOwnWord: note?.place !== undefined,
    words: fair?.words.filter((word) => word !== '').length ?? 0,
    withheld: withheld.length,
    beacon:
      beacon === null
        ? null
        : {
            source: beacon.chain.source,
            key: beacon.chain.key,
            each: beacon.each,
            rounds: draws.filter(({ draw }) => draw.value !== null).length,
            missing: draws.flatMap(({ deal, draw }) => (draw.value === null ? [deal] : [])),
            signatures:
              forged === 'unknown' || report.signatures.length === 0 ? 'unchecked' : 'checked',
          },
  };
}

function faultIn(
  report: FairReport,
  {
    note,
    scores,
    forged,
  }: Pick<Checking<unknown>, 'note' | 'scores'> & { forged: number | null | 'unknown' },
): Pick<WallVerdict, 'fault' | 'detail' | 'isLate'> {
  const { problem, replay } = report;
  const wrong = (fault: WallFault, detail = '') => ({ fault, detail, isLate: false });
  if (problem !== null) return wrong('walls', problem.message);
  if (replay.problem !== null) return wrong('moves', replay.problem.message);
  if (typeof forged === 'number') return wrong('forged', String(forged));
  const fault = note?.place === undefined ? null : noteProblem(report, note);
  if (fault !== null && fault !== 'lateRound') return wrong(fault);
  const ended = replay.match?.scores;
  if (scores !== null && ended?.join() !== scores.join()) return wrong('otherGame');
  return { fault: null, detail: '', isLate: fault === 'lateRound' };
}
