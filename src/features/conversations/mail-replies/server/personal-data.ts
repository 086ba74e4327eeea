import { listOf, personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';

const replies = personalTable('mail_replies', {
  people: ['person_id', 'addressee_id'],
  given: ['thread_id', 'received_at', 'state'],
  withheld: {
    id: 'names the row for us, and the message that it became',
    person_id: 'the person who asks',
    addressee_id: 'another user',
    sealed_content:
      'stored encrypted; the conversation shows what waits, and your mail program what you sent',
  },
  afterErasure: 'deleted',
});

/** Replies by mail, which go with their person, and after seven days. */
export const mailRepliesPersonalData: PersonalData = {
  feature: 'mail-replies',
  tables: [replies],
  impersonal: {},
  lists: [
    listOf(replies, {
      ...{ name: 'mail-replies', person: 'person_id', key: 'id' },
      says: 'When replies by email came from you within the last seven days, and what became of them.',
    }),
  ],
};
