// What tests see of postgres.mjs.

export interface TestPostgres {
  /** Makes a database and gives its address. */
  url(name: string): Promise<string>;
  stop(): Promise<void>;
}

export function preparePostgres(): void;
export function startPostgres(options?: { readonly isDurable?: boolean }): Promise<TestPostgres>;
