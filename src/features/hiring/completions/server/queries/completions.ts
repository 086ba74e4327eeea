import { type Selectable, sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import type { CompletionsTable } from '#db/tables/completions.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { applicationsBetween } from '#features/hiring/applications/server/queries/ties.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import type { CompletionId } from '../../ids.ts';

/** Proposals with the deals that they are about. */
const selectCompletions = (db: Db) =>
  db
    .selectFrom('completions as completion')
    .innerJoin(
      applicationsBetween(db).as('application'),
      'application.id',
      'completion.application_id',
    )
    .select([
      'completion.id',
      'completion.application_id as applicationId',
      'completion.proposed_by_side as proposedBySide',
      'completion.proposed_at as proposedAt',
      'completion.answer_by as answerBy',
      'completion.state',
      'completion.missing',
      'completion.open_points as openPoints',
      'application.project_id as projectId',
      'application.client_id as clientId',
      'application.consultant_id as consultantId',
    ])
    .$narrowType<{
      id: CompletionId;
      applicationId: ApplicationId;
      projectId: ProjectId;
      clientId: UserId;
      consultantId: UserId;
    }>();

/** A proposal with the deal that it is about. */
export type CompletionRow = Awaited<
  ReturnType<ReturnType<typeof selectCompletions>['execute']>
>[number];

/** This proposal; null when there is none. */
export const findCompletion = async (db: Db, id: CompletionId): Promise<CompletionRow | null> =>
  (await selectCompletions(db).where('completion.id', '=', id).executeTakeFirst()) ?? null;

/** The side whose proposal for this deal waits for an answer; null while none waits. */
export async function findProposingSide(db: Db, applicationId: ApplicationId) {
  const waiting = await db
    .selectFrom('completions')
    .select('proposed_by_side')
    .where('application_id', '=', applicationId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return waiting?.proposed_by_side ?? null;
}

/** Waiting proposals that time answers by now. */
export const listDue = (db: Db, now: Date): Promise<CompletionRow[]> =>
  selectCompletions(db)
    .where('completion.state', '=', 'waiting')
    .where('completion.answer_by', '<=', now)
    .orderBy('completion.answer_by')
    .orderBy('completion.id')
    .execute();

/** A row as JSON: times are texts. */
export type StoredCompletion = {
  [Column in keyof Selectable<CompletionsTable>]: Selectable<CompletionsTable>[Column] extends Date | null
    ? Extract<Selectable<CompletionsTable>[Column], null> | string
    : Selectable<CompletionsTable>[Column];
};

/**
 * The proposal that counts for the `application` of a statement, to be joined laterally: what waits, else what was last
 * answered.
 */
export const latestCompletion = (db: Db) =>
  db
    .selectFrom('completions as completion')
    .leftJoin(people(db).as('proposer'), 'proposer.user_id', 'completion.proposed_by')
    .select([
      sql<StoredCompletion>`to_jsonb(completion)`.as('completion'),
      'proposer.first_name as proposer_first_name',
      'proposer.last_name as proposer_last_name',
    ])
    .where(sql<boolean>`completion.application_id = application.id`)
    .where('completion.state', 'in', sql<'waiting'>`('waiting', 'missing', 'completed')`)
    .orderBy(sql`(completion.state = 'missing')`)
    .orderBy('completion.proposed_at', 'desc')
    .orderBy('completion.id', 'desc')
    .limit(1);

/** These proposals. */
export const listByIds = async (db: Db, ids: readonly string[]): Promise<CompletionRow[]> =>
  ids.length === 0
    ? []
    : selectCompletions(db)
        .where('completion.id', 'in', [...ids])
        .orderBy('completion.id')
        .execute();
