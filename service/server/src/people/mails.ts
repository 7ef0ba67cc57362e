// How many mails go out: to one address, and for one who asks. A notice is never waited for, and when it cannot be sent
// the log says so.

import type { Refusal } from '@hanchan/protocol';
import type { Person } from '@hanchan/storage';
import type { Allowance } from '../limits/allowance.ts';
import type { Counts } from '../limits/counts.ts';
import { HOUR } from '../time.ts';
import type { Mailer, Notice } from './mailer.ts';

const LINKS_TO_ONE = 5;
/** A club, or a hall, shares one address. */
const LINKS_FOR_ONE = 30;
const NOTICES_TO_ONE = 20;

export interface MailsSetup {
  readonly mailer: Mailer | null;
  readonly counts: Counts;
  readonly onError: (error: unknown) => void;
}

export class Mails {
  readonly mailer: Mailer | null;
  readonly #sent: Allowance;
  readonly #onError: (error: unknown) => void;

  constructor({ mailer, counts, onError }: MailsSetup) {
    this.mailer = mailer;
    this.#sent = counts.allowance('mails', HOUR);
    this.#onError = onError;
  }

  /** Before a link is sent, whoever it is for; `from`: the network address of whoever asks. */
  admit(email: string, from: string): Refusal | null {
    if (this.mailer === null) return NO_MAIL;
    const buckets = [
      [`link to ${email.toLowerCase()}`, LINKS_TO_ONE],
      [`link for ${from}`, LINKS_FOR_ONE],
    ] as const;
    if (buckets.some(([name, count]) => this.#sent.wait(name, count) > 0)) return TOO_MANY;
    for (const [name, count] of buckets) this.#sent.take(name, count);
    return null;
  }

  /** To the proved address, where there is one. */
  tell({ name, account }: Person, notice: Notice, device: string | null): void {
    const email = account?.email ?? null;
    if (email === null || this.mailer === null) return;
    if (this.#sent.take(`notice to ${email}`, NOTICES_TO_ONE) > 0) return;
    this.mailer.sendNotice(email, notice, { name, device }).catch(this.#onError);
  }
}

export const NO_MAIL: Refusal = {
  code: 'notOffered',
  message: 'this server does not send e-mail',
  field: 'email',
};

const TOO_MANY: Refusal = {
  code: 'tooFast',
  message:
    'enough mails were sent to this address, or for you, in the last hour; look for the last one, or try later',
  field: 'email',
};
