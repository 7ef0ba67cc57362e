// Sign-in links by e-mail, where an SMTP server is configured.

import { createTransport } from 'nodemailer';

export interface Mailer {
  sendSignIn(email: string, token: string): Promise<void>;
  /** To prove that an address is the account's. */
  sendProof(email: string, name: string, token: string): Promise<void>;
}

export interface MailSetup {
  /** smtp://user:password@host:port or smtps://… */
  readonly smtpUrl: string;
  readonly from: string;
  /** Where the page is; the link leads there. */
  readonly publicUrl: string;
}

export function createMailer({ smtpUrl, from, publicUrl }: MailSetup): Mailer {
  const transport = createTransport(smtpUrl);
  // Behind the #, so that no server on the way writes it down.
  const linkOf = (token: string) => new URL(`/#/sign-in/${token}`, publicUrl).href;
  return {
    async sendSignIn(email, token) {
      await transport.sendMail({
        from,
        to: email,
        subject: 'Sign in to Hanchan',
        text: `Open this link within 30 minutes to sign in to Hanchan:\n\n${linkOf(token)}\n\nIf you did not ask for this, you can ignore it.\n`,
      });
    },
    async sendProof(email, name, token) {
      await transport.sendMail({
        from,
        to: email,
        subject: 'Confirm your address for Hanchan',
        text: `The account "${name}" at Hanchan gave this address. If it is yours, open this link within 30 minutes to confirm it:\n\n${linkOf(token)}\n\nIf you did not ask for this, ignore it: the address then counts for nothing.\n`,
      });
    },
  };
}
