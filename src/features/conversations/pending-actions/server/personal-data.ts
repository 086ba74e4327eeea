import { sql } from 'kysely';
import { inOrderOf, personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';

const reminders = personalTable('answer_reminders', {
  people: ['user_id'],
  given: ['kind', 'waits_since', 'after_days', 'reminded_at'],
  withheld: {
    subject_id: 'names what waited, which is in the other lists',
    user_id: 'the person who asks',
  },
  afterErasure: 'deleted',
});

/** Reminders that a user got. How quickly they answer is derived from other features' data. */
export const answersPersonalData: PersonalData = {
  feature: 'answers',
  tables: [reminders],
  impersonal: {},
  lists: [
    {
      name: 'answer-reminders',
      says: 'When you were reminded of what waited for your answer.',
      rows: (db, userId) =>
        inOrderOf(
          sql<string>`concat_ws(' ', subject_id, kind, extract(epoch from waits_since), after_days)`,
          (nextBatch) =>
            nextBatch(
              db
                .selectFrom('answer_reminders')
                .select(['kind', 'waits_since', 'after_days', 'reminded_at'])
                .where('user_id', '=', userId),
            ).execute(),
        ),
    },
  ],
};
