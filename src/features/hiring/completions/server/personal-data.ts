import { personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { listOfCompanyForExport, listOwnForExport } from './queries/exported-completions.ts';

const said = [
  'handover',
  'access_returned',
  'documents',
  'points_settled',
  'open_points',
  'environments',
] as const;
const completions = personalTable('completions', {
  people: ['application_id', 'proposed_by', 'answered_by'],
  given: [
    ...said,
    ...(['proposed_by_side', 'proposed_at', 'answer_by', 'state', 'missing'] as const),
    ...(['answered_at', 'completed_how', 'review_until'] as const),
  ],
  withheld: {
    id: 'names the row for us',
    application_id: 'the application is in the list of its project',
    company_id: 'that of the project',
    proposed_by: 'the person who asks, or one of the same side',
    answered_by: 'the person who asks, or one of either side',
    reminded_at: 'the reminder is among the notifications',
  },
  afterErasure: 'nameless',
});

/** What the two sides of a deal say of its completion. */
export const completionsPersonalData: PersonalData = {
  feature: 'completions',
  tables: [completions],
  impersonal: {},
  lists: [
    {
      name: 'completions',
      says: 'What was proposed of the completion of your deals, and how it was answered.',
      rows: listOwnForExport,
    },
  ],
  companyLists: [
    {
      name: 'completions',
      says: 'What was proposed of the completion of the company’s deals, and how it was answered.',
      rows: listOfCompanyForExport,
    },
  ],
};
