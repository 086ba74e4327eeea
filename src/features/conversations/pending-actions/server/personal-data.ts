import { sql } from 'kysely';
import { type ExportedRow, inBatches, personalTable } from '#db/personal-tables.ts';
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

const batchRows = 500;

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
        inBatches(async (last: string | null) => {
          const key = sql`concat_ws(' ', subject_id, kind, extract(epoch from waits_since), after_days)`;
          const after = last === null ? sql`true` : sql`${key} > ${last}`;
          const { rows } = await sql<ExportedRow & { place: string }>`
            select ${key} as place, kind, waits_since, after_days, reminded_at
              from answer_reminders
             where user_id = ${userId} and ${after}
             order by ${key} limit ${batchRows}`.execute(db);
          return {
            rows: rows.map(({ place: _, ...row }) => row),
            last: rows.length < batchRows ? null : (rows.at(-1)?.place ?? null),
          };
        }),
    },
  ],
};
