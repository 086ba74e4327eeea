import { personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { listOfCompanyForExport, listOwnForExport } from './queries/exported-weeks.ts';

const sheets = personalTable('time_sheets', {
  people: ['application_id', 'set_by'],
  given: ['unit', 'cap_parts', 'set_at'],
  withheld: {
    application_id: 'the application is in the list of its project',
    warned_percent: 'the warnings are among the notifications',
    set_by: 'the person who asks, or one of the company',
  },
  afterErasure: 'nameless',
});
const weeks = personalTable('time_sheet_weeks', {
  people: ['application_id', 'decided_by'],
  given: ['starts_on', 'state', 'submitted_at', 'decided_at', 'reason'],
  withheld: {
    id: 'names the row for us',
    application_id: 'the application is in the list of its project',
    decided_by: 'the person who asks, or one of the company',
  },
  afterErasure: 'nameless',
});
const entries = personalTable('time_sheet_entries', {
  people: ['week_id'],
  given: ['day', 'parts', 'note'],
  withheld: { week_id: 'the entries are given with their week' },
  afterErasure: 'nameless',
});

const parts = 'Amounts are in quarters of an hour, or in halves of a day.';

/** What consultants worked in deals, and what clients approved. */
export const timeSheetsPersonalData: PersonalData = {
  feature: 'time-sheets',
  tables: [sheets, weeks, entries],
  impersonal: {},
  lists: [
    {
      name: 'time-sheets',
      says: `The weeks of the time sheets of your deals. ${parts}`,
      rows: listOwnForExport,
    },
  ],
  companyLists: [
    {
      name: 'time-sheets',
      says: `The weeks that were submitted to the company. ${parts}`,
      rows: listOfCompanyForExport,
    },
  ],
};
