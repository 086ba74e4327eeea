import type { Tx } from '#db/client.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import type { Services } from '#server/services.ts';
import { type ApplicationId, toApplicationId } from '../../ids.ts';
import type { Terms } from '../../rules/terms.ts';

type Clocked = Pick<Services, 'clock'>;

/** A pending application with its proposed terms, locked; null where it is not pending any more. */
export async function lockPending(
  tx: Tx,
  applicationId: ApplicationId,
): Promise<{ terms: Terms | null } | null> {
  const application = await tx
    .selectFrom('applications')
    .select('terms')
    .where('id', '=', applicationId)
    .where('status', '=', 'pending')
    .forUpdate()
    .executeTakeFirst();
  return application ?? null;
}

/** The application to a locked project for which an offer is open; null where there is none. */
export async function findOffered(
  tx: Tx,
  { clock }: Clocked,
  projectId: ProjectId,
): Promise<ApplicationId | null> {
  const offered = await tx
    .selectFrom('applications')
    .select('id')
    .where('project_id', '=', projectId)
    .where('status', '=', 'pending')
    .where('offered_until', '>', clock.now())
    .executeTakeFirst();
  return offered ? toApplicationId(offered.id) : null;
}

/** An offer for a locked pending application is open until then: its consultant owes the answer. */
export async function markOffered(
  tx: Tx,
  { clock }: Clocked,
  applicationId: ApplicationId,
  until: Date,
): Promise<void> {
  const now = clock.now();
  await tx
    .updateTable('applications')
    .set((eb) => ({
      offered_until: until,
      first_offered_at: eb.fn.coalesce('first_offered_at', eb.val(now)),
    }))
    .where('id', '=', applicationId)
    .execute();
}

/**
 * No offer for this application is open any more: its client owes an answer again, on other terms where the consultant
 * has proposed some.
 */
export async function endOffered(
  tx: Tx,
  { clock }: Clocked,
  applicationId: ApplicationId,
  proposed?: Terms | null,
): Promise<void> {
  await tx
    .updateTable('applications')
    .set({
      offered_until: null,
      waits_since: clock.now(),
      ...(proposed === undefined ? {} : { terms: proposed && JSON.stringify(proposed) }),
    })
    .where('id', '=', applicationId)
    .execute();
}
