import type { QueryExecutorProvider } from 'kysely';
import {
  type MailAddress,
  type MailTransport,
  messageIdOf,
  safeMessage,
} from '#lib/mail/mail-message.ts';
import { keepMail } from './mailbox.ts';

const developmentSender: MailAddress = { name: 'Direct365', address: 'no-reply@direct365.invalid' };

/** Keeps mails in the database instead of sending them, for `/dev/mailbox`. */
export function mailboxTransport(
  db: QueryExecutorProvider,
  from = developmentSender,
): MailTransport {
  return {
    async deliver(message) {
      const {
        id,
        to,
        from: sender = from,
        replyTo,
        headers,
        subject,
        html,
        text,
        calendar = null,
      } = safeMessage(message);
      await keepMail(db, {
        messageId: messageIdOf(id, sender),
        toAddress: to.address,
        toName: to.name,
        subject,
        html,
        text,
        calendar,
        headers: {
          From: written(sender),
          ...(replyTo && { 'Reply-To': written(replyTo) }),
          ...headers,
        },
      });
    },
    close: () => undefined,
  };
}

const written = ({ name, address }: MailAddress): string =>
  name ? `${name} <${address}>` : address;
