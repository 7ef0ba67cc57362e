// A club that tests write down act by act.

import type { ClubAct, ClubActor, ClubEntry, ClubState, Formula } from '../src/index.ts';
import { applyClub, clubRefusal, foldClub, PLAIN_FORMULA } from '../src/index.ts';
import { wrc2022Rules } from './rules.ts';

/** Members of the club. */
export const FOUR = ['m1', 'm2', 'm3', 'm4'] as const;
export const NO_RATINGS = { of: () => null, curve: () => [] };
export const OWNER: ClubActor = { role: 'owner', member: 'm0' };
export const at = 1_790_000_000_000;

export class Notebook {
  readonly entries: ClubEntry[] = [];
  readonly state: ClubState;

  constructor() {
    const settings = {
      name: 'Tuesday',
      place: '',
      about: '',
      timeZone: 'Europe/Berlin',
      rules: wrc2022Rules(),
      listed: 'everybody',
      results: 'members',
      ratesGames: true,
    } as const;
    const owner = { id: 'm0', name: 'Ada Ito', role: 'owner' } as const;
    this.entries.push({
      seq: 1,
      id: 'c1',
      at,
      by: OWNER,
      act: { type: 'create', settings, owner },
    });
    this.state = foldClub(this.entries);
  }

  try(act: ClubAct, by: ClubActor = OWNER, when = at) {
    return clubRefusal(this.state, act, by, when);
  }

  do(act: ClubAct, by: ClubActor = OWNER): void {
    const refused = this.try(act, by);
    if (refused !== null) throw new Error(`${refused.field}: ${refused.message}`);
    const seq = this.entries.length + 1;
    const entry = { seq, id: `c${seq}`, at, by, act };
    this.entries.push(entry);
    applyClub(this.state, entry);
  }

  /** Members m1 to mN, a season and an evening of it. */
  furnish(members: number, formula: Formula = PLAIN_FORMULA): this {
    const list = Array.from({ length: members }, (_, i) => i + 1);
    this.do({
      type: 'add',
      members: list.map((i) => ({ id: `m${i}`, name: `Member ${i}`, role: 'member' as const })),
    });
    const season = { id: 's', name: 'Autumn', from: '2026-09-01', to: '2026-12-31', teams: [] };
    this.do({ type: 'openSeason', season: { ...season, formula } });
    this.evening('e1');
    return this;
  }

  evening(id: string): void {
    const evening = { id, day: '2026-11-03', time: '19:00', title: '', place: '', note: '' };
    this.do({ type: 'plan', evening: { ...evening, season: 's' } });
  }

  game(
    id: string,
    players: readonly [string, string, string, string],
    points: readonly [number, number, number, number],
    evening = 'e1',
  ): void {
    const typed = { points, left: 0, penalties: [0, 0, 0, 0] as const };
    this.do({ type: 'enter', game: id, evening, table: 1, players, typed, isRated: true });
  }
}
