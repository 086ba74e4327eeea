import { type Generated, type QueryExecutorProvider, sql } from 'kysely';
import type { MailCalendar } from '#lib/mail/mail-message.ts';

/** Mails of a demo or development run, kept instead of sent. */
export interface DevelopmentMailboxTable {
  id: Generated<string>;
  message_id: string;
  sent_at: Generated<Date>;
  to_address: string;
  to_name: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  /** Its calendar entry; null without one. */
  calendar: MailCalendar | null;
}

/** A mail that was kept instead of sent. */
export interface KeptMail {
  id: string;
  messageId: string;
  sentAt: Date;
  toAddress: string;
  toName: string;
  subject: string;
  html: string;
  text: string;
  headers: Record<string, string>;
  /** Its calendar entry; null without one. */
  calendar: MailCalendar | null;
}

const columns = sql`id, message_id as "messageId", sent_at as "sentAt", to_address as "toAddress",
  to_name as "toName", subject, html, text, headers, calendar`;

/** Keeps a mail. The same message a second time changes nothing. */
export async function keepMail(
  db: QueryExecutorProvider,
  mail: Omit<KeptMail, 'id' | 'sentAt'>,
): Promise<void> {
  await sql`
    insert into development_mailbox (message_id, to_address, to_name, subject, html, text, headers, calendar)
    values (${mail.messageId}, ${mail.toAddress}, ${mail.toName}, ${mail.subject}, ${mail.html},
      ${mail.text}, ${JSON.stringify(mail.headers)}, ${mail.calendar && JSON.stringify(mail.calendar)})
    on conflict (message_id) do nothing`.execute(db);
}

/** The newest mails, to one address (in any case) if given. */
export async function listMails(
  db: QueryExecutorProvider,
  { to, limit = 100 }: { to?: string | undefined; limit?: number } = {},
): Promise<KeptMail[]> {
  const recipient = to ? sql`where lower(to_address) = lower(${to})` : sql``;
  const { rows } = await sql<KeptMail>`
    select ${columns} from development_mailbox ${recipient} order by id desc limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** One mail, or null. */
export async function findMail(db: QueryExecutorProvider, id: string): Promise<KeptMail | null> {
  const { rows } = await sql<KeptMail>`
    select ${columns} from development_mailbox where id::text = ${id}`.execute(db);
  return rows[0] ?? null;
}
