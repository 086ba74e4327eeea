import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';
import { people, peopleWithEmail } from '#features/identity/accounts/server/queries/people.ts';
import { suspendedCompanies } from '#features/identity/memberships/server/queries/memberships.ts';
import type { ProjectId } from '../../ids.ts';
import { closesAfterDays, daysToConfirm } from '../../rules/still-open.ts';

/** An open project that its client is asked about, with the client; null when the question is settled. */
export async function findAskedProject(db: Db, projectId: ProjectId) {
  const project = await db
    .selectFrom('projects as project')
    .innerJoin(peopleWithEmail(db).as('client'), 'client.user_id', 'project.client_id')
    .select([
      'project.title',
      'project.created_at as createdAt',
      'project.confirmed_at as confirmedAt',
      'project.asked_at as askedAt',
      'client.first_name as firstName',
      'client.user_id as clientId',
      'client.last_name as lastName',
      'client.email',
    ])
    .where('project.id', '=', projectId)
    .where('project.status', '=', sql.lit('open'))
    .where('client.suspended_at', 'is', null)
    .where('project.company_id', 'not in', suspendedCompanies(db))
    .$narrowType<{ clientId: UserId }>()
    .executeTakeFirst();
  const askedAt = project?.askedAt;
  return project && askedAt ? { ...project, askedAt } : null;
}

/** The projects whose clients are asked whether they are still open, as what waits for them. */
export const projectsThatWait = (db: Db) =>
  db
    .selectFrom('projects as project')
    .innerJoin(people(db).as('client'), 'client.user_id', 'project.client_id')
    .where('project.status', '=', sql.lit('open'))
    .where('project.asked_at', 'is not', null)
    .where('client.suspended_at', 'is', null)
    .where('project.company_id', 'not in', suspendedCompanies(db))
    .select([
      'project.id',
      'project.title as projectTitle',
      'project.client_id as userId',
      sql<null>`null::text`.as('firstName'),
      sql<null>`null::text`.as('lastName'),
      sql<Date>`project.asked_at`.as('since'),
      // As `closingDayOf` has it.
      sql<string>`greatest(
        (coalesce(project.confirmed_at, project.created_at) at time zone 'UTC')::date + ${closesAfterDays}::int,
        (project.asked_at at time zone 'UTC')::date + ${daysToConfirm}::int
      )`.as('endsOn'),
    ])
    .$narrowType<{ userId: UserId }>();

/** A project that closed because it was not confirmed, with its client; null when it did not. */
export async function findUnconfirmed(db: Db, projectId: ProjectId) {
  const project = await db
    .selectFrom('projects as project')
    .innerJoin(peopleWithEmail(db).as('client'), 'client.user_id', 'project.client_id')
    .select([
      'project.title',
      'project.closed_at as at',
      'client.first_name as firstName',
      'client.user_id as clientId',
      'client.last_name as lastName',
      'client.email',
    ])
    .where('project.id', '=', projectId)
    .where('project.ended_by_silence', '=', true)
    .$narrowType<{ clientId: UserId }>()
    .executeTakeFirst();
  const at = project?.at;
  return project && at ? { ...project, at } : null;
}
