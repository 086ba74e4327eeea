import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import type { Services } from '#server/services.ts';
import { toApplicationId } from '../../ids.ts';
import type { Applied } from '../../policy.ts';
import { applicationWithdrawn } from '../jobs.ts';
import { applicationTakenBack } from '../notifications.ts';
import type { OwnApplicationRow } from '../queries/own-applications.ts';
import type { DecisionOutcome } from './decide-application.ts';
import { notifyClients, publishChangesOf } from './notify-of-applications.ts';
import { idsOfDeal, recordDealEvents } from './record-deal-events.ts';

const isPendingOrAskedBack = sql<boolean>`(status = 'pending' or (status = 'rejected' and asked_back_at is not null))`;

/**
 * Withdraws a pending application, or one for which the client asks back, and notifies the client. It stays the one
 * application for this project.
 */
export async function withdrawApplication(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  application: Applied<OwnApplicationRow>,
): Promise<DecisionOutcome> {
  const { numUpdatedRows } = await tx
    .updateTable('applications')
    .set({
      ...{ status: 'withdrawn', decided_at: null, decision_reason: null },
      updated_at: clock.now(),
    })
    .where('id', '=', application.application_id)
    .where(isPendingOrAskedBack)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return { refused: 'APPLICATION_STATE' };
  const { application_id: applicationId } = application;
  const notified = await notifyClients(tx, { clock, jobs }, applicationTakenBack, [applicationId]);
  await jobs.enqueue(tx, applicationWithdrawn, { applicationId });
  await recordDealEvents(tx, { clock, jobs }, 'application.withdrawn', notified, {
    ...{ to: ['client'], data: idsOfDeal },
  });
  await publishChangesOf(tx, notified);
  return { refused: null };
}

/** Withdraws every pending application of a user who leaves; the clients are notified. */
export async function withdrawAllOf(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  consultantId: UserId,
): Promise<void> {
  const withdrawn = await tx
    .updateTable('applications')
    .set({ status: 'withdrawn', updated_at: clock.now() })
    .where('consultant_id', '=', consultantId)
    .where('status', '=', 'pending')
    .returning('id')
    .execute();
  const ids = withdrawn.map(({ id }) => id);
  const notified = await notifyClients(tx, { clock, jobs }, applicationTakenBack, ids);
  await recordDealEvents(tx, { clock, jobs }, 'application.withdrawn', notified, {
    ...{ to: ['client'], data: idsOfDeal },
  });
  await jobs.enqueueMany(
    tx,
    applicationWithdrawn,
    withdrawn.map(({ id }) => ({ data: { applicationId: toApplicationId(id) } })),
  );
}
