import type { Tx } from '#db/client.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import {
  notifyClients,
  notifyConsultants,
  publishChangesOf,
} from '#features/hiring/applications/server/commands/notify-of-applications.ts';
import { listDeals } from '#features/hiring/applications/server/queries/deals.ts';
import type { Services } from '#server/services.ts';
import { type AccessNews, accessKind, sideNotifiedOf } from '../notifications.ts';

/** Notifies the other side of a deal of what happened to an entry. The browsers of both sides ask anew. */
export async function notifyOfAccess(
  tx: Tx,
  services: Pick<Services, 'clock' | 'jobs'>,
  news: AccessNews | null,
  { applicationId, event }: { applicationId: ApplicationId; event: string },
): Promise<void> {
  if (news) {
    const notify = sideNotifiedOf(news) === 'client' ? notifyClients : notifyConsultants;
    await notify(tx, services, accessKind(news), [applicationId], event);
  }
  await publishChangesOf(tx, await listDeals(tx, [applicationId]));
}
