import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import type { StoredCompletion } from './completions.ts';

/** All proposals for these applications, the oldest first, with who made and answered them, for admins. */
export const listCompletionRecords = (db: Db, applicationIds: readonly string[]) =>
  db
    .selectFrom('completions as completion')
    .leftJoin(people(db).as('proposer'), 'proposer.user_id', 'completion.proposed_by')
    .leftJoin(people(db).as('answerer'), 'answerer.user_id', 'completion.answered_by')
    .select([
      sql<StoredCompletion>`to_jsonb(completion)`.as('completion'),
      'proposer.first_name as proposer_first_name',
      'proposer.last_name as proposer_last_name',
      'answerer.first_name as answerer_first_name',
      'answerer.last_name as answerer_last_name',
    ])
    .where(sql<boolean>`completion.application_id = any(${applicationIds}::uuid[])`)
    .orderBy('completion.proposed_at')
    .orderBy('completion.id')
    .execute();

/** A proposal with the names of who made and answered it. */
export type CompletionRecordRow = Awaited<ReturnType<typeof listCompletionRecords>>[number];
