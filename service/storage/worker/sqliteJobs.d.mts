export interface Job {
  readonly id: number;
  readonly job: 'query' | 'commit' | 'close';
  readonly input: unknown;
}

export interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: { readonly message: string; readonly code?: string };
}

/** As much of libsql's as is used here. */
export interface OpenDatabase {
  readonly inTransaction: boolean;
  exec(sql: string): unknown;
  prepare(sql: string): {
    readonly reader: boolean;
    all(parameters: readonly unknown[]): readonly unknown[];
    run(parameters: readonly unknown[]): { readonly changes: number };
  };
}

export interface Jobs {
  attempt(message: Job): Answer;
  /** What is answered, in the order of asking and durable by then; part by part. */
  parts(messages: readonly Job[]): Iterable<readonly Answer[]>;
}

export function createJobs(db: OpenDatabase, close: () => null): Jobs;
