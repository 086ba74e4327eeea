import { sql } from 'kysely';
import type { AdminViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { recordAudit } from '#features/platform/audit/server/commands.ts';
import type { JobSender } from '#lib/jobs/job-queue.ts';
import type { ServiceRequestId } from '../ids.ts';
import { dailyLimits, type ServiceRequestForm } from '../rules/request-form.ts';
import { serviceRequested } from './jobs.ts';
import { countSince, findRequest, type RequestRow } from './queries.ts';

const day = 24 * 60 * 60 * 1000;

/**
 * Stores a request and, while a day has few, records that it came. The same one again changes nothing; beyond a day's
 * limit of its inbox none is taken.
 */
export async function takeRequest(
  tx: Tx,
  { jobs, now }: { jobs: JobSender; now: Date },
  { id, ...form }: ServiceRequestForm & { id: ServiceRequestId },
): Promise<{ refused: 'TOO_MANY_REQUESTS' | null }> {
  // Counted one after another, or requests of one moment would not see each other.
  await sql`select pg_advisory_xact_lock(hashtextextended('service requests', 0))`.execute(tx);
  if (await findRequest(tx, id)) return { refused: null };
  const since = new Date(now.getTime() - day);
  const { ofSender, altogether } = await countSince(tx, since, form.email);
  if (ofSender >= dailyLimits.perSender) return { refused: 'TOO_MANY_REQUESTS' };
  await tx
    .insertInto('service_requests')
    .values({ id, ...form, created_at: now, answered_at: null, answered_by: null })
    .execute();
  if (altogether < dailyLimits.mailed) {
    const isLastOfDay = altogether === dailyLimits.mailed - 1;
    await jobs.enqueue(tx, serviceRequested, { requestId: id, isLastOfDay });
  }
  return { refused: null };
}

/** Takes a request off the list of those that wait; null when there is no such request. */
export async function markAnswered(
  tx: Tx,
  now: Date,
  admin: AdminViewer,
  id: ServiceRequestId,
): Promise<RequestRow | null> {
  const { numUpdatedRows } = await tx
    .updateTable('service_requests')
    .set({ answered_at: now, answered_by: admin.userId })
    .where('id', '=', id)
    .where('answered_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) {
    await recordAudit(tx, { actor: admin, action: 'service-request-answered', subjectId: id });
  }
  return findRequest(tx, id);
}

/** Removes the answered requests that came before this moment, as the privacy policy says; answers how many. */
export async function removeAnswered(tx: Tx, before: Date): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('service_requests')
    .where('answered_at', 'is not', null)
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
