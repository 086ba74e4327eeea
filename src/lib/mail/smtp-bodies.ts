import type { Readable } from 'node:stream';

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
export function watchBodies(transporter: Pluggable) {
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
