import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#db/client.ts';
import { hiddenUsers } from '#features/identity/accounts/server/queries/account-state.ts';
import { openCompanies } from '#features/identity/memberships/server/queries/memberships.ts';
import { atOnce, claimMs } from '../../rules/limits.ts';

/** A delivery that this node sends now, as JSON has it. */
export type ClaimedDelivery = {
  id: string;
  webhookId: string;
  /** Whose the endpoint is: of a company, or of a consultant. */
  isOfCompany: boolean;
  kind: 'standard' | 'teams';
  sealed: string;
  oldSecretUntil: string | null;
  type: string;
  subjectId: string;
  data: Record<string, string>;
  happenedAt: string;
  tries: number;
};

/** A look takes this many endpoints at random, so that those with much to send do not keep others waiting. */
const visitedAtOnce = 64;

/** In a statement: rows that no node sends at this moment. */
const isFree = (name: string, now: Date): RawBuilder<boolean> =>
  sql`(${sql.ref(`${name}.claimed_until`)} is null or ${sql.ref(`${name}.claimed_until`)} <= ${now})`;

/** In a statement: whether anything is sent to the webhook `endpoint` now. */
const isServed = (db: Db): RawBuilder<boolean> => sql`(
  endpoint.state = 'on'
  and (endpoint.person_id is null or endpoint.person_id not in (${hiddenUsers(db)}))
  and (endpoint.company_id is null
    or endpoint.company_id in (${openCompanies(db).clearSelect().select('companies.id')})))`;

/** Seconds that the oldest delivery has been due; 0 when none is. */
export async function secondsOldestDeliveryIsDue(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ due: Date | null }>`
    select min(delivery.due_at) as due from webhook_deliveries as delivery
      join webhook_endpoints as endpoint on endpoint.id = delivery.endpoint_id
     where delivery.state = 'waiting' and delivery.due_at <= ${now} and ${isServed(db)}`.execute(
    db,
  );
  const due = rows[0]?.due;
  return due ? (now.getTime() - due.getTime()) / 1000 : 0;
}

/**
 * Claims up to so many deliveries for some seconds. Of each subject only the first that waits is taken, and an endpoint
 * has two under way at most. No lock stays while they are sent; a node that dies lets its claims lapse.
 */
export async function claimDue(tx: Tx, now: Date, limit: number): Promise<ClaimedDelivery[]> {
  const until = new Date(now.getTime() + claimMs);
  // From one endpoint to the next by the index, however many deliveries wait for each.
  const { rows } = await sql<ClaimedDelivery>`
    with recursive waiting (endpoint_id) as (
      (select endpoint_id from webhook_deliveries where state = 'waiting' order by endpoint_id limit 1)
      union all
      (select following.endpoint_id from waiting, lateral (
        select endpoint_id from webhook_deliveries
         where state = 'waiting' and endpoint_id > waiting.endpoint_id
         order by endpoint_id limit 1) as following)
    ), serving as (
      select endpoint.* from webhook_endpoints as endpoint
       where endpoint.id in (select endpoint_id from waiting) and ${isServed(tx)}
         and exists (
           select from webhook_deliveries as delivery
            where delivery.endpoint_id = endpoint.id and delivery.state = 'waiting'
              and delivery.due_at <= ${now} and ${isFree('delivery', now)})
       order by random() limit ${visitedAtOnce}
       for no key update of endpoint skip locked
    ), due as (
      select first.id from serving, lateral (
        select delivery.id, delivery.due_at from webhook_deliveries as delivery
         where delivery.endpoint_id = serving.id and delivery.state = 'waiting'
           and delivery.due_at <= ${now} and ${isFree('delivery', now)}
           and not exists (
             select from webhook_deliveries as earlier
              where earlier.endpoint_id = delivery.endpoint_id
                and earlier.subject_id = delivery.subject_id
                and earlier.state = 'waiting' and earlier.position < delivery.position)
         order by delivery.due_at
         limit greatest(0, ${atOnce.endpoint} - (
           select count(*) from webhook_deliveries as claimed
            where claimed.endpoint_id = serving.id and claimed.claimed_until > ${now}))) as first
       order by first.due_at limit ${limit}
    )
    update webhook_deliveries as taken set claimed_until = ${until}
      from due, serving
     where taken.id = due.id and serving.id = taken.endpoint_id
       and taken.state = 'waiting' and ${isFree('taken', now)}
    returning taken.id, taken.endpoint_id as "webhookId", serving.company_id is not null as "isOfCompany",
      serving.kind, serving.sealed_settings as sealed, serving.old_secret_until as "oldSecretUntil",
      taken.type, taken.subject_id as "subjectId", taken.data, taken.happened_at as "happenedAt", taken.tries`.execute(
    tx,
  );
  return rows;
}
