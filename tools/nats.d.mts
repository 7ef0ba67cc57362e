// What tests see of nats.mjs.

export interface TestNats {
  readonly url: string;
  /** At the same address again. */
  start(): Promise<void>;
  kill(signal?: NodeJS.Signals): Promise<void>;
  stop(): Promise<void>;
}

export function prepareNats(): Promise<void>;
export function startNats(secret?: {
  readonly user?: string;
  readonly password?: string;
}): Promise<TestNats>;
