import { personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { leaveDeals } from './commands/leave-deals.ts';
import { dealsThatStay } from './queries/deals-of-leaver.ts';
import {
  listOfCompanyForExport,
  listReceivedForExport,
  listSentForExport,
} from './queries/exported-applications.ts';

const applications = personalTable('applications', {
  people: ['consultant_id', 'project_id', 'decided_by', 'approved_by'],
  given: [
    ...(['project_id', 'cover_letter', 'status', 'decision_reason', 'decided_at'] as const),
    ...(['terms', 'answers', 'agreed_terms', 'undone_at', 'cancellation_word'] as const),
    ...(['ended_by_silence', 'created_at', 'updated_at'] as const),
    ...(['stage', 'is_starred', 'client_note'] as const),
  ],
  withheld: {
    id: 'names the row for us',
    consultant_id: 'the person who asks, or an applicant, whom the client sees by their name',
    decided_by: 'given to the company as the name of the member',
    approved_by: 'given to the company as the name of the member',
    first_read_at: 'when the client looked is the client’s',
    passed_over: 'follows from the reason',
    waits_since: 'follows from the messages and offers',
    first_offered_at: 'the offers are in their own list',
    offered_until: 'the offers are in their own list',
    undecided_at: 'both were notified of it',
    undo_asked_by: 'an open question, gone with its answer',
    undo_asked_at: 'an open question, gone with its answer',
    asked_back_at: 'an open question, gone with its answer',
  },
  afterErasure: 'nameless',
});

/** What consultants write to clients: part of the data of both. */
export const applicationsPersonalData: PersonalData = {
  feature: 'applications',
  tables: [applications],
  impersonal: {},
  lists: [
    {
      name: 'applications-sent',
      says: 'The applications you sent, and what became of them.',
      rows: listSentForExport,
    },
    {
      name: 'applications-received',
      says: 'The applications to your projects. Of a consultant it says as much of the name as you see on the site.',
      rows: listReceivedForExport,
    },
  ],
  companyLists: [
    {
      name: 'applications',
      says: 'The applications to the company’s projects.',
      rows: listOfCompanyForExport,
    },
  ],
  mentions: async (db, userId) => {
    const sent = await db
      .selectFrom('applications')
      .select('id')
      .where('consultant_id', '=', userId)
      .execute();
    return sent.map(({ id }) => id);
  },
  staysWithOthers: async (db, userId) =>
    (await dealsThatStay(db, userId).limit(1).executeTakeFirst()) !== undefined,
  erase: (tx, _, leaver) => leaveDeals(tx, leaver),
};
