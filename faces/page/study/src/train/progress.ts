// What somebody has answered so far, skill by skill, and what to practise next: the weakest first, and what was learned
// comes back after longer and longer.

import {
  isKind,
  isSkill,
  SKILLS,
  type Skill,
  TRAIN_KINDS,
  type TrainKind,
} from '@hanchan/examination';
import type { KeyStore } from '@hanchan/kit/device/storedList.ts';

export interface SkillRecord {
  readonly right: number;
  readonly wrong: number;
  /** How many times in a row it was right of late; decides when it comes back. */
  readonly step: number;
  /** When it was last tried, in milliseconds. */
  readonly last: number;
}

export interface KindRecord {
  readonly streak: number;
  readonly best: number;
  readonly asked: number;
  readonly skills: Readonly<Partial<Record<Skill, SkillRecord>>>;
}

export type Progress = Readonly<Record<TrainKind, KindRecord>>;

export interface Tried {
  readonly skill: Skill;
  readonly isRight: boolean;
}

export interface Advice {
  readonly kind: TrainKind;
  readonly skill: Skill;
  /** Null for what was never tried. */
  readonly record: SkillRecord | null;
  readonly isDue: boolean;
}

const NEW_KIND: KindRecord = { streak: 0, best: 0, asked: 0, skills: {} };
const NEW_SKILL: SkillRecord = { right: 0, wrong: 0, step: 0, last: 0 };

export const noProgress = (): Progress =>
  Object.fromEntries(TRAIN_KINDS.map((kind) => [kind, NEW_KIND])) as Record<TrainKind, KindRecord>;

/** After an answered question: its streak, and every skill that it tried. */
export function recorded(
  progress: Progress,
  kind: TrainKind,
  tried: readonly Tried[],
  now: number,
): Progress {
  const before = progress[kind];
  const isRight = tried.every((one) => one.isRight);
  const streak = isRight ? before.streak + 1 : 0;
  const skills = { ...before.skills };
  for (const one of tried) {
    const known = skills[one.skill] ?? NEW_SKILL;
    skills[one.skill] = one.isRight
      ? { ...known, right: known.right + 1, step: known.step + 1, last: now }
      : { ...known, wrong: known.wrong + 1, step: 0, last: now };
  }
  const best = Math.max(before.best, streak);
  return { ...progress, [kind]: { streak, best, asked: before.asked + 1, skills } };
}

const HOUR = 3_600_000;
/** When a skill comes back: at once after a mistake, then after longer and longer. */
const PAUSES = [0, 4, 24, 72, 168, 504].map((hours) => hours * HOUR);

export const dueAt = ({ step, last }: SkillRecord) =>
  last + PAUSES[Math.min(step, PAUSES.length - 1)]!;

/** As if one more had been right and one more wrong: a single answer says little. */
export const shareRight = ({ right, wrong }: SkillRecord): number =>
  (right + 1) / (right + wrong + 2);

/** What is due comes first, the weakest of it at the front; what was never tried stands in the middle. */
export function adviceOf(
  progress: Progress,
  now: number,
  kinds: readonly TrainKind[] = TRAIN_KINDS,
): Advice[] {
  const all = kinds.flatMap((kind) =>
    SKILLS[kind].map((skill): Advice => {
      const record = progress[kind].skills[skill] ?? null;
      return { kind, skill, record, isDue: record === null || dueAt(record) <= now };
    }),
  );
  const worth = ({ record }: Advice) => (record === null ? 0.5 : shareRight(record));
  return all.sort((a, b) => Number(b.isDue) - Number(a.isDue) || worth(a) - worth(b));
}

const KEY = 'hanchan.train';

export function keptProgress(store: KeyStore = localStorage): Progress {
  try {
    return readProgress(JSON.parse(store.getItem(KEY) ?? '{}'));
  } catch {
    return noProgress();
  }
}

/** False where the browser has no room or refuses. */
export function keepProgress(progress: Progress, store: KeyStore = localStorage): boolean {
  try {
    store.setItem(KEY, exported({ ...unreadIn(store.getItem(KEY), progress), ...progress }));
    return true;
  } catch {
    return false;
  }
}

/** What a newer version has counted stays: kinds that there are not here, as they were. */
function unreadIn(text: string | null, known: Progress): Readonly<Record<string, unknown>> {
  try {
    const { progress }: { progress?: unknown } = JSON.parse(text ?? '{}');
    const kinds = isRecord(progress) ? Object.entries(progress) : [];
    return Object.fromEntries(kinds.filter(([kind]) => !Object.hasOwn(known, kind)));
  } catch {
    return {};
  }
}

/** As it is kept and saved to a file. */
export const exported = (progress: Progress): string =>
  `${JSON.stringify({ version: 1, progress }, null, 2)}\n`;

/** What such a file holds; null for any other. */
export function imported(text: string): Progress | null {
  try {
    const json: unknown = JSON.parse(text);
    return isRecord(json) && isRecord(json['progress']) ? readProgress(json) : null;
  } catch {
    return null;
  }
}

/** Whatever of it can be read; the rest is as on a first day. */
function readProgress(json: unknown): Progress {
  const kept = isRecord(json) && isRecord(json['progress']) ? json['progress'] : {};
  const read = { ...noProgress() };
  for (const [kind, value] of Object.entries(kept)) {
    if (!isKind(kind) || !isRecord(value)) continue;
    const skills: Partial<Record<Skill, SkillRecord>> = {};
    for (const [skill, record] of Object.entries(
      isRecord(value['skills']) ? value['skills'] : {},
    )) {
      if (!isSkill(kind, skill) || !isRecord(record)) continue;
      skills[skill] = {
        right: count(record['right']),
        wrong: count(record['wrong']),
        step: count(record['step']),
        last: count(record['last']),
      };
    }
    read[kind] = {
      streak: count(value['streak']),
      best: count(value['best']),
      asked: count(value['asked']),
      skills,
    };
  }
  return read;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const count = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : 0;
