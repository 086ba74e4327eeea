import { sql } from 'kysely';
import { deleteExpired, yearsBefore } from '#db/kept-for.ts';
import { listOf, personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';

const ticks = personalTable('checklist_ticks', {
  people: ['user_id', 'ticked_by'],
  given: ['ticked_at'],
  withheld: {
    user_id: 'the person who asks',
    item_id: 'how we check accounts is ours',
    ticked_by: 'an admin',
  },
  afterErasure: 'deleted',
});

const questions = personalTable('account_questions', {
  people: ['user_id', 'asked_by'],
  given: ['text', 'asked_at', 'answer', 'answered_at'],
  withheld: {
    id: 'names the row for us',
    user_id: 'the person who asks',
    asked_by: 'an admin',
  },
  afterErasure: 'deleted',
});

/** What was checked and asked before an account was approved. */
export const vettingPersonalData: PersonalData = {
  feature: 'vetting',
  retention: [
    {
      kind: 'communications',
      table: 'account_questions',
      expire: (tx, now) =>
        deleteExpired(tx, 'account_questions', sql`asked_at < ${yearsBefore(now, 3)}`),
    },
  ],
  tables: [ticks, questions],
  impersonal: { checklist_items: 'what is checked of every account' },
  lists: [
    listOf(ticks, {
      ...{ name: 'checks', person: 'user_id', key: 'item_id' },
      says: 'When something about your account was checked.',
    }),
    listOf(questions, {
      ...{ name: 'questions', person: 'user_id', key: 'id' },
      says: 'What we asked you, and your answers.',
    }),
  ],
};
