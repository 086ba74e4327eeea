import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { InsuranceKind } from '#catalogue/enumerations/supplier.ts';
import type { Tx } from '#db/client.ts';
import { batchSize } from '#db/in-batches.ts';
import { recordNotifications } from '#features/notifications/inbox/server/commands/record-notifications.ts';
import { dayOf } from '#lib/calendar-days.ts';
import { derivedId } from '#lib/jobs/derived-id.ts';
import type { Services } from '#server/services.ts';
import { type EndStage, endStages } from '../../rules/insurance.ts';
import { insuranceEndNotified } from '../jobs.ts';
import { eventKeyOfEnd, insuranceEnds } from '../notifications.ts';

const [first, second] = endStages;

/**
 * Reminds the consultants of a batch of insurances that these end soon; a job of each mails it. The stage is stored on
 * the insurance in the same transaction, so that each comes once. Returns how many.
 */
export async function remindOfEnds(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
): Promise<number> {
  const now = clock.now();
  const today = sql<string>`${dayOf(now)}::date`;
  const stage = sql<EndStage>`case
    when expires_on <= ${today} + ${second}::int then ${second}::int else ${first}::int end`;
  const due = await tx
    .selectFrom('supplier_insurances')
    .select(['consultant_id', 'kind', 'expires_on', stage.as('stage')])
    .where('end_told_days', 'is distinct from', sql.lit(second))
    .where(sql<boolean>`expires_on between ${today} and ${today} + ${first}::int`)
    .where(sql<boolean>`coalesce(end_told_days, ${first}::int + 1) > ${stage}`)
    .orderBy('expires_on')
    .orderBy('consultant_id')
    .orderBy('kind')
    .limit(batchSize)
    .forUpdate()
    .skipLocked()
    .$narrowType<{ consultant_id: UserId; kind: InsuranceKind }>()
    .execute();
  for (const { consultant_id, kind, stage: notified } of due) {
    await tx
      .updateTable('supplier_insurances')
      .set({ end_told_days: notified })
      .where('consultant_id', '=', consultant_id)
      .where('kind', '=', kind)
      .execute();
  }
  const ends = due.map(({ consultant_id: consultantId, kind, expires_on: expiresOn, stage }) => ({
    ...{ consultantId, kind, expiresOn, stage },
  }));
  await recordNotifications(
    tx,
    { jobs, now },
    insuranceEnds,
    ends.map((end) => ({
      ...{ userId: end.consultantId, event: eventKeyOfEnd(end), aboutId: null },
      about: { kind: end.kind, expiresOn: end.expiresOn },
    })),
  );
  await jobs.enqueueMany(
    tx,
    insuranceEndNotified,
    ends.map((end) => ({ data: end, id: derivedId(end.consultantId, eventKeyOfEnd(end)) })),
  );
  return due.length;
}
