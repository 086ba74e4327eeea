import { listOf, personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';

const apps = personalTable('auth.app_grants', {
  people: ['user_id'],
  given: [
    ...(['client_id', 'client_name', 'host', 'resource', 'scope', 'after_second_step'] as const),
    ...(['expires_at', 'last_used_at', 'created_at'] as const),
  ],
  withheld: {
    id: 'names the row for us',
    user_id: 'the person who asks',
    company_id: 'the companies they act for are in a list of their own',
  },
  afterErasure: 'deleted',
});

/** Apps of other people that a person has let in, without what opens anything. */
export const connectedAppsPersonalData: PersonalData = {
  feature: 'connected-apps',
  tables: [apps],
  impersonal: { 'auth.app_records': 'codes and tokens of apps, which end with the app' },
  lists: [
    listOf(apps, {
      ...{ name: 'connected-apps', person: 'user_id', key: 'id' },
      says: 'The apps that you have connected.',
    }),
  ],
};
