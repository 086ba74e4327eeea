import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { type MailAddress, type MailTransport, messageIdOf, safeMessage } from './mail-message.ts';
import { explainFailure } from './smtp-failures.ts';

/** The key that signs outgoing mail; its public half stands in the DNS of the domain. */
export interface DkimKey {
  domain: string;
  selector: string;
  /** PEM. */
  privateKey: string;
}

// What a signature vouches for. One-click unsubscribe counts for receivers only when it is signed.
const signedHeaders = [
  'From',
  'Reply-To',
  'To',
  'Subject',
  'Date',
  'Message-ID',
  'MIME-Version',
  'Content-Type',
  'Content-Transfer-Encoding',
  'Auto-Submitted',
  'List-Unsubscribe',
  'List-Unsubscribe-Post',
].join(':');

const loopback = /^(localhost|127\..*|::1)$/;

// A password must not be sent unencrypted because an attacker in the network hid the server's STARTTLS.
function needsTls(url: string): boolean {
  const { username, hostname } = new URL(url);
  return username !== '' && !loopback.test(hostname);
}

/** Whether the way to the server does not leave this machine. */
export const isLocalMailServer = (url: string): boolean => loopback.test(new URL(url).hostname);

/** Why a mail server is of no use, and what it said. */
export interface SmtpProblem {
  kind: 'sign-in' | 'encryption' | 'silence';
  says: string;
}

const problemKinds: Readonly<Record<string, SmtpProblem['kind']>> = {
  EAUTH: 'sign-in',
  ENOAUTH: 'sign-in',
  ETLS: 'encryption',
};

/** Connects and signs in as `smtpTransport` would, and sends nothing; null when the server lets us in. */
export async function probeSmtp(url: string, timeoutMs = 6_000): Promise<SmtpProblem | null> {
  const transporter = createTransport({
    url,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    ...(needsTls(url) && { requireTLS: true }),
  });
  try {
    await transporter.verify();
    return null;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const says = error instanceof Error ? error.message : String(error);
    return { kind: problemKinds[code] ?? 'silence', says };
  } finally {
    transporter.close();
  }
}

/**
 * Sends through a mail server, over a few connections that stay open. `url` is
 * `smtp://user:password@host:587` or `smtps://…:465`; parameters of nodemailer may follow, such as
 * `?requireTLS=true`.
 */
export function smtpTransport(options: {
  url: string;
  from: MailAddress;
  dkim?: DkimKey | undefined;
}): MailTransport {
  const { url, from, dkim } = options;
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: 3,
    // A lost connection is the job's to retry.
    maxRequeues: 0,
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(needsTls(url) && { requireTLS: true }),
    ...(dkim && {
      dkim: {
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
        headerFieldNames: signedHeaders,
      },
    }),
  });
  // A pooled connection that breaks while idle is replaced; the event needs a listener all the same.
  transporter.on('error', () => undefined);
  const bodies = watchBodies(transporter);

  return {
    async deliver(message, { signal } = {}) {
      const { id, to, replyTo, headers, calendar, ...content } = safeMessage(message);
      const sender = content.from ?? from;
      const messageId = messageIdOf(id, sender);
      try {
        await transporter.sendMail({
          ...content,
          from: sender,
          to,
          ...(replyTo && { replyTo }),
          // As an alternative, which calendars act upon, and as a file for those that do not.
          ...(calendar && { icalEvent: { ...calendar, filename: 'call.ics' } }),
          ...(signal && { signal }),
          headers,
          messageId,
          envelope: { from: sender.address, to: [to.address] },
        });
      } catch (error) {
        throw explainFailure(error, { wasHandedOver: bodies.wasHandedOver(messageId) });
      } finally {
        bodies.forget(messageId);
      }
    },
    close: () => transporter.close(),
  };
}

/** What is asked of a transporter of nodemailer, whose own types name each kind of it. */
interface Pluggable {
  use(
    step: 'stream',
    plugin: (mail: MailBeingSent, done: (error?: Error | null) => void) => void,
  ): unknown;
}

interface MailBeingSent {
  message: { messageId(): string; createReadStream(): Readable };
}

/**
 * Watches which messages have been handed to the mail server to their end. The library begins to read a message when
 * the server has asked for it, and writes the final dot when it has read all. Before that no server can have taken it.
 */
function watchBodies(transporter: Pluggable) {
  const bodies = new Map<string, Readable>();
  transporter.use('stream', ({ message }, done) => {
    const open = message.createReadStream.bind(message);
    message.createReadStream = () => {
      const body = open();
      bodies.set(message.messageId(), body);
      return body;
    };
    done();
  });
  return {
    wasHandedOver: (messageId: string): boolean => bodies.get(messageId)?.readableEnded ?? false,
    forget: (messageId: string): void => void bodies.delete(messageId),
  };
}
