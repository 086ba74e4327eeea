import { sql } from 'kysely';
import { deleteExpired, yearsBefore } from '#db/kept-for.ts';
import { listOf, personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';

const decisions = personalTable('decisions', {
  people: ['person_id', 'decided_by', 'answered_by'],
  given: [
    ...(['kind', 'ground', 'reason', 'decided_at', 'appeal_until', 'appeal'] as const),
    ...(['appealed_at', 'outcome', 'answer', 'answered_at'] as const),
  ],
  withheld: {
    ...{ id: 'names the row for us', review_id: 'the review is in the list of them' },
    ...{ person_id: 'the person who asks', decided_by: 'an admin', answered_by: 'an admin' },
  },
  afterErasure: 'nameless',
});

/** What is left of the words about a user who is gone, for the count of decisions. */
const gone = 'The author has left, and the words with them.';

/** What admins have decided about content of a person, and their appeals. */
export const decisionsPersonalData: PersonalData = {
  feature: 'decisions',
  retention: [
    {
      kind: 'communications',
      table: 'decisions',
      expire: (tx, now) => deleteExpired(tx, 'decisions', sql`decided_at < ${yearsBefore(now, 3)}`),
    },
  ],
  tables: [decisions],
  impersonal: {},
  lists: [
    listOf(decisions, {
      ...{ name: 'decisions', person: 'person_id', key: 'id' },
      says: 'What we have decided about your content, with the reasons, and your appeals.',
    }),
  ],
  erase: async (tx, _, { userId }) => {
    await tx
      .updateTable('decisions')
      .set({
        ...{ person_id: null, reason: gone },
        appeal: sql`case when appeal is not null then ${gone}::text end`,
        answer: sql`case when answer is not null then ${gone}::text end`,
      })
      .where('person_id', '=', userId)
      .execute();
  },
};
