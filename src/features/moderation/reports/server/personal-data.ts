import { sql } from 'kysely';
import { deleteExpired, yearsBefore } from '#db/kept-for.ts';
import { type ExportedRow, listOf, personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';

const reports = personalTable('reports', {
  people: ['reported_id', 'project_id', 'reporter_id', 'settled_by'],
  given: [
    ...(['cause', 'text', 'created_at', 'outcome', 'to_reporter', 'to_reported'] as const),
    ...(['settled_at', 'message_text', 'message_earlier_texts'] as const),
    ...(['message_file_names', 'message_sent_at', 'quote', 'quote_title'] as const),
  ],
  withheld: {
    ...{ id: 'names the row for us', reported_id: 'the person who asks, or another' },
    ...{ project_id: 'another’s', reporter_id: 'reporters stay unnamed' },
    ...{ thread_id: 'names a conversation for us', message_id: 'as the conversation' },
    ...{ review_id: 'names a review for us', reference_id: 'names a reference for us' },
    settled_by: 'an admin',
  },
  afterErasure: 'nameless',
});

/** What is left of the words of a user who is gone, for those who read the report. */
const gone = 'The reporter has left, and their words with them.';

/** What a user reported, and what was found of them. A report about a user who leaves goes with them. */
export const reportsPersonalData: PersonalData = {
  feature: 'reports',
  retention: [
    {
      kind: 'communications',
      table: 'reports',
      expire: (tx, now) => deleteExpired(tx, 'reports', sql`settled_at < ${yearsBefore(now, 3)}`),
    },
  ],
  tables: [reports],
  impersonal: {},
  lists: [
    listOf(reports, {
      ...{ name: 'reports-you-made', person: 'reporter_id', key: 'id' },
      says: 'What you reported, and what was found.',
      columns: [
        ...['cause', 'text', 'message_text', 'message_earlier_texts'],
        ...['message_file_names', 'message_sent_at', 'quote', 'quote_title'],
        'created_at',
        ...['outcome', 'to_reporter', 'settled_at'],
      ],
    }),
    {
      name: 'reports-about-you',
      says: 'What was found after a report about you; who reported you is not part of it.',
      async *rows(db, userId) {
        const { rows } = await sql<ExportedRow>`
          select cause, outcome, to_reported, settled_at from reports
           where reported_id = ${userId} and settled_at is not null order by settled_at`.execute(
          db,
        );
        if (rows.length > 0) yield rows;
      },
    },
  ],
  mentions: async (db, userId) => {
    const made = await db
      .selectFrom('reports')
      .select(['id', 'text'])
      .where((eb) => eb.or([eb('reporter_id', '=', userId), eb('reported_id', '=', userId)]))
      .execute();
    return made.flatMap((report) => Object.values(report));
  },
  erase: async (tx, _, { userId }) => {
    await tx
      .updateTable('reports')
      .set({ text: gone, reporter_id: null })
      .where('reporter_id', '=', userId)
      .execute();
  },
};
