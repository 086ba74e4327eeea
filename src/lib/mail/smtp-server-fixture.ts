import { once } from 'node:events';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from '#tests/support/free-port.ts';

/** A mail as the server got it: who it was really sent to, and what it says. */
export interface ReceivedMail {
  /** Where the server would report a failure. */
  sender: string;
  recipients: string[];
  email: Email;
  raw: string;
  /** When it had come, by the clock of this process in ms. */
  receivedAt: number;
}

interface Behaviour {
  /** A code instead of a yes to this recipient; with a text, what the server says beside it. */
  refuse: ((recipient: string) => number | { code: number; says: string } | undefined) | undefined;
  /** The server takes the mail, and the connection breaks before its yes. */
  losesAnswer: ((recipient: string) => boolean) | undefined;
  /** The connection breaks in the middle of the mail, which is not taken. */
  hangsUp: ((recipient: string) => boolean) | undefined;
  /** Called with each mail before the yes. */
  beforeAnswer: ((recipient: string) => void | Promise<void>) | undefined;
}

/**
 * For tests: a mail server that keeps what it receives, with configurable behaviour. Clients have to sign in as
 * `account`.
 */
export async function smtpServerFixture(account?: { user: string; password: string }) {
  const received: ReceivedMail[] = [];
  const behaviour: Behaviour = {
    ...{ refuse: undefined, losesAnswer: undefined, hangsUp: undefined, beforeAnswer: undefined },
  };
  // Kept when it restarts: no other process may be given it meanwhile.
  const port = await freePort();
  let server = newServer();

  function newServer(): SMTPServer {
    const created = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      closeTimeout: 1,
      ...(account && {
        allowInsecureAuth: true,
        onAuth: ({ username, password }, _session, callback) => {
          if (username === account.user && password === account.password) {
            callback(null, { user: username });
          } else callback(new Error('The name or the password is wrong.'));
        },
      }),
      onRcptTo: ({ address }, _session, callback) => {
        const answer = behaviour.refuse?.(address);
        if (answer === undefined) return callback(null);
        const { code, says } = typeof answer === 'number' ? { code: answer, says: 'no' } : answer;
        callback(Object.assign(new Error(says), { responseCode: code }));
      },
      onData: (stream, session, callback) => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        const [recipient = ''] = recipients;
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          if (behaviour.hangsUp?.(recipient)) dropConnections(created);
        });
        stream.on('end', async () => {
          if (behaviour.hangsUp?.(recipient)) return;
          const receivedAt = performance.now();
          const raw = Buffer.concat(chunks).toString('utf8');
          const { mailFrom } = session.envelope;
          const sender = mailFrom ? mailFrom.address : '';
          const email = await PostalMime.parse(raw);
          received.push({ sender, recipients, email, raw, receivedAt });
          await behaviour.beforeAnswer?.(recipient);
          if (behaviour.losesAnswer?.(recipient)) dropConnections(created);
          else callback();
        });
      },
    });
    // A client that gives up is the client's business.
    created.on('error', () => undefined);
    return created;
  }

  async function listen(): Promise<void> {
    server.listen(port, '127.0.0.1');
    await once(server.server, 'listening');
  }

  async function close(): Promise<void> {
    const closed = new Promise<void>((resolve) => server.close(resolve));
    dropConnections(server);
    await closed;
  }

  await listen();
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    behaviour,
    close,
    /** Starts it again after `close`, at the same address and with what it has received. */
    async restart(): Promise<void> {
      server = newServer();
      await listen();
    },
  };
}

/** As a server that is switched off: no goodbye. */
function dropConnections({ connections }: SMTPServer): void {
  for (const connection of connections) {
    (connection as unknown as { _socket?: { destroy(): void } })._socket?.destroy();
  }
}
