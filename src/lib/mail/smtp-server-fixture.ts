import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail as the server got it: who it was really sent to, and what it says. */
export interface ReceivedMail {
  /** Where the server would tell of a failure. */
  sender: string;
  recipients: string[];
  email: Email;
  raw: string;
}

/** For tests: a mail server that keeps what it receives, or answers with `refuse`'s code. */
export async function smtpServerFixture() {
  const received: ReceivedMail[] = [];
  const behaviour: { refuse: ((recipient: string) => number | undefined) | undefined } = {
    refuse: undefined,
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => {
      const code = behaviour.refuse?.(address);
      callback(code ? Object.assign(new Error('no'), { responseCode: code }) : null);
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        const { mailFrom } = session.envelope;
        received.push({
          sender: mailFrom ? mailFrom.address : '',
          recipients: session.envelope.rcptTo.map(({ address }) => address),
          email: await PostalMime.parse(raw),
          raw,
        });
        callback();
      });
    },
  });
  // A client that gives up is the client's business.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    behaviour,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
