// A mail server for tests.

import { createServer, type Server } from 'node:net';
import { afterTest, testServer } from './fixture.ts';

/** Takes one message in the words of SMTP, and keeps it. */
async function mailbox(): Promise<{ url: string; mails: string[] }> {
  const mails: string[] = [];
  const server: Server = createServer((socket) => {
    let isBody = false;
    let text = '';
    socket.write('220 test\r\n');
    socket.on('data', (data) => {
      text += String(data);
      if (isBody) {
        if (!text.endsWith('\r\n.\r\n')) return;
        mails.push(text);
        isBody = false;
        text = '';
        socket.write('250 kept\r\n');
        return;
      }
      for (const line of text.split('\r\n').slice(0, -1)) {
        if (line.startsWith('DATA')) isBody = true;
        socket.write(
          isBody ? '354 go on\r\n' : line.startsWith('QUIT') ? '221 bye\r\n' : '250 ok\r\n',
        );
      }
      text = '';
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterTest(() => void server.close());
  const { port } = server.address() as { port: number };
  return { url: `smtp://127.0.0.1:${port}?ignoreTLS=true`, mails };
}

/** A server that sends mail, and what it has sent. */
export async function mailingServer(changes: Parameters<typeof testServer>[0] = {}) {
  const { url, mails } = await mailbox();
  return { mails, server: await testServer({ smtpUrl: url, ...changes }) };
}

/** A mail as it is read. */
export const readable = (mail: string): string =>
  mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');

/** The token of the latest link that was sent. */
export function lastToken(mails: readonly string[]): string {
  const mail = mails.map(readable).findLast((one) => one.includes('sign-in/'))!;
  return /sign-in\/([\w-]+)/.exec(mail)![1]!;
}
