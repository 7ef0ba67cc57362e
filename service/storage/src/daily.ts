// Answers to the problems of the day: one for each person or device, and how many chose what. The first answer stands.

import type { Kysely } from 'kysely';
import { isDuplicate } from './errors.ts';
import type { DailyAnswerRow, Schema } from './schema.ts';

/** Who answers. A device goes by a name that is another one for each problem. */
export interface DailyVoter {
  readonly person: string | null;
  readonly device: string;
}

export interface DailyDay {
  readonly day: string;
  readonly rules: string;
  /** Null: did not know. */
  readonly answer: number | null;
}

/** A problem as it was asked. */
export interface DailyAsked {
  readonly day: string;
  readonly rules: string;
  /** Of the problem: another version may have asked another one. */
  readonly code: string;
}

export interface DailyGiven {
  /** Null where another problem was answered under this day. */
  readonly answer: number | null;
  /** Under this very name, and not only on this device. */
  readonly isOwn: boolean;
}

export interface Daily {
  /** Undefined where nobody of this person and this device has answered. */
  answerOf(asked: DailyAsked, voter: DailyVoter): Promise<DailyGiven | undefined>;
  /** Written once: whoever has answered keeps what was said first. */
  answer(asked: DailyAsked, answer: number | null, voter: DailyVoter, at: number): Promise<void>;
  /** Whoever has answered here as nobody and elsewhere by name has one voice: the one by name. */
  recognise(asked: DailyAsked, voter: DailyVoter): Promise<void>;
  /** How many gave each answer; under null those who did not know. */
  counts(asked: DailyAsked): Promise<ReadonlyMap<number | null, number>>;
  daysOf(person: string, since: string): Promise<readonly DailyDay[]>;
}

/** Of a column that may not be empty. */
const UNSURE = -1;
const stored = (answer: number | null): number => answer ?? UNSURE;
const given = (answer: number): number | null => (answer === UNSURE ? null : answer);

type Row = Pick<DailyAnswerRow, 'voter' | 'answer' | 'person' | 'problem'>;

const keyOf = ({ person, device }: DailyVoter): string =>
  person === null ? `device ${device}` : `person ${person}`;

export function createDaily(db: Kysely<Schema>): Daily {
  const ofDay = ({ day, rules }: DailyAsked) =>
    db.selectFrom('daily_answers').where('day', '=', day).where('rules', '=', rules);

  async function rowOf(asked: DailyAsked, voter: DailyVoter): Promise<Row | undefined> {
    const rows = await ofDay(asked)
      .select(['voter', 'answer', 'person', 'problem'])
      .where((row) => row.or([row('voter', '=', keyOf(voter)), row('device', '=', voter.device)]))
      .execute();
    return rows.find((row) => row.voter === keyOf(voter)) ?? rows[0];
  }

  return {
    async answerOf(asked, voter) {
      const row = await rowOf(asked, voter);
      // On a device that two people share each of them answers for themselves.
      const isOther = row !== undefined && voter.person !== null && row.person !== null;
      if (row === undefined || (isOther && row.person !== voter.person)) return undefined;
      const answer = row.problem === asked.code ? given(row.answer) : null;
      return { answer, isOwn: row.voter === keyOf(voter) };
    },
    async answer({ day, rules, code }, answer, voter, at) {
      const { person, device } = voter;
      const row = { day, rules, voter: keyOf(voter), person, problem: code };
      const said = { answer: stored(answer), is_counted: 1, created_at: at };
      const written = { ...row, ...said, device };
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('daily_answers')
        .values(written)
        .onConflict((c) => c.doNothing())
        .executeTakeFirst();
      if ((numInsertedOrUpdatedRows ?? 0n) > 0n || person === null) return;
      if (await claimed(db, { day, rules }, { person, device })) return;
      // Somebody else has answered here: a day of this person, and no second voice of the device.
      await db
        .insertInto('daily_answers')
        .values({ ...written, device: null, is_counted: 0 })
        .onConflict((c) => c.doNothing())
        .execute();
    },
    async recognise(asked, { person, device }) {
      if (person !== null) await claimed(db, asked, { person, device });
    },
    async counts(asked) {
      const rows = await ofDay(asked)
        .select(({ fn }) => ['answer', fn.countAll<number>().as('count')])
        .where('problem', '=', asked.code)
        .where('is_counted', '=', 1)
        .groupBy('answer')
        .execute();
      return new Map(rows.map(({ answer, count }) => [given(answer), Number(count)]));
    },
    async daysOf(person, since) {
      const rows = await db
        .selectFrom('daily_answers')
        .select(['day', 'rules', 'answer'])
        .where('person', '=', person)
        .where('day', '>=', since)
        .orderBy('day')
        .orderBy('rules')
        .execute();
      return rows.map(({ day, rules, answer }) => ({ day, rules, answer: given(answer) }));
    },
  };
}

interface Claim {
  readonly person: string;
  readonly device: string;
}

/** The device has answered as nobody yet: that was this person, and counts once. */
async function claimed(
  db: Kysely<Schema>,
  { day, rules }: Pick<DailyAsked, 'day' | 'rules'>,
  { person, device }: Claim,
): Promise<boolean> {
  const nobodysHere = db
    .updateTable('daily_answers')
    .where('day', '=', day)
    .where('rules', '=', rules)
    .where('device', '=', device)
    .where('person', 'is', null);
  try {
    const { numUpdatedRows } = await nobodysHere
      .set({ voter: keyOf({ person, device }), person })
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    // The person has answered elsewhere, maybe this very moment at another process: that is their voice, and this one is no second.
    await nobodysHere.set({ is_counted: 0 }).execute();
    return true;
  }
}
