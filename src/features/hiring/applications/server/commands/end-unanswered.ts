import { sql } from 'kysely';
import type { Tx } from '#db/client.ts';
import { batchSize } from '#db/in-batches.ts';
import { selectProjects } from '#features/hiring/projects/server/queries/project-rows.ts';
import { endOfDayAgo } from '#lib/calendar-days.ts';
import type { Services } from '#server/services.ts';
import { toApplicationId } from '../../ids.ts';
import { endsAfterDays, nobodyAnswered } from '../../rules/life-cycle.ts';
import { applicationRejected } from '../jobs.ts';
import { applicationEnded } from '../notifications.ts';
import { waitsSince } from '../queries/waiting-applications.ts';
import { notifyConsultants } from './notify-of-applications.ts';
import { idsOfDeal, recordDealEvents } from './record-deal-events.ts';

/**
 * Ends a batch of the applications to open projects that were not answered in time, oldest first; each consultant is
 * notified. Applications that are being decided at this moment are skipped. Returns how many.
 */
export async function endUnanswered(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
): Promise<number> {
  const now = clock.now();
  const ended = await tx
    .with('due', () =>
      tx
        .selectFrom('applications as application')
        .innerJoin(selectProjects(tx).as('project'), 'project.id', 'application.project_id')
        .select('application.id')
        .where('application.status', '=', sql.lit('pending'))
        // For the index: those that were sent later have waited for less.
        .where('application.created_at', '<', endOfDayAgo(now, endsAfterDays))
        .where(waitsSince, '<', endOfDayAgo(now, endsAfterDays))
        .where('application.offered_until', 'is', null)
        .where('project.status', '=', sql.lit('open'))
        .orderBy('application.created_at')
        .orderBy('application.id')
        .limit(batchSize)
        .forUpdate('application')
        .skipLocked(),
    )
    .updateTable('applications')
    .set({
      status: 'rejected',
      decision_reason: nobodyAnswered,
      ended_by_silence: true,
      decided_at: now,
      updated_at: now,
    })
    .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
    .returning('id')
    .execute();
  const events = ended.map(({ id }) => ({ data: { applicationId: toApplicationId(id) } }));
  const ids = ended.map(({ id }) => id);
  const notified = await notifyConsultants(tx, { clock, jobs }, applicationEnded, ids);
  await jobs.enqueueMany(tx, applicationRejected, events);
  await recordDealEvents(tx, { clock, jobs }, 'application.declined', notified, {
    ...{ to: ['consultant'], data: idsOfDeal },
  });
  return ended.length;
}
