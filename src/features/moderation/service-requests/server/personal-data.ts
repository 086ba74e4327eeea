import { sql } from 'kysely';
import { deleteExpired, yearsBefore } from '#db/kept-for.ts';
import { inOrderOf, personalTable } from '#db/personal-tables.ts';
import { findEmailAddresses } from '#features/identity/accounts/server/queries/people.ts';
import type { PersonalData } from '#server/personal-data.ts';

const requests = personalTable('service_requests', {
  people: ['email', 'answered_by'],
  given: [
    ...(['service', 'name', 'company', 'email', 'phone', 'message'] as const),
    ...(['created_at', 'answered_at'] as const),
  ],
  withheld: { id: 'names the row for us', answered_by: 'an admin' },
  afterErasure: 'deleted',
});

/** What was ordered of us from the address of the account. Other addresses are not proven to be theirs. */
export const serviceRequestsPersonalData: PersonalData = {
  feature: 'service-requests',
  retention: [
    {
      kind: 'communications',
      table: 'service_requests',
      expire: (tx, now) =>
        deleteExpired(tx, 'service_requests', sql`created_at < ${yearsBefore(now, 3)}`),
    },
  ],
  tables: [requests],
  impersonal: {},
  lists: [
    {
      name: 'service-requests',
      says: 'What you ordered of us from your address.',
      rows: (db, userId) =>
        inOrderOf('id', async (nextBatch) => {
          const emails = await findEmailAddresses(db, [userId]);
          return nextBatch(
            db
              .selectFrom('service_requests')
              .select(['service', 'name', 'company', 'email', 'phone', 'message'])
              .select(['created_at', 'answered_at'])
              .where((eb) => eb(eb.fn<string>('lower', ['email']), 'in', [...emails.values(), ''])),
          ).execute();
        }),
    },
  ],
  mentions: async (db, userId) => {
    const emails = await findEmailAddresses(db, [userId]);
    const sent = await db
      .selectFrom('service_requests')
      .select(['id', 'name', 'message'])
      .where((eb) => eb(eb.fn<string>('lower', ['email']), 'in', [...emails.values(), '']))
      .execute();
    return sent.flatMap((request) => Object.values(request));
  },
  erase: async (tx, _, { email }) => {
    await tx
      .deleteFrom('service_requests')
      .where((eb) => eb(eb.fn<string>('lower', ['email']), '=', email))
      .execute();
  },
};
