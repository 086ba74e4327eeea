import { once } from 'node:events';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import type { Log } from '#lib/log.ts';

/** A mail as a server handed it over. */
export interface HandedOver {
  /** Where a failure would be reported; empty for a report of a failure. */
  sender: string;
  recipient: string;
  raw: Buffer;
}

/** What the server that hands a mail over reads, which reports it to the sender. */
export interface SmtpRefusal {
  code: 450 | 452 | 550 | 552;
  says: string;
}

interface ListenerOptions {
  maxBytes: number;
  log: Log;
  /** Asked for each recipient; null takes it. */
  refuse(recipient: string): Promise<SmtpRefusal | null>;
  /** Takes a mail once and for all before it returns: the server that handed it over forgets it then. */
  receive(mail: HandedOver): Promise<SmtpRefusal | null>;
}

/** The most connections at a time: each may have a mail of the largest size in memory. */
const mostConnections = 8;
const idleMs = 60_000;
const closeMs = 2_000;

/** A refusal, as the library answers it. */
const answerOf = ({ code, says }: SmtpRefusal) =>
  Object.assign(new Error(says), { responseCode: code });
const busy = answerOf({ code: 450, says: 'Please try again later.' });

/**
 * Receives mails by SMTP (RFC 5321) from the operator's own mail server, one recipient each. There is no encryption and
 * no sign-in: it listens on an address that only that server reaches.
 */
export function createSmtpListener({ maxBytes, log, refuse, receive }: ListenerOptions) {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    authOptional: true,
    disableReverseLookup: true,
    banner: 'replies',
    size: maxBytes,
    maxClients: mostConnections,
    socketTimeout: idleMs,
    closeTimeout: closeMs,
    onRcptTo({ address }, session, callback) {
      if (session.envelope.rcptTo.length > 0) {
        callback(answerOf({ code: 452, says: 'One recipient a mail.' }));
        return;
      }
      refuse(address).then(
        (refusal) => callback(refusal ? answerOf(refusal) : null),
        (error: unknown) => {
          log.error({ err: error }, 'a recipient could not be looked up');
          callback(busy);
        },
      );
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        // What is too large is read to its end, and not kept.
        if (stream.sizeExceeded) chunks.length = 0;
        else chunks.push(chunk);
      });
      stream.on('end', () => {
        if (stream.sizeExceeded) {
          const says = 'This mail is too large. Please send files on the site.';
          callback(answerOf({ code: 552, says }));
          return;
        }
        receive(handedOver(session, Buffer.concat(chunks))).then(
          (refusal) => callback(refusal ? answerOf(refusal) : null),
          (error: unknown) => {
            log.error({ err: error }, 'a mail could not be stored');
            callback(busy);
          },
        );
      });
    },
  });
  // Of a client that breaks off.
  server.on('error', (error) => log.debug({ err: error }, 'a connection for mails ended'));
  return {
    async listen(port: number, host: string): Promise<void> {
      server.listen(port, host);
      await once(server.server, 'listening');
    },
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

function handedOver(session: SMTPServerSession, raw: Buffer): HandedOver {
  const { mailFrom, rcptTo } = session.envelope;
  return {
    sender: mailFrom ? mailFrom.address : '',
    recipient: rcptTo[0]?.address ?? '',
    raw,
  };
}
