import { sql } from 'kysely';
import { toUserId, type UserId } from '#access/user.ts';
import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';
import { type ExportedRow, inOrderOf } from '#db/personal-tables.ts';
import type { EventPosition } from '#features/hiring/applications/server/queries/events-between.ts';
import type { ThreadId } from '../../ids.ts';
import type { CallStepKind } from '../../rules/call-step.ts';

// In the order of its bytes, as other programs compare it: within one moment, steps go by what was written before them,
// and those of one call by its revisions.
const stepId = sql<string>`(lpad(step.after_position::text, 10, '0') || ':' || step.call_id || ':' || lpad(step.revision::text, 2, '0')) collate "C"`;

/** The steps of calls that this person sees: those of their side, and those that arrived. */
const selectCallSteps = (db: Db, userId: UserId) =>
  db
    .selectFrom('call_steps as step')
    .innerJoin('threads as thread', 'thread.id', 'step.thread_id')
    .select([
      stepId.as('id'),
      'step.thread_id as threadId',
      'step.call_id as callId',
      'step.kind',
      'step.created_at as at',
      'step.after_position as afterPosition',
      'step.starts_at as startsAt',
      'step.ends_at as endsAt',
      'step.person_id as personId',
      sql<boolean>`step.person_id = ${userId}`.as('isOwn'),
    ])
    .where((eb) =>
      eb.or([
        eb('step.is_withheld', '=', false),
        sql<boolean>`((step.person_id = thread.consultant_id) = (thread.consultant_id = ${userId}))`,
      ]),
    )
    .$narrowType<{ kind: CallStepKind; personId: UserId }>();

/** Something that one of the two sides did with a call. */
export type CallStep = Awaited<ReturnType<ReturnType<typeof selectCallSteps>['execute']>>[number];

/**
 * What this person sees of the steps of calls in a thread before this position, newest first; null begins at the
 * newest.
 */
export const listCallSteps = (
  db: Db,
  { userId }: CorrespondentViewer,
  threadId: ThreadId,
  { before, limit }: { before: EventPosition | null; limit: number },
): Promise<CallStep[]> =>
  selectCallSteps(db, userId)
    .where('step.thread_id', '=', threadId)
    .where((eb) =>
      before
        ? sql<boolean>`(step.created_at, ${stepId}) < (${before.at}, ${before.id})`
        : eb.lit(true),
    )
    .orderBy('step.created_at', 'desc')
    .orderBy(stepId, 'desc')
    .limit(limit)
    .execute();

/** Every step of every call, for all readers. */
export const allCallSteps = (db: Db) =>
  db
    .selectFrom('call_steps as step')
    .select([
      'step.call_id as callId',
      'step.revision',
      'step.kind',
      'step.person_id as personId',
      'step.created_at as at',
    ])
    .$narrowType<{ kind: CallStepKind }>();

/** The steps of calls that this person sees, for their export. */
export const listCallStepsForExport = (db: Db, userId: string): AsyncGenerator<ExportedRow[]> =>
  inOrderOf(
    stepId,
    (nextBatch) =>
      nextBatch(
        selectCallSteps(db, toUserId(userId)).innerJoin('thread_sides as own', (join) =>
          join.onRef('own.thread_id', '=', 'step.thread_id').on('own.user_id', '=', userId),
        ),
      ).execute(),
    ({ threadId, isOwn, kind, at, startsAt, endsAt }) => ({
      ...{ thread_id: threadId, is_own: isOwn, kind },
      ...{ created_at: at, starts_at: startsAt, ends_at: endsAt },
    }),
  );
