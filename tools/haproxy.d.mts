// What tests see of haproxy.mjs.

export interface TestHaproxy {
  readonly port: number;
  /** Where it takes TLS, with a certificate. */
  readonly tlsPort: number;
  /** The nodes that it sends requests to, by their names in the file. */
  ready(): Promise<readonly string[]>;
  stop(): Promise<void>;
}

export const HAPROXY_CONFIG: string;
export function prepareHaproxy(): Promise<void>;
export function haproxyFaults(file: string, env?: Readonly<Record<string, string>>): string;
export function startHaproxy(setup: {
  readonly nodes: readonly string[];
  /** Takes its configuration. */
  readonly folder: string;
  /** File with certificate and key. */
  readonly cert?: string | undefined;
  /** A cookie by which a browser chooses its node, counted from 1; else the balancer does. */
  readonly choice?: string | undefined;
  /** Waits long for a node on a machine that does much at once. */
  readonly isPatient?: boolean;
}): Promise<TestHaproxy>;
