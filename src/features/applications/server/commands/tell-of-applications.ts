import type { Tx } from '#db/client.ts';
import { tellLive } from '#features/live-events/server/commands.ts';
import type { NotificationKind } from '#features/notifications/rules/notification-kind.ts';
import { recordNotifications } from '#features/notifications/server/commands/record-notifications.ts';
import type { Services } from '#server/services.ts';
import { type Deal, listDeals } from '../queries/deals.ts';

type Clocked = Pick<Services, 'clock'>;

/** Tells the clients of these applications' projects, on the site. */
export async function tellClients(
  tx: Tx,
  { clock }: Clocked,
  kind: NotificationKind<Deal>,
  applicationIds: readonly string[],
): Promise<void> {
  const deals = await listDeals(tx, applicationIds);
  const concerns = deals.map((about) => ({
    ...{ userId: about.clientId, aboutId: about.consultantId },
    ...{ fact: about.applicationId, about },
  }));
  await recordNotifications(tx, clock.now(), kind, concerns);
}

/** Tells those who sent these applications, on the site. */
export async function tellConsultants(
  tx: Tx,
  { clock }: Clocked,
  kind: NotificationKind<Deal>,
  applicationIds: readonly string[],
): Promise<void> {
  const deals = await listDeals(tx, applicationIds);
  const concerns = deals.map((about) => ({
    ...{ userId: about.consultantId, aboutId: about.clientId },
    ...{ fact: about.applicationId, about },
  }));
  await recordNotifications(tx, clock.now(), kind, concerns);
}

/** Tells the browsers of both sides of each of these applications that something about it has changed. */
export async function tellLiveOf(tx: Tx, applicationIds: readonly string[]): Promise<void> {
  if (applicationIds.length === 0) return;
  const deals = await listDeals(tx, applicationIds);
  await tellLive(
    tx,
    deals.map(({ applicationId, consultantId, clientId }) => ({
      personIds: [clientId, consultantId],
      topic: 'application',
      subjectId: applicationId,
    })),
  );
}
