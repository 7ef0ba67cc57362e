import type { Seeker } from '../../service/server/src/queue/matching.ts';

interface Wait extends Readonly<Record<'ms' | 'bots' | 'spread', number>> {
  readonly takesBots: boolean;
}

export interface CrowdDay {
  readonly people: number;
  readonly waits: readonly Wait[];
  readonly away: readonly unknown[];
  readonly letGo: readonly unknown[];
  readonly gaveUp: readonly unknown[];
  readonly still: readonly unknown[];
  readonly broken: readonly string[];
}

export function crowdDay(setup: {
  readonly people: number;
  readonly seed: number;
  readonly groupsAmong: (
    seekers: readonly Seeker[],
    areApart: (one: string, other: string) => boolean,
  ) => readonly { readonly people: readonly string[]; readonly bots: number }[];
}): CrowdDay;

export function crowdTable(day: CrowdDay): readonly string[];
