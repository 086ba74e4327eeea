import { randomUUID } from 'node:crypto';
import { html } from 'hono/html';
import type { QueryExecutorProvider } from 'kysely';
import type { SmsSender } from '#features/identity/lib/sms/sms-sender.ts';
import { keepMail } from './mailbox.ts';

/** Where a text message to this number is found in the development mailbox. */
export const mailboxAddressOf = (number: string): string => `${number}@sms.invalid`;

/** Keeps text messages in the development mailbox instead of sending them. */
export const mailboxSms = (db: QueryExecutorProvider): SmsSender => ({
  async send({ to, text }) {
    await keepMail(db, {
      messageId: randomUUID(),
      toAddress: mailboxAddressOf(to),
      toName: 'Text message',
      subject: 'Text message',
      html: String(await html`<pre>${text}</pre>`),
      text,
      headers: {},
      calendar: null,
    });
  },
});
