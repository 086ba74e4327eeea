import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { publishChanges } from '#features/notifications/change-events/server/commands.ts';
import { isMailTopic, usualTimes } from '#features/notifications/preferences/rules.ts';
import { selectWays, timesByPerson } from '#features/notifications/preferences/server/queries.ts';
import { selectSubscriptionsOf } from '#features/notifications/push/server/queries.ts';
import { deferToNext, pipeline } from '#lib/database/pipeline.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import type { JobSender } from '#lib/jobs/job-queue.ts';
import { cutWords, type NotificationKind } from '../../rules/notification-kind.ts';
import { pushDueAt } from '../../rules/push-words.ts';
import { pushDue } from '../jobs.ts';

/** An event that concerns a user. */
export interface Concern<About> {
  userId: UserId;
  /** What the kind is about, such as an id: told again, it is the same notification. */
  event: string;
  /** The other person, when there is one: what tells of them goes with them. */
  aboutId: UserId | null;
  about: About;
}

interface Recording {
  jobs: JobSender;
  now: Date;
}

/** So many rows in a statement. */
const batchRows = 1000;

/**
 * Records that events of one kind concern these people, in the transaction that makes or handles the events. A rollback
 * takes both back, and with it what their browsers would show of it. What is recorded already stays as it is, read or
 * not.
 */
export async function recordNotifications<About>(
  tx: Tx,
  { jobs, now }: Recording,
  { name, topic, choice, hasOwnMail, words, leadsTo }: NotificationKind<About>,
  concerns: readonly Concern<About>[],
): Promise<void> {
  if (concerns.length === 0) return;
  const chosen = choice ?? topic;
  const userIds = [...new Set(concerns.map(({ userId }) => userId))];
  const hasChoice = isMailTopic(chosen) && !hasOwnMail;
  const { browsers, choices } = await pipeline(tx, {
    browsers: selectSubscriptionsOf(tx, userIds),
    choices: selectWays(tx, chosen, hasChoice ? userIds : []),
  });
  const ways = new Map(choices.map(({ user_id, way }) => [user_id, way]));
  for (let start = 0; start < concerns.length; start += batchRows) {
    const recording = tx
      .insertInto('notifications')
      .values(
        concerns.slice(start, start + batchRows).map(({ userId, event, aboutId, about }) => ({
          ...{ user_id: userId, kind: name, topic, choice: choice ?? null, fact: event },
          ...{ words: cutWords(words(about)), path: leadsTo(about) },
          ...{ about_id: aboutId, created_at: now, mailing: ways.get(userId) ?? 'at-once' },
        })),
      )
      .onConflict((conflict) => conflict.columns(['user_id', 'kind', 'fact']).doNothing())
      .returning(['id', 'user_id']);
    if (browsers.length === 0) await deferToNext(tx, recording);
    else await queuePushes(tx, { jobs, now }, await recording.execute(), browsers);
  }
  await publishChanges(tx, [{ personIds: userIds, topic: 'notification', subjectId: null }]);
}

/**
 * Queues what these browsers of people show of notifications that were recorded at `now`, for after their quiet hours.
 */
async function queuePushes(
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
