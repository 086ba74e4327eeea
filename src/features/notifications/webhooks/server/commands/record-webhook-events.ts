import { sql } from 'kysely';
import type { Tx } from '#db/client.ts';
import type { JobSender } from '#lib/jobs/job-queue.ts';
import type { EventIds, WebhookEventType } from '../../rules/event-types.ts';
import { webhookDeliveriesDue } from '../jobs.ts';

/** Something that happened, and to whose endpoints it is sent. */
export interface WebhookEvent<Type extends WebhookEventType> {
  /** The events of one subject are sent one after another. */
  subjectId: string;
  data: EventIds<Type>;
  /** Consultants and companies that may read the subject now. */
  to: { personIds?: readonly string[]; companyIds?: readonly string[] };
}

/**
 * Records events of one type for the endpoints that have chosen it, in the transaction of the change: a rollback takes
 * both back. Without an endpoint nothing is written.
 */
export async function recordWebhookEvents<Type extends WebhookEventType>(
  tx: Tx,
  { jobs, now }: { jobs: JobSender; now: Date },
  type: Type,
  events: readonly WebhookEvent<Type>[],
): Promise<void> {
  if (events.length === 0) return;
  const rows = events.map(({ subjectId, data, to }) => ({
    ...{ subject_id: subjectId, data },
    ...{ person_ids: to.personIds ?? [], company_ids: to.companyIds ?? [] },
  }));
  const { rows: recorded } = await sql`
    insert into webhook_deliveries (endpoint_id, type, subject_id, data, happened_at, due_at)
    select endpoint.id, ${type}, event.subject_id, event.data, ${now}, ${now}
      from json_to_recordset(${JSON.stringify(rows)}::json)
        as event (subject_id uuid, data jsonb, person_ids uuid[], company_ids uuid[])
      join webhook_endpoints as endpoint
        on endpoint.person_id = any (event.person_ids) or endpoint.company_id = any (event.company_ids)
     where endpoint.state = 'on' and ${type} = any (endpoint.events)
    returning id`.execute(tx);
  if (recorded.length > 0) await jobs.enqueue(tx, webhookDeliveriesDue, {});
}
