import { listOf, personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';

const approvals = personalTable('deal_approvals', {
  people: ['application_id', 'asked_by', 'decided_by'],
  given: [
    ...(['act', 'terms', 'message', 'words_to_others', 'valid_days', 'limit_usd'] as const),
    ...(['asked_at', 'state', 'reason', 'decided_at'] as const),
  ],
  withheld: {
    id: 'names the row for us',
    application_id: 'the application is in the list of its project',
    asked_by: 'the person who asks, or a colleague',
    decided_by: 'the person who asks, or a colleague',
  },
  afterErasure: 'nameless',
});

/** What members of a company ask each other to approve. The applicant is given none of it. */
export const dealApprovalsPersonalData: PersonalData = {
  feature: 'deal-approvals',
  tables: [approvals],
  impersonal: {},
  lists: [
    listOf(approvals, {
      ...{ name: 'approvals-asked', person: 'asked_by', key: 'id' },
      says: 'What you asked your company to approve.',
    }),
    listOf(approvals, {
      ...{ name: 'approvals-decided', person: 'decided_by', key: 'id' },
      says: 'What you approved, refused or took back for your company.',
      columns: ['act', 'limit_usd', 'asked_at', 'state', 'reason', 'decided_at'],
    }),
  ],
};
