import { listOf, personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';

const entries = personalTable('consultant_shortlist', {
  people: ['client_id', 'consultant_id'],
  given: ['consultant_id', 'note', 'created_at'],
  withheld: {
    id: 'names the row for us',
    company_id: 'the company they acted for is in a list of its own',
    client_id: 'the person who asks; who shortlisted a consultant is the client’s own',
  },
  afterErasure: 'deleted',
});

/** Whom a client has noted, and why: the client's own, which no consultant reads. */
export const shortlistsPersonalData: PersonalData = {
  feature: 'shortlists',
  tables: [entries],
  impersonal: {},
  lists: [
    listOf(entries, {
      ...{ name: 'shortlist', person: 'client_id', key: 'id' },
      says: 'The consultants you shortlisted, and your notes.',
    }),
  ],
  companyLists: [
    listOf(entries, {
      ...{ name: 'shortlist', person: 'company_id', key: 'id' },
      says: 'The consultants on the company’s shortlist, and the notes about them.',
    }),
  ],
};
