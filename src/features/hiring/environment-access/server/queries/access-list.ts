import type { Db } from '#db/client.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { people } from '#features/identity/accounts/server/queries/people.ts';
import type { AccessId } from '../../ids.ts';

const columns = [
  ...(['id', 'application_id', 'tenant', 'environment', 'kind', 'access_role', 'state'] as const),
  ...(['granted_on', 'reviewed_on', 'returned_on'] as const),
] as const;

const selectAccess = (db: Db) =>
  db
    .selectFrom('environment_access')
    .select(columns)
    .$narrowType<{ id: AccessId; application_id: ApplicationId }>();

/** An entry of an access list. */
export type AccessRow = Awaited<ReturnType<ReturnType<typeof selectAccess>['execute']>>[number];

/** This entry; null when there is none. */
export const findAccess = async (db: Db, id: AccessId): Promise<AccessRow | null> =>
  (await selectAccess(db).where('id', '=', id).executeTakeFirst()) ?? null;

/** The entries of a deal: what is asked for or open first, and what was returned last. */
export const listAccess = (db: Db, applicationId: ApplicationId): Promise<AccessRow[]> =>
  selectAccess(db)
    .where('application_id', '=', applicationId)
    .orderBy(({ eb }) => eb('state', '=', 'returned'))
    .orderBy('environment')
    .orderBy('id')
    .execute();

/** What happened to the entries of a deal, the oldest first, with the names of those who did it. */
export const listSteps = (db: Db, applicationId: ApplicationId) =>
  db
    .selectFrom('environment_access_steps as step')
    .innerJoin('environment_access as access', 'access.id', 'step.access_id')
    .leftJoin(people(db).as('person'), 'person.user_id', 'step.by_user')
    .select([
      'step.access_id',
      'step.step',
      'step.by_side',
      'step.by_user',
      'step.happened_at',
      'person.first_name',
      'person.last_name',
    ])
    .where('access.application_id', '=', applicationId)
    .orderBy('step.happened_at')
    .orderBy('step.id')
    .execute();

/** A step in the history of an entry. */
export type StepRow = Awaited<ReturnType<typeof listSteps>>[number];
