// deploy/compose.yaml as Docker would read it, with the secrets that secrets.sh makes up.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { ROOT } from './dockerfile.ts';

export interface Service {
  readonly image?: string;
  readonly build?: { readonly context: string; readonly dockerfile: string };
  readonly command?: readonly string[];
  readonly restart?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly networks?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
}

export interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, unknown>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

let made: Readonly<Record<string, string>> | undefined;

/** The lines of `.env`, made once. */
export function secrets(): Readonly<Record<string, string>> {
  made ??= Object.fromEntries(
    execFileSync('sh', [`${ROOT}deploy/secrets.sh`], { encoding: 'utf8' })
      .trimEnd()
      .split('\n')
      .map((line) => line.split('=') as [string, string]),
  );
  return made;
}

/** `${NAME:?why}` has to be set, `${NAME:-other}` need not be. */
export function composed(): Compose {
  const text = readFileSync(`${ROOT}deploy/compose.yaml`, 'utf8').replace(
    /\$\{(\w+):([?-])([^}]*)\}/g,
    (_, name: string, kind: string, rest: string) => {
      const value = secrets()[name] ?? (kind === '-' ? rest : undefined);
      if (value === undefined) throw new Error(`compose.yaml needs ${name}: ${rest}`);
      return value;
    },
  );
  return parse(text, { merge: true }) as Compose;
}
