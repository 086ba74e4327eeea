import { sql } from 'kysely';
import { changeExpired, deleteExpired, yearsBefore } from '#db/kept-for.ts';
import { listOf, personalTable } from '#db/personal-tables.ts';
import { companiesOfOne } from '#features/identity/memberships/server/queries/members.ts';
import type { PersonalData } from '#server/personal-data.ts';

const decisions = personalTable('decisions', {
  people: ['person_id', 'decided_by', 'answered_by'],
  given: [
    ...(['kind', 'about', 'words', 'passages', 'ground', 'reason', 'decided_at'] as const),
    ...(['appeal_until', 'appeal'] as const),
    ...(['appealed_at', 'outcome', 'answer', 'answered_at'] as const),
  ],
  withheld: {
    ...{ id: 'names the row for us', review_id: 'the review is in the list of them' },
    ...{ reference_id: 'as the review', report_id: 'as the review' },
    company_id: 'a company that they own, or none',
    ...{ person_id: 'the person who asks', decided_by: 'an admin', answered_by: 'an admin' },
  },
  afterErasure: 'nameless',
});

/** What is left of the words about a user who is gone, for the count of decisions. */
const gone = 'The person has left, and the words with them.';

/** What admins have decided about a person's account, content and reports or about a company, and the appeals. */
export const decisionsPersonalData: PersonalData = {
  feature: 'decisions',
  retention: [
    {
      kind: 'communications',
      table: 'decisions',
      expire: (tx, now) => deleteExpired(tx, 'decisions', sql`decided_at < ${yearsBefore(now, 3)}`),
    },
    {
      // Words that were taken out of a review or an answer are kept for an appeal, and no longer.
      kind: 'communications',
      table: 'decisions',
      expire: (tx, now) =>
        changeExpired(tx, 'decisions', {
          isExpired: sql`kind in ('review-redacted', 'answer-redacted') and words <> '' and appeal_until < ${now}
            and (appeal is null or outcome is not null)`,
          change: sql`words = '', passages = '{}'`,
        }),
    },
  ],
  tables: [decisions],
  impersonal: {},
  lists: [
    listOf(decisions, {
      ...{ name: 'decisions', person: 'person_id', key: 'id' },
      says: 'What we have decided about your account, content and reports, and your appeals.',
    }),
  ],
  companyLists: [
    listOf(decisions, {
      ...{ name: 'decisions', person: 'company_id', key: 'id' },
      says: 'What we have decided about the company, and its appeals.',
    }),
  ],
  // Of a company that stays with others its decisions stay as well.
  erase: async (tx, _, { userId }) => {
    await tx
      .updateTable('decisions')
      .set({
        ...{ person_id: null, reason: gone, about: '', words: '', passages: [] },
        appeal: sql`case when appeal is not null then ${gone}::text end`,
        answer: sql`case when answer is not null then ${gone}::text end`,
      })
      .where((eb) =>
        eb.or([eb('person_id', '=', userId), eb('company_id', 'in', companiesOfOne(tx, userId))]),
      )
      .execute();
  },
};
