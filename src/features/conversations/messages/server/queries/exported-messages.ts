import { sql } from 'kysely';
import { toUserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { type ExportedRow, inOrderOf } from '#db/personal-tables.ts';
import { shortNameOf } from '#features/identity/accounts/rules/person-name.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import { isThere } from '../../policy.ts';
import { selectMessages } from './entries.ts';

/** The conversations of this person, for their export: of the other one no more of a name than they see in any case. */
export const listConversationsForExport = (db: Db, userId: string): AsyncGenerator<ExportedRow[]> =>
  inOrderOf(
    'own.thread_id',
    (nextBatch) =>
      nextBatch(
        db
          .selectFrom('thread_sides as own')
          .innerJoin('threads as thread', 'thread.id', 'own.thread_id')
          .innerJoin('thread_sides as theirs', (join) =>
            join
              .onRef('theirs.thread_id', '=', 'own.thread_id')
              .on(
                sql<boolean>`theirs.user_id = case own.user_id when thread.consultant_id then thread.client_id else thread.consultant_id end`,
              ),
          )
          .innerJoin(people(db).as('self'), 'self.user_id', 'own.user_id')
          .innerJoin(people(db).as('other'), 'other.user_id', 'theirs.user_id')
          .select(['own.thread_id', 'thread.created_at', 'own.last_activity_at'])
          .select(['own.received_count', 'own.read_count'])
          .select(['own.archived_at', 'own.contact_shared_at', 'own.blocked_at'])
          .select(['self.user_type', 'self.approved_at', 'self.suspended_at', 'self.leaving_at'])
          .select(['other.first_name', 'other.last_name'])
          .where('own.user_id', '=', userId),
      ).execute(),
    ({
      place: _,
      user_type,
      approved_at,
      suspended_at,
      leaving_at,
      first_name,
      last_name,
      ...side
    }) => ({
      ...side,
      // A client who is not approved knows no consultant's name.
      with:
        user_type === 'client' && !isThere({ approved_at, suspended_at, leaving_at })
          ? ''
          : shortNameOf(first_name, last_name),
    }),
  );

/**
 * The messages that this person sees, in the words that they read, for their export; of a company that they have left,
 * those that they wrote themselves.
 */
export const listMessagesForExport = (db: Db, userId: string): AsyncGenerator<ExportedRow[]> =>
  inOrderOf(
    'message.id',
    (nextBatch) =>
      nextBatch(
        selectMessages(db, toUserId(userId)).where('message.id', 'in', messagesAround(db, userId)),
      ).execute(),
    ({ threadId, senderId, text, at, editedAt, deletedAt }) => ({
      thread_id: threadId,
      is_own: senderId === userId,
      text,
      created_at: at,
      edited_at: editedAt,
      deleted_at: deletedAt,
    }),
  );

const messagesAround = (db: Db, userId: string) =>
  db
    .selectFrom('messages as around')
    .innerJoin('thread_sides as own', (join) =>
      join.onRef('own.thread_id', '=', 'around.thread_id').on('own.user_id', '=', userId),
    )
    .select('around.id')
    .union(
      db.selectFrom('messages').select('messages.id').where('messages.sender_id', '=', userId),
    );
