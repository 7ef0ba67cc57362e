interface Seeker {
  readonly person: string;
  readonly pool: string;
  readonly broadPool: string;
  readonly flexible: boolean;
  readonly isQuiet: boolean;
  readonly waitedMs: number;
  readonly barredMs: number;
  readonly rating: number;
  readonly botsAfterMs: number | null;
  readonly homes: readonly string[];
}

export interface CrowdDay {
  readonly people: number;
  readonly waits: readonly {
    readonly ms: number;
    readonly bots: number;
    readonly spread: number;
    readonly takesBots: boolean;
  }[];
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
