import type { Tx } from '#db/client.ts';
import { publishChanges } from '#features/notifications/change-events/server/commands.ts';
import type { NotificationKind } from '#features/notifications/inbox/rules/notification-kind.ts';
import {
  type Concern,
  recordNotifications,
} from '#features/notifications/inbox/server/commands/record-notifications.ts';
import type { Services } from '#server/services.ts';
import { type Deal, listDeals } from '../queries/deals.ts';

type Telling = Pick<Services, 'clock' | 'jobs'>;

/** Which of the two sides of a deal is told, of the other one. */
type Side = (deal: Deal) => Pick<Concern<Deal>, 'userId' | 'aboutId'>;

const tell =
  (sideOf: Side) =>
  async (
    tx: Tx,
    { clock, jobs }: Telling,
    kind: NotificationKind<Deal>,
    applicationIds: readonly string[],
    /** Tells this event about one application from others; without it each application is its own. */
    event?: string,
  ): Promise<readonly Deal[]> => {
    if (applicationIds.length === 0) return [];
    const deals = await listDeals(tx, applicationIds);
    const concerns = deals.map((about) => ({
      ...sideOf(about),
      ...{ event: event ?? about.applicationId, about },
    }));
    await recordNotifications(tx, { jobs, now: clock.now() }, kind, concerns);
    return deals;
  };

/** Tells the clients of these applications' projects, on the site. Returns the deals. */
export const notifyClients = tell(({ clientId, consultantId }) => ({
  userId: clientId,
  aboutId: consultantId,
}));

/** Tells those who sent these applications, on the site. Returns the deals. */
export const notifyConsultants = tell(({ clientId, consultantId }) => ({
  userId: consultantId,
  aboutId: clientId,
}));

/** Tells the browsers of both sides of each of these deals that something about its application has changed. */
export const publishChangesOf = (
  tx: Tx,
  deals: readonly Pick<Deal, 'applicationId' | 'clientId' | 'consultantId'>[],
): Promise<void> =>
  publishChanges(
    tx,
    deals.map(({ applicationId, consultantId, clientId }) => ({
      personIds: [clientId, consultantId],
      topic: 'application',
      subjectId: applicationId,
    })),
  );
