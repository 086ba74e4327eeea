import { sql } from 'kysely';
import { deleteExpired, yearsBefore } from '#db/kept-for.ts';
import { listOf, personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';

const notifications = personalTable('notifications', {
  people: ['user_id', 'about_id'],
  given: ['id', 'topic', 'words', 'path', 'created_at', 'read_at'],
  withheld: {
    user_id: 'the person who asks',
    kind: 'our name for the words',
    fact: 'names what it is about, which is in the other lists',
    choice: 'a finer name of the topic, in your choices',
    mailing: 'as you had chosen then, in your choices',
    digest_id: 'which mail told of it',
    about_id: 'the other person, who is named in the other lists as they are seen',
  },
  afterErasure: 'deleted',
});

const digests = personalTable('notification_digests', {
  people: ['user_id'],
  given: ['way', 'due_on', 'made_at'],
  withheld: { id: 'names the row for us', user_id: 'the person who asks' },
  afterErasure: 'deleted',
});

/** The notifications of a user. */
export const notificationsPersonalData: PersonalData = {
  feature: 'notifications',
  retention: [
    {
      kind: 'communications',
      table: 'notifications',
      expire: (tx, now) =>
        deleteExpired(tx, 'notifications', sql`created_at < ${yearsBefore(now, 3)}`),
    },
    {
      kind: 'communications',
      table: 'notification_digests',
      // After what they told of.
      expire: (tx, now) =>
        deleteExpired(tx, 'notification_digests', sql`made_at < ${yearsBefore(now, 3)}`),
    },
  ],
  tables: [notifications, digests],
  impersonal: {},
  lists: [
    listOf(notifications, {
      ...{ name: 'notifications', person: 'user_id', key: 'id' },
      says: 'What we told you of on the site, and when you read it.',
    }),
    listOf(digests, {
      ...{ name: 'notification-digests', person: 'user_id', key: 'id' },
      says: 'Which mails with what had come for you we made, and when.',
      columns: ['way', 'due_on', 'made_at'],
    }),
  ],
};
