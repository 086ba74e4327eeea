import type { Change } from './change.ts';
import { dueAt } from './due.ts';
import type { LocalObject } from './objects.ts';

/** Stripe forgets idempotency keys after a day. */
export const keyLifeMs = 24 * 60 * 60 * 1000;

/**
 * One statement, so that a change happens as a whole or not at all: nothing does unless every version is as it was
 * read.
 */
export const commitStatement = `
  with wanted as (
    select * from jsonb_to_recordset($1::jsonb) as w (id text, version int, body jsonb, due_at timestamptz)
  ), seen as (
    select o.id from local_stripe.objects o join wanted w on w.id = o.id and w.version = o.version
     order by o.id for update of o
  ), permitted as (
    select 1 where (select count(*) from seen) = (select count(*) from wanted)
  ), replaced as (
    update local_stripe.objects o
       set body = w.body, due_at = w.due_at, version = o.version + 1
      from wanted w where o.id = w.id and w.body is not null and exists (select from permitted)
  ), removed as (
    delete from local_stripe.objects o
     using wanted w where o.id = w.id and w.body is null and exists (select from permitted)
  ), forgotten as (
    delete from local_stripe.idempotency_keys where key = $2::text and created_at <= $7::timestamptz
  ), remembered as (
    insert into local_stripe.idempotency_keys (key, fingerprint, status, answer, created_at)
    select $2::text, $3::text, $4::int, $5::jsonb, $6::timestamptz
      from permitted where $2::text is not null
  ), created as (
    insert into local_stripe.objects (id, kind, customer_id, body, due_at)
    select o.id, o.kind, o.customer_id, o.body, o.due_at
      from permitted, jsonb_to_recordset($8::jsonb)
        as o (place int, id text, kind text, customer_id text, body jsonb, due_at timestamptz)
     order by o.place
  ), announced as (
    insert into local_stripe.events (id, body)
    select e ->> 'id', e
      from permitted, jsonb_array_elements($9::jsonb) with ordinality as list (e, place)
     order by place
  ), sent as (
    insert into local_stripe.deliveries (event_id, endpoint_id, next_attempt_at)
    select e ->> 'id', endpoint.id, $6::timestamptz
      from permitted, jsonb_array_elements($9::jsonb) as list (e), local_stripe.objects endpoint
     where endpoint.kind = 'webhook_endpoint' and endpoint.body ->> 'status' = 'enabled'
       and (endpoint.body -> 'enabled_events' ? (e ->> 'type') or endpoint.body -> 'enabled_events' ? '*')
  )
  select exists (select from permitted) as done`;

/** The values of the statement, in its order. */
export function commitValues(change: Change): unknown[] {
  const { at, create = [], replace = [], remove = [], events = [], remember } = change;
  const wanted = [
    ...replace.map(({ body, version }) => ({ id: body.id, version, body, due_at: dueAt(body) })),
    ...remove.map(({ id, version }) => ({ id, version, body: null, due_at: null })),
  ];
  return [
    JSON.stringify(wanted),
    remember?.key ?? null,
    remember?.fingerprint ?? null,
    remember?.status ?? null,
    remember ? JSON.stringify(remember.answer) : null,
    at,
    new Date(at.getTime() - keyLifeMs),
    JSON.stringify(create.map(toRow)),
    JSON.stringify(events),
  ];
}

const toRow = (object: LocalObject, place: number) => ({
  place,
  id: object.id,
  kind: object.object,
  customer_id: customerOf(object),
  body: object,
  due_at: dueAt(object),
});

function customerOf(object: LocalObject): string | null {
  if (object.object === 'customer') return object.id;
  return 'customer' in object ? (object.customer ?? null) : null;
}
