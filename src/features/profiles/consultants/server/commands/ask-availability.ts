import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { isHiddenAccount } from '#features/identity/accounts/server/queries/account-state.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import type { Services } from '#server/services.ts';
import { availabilityAsked } from '../jobs.ts';
import { availabilityDayCame } from '../notifications.ts';

/** The same for all that asks one consultant about one day. */
const questionId = (userId: UserId, day: string): string =>
  derivedId(userId, `available from ${day}`);

/**
 * Asks a consultant whose day has come by `now` whether they are available: on the site, and by a job that mails it.
 * That they were asked is stored in the same transaction, so they are asked once for each day. Nothing happens when
 * another worker has asked, or when the day was moved; an account that is hidden is not asked, then or later.
 */
export async function askAvailability(
  tx: Tx,
  { jobs }: Pick<Services, 'jobs'>,
  userId: UserId,
  now: Date,
): Promise<void> {
  const asked = await tx
    .updateTable('consultant_profiles')
    .set({ asks_availability_at: null })
    .where('user_id', '=', userId)
    .where('asks_availability_at', '<=', now)
    .returning('available_from as day')
    .executeTakeFirst();
  if (!asked?.day || (await isHiddenAccount(tx, userId))) return;
  const { day } = asked;
  const concern = { userId, event: day, aboutId: null, about: { day } };
  await recordNotifications(tx, { jobs, now }, availabilityDayCame, [concern]);
  await jobs.enqueue(tx, availabilityAsked, { userId, day }, { id: questionId(userId, day) });
}

/** An hour, in ms. */
const waitAfterFailure = 60 * 60 * 1000;

/** Has a consultant who could not be asked wait an hour for the next try, so that they never block the others. */
export async function putOffQuestion(tx: Tx, userId: UserId, now: Date): Promise<void> {
  await tx
    .updateTable('consultant_profiles')
    .set({ asks_availability_at: new Date(now.getTime() + waitAfterFailure) })
    .where('user_id', '=', userId)
    .where('asks_availability_at', '<=', now)
    .execute();
}
