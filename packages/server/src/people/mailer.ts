// Sign-in links by e-mail, where an SMTP server is configured.

import { createTransport } from 'nodemailer';

export interface Mailer {
  sendSignIn(email: string, token: string): Promise<void>;
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
  return {
    async sendSignIn(email, token) {
      // Behind the #, so that no server on the way writes it down.
      const link = new URL(`/#/sign-in/${token}`, publicUrl).href;
      await transport.sendMail({
        from,
        to: email,
        subject: 'Sign in to Hanchan',
        text: `Open this link within 30 minutes to sign in to Hanchan:\n\n${link}\n\nIf you did not ask for this, you can ignore it.\n`,
      });
    },
  };
}
