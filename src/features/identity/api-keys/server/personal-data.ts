import { listOf, personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';

const keys = personalTable('auth.api_keys', {
  people: ['user_id'],
  given: [
    ...(['name', 'prefix', 'scope', 'after_second_step', 'expires_at'] as const),
    ...(['last_used_at', 'created_at'] as const),
  ],
  withheld: {
    id: 'names the row for us',
    user_id: 'the person who asks',
    key_hash: 'made of the key',
    company_id: 'the companies they act for are in a list of their own',
  },
  afterErasure: 'deleted',
});

/** What programs of a person get in with, without what opens anything. */
export const apiKeysPersonalData: PersonalData = {
  feature: 'api-keys',
  tables: [keys],
  impersonal: { 'auth.signing_keys': 'the site’s own keys' },
  lists: [
    listOf(keys, {
      ...{ name: 'api-keys', person: 'user_id', key: 'id' },
      says: 'Your API keys, by the names of theirs that open nothing.',
    }),
  ],
};
