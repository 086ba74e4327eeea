import { listOf, personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';

const references = personalTable('consultant_references', {
  people: ['consultant_id'],
  given: [
    ...(['person_name', 'company_name', 'email', 'project', 'person_role', 'state'] as const),
    ...(['asked_at', 'answered_at', 'withdrawn_at', 'words', 'removed_at'] as const),
  ],
  withheld: {
    ...{ id: 'names the row for us', consultant_id: 'the person who asks' },
    ...{ email_hash: 'the address, hashed', token_hashes: 'secrets of links in mails' },
    reminded_days: 'counts reminders',
  },
  afterErasure: 'deleted',
});

/** Former clients whom a consultant has named, and what they confirm: rows go with the account. */
export const referencesPersonalData: PersonalData = {
  feature: 'references',
  tables: [references],
  impersonal: {},
  lists: [
    listOf(references, {
      ...{ name: 'references', person: 'consultant_id', key: 'id' },
      says: 'The former clients you asked for references, and what they answered.',
    }),
  ],
};
