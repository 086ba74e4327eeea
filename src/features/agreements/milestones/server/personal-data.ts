import { personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { listOfCompanyForExport, listOwnForExport } from './queries/exported-milestones.ts';

const milestones = personalTable('milestones', {
  people: ['application_id', 'decided_by'],
  given: [
    ...(['name', 'state', 'amount', 'currency', 'note'] as const),
    ...(['delivered_at', 'decided_at', 'reason'] as const),
  ],
  withheld: {
    application_id: 'the application is in the list of its project',
    decided_by: 'the person who asks, or one of the company',
  },
  afterErasure: 'nameless',
});

/** What consultants delivered in deals, and what clients accepted. */
export const milestonesPersonalData: PersonalData = {
  feature: 'milestones',
  tables: [milestones],
  impersonal: {},
  lists: [
    {
      name: 'milestones',
      says: 'The milestones of your deals that were delivered. Amounts are in whole units of the currency.',
      rows: listOwnForExport,
    },
  ],
  companyLists: [
    {
      name: 'milestones',
      says: 'The milestones that were delivered to the company. Amounts are in whole units of the currency.',
      rows: listOfCompanyForExport,
    },
  ],
};
