import { sql } from 'kysely';
import { deleteExpired, yearsBefore } from '#db/kept-for.ts';
import { listOf, personalTable } from '#db/personal-tables.ts';
import {
  addressesInUse,
  findEmailAddresses,
} from '#features/identity/accounts/server/queries/people.ts';
import type { PersonalData } from '#server/personal-data.ts';

const optOuts = personalTable('mail_opt_outs', {
  people: ['user_id'],
  given: ['created_at'],
  withheld: { user_id: 'the person who asks' },
  afterErasure: 'deleted',
});

const choices = personalTable('mail_choices', {
  people: ['user_id'],
  given: ['topic', 'way', 'chosen_at'],
  withheld: { user_id: 'the person who asks' },
  afterErasure: 'deleted',
});

const pushes = personalTable('push_opt_outs', {
  people: ['user_id'],
  given: ['topic', 'chosen_at'],
  withheld: { user_id: 'the person who asks' },
  afterErasure: 'deleted',
});

const times = personalTable('mail_times', {
  people: ['user_id'],
  given: ['zone', 'quiet_from', 'quiet_until', 'chosen_at'],
  withheld: { user_id: 'the person who asks' },
  afterErasure: 'deleted',
});

const textConsents = personalTable('message_text_consents', {
  people: ['user_id'],
  given: ['chosen_at'],
  withheld: { user_id: 'the person who asks' },
  afterErasure: 'deleted',
});

const suppressions = personalTable('mail_suppressions', {
  people: ['address'],
  given: ['address', 'cause', 'detail', 'suppressed_at'],
  afterErasure: 'deleted',
});

/** Whether a user wants announcements, and whether their address takes any. */
export const mailPreferencesPersonalData: PersonalData = {
  feature: 'mail-preferences',
  retention: [
    {
      kind: 'marketing',
      table: 'mail_suppressions',
      // Of users who can no longer be written to.
      expire: (tx, now) =>
        deleteExpired(
          tx,
          'mail_suppressions',
          sql`suppressed_at < ${yearsBefore(now, 1)} and address not in (${addressesInUse(tx)})`,
        ),
    },
  ],
  tables: [optOuts, choices, pushes, times, textConsents, suppressions],
  impersonal: {},
  lists: [
    listOf(optOuts, {
      ...{ name: 'no-announcements', person: 'user_id', key: 'user_id' },
      says: 'Since when you want no announcements.',
    }),
    listOf(choices, {
      ...{ name: 'mail-choices', person: 'user_id', key: 'topic' },
      says: 'How you want our mails, by what they are about.',
    }),
    listOf(pushes, {
      ...{ name: 'no-pushes', person: 'user_id', key: 'topic' },
      says: 'What your browsers show no notifications about.',
    }),
    listOf(times, {
      ...{ name: 'mail-times', person: 'user_id', key: 'user_id' },
      says: 'Your time zone for our mails, and your quiet hours.',
    }),
    listOf(textConsents, {
      ...{ name: 'message-texts-in-mails', person: 'user_id', key: 'user_id' },
      says: 'Since when you allow mails to contain the text of messages.',
    }),
    {
      name: 'suppressed-address',
      says: 'Why nothing is announced to your address, if so.',
      async *rows(db, userId) {
        const emails = await findEmailAddresses(db, [userId]);
        const rows = await db
          .selectFrom('mail_suppressions')
          .select(['address', 'cause', 'detail', 'suppressed_at'])
          .where('address', 'in', [...emails.values(), ''])
          .execute();
        if (rows.length > 0) yield rows;
      },
    },
  ],
  erase: async (tx, _, { email }) => {
    await tx.deleteFrom('mail_suppressions').where('address', '=', email).execute();
  },
};
