import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { newestFirst } from '#db/newest-first.ts';
import { type PageRequest, toPage } from '#lib/api/cursor.ts';
import type { Page } from '#lib/api/pagination.ts';
import { afterPlus, inboxOf } from '#lib/mail/inbox-of.ts';
import type { RequestState } from '../contract.ts';
import type { ServiceRequestId } from '../ids.ts';

const selectRequests = (db: Db) =>
  db
    .selectFrom('service_requests')
    .select([
      'id',
      'service',
      'name',
      'company',
      'email',
      'phone',
      'message',
      'created_at as createdAt',
      'answered_at as answeredAt',
    ]);

export type RequestRow = Awaited<
  ReturnType<ReturnType<typeof selectRequests>['executeTakeFirstOrThrow']>
>;

/** One request; null when there is none. */
export const findRequest = async (
  db: Db,
  id: ServiceRequestId | string,
): Promise<RequestRow | null> =>
  (await selectRequests(db).where('id', '=', id).executeTakeFirst()) ?? null;

/** How many requests came since then: for the inbox of this address, and altogether. */
export async function countSince(db: Db, since: Date, email: string) {
  return db
    .selectFrom('service_requests')
    .select([
      sql<number>`count(*) filter (where regexp_replace(email, ${afterPlus.source}, '@') = ${inboxOf(email)})::int`.as(
        'ofSender',
      ),
      sql<number>`count(*)::int`.as('altogether'),
    ])
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
}

/** One page: those that wait, longest waiting first, or those that are answered, newest answer first. */
export async function listRequests(
  db: Db,
  state: RequestState,
  page: PageRequest,
): Promise<Page<RequestRow>> {
  const { after, limit } = page;
  if (state === 'answered') {
    const answered = await selectRequests(db)
      .where('answered_at', 'is not', null)
      .$call((query) => newestFirst(query, page, { createdAt: 'answered_at', id: 'id' }))
      .execute();
    return toPage(answered, limit, ({ answeredAt, createdAt, id }) => ({
      createdAt: answeredAt ?? createdAt,
      id,
    }));
  }
  const waiting = await selectRequests(db)
    .where('answered_at', 'is', null)
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) > (${after?.createdAt}, ${after?.id}::uuid)`),
    )
    .orderBy('created_at')
    .orderBy('id')
    .limit(limit + 1)
    .execute();
  return toPage(waiting, limit, ({ createdAt, id }) => ({ createdAt, id }));
}

/** How many requests wait for an answer. */
export async function countWaiting(db: Db): Promise<number> {
  const { n } = await db
    .selectFrom('service_requests')
    .select(sql<number>`count(*)::int`.as('n'))
    .where('answered_at', 'is', null)
    .executeTakeFirstOrThrow();
  return n;
}
