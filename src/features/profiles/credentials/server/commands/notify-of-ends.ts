import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import {
  certifications,
  isCertificationId,
  labelOfCertification,
} from '#catalogue/certifications.ts';
import type { Tx } from '#db/client.ts';
import { batchSize } from '#db/in-batches.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import { dayOf } from '#lib/calendar-days.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import type { Services } from '#server/services.ts';
import { type EndStage, endStages } from '../../rules.ts';
import { credentialEndNotified } from '../jobs.ts';
import { credentialEnds, eventKeyOfEnd } from '../notifications.ts';
import { selectCredentials } from '../queries/credentials.ts';

const [first, second] = endStages;

/** Certifications that expire at all: the fundamentals hold for life, whatever was typed beside them. */
const expiring = certifications.filter(({ neverExpires }) => !neverExpires).map(({ id }) => id);

/**
 * Tells the consultants of a batch of credentials that these expire soon, or have expired; a job of each mails it. What
 * was told is taken down on the credential in the same transaction, so that each stage is told once; one that passed
 * unseen is not told later. Returns how many.
 */
export async function notifyOfEnds(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
): Promise<number> {
  const now = clock.now();
  const today = sql<string>`${dayOf(now)}::date`;
  const stage = sql<EndStage>`case
    when credential.expires_on < ${today} then 0
    when credential.expires_on <= ${today} + ${second}::int then ${second}::int
    else ${first}::int end`;
  const due = await selectCredentials(tx)
    .clearSelect()
    .select(['credential.id', 'credential.consultant_id', 'credential.certification', 'expires_on'])
    .select(stage.as('stage'))
    .$narrowType<{ consultant_id: UserId }>()
    .where('credential.certification', 'in', expiring)
    .where('credential.status', '<>', sql.lit('rejected'))
    .where(sql<boolean>`coalesce(credential.end_told_days, 31) > 0`)
    .where(sql<boolean>`credential.expires_on <= ${today} + ${first}::int`)
    .where(sql<boolean>`coalesce(credential.end_told_days, 31) > ${stage}`)
    .orderBy('credential.expires_on')
    .orderBy('credential.id')
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .execute();
  for (const notified of endStages) {
    const ids = due.filter((row) => row.stage === notified).map(({ id }) => id);
    if (ids.length === 0) continue;
    await tx
      .updateTable('credentials')
      .set({ end_told_days: notified })
      .where('id', 'in', ids)
      .execute();
  }
  const ends = due.flatMap(
    ({ id, consultant_id: userId, certification, expires_on: expiresOn, stage }) =>
      expiresOn === null || !isCertificationId(certification)
        ? []
        : [
            {
              ...{ id, userId, event: eventKeyOfEnd(id, expiresOn, stage) },
              about: { certification: labelOfCertification(certification), expiresOn, stage },
            },
          ],
  );
  await recordNotifications(
    tx,
    { jobs, now },
    credentialEnds,
    ends.map(({ userId, event, about }) => ({ userId, event, aboutId: null, about })),
  );
  await jobs.enqueueMany(
    tx,
    credentialEndNotified,
    ends.map(({ id, about: { expiresOn, stage } }) => ({
      data: { credentialId: id, expiresOn, stage },
      id: derivedId(id, `end told ${expiresOn} ${stage}`),
    })),
  );
  return due.length;
}
