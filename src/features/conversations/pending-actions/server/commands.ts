import { sql } from 'kysely';
import { toUserId, type UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { batchSize } from '#db/in-batches.ts';
import { dayOf, endOfDayAgo } from '#lib/calendar-days.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import type { Services } from '#server/services.ts';
import { answersOwed } from './jobs.ts';
import type { WaitingSource } from './queries/waiting-sources.ts';

/**
 * Claims a batch of what has been pending for so many days without a reminder, and has its users reminded: each once a
 * day, for all that is pending. The table's key lets each pending action be claimed once for each user. Returns how
 * many.
 */
export async function claimReminders(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  { kind, query }: WaitingSource,
  afterDays: number,
): Promise<number> {
  const now = clock.now();
  const claimed = await tx
    .insertInto('answer_reminders')
    .columns(['kind', 'subject_id', 'waits_since', 'after_days', 'user_id', 'reminded_at'])
    .expression((eb) =>
      eb
        .selectFrom(query(tx, now).as('source'))
        .select([
          sql.lit(kind).as('kind'),
          'source.id',
          'source.since',
          sql<number>`${afterDays}::smallint`.as('after_days'),
          'source.userId',
          sql<Date>`${now}::timestamptz`.as('reminded_at'),
        ])
        .where('source.since', '<', endOfDayAgo(now, afterDays))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('answer_reminders as reminder')
                .select('reminder.subject_id')
                .whereRef('reminder.subject_id', '=', 'source.id')
                .whereRef('reminder.user_id', '=', 'source.userId')
                .where('reminder.kind', '=', kind)
                .whereRef('reminder.waits_since', '=', 'source.since')
                .where('reminder.after_days', '=', afterDays),
            ),
          ),
        )
        .orderBy('source.since')
        .orderBy('source.id')
        .limit(batchSize),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute();
  const day = dayOf(now);
  const people = [...new Set(claimed.map(({ user_id }) => user_id))].map(toUserId);
  await jobs.enqueueMany(
    tx,
    answersOwed,
    people.map((userId) => ({ data: { userId, day }, id: reminderIdOf(userId, day) })),
  );
  return claimed.length;
}

/** The same for all that makes one person be reminded on one day. */
export const reminderIdOf = (userId: UserId, day: string): string =>
  derivedId(userId, `answers owed on ${day}`);
