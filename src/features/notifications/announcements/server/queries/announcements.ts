import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { newestFirst } from '#db/newest-first.ts';
import { peopleWithEmail } from '#features/identity/accounts/server/queries/people.ts';
import { type PageRequest, toPage } from '#lib/api/cursor.ts';
import type { AnnouncementId } from '../../ids.ts';
import type { DeliveryStatus } from '../../rules/life-cycle.ts';

const selectAnnouncements = (db: Db) =>
  db
    .selectFrom('mail_blasts')
    .select([
      'id',
      'recipient_type as recipientType',
      'subject',
      'message',
      'from_name as fromName',
      'from_email as fromEmail',
      'state',
      'created_at as createdAt',
    ]);

export type AnnouncementRow = Awaited<
  ReturnType<ReturnType<typeof selectAnnouncements>['executeTakeFirstOrThrow']>
>;

/** One blast; null when there is none. */
export const findAnnouncement = async (
  db: Db,
  id: AnnouncementId,
): Promise<AnnouncementRow | null> =>
  (await selectAnnouncements(db).where('id', '=', id).executeTakeFirst()) ?? null;

/** One page of the blasts, newest first. */
export async function listAnnouncements(db: Db, page: PageRequest) {
  const rows = await selectAnnouncements(db)
    .$call((query) => newestFirst(query, page, { createdAt: 'created_at', id: 'id' }))
    .execute();
  return toPage(rows, page.limit, ({ createdAt, id }) => ({ createdAt, id }));
}

/** One page of the deliveries of a blast that are settled in this way, newest first. */
export async function listDeliveries(
  db: Db,
  blastId: AnnouncementId,
  status: DeliveryStatus,
  page: PageRequest,
) {
  const rows = await db
    .selectFrom('mail_deliveries as delivery')
    .leftJoin(peopleWithEmail(db).as('person'), 'person.user_id', 'delivery.user_id')
    .where('delivery.blast_id', '=', blastId)
    .where('delivery.status', '=', status)
    .where('delivery.settled_at', 'is not', null)
    .select([
      'delivery.id',
      'delivery.status',
      'delivery.reason',
      'delivery.settled_at as settledAt',
      'person.email',
      sql<string | null>`trim(person.first_name || ' ' || person.last_name)`.as('name'),
    ])
    .$narrowType<{ settledAt: Date }>()
    .$call((query) =>
      newestFirst(query, page, { createdAt: 'delivery.settled_at', id: 'delivery.id' }),
    )
    .execute();
  return toPage(rows, page.limit, ({ settledAt, id }) => ({ createdAt: settledAt, id }));
}
