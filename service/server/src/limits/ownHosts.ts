// The names this server answers to. A page of somebody else whose name is made to lead here ("rebinding") would
// otherwise pass for our own.

import { isIP } from 'node:net';
import { hostname } from 'node:os';

export interface OwnNames {
  readonly publicUrl: string | null;
  /** Beside the one in `publicUrl`. */
  readonly hostNames: readonly string[];
}

/** Names that nobody can register out in the net. */
const AT_HOME = /^[^.]+$|\.(local|lan|home|internal|localdomain|home\.arpa|fritz\.box)$/;

export function isOwnHost(host: string, { publicUrl, hostNames }: OwnNames): boolean {
  const name = bareName(host);
  // An address cannot be made to lead elsewhere.
  if (name === '' || isIP(name) !== 0) return true;
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  if (publicUrl !== null && name === bareName(new URL(publicUrl).host)) return true;
  if (hostNames.includes(name)) return true;
  const isConfigured = publicUrl !== null || hostNames.length > 0;
  return !isConfigured && (AT_HOME.test(name) || name === hostname().toLowerCase());
}

/** Without port, brackets and the dot at the end. */
export function bareName(host: string): string {
  const name = host.trim().toLowerCase();
  const bracketed = /^\[([^\]]*)\]/.exec(name)?.[1];
  return bracketed ?? name.replace(/:\d+$/, '').replace(/\.$/, '');
}
