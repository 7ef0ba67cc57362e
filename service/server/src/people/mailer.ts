// Mails, where an SMTP server is configured: links to sign in and to prove an address, and notices to a proved one.

import { createTransport } from 'nodemailer';
import { isLoopback } from '../http/address.ts';

/** What somebody is told about their account. */
export type Notice = 'password' | 'address' | 'signedIn' | 'recovered' | 'erased';

export interface Mailer {
  sendSignIn(email: string, token: string): Promise<void>;
  /** To prove that an address is the account's. */
  sendProof(email: string, name: string, token: string): Promise<void>;
  /** `device`: what the browser calls itself. */
  sendNotice(
    email: string,
    notice: Notice,
    about: { name: string; device: string | null },
  ): Promise<void>;
}

export interface MailSetup {
  /** smtp://user:password@host:port or smtps://… */
  readonly smtpUrl: string;
  readonly from: string;
  /** Where the page is; the link leads there. */
  readonly publicUrl: string;
  readonly linkMinutes: number;
}

/**
 * Mail leaves this machine encrypted, or not at all: `smtp:` begins in the clear, and has to change to TLS. Whoever wants it
 * otherwise writes `?ignoreTLS=true`.
 */
export function encrypted(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  const isSaid = ['ignoreTLS', 'requireTLS', 'secure'].some((one) => url.searchParams.has(one));
  if (url.protocol !== 'smtp:' || isSaid || isLoopback(url.hostname)) return smtpUrl;
  url.searchParams.set('requireTLS', 'true');
  return url.href;
}

const NOTICES: Readonly<Record<Notice, { readonly subject: string; readonly text: string }>> = {
  password: {
    subject: 'Your Hanchan password was changed',
    text: 'The password of the account "{name}" was set or changed{device}. All other devices were signed out.',
  },
  address: {
    subject: 'Your Hanchan address was changed',
    text: 'The account "{name}" no longer uses this address{device}. Links sent here do not open it any more.',
  },
  signedIn: {
    subject: 'A new sign-in to Hanchan',
    text: 'Somebody signed in to the account "{name}" on a device that had not been in before{device}.',
  },
  recovered: {
    subject: 'Your Hanchan account was opened with its recovery code',
    text: 'Somebody opened the account "{name}" with its recovery code{device}. Its password no longer works, and all other devices were signed out.',
  },
  erased: {
    subject: 'Your Hanchan account was erased',
    text: 'The account "{name}" and its data were erased{device}. This address is no longer stored.',
  },
};

export function createMailer({ smtpUrl, from, publicUrl, linkMinutes }: MailSetup): Mailer {
  const transport = createTransport(encrypted(smtpUrl));
  // Behind the #, so that no server on the way writes it down.
  const linkOf = (token: string) => new URL(`/#/sign-in/${token}`, publicUrl).href;
  const account = new URL('/account', publicUrl).href;
  return {
    async sendSignIn(email, token) {
      await transport.sendMail({
        from,
        to: email,
        subject: 'Sign in to Hanchan',
        text: `Open this link within ${linkMinutes} minutes, in the browser where you asked for it, to sign in to Hanchan:\n\n${linkOf(token)}\n\nIf you did not ask for this, you can ignore it. Never give this link to anybody.\n`,
      });
    },
    async sendProof(email, name, token) {
      await transport.sendMail({
        from,
        to: email,
        subject: 'Confirm your address for Hanchan',
        text: `The account "${name}" at Hanchan gave this address. If it is yours, open this link within ${linkMinutes} minutes to confirm it:\n\n${linkOf(token)}\n\nIf you did not ask for this, ignore it: the address then counts for nothing.\n`,
      });
    },
    async sendNotice(email, notice, { name, device }) {
      const { subject, text } = NOTICES[notice];
      const said = text
        .replace('{device}', device === null ? '' : ` (${device})`)
        .replace('{name}', () => name);
      await transport.sendMail({
        from,
        to: email,
        subject,
        text: `${said}\n\nIf that was you, there is nothing to do. If it was not, sign in by e-mail, end the other sessions and set a new password:\n\n${account}\n`,
      });
    },
  };
}
