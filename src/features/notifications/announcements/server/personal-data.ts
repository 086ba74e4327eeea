import { sql } from 'kysely';
import { changeExpired, yearsBefore } from '#db/kept-for.ts';
import { inOrderOf, personalTable } from '#db/personal-tables.ts';
import { optedOutBefore } from '#features/notifications/preferences/server/queries.ts';
import type { PersonalData } from '#server/personal-data.ts';

const blasts = personalTable('mail_blasts', {
  people: ['created_by'],
  given: ['subject'],
  withheld: {
    ...{ id: 'names the row for us', recipient_type: 'the same for all' },
    ...{ message: 'what was sent to all; your mailbox has it', from_name: 'the site’s own' },
    ...{ from_email: 'the site’s own', state: 'of the whole mail', run_id: 'names a process' },
    ...{ moved_at: 'of the whole mail', created_at: 'of the whole mail' },
    created_by: 'in the list of what a user did as an admin',
  },
  afterErasure: 'nameless',
});

const deliveries = personalTable('mail_deliveries', {
  people: ['user_id'],
  given: ['status', 'reason', 'settled_at'],
  withheld: {
    ...{ id: 'names the row for us', blast_id: 'names the mail for us' },
    ...{ position: 'the order of sending', attempts: 'how it was sent', not_before: 'as that' },
    ...{ run_id: 'names a process', user_id: 'the person who asks' },
  },
  afterErasure: 'nameless',
});

/** Which announcements a user was sent. The outcome of each mail stays counted, without the user. */
export const announcementsPersonalData: PersonalData = {
  feature: 'mail-blasts',
  retention: [
    {
      kind: 'marketing',
      table: 'mail_deliveries',
      expire: (tx, now) =>
        changeExpired(tx, 'mail_deliveries', {
          isExpired: sql`user_id in (${optedOutBefore(tx, yearsBefore(now, 1))})`,
          change: sql`user_id = null`,
        }),
    },
  ],
  tables: [blasts, deliveries],
  impersonal: {},
  lists: [
    {
      name: 'announcements',
      says: 'The announcements that were sent to you.',
      rows: (db, userId) =>
        inOrderOf('delivery.id', (nextBatch) =>
          nextBatch(
            db
              .selectFrom('mail_deliveries as delivery')
              .innerJoin('mail_blasts as blast', 'blast.id', 'delivery.blast_id')
              .select([
                'blast.subject',
                'delivery.status',
                'delivery.reason',
                'delivery.settled_at',
              ])
              .where('delivery.user_id', '=', userId),
          ).execute(),
        ),
    },
  ],
  erase: async (tx, _, { userId }) => {
    // What a mail server answers names the address it would not take.
    await tx
      .updateTable('mail_deliveries')
      .set({ reason: 'not kept' })
      .where('user_id', '=', userId)
      .where('reason', 'is not', null)
      .execute();
    await tx
      .updateTable('mail_deliveries')
      .set({ user_id: null })
      .where('user_id', '=', userId)
      .execute();
  },
};
