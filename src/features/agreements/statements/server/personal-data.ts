import { personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { listOfCompanyForExport, listOwnForExport } from './queries/exported-statements.ts';

const versions = personalTable('statement_versions', {
  people: ['application_id', 'proposed_by'],
  given: [
    ...(['number', 'amends', 'state', 'content', 'proposed_side', 'proposed_at'] as const),
    ...(['closed_at', 'reason', 'signed'] as const),
  ],
  withheld: {
    application_id: 'the application is in the list of its project',
    proposed_by: 'the person who asks, or one of the company',
  },
  afterErasure: 'nameless',
});
const acceptances = personalTable('statement_acceptances', {
  people: ['application_id', 'accepted_by'],
  given: ['side', 'name', 'accepted_at'],
  withheld: {
    application_id: 'the acceptances are given with their version',
    number: 'the acceptances are given with their version',
    accepted_by: 'named by the acceptance',
  },
  afterErasure: 'nameless',
});

/** What the two sides of deals have agreed on in statements of work. */
export const statementsPersonalData: PersonalData = {
  feature: 'statements',
  tables: [versions, acceptances],
  impersonal: { statement_keys: 'public keys of the site' },
  lists: [
    {
      name: 'statements-of-work',
      says: 'The statements of work of your deals in all their versions, with who accepted them.',
      rows: listOwnForExport,
    },
  ],
  companyLists: [
    {
      name: 'statements-of-work',
      says: 'The statements of work of the company’s deals in all their versions, with who accepted them.',
      rows: listOfCompanyForExport,
    },
  ],
};
