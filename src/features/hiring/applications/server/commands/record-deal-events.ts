import type { Tx } from '#db/client.ts';
import type {
  EventIds,
  WebhookEventType,
} from '#features/notifications/webhooks/rules/event-types.ts';
import { recordWebhookEvents } from '#features/notifications/webhooks/server/commands/record-webhook-events.ts';
import type { Services } from '#server/services.ts';
import type { Side } from '../../rules/life-cycle.ts';
import type { Deal } from '../queries/deals.ts';

type DealIds = Pick<Deal, 'applicationId' | 'projectId' | 'companyId' | 'consultantId'>;

/** The ids that every event of a deal has. */
export const idsOfDeal = ({
  applicationId,
  projectId,
}: DealIds): { applicationId: string; projectId: string } => ({ applicationId, projectId });

/**
 * Records an event of each of these deals for the webhooks of sides: of the company, or of the consultant. The events
 * of one deal are sent in their order.
 */
export const recordDealEvents = <Type extends WebhookEventType>(
  tx: Tx,
  { clock, jobs }: Pick<Services, 'clock' | 'jobs'>,
  type: Type,
  deals: readonly DealIds[],
  { to, data }: { to: readonly Side[]; data: (deal: DealIds) => EventIds<Type> },
): Promise<void> =>
  recordWebhookEvents(
    tx,
    { jobs, now: clock.now() },
    type,
    deals.map((deal) => ({
      subjectId: deal.applicationId,
      data: data(deal),
      to: {
        personIds: to.includes('consultant') ? [deal.consultantId] : [],
        companyIds: to.includes('client') ? [deal.companyId] : [],
      },
    })),
  );
