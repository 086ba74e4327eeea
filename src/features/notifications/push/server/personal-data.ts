import { listOf, personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';

const encryption = 'opens messages to your browser, which has it';

const subscriptions = personalTable('push_subscriptions', {
  people: ['user_id'],
  given: ['device', 'created_at'],
  withheld: {
    id: 'names the row for us',
    user_id: 'the person who asks',
    session_id: 'names the sign-in for us',
    endpoint: 'who knows it could write to your browser',
    ...{ p256dh: encryption, auth: encryption },
  },
  afterErasure: 'deleted',
});

/** The browsers in which a user has turned notifications on. */
export const pushSubscriptionsPersonalData: PersonalData = {
  feature: 'push-subscriptions',
  tables: [subscriptions],
  impersonal: { push_keys: 'the site’s own keys' },
  lists: [
    listOf(subscriptions, {
      ...{ name: 'browsers-with-notifications', person: 'user_id', key: 'id' },
      says: 'The browsers in which you turned notifications on.',
    }),
  ],
};
