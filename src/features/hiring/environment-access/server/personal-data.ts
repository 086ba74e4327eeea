import { personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { listOfCompanyForExport, listOwnForExport } from './queries/exported-access.ts';

const access = personalTable('environment_access', {
  people: ['application_id'],
  given: [
    ...(['tenant', 'environment', 'kind', 'access_role', 'state'] as const),
    ...(['granted_on', 'reviewed_on', 'returned_on', 'changed_at'] as const),
  ],
  withheld: {
    id: 'names the row for us',
    application_id: 'the application is in the list of its project',
    reminded_at: 'the reminder is among the notifications',
  },
  afterErasure: 'nameless',
});
const steps = personalTable('environment_access_steps', {
  people: ['access_id', 'by_user'],
  given: ['step', 'by_side', 'happened_at'],
  withheld: {
    id: 'names the row for us',
    access_id: 'the steps are given with their entry',
    by_user: 'the person who asks, or one of either side',
  },
  afterErasure: 'nameless',
});

/** The environments to which consultants of deals have access. */
export const environmentAccessPersonalData: PersonalData = {
  feature: 'environment-access',
  tables: [access, steps],
  impersonal: {},
  lists: [
    {
      name: 'environment-access',
      says: 'The environments to which the consultants of your deals have access, and what happened when.',
      rows: listOwnForExport,
    },
  ],
  companyLists: [
    {
      name: 'environment-access',
      says: 'The environments to which the consultants of the company’s deals have access, and what happened when.',
      rows: listOfCompanyForExport,
    },
  ],
};
