import { personalTable } from '#db/personal-tables.ts';
import { listCompaniesOf } from '#features/identity/memberships/server/queries/companies.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { leaveThreads } from './commands/leave-threads.ts';
import { leaveConversations } from './commands/members.ts';
import { listCallStepsForExport } from './queries/call-steps.ts';
import { filesForExport, listFilesForExport } from './queries/exported-files.ts';
import { listConversationsForExport, listMessagesForExport } from './queries/exported-messages.ts';
import { filesAround, listStoredPartsOf } from './queries/files.ts';
import { hasThreadThatStays, threadsThatGo } from './queries/threads-of-leaver.ts';

const two = 'the person who asks, or the other one, who is named as they see them';

const threads = personalTable('threads', {
  people: ['client_id', 'consultant_id', 'opened_by'],
  given: ['id', 'created_at'],
  withheld: {
    ...{ client_id: two, consultant_id: two, opened_by: 'who wrote the first message' },
    company_id: 'the company they acted for is in a list of its own',
    last_position: 'counts messages, also those that did not arrive',
    last_message_at: 'as the count',
  },
  afterErasure: 'nameless',
});

const unheard = 'a blocked user does not learn of it';
const messages = personalTable('messages', {
  people: ['sender_id'],
  given: ['thread_id', 'text', 'created_at', 'edited_at', 'deleted_at'],
  withheld: {
    id: 'names the row for us',
    position: 'as the id',
    sender_id: 'given as whether they wrote it themselves',
    delivery: unheard,
    delivered_text: 'given as the text to whom reads it',
    delivered_edited_at: 'as the text',
    ...{ earlier_texts: unheard, changes: 'how often a message was changed' },
  },
  afterErasure: 'nameless',
});

const callSteps = personalTable('call_steps', {
  people: ['person_id'],
  given: ['thread_id', 'kind', 'created_at', 'starts_at', 'ends_at'],
  withheld: {
    ...{ call_id: 'names the row for us', revision: 'counts changes' },
    person_id: 'given as whether it was they themselves',
    after_position: 'counts messages, also those that did not arrive',
    is_withheld: unheard,
  },
  afterErasure: 'nameless',
});

const sides = personalTable('thread_sides', {
  people: ['user_id'],
  given: [
    ...(['thread_id', 'last_activity_at', 'received_count', 'read_count'] as const),
    ...(['archived_at', 'contact_shared_at', 'blocked_at'] as const),
  ],
  withheld: {
    user_id: 'the person who asks',
    read_position: 'as the number of read messages',
    told_count: 'of which messages a mail was sent',
  },
  afterErasure: 'nameless',
});

const files = personalTable('message_files', {
  people: ['owner_id', 'addressee_id'],
  given: ['thread_id', 'name', 'bytes', 'kind', 'created_at'],
  withheld: {
    id: 'names the row for us; a part of the path in the folder message-files',
    owner_id: 'given as whether they sent it themselves',
    addressee_id: 'whom a file waits for that was not sent',
    announced_bytes: 'given as the bytes that there are',
    ...{ message_id: 'names the message for us', place: 'as the message' },
    ...{ checked_at: 'what was found is given as the kind', scan: 'as the check' },
    ...{
      edition: 'which parts are given out',
      discarded_at: 'discarded files have no name any more',
      scan_failures: 'says only how the server fared',
      scan_retry_at: 'says only how the server fared',
    },
  },
  afterErasure: 'nameless',
});

/**
 * What companies and consultants wrote to each other. A conversation goes with the consultant, and with the last member
 * of the company who can be in charge of it, by the database's references.
 */
export const messagesPersonalData: PersonalData = {
  feature: 'messages',
  tables: [threads, messages, callSteps, sides, files],
  impersonal: {
    message_file_parts:
      'names in the storage, made of hashes; the files they belong to name the people',
  },
  lists: [
    {
      name: 'conversations',
      says: 'Your conversations, and what you did with them. Of the other person it says the first name with an initial.',
      rows: listConversationsForExport,
    },
    {
      name: 'messages',
      says: 'The messages you wrote, and those you received, as you read them.',
      rows: listMessagesForExport,
    },
    {
      name: 'call-steps',
      says: 'What was done with calls after they were proposed, by you and by the other person.',
      rows: listCallStepsForExport,
    },
    {
      name: 'message-files',
      says: 'The files you sent in messages, and those you received. They are in the folder message-files, up to 2 GB of them.',
      rows: listFilesForExport,
    },
  ],
  files: async (db, userId) => filesForExport(db, userId),
  staysWithOthers: hasThreadThatStays,
  // A conversation that stays is left first. What goes has its files of both sides removed.
  removeFiles: async ({ db, write, files: storage }, { userId, formerId }) => {
    await write(async (tx) => {
      for (const { companyId } of await listCompaniesOf(tx, userId)) {
        await leaveConversations(tx, { companyId, userId, toAnyone: true });
      }
      if (formerId) await leaveThreads(tx, { userId, formerId });
    });
    for (const name of await listStoredPartsOf(db, userId)) await storage.remove(name);
  },
  erase: async (tx, _, { userId }) => {
    const around = await filesAround(tx, userId).execute();
    const ids = around.map(({ id }) => id);
    if (ids.length > 0) {
      await tx.deleteFrom('message_file_parts').where('file_id', 'in', ids).execute();
      await tx.deleteFrom('message_files').where('id', 'in', ids).execute();
    }
    await tx.deleteFrom('threads').where('id', 'in', threadsThatGo(tx, userId)).execute();
  },
  mentions: async (db, userId) => {
    // Of a company's other conversations the queue speaks to colleagues.
    const own = await db
      .selectFrom('threads')
      .select('id')
      .where((eb) => eb.or([eb('client_id', '=', userId), eb('consultant_id', '=', userId)]))
      .execute();
    return own.map(({ id }) => id);
  },
};
