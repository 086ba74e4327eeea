import type { Tx } from '#db/client.ts';
import { usualTimes } from '#features/notifications/preferences/rules.ts';
import { timesByPerson } from '#features/notifications/preferences/server/queries.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import type { JobSender } from '#lib/jobs/job-queue.ts';
import { pushDueAt } from '../../rules/push-words.ts';
import { pushDue } from '../jobs.ts';

/**
 * Queues what these browsers of people show of notifications that were recorded at `now`, for after their quiet hours.
 */
export async function queuePushes(
  tx: Tx,
  { jobs, now }: { jobs: JobSender; now: Date },
  recorded: readonly { id: string; user_id: string }[],
  browsers: readonly { id: string; user_id: string }[],
): Promise<void> {
  const browsersOf = Map.groupBy(browsers, ({ user_id }) => user_id);
  const timesOf = await timesByPerson(tx, [...browsersOf.keys()]);
  const pushes = recorded.flatMap(({ id: notificationId, user_id }) =>
    (browsersOf.get(user_id) ?? []).map(({ id: subscriptionId }) => ({
      data: { notificationId, subscriptionId },
      id: derivedId(notificationId, subscriptionId),
      startAfter: pushDueAt(now, timesOf.get(user_id) ?? usualTimes),
    })),
  );
  await jobs.enqueueMany(tx, pushDue, pushes);
}
