import type { UserId } from '#access/user.ts';
import { isHiddenAccount } from '#features/identity/accounts/server/queries/account-state.ts';
import { peopleWithEmail } from '#features/identity/accounts/server/queries/people.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import type { Services } from '#server/services.ts';
import { calendarUnreadNotification } from '../emails/references.ts';
import { findCalendar } from '../queries/calendars.ts';

/** Mails a consultant whose calendar could not be read since then, unless it was read or replaced meanwhile. */
export async function mailUnread(
  { db, mailer, publicUrl }: Pick<Services, 'db' | 'mailer' | 'publicUrl'>,
  consultantId: UserId,
  since: string,
): Promise<void> {
  const calendar = await findCalendar(db, consultantId);
  if (calendar?.failingSince !== since) return;
  if (await isHiddenAccount(db, consultantId)) return;
  const { first_name, last_name, email } = await peopleWithEmail(db)
    .where('profiles.user_id', '=', consultantId)
    .executeTakeFirstOrThrow();
  await mailer.queueMail(db, calendarUnreadNotification, {
    to: { name: `${first_name} ${last_name}`.trim(), address: email },
    props: { recipientFirstName: first_name, since, callsUrl: `${publicUrl}/calls` },
    id: derivedId(consultantId, `calendar unread since ${since}`),
  });
}
