// What tests see of postgres.mjs.

export interface TestPostgres {
  /** Makes a database and gives its address. */
  url(name: string): Promise<string>;
  /** Ends it as a crash would, and starts it again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

export function preparePostgres(): void;
export function startPostgres(options?: { readonly isDurable?: boolean }): Promise<TestPostgres>;
