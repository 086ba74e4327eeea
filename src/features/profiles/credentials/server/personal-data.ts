import { listOf, personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';

const credentials = personalTable('credentials', {
  people: ['consultant_id', 'decided_by'],
  given: [
    ...(['certification', 'link', 'number', 'issued_on', 'expires_on', 'status'] as const),
    ...(['submitted_at', 'decided_at', 'method', 'reason'] as const),
  ],
  withheld: {
    ...{ id: 'names the row for us', consultant_id: 'the person who asks' },
    ...{ revision: 'counts changes', decided_by: 'an admin' },
    end_told_days: 'what you were told, which is among your notifications',
  },
  afterErasure: 'deleted',
});

/** The evidence for a consultant's certifications: links and numbers, no files. */
export const credentialsPersonalData: PersonalData = {
  feature: 'credentials',
  tables: [credentials],
  impersonal: {},
  lists: [
    listOf(credentials, {
      ...{ name: 'credentials', person: 'consultant_id', key: 'id' },
      says: 'The evidence for your certifications, and what was decided.',
    }),
  ],
};
