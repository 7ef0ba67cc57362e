// A code on paper, for whoever has forgotten the password and has no address, or no longer reads its mail. It is stored as a
// hash, like a link that does not end by itself; there is one for each account, and it lets in once.

import type { Storage } from '@hanchan/storage';
import type { RandomBytes } from '../config.ts';

export interface RecoveryCodes {
  renew(person: string): Promise<string>;
  /** Whose code it is; it is over then. */
  use(code: string): Promise<string | null>;
  end(person: string): Promise<void>;
}

const PURPOSE = 'recovery ';
/** Nothing that is read for something else: no 0 and O, no 1, I and L. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const GROUPS = 5;
const GROUP = 5;
const FOR_EVER = 100 * 365 * 86_400_000;

export const recoveryPurpose = (person: string): string => `${PURPOSE}${person}`;

export function recoveryCodes(
  sessions: Storage['sessions'],
  randomBytes: RandomBytes,
): RecoveryCodes {
  return {
    async renew(person) {
      const code = newCode(randomBytes);
      await sessions.removeLinks(recoveryPurpose(person));
      const link = { purpose: recoveryPurpose(person), email: '' };
      await sessions.addLink(bare(code), link, FOR_EVER);
      return code;
    },
    async use(code) {
      const found = await sessions.findLink(bare(code));
      if (found === undefined || !found.purpose.startsWith(PURPOSE)) return null;
      const used = await sessions.useLink(bare(code));
      return used === undefined ? null : used.purpose.slice(PURPOSE.length);
    },
    end: (person) => sessions.removeLinks(recoveryPurpose(person)),
  };
}

/** 123 random bits. */
function newCode(randomBytes: RandomBytes): string {
  const most = 256 - (256 % SIGNS.length);
  let signs = '';
  while (signs.length < GROUPS * GROUP) {
    // What is left over would make some signs likelier than others.
    const [byte] = randomBytes(1);
    if (byte! < most) signs += SIGNS[byte! % SIGNS.length];
  }
  return signs.match(new RegExp(`.{${GROUP}}`, 'g'))!.join('-');
}

/** However it is typed. */
const bare = (code: string): string => code.toUpperCase().replace(/[^0-9A-Z]/g, '');
