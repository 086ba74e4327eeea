import { sql } from 'kysely';
import type { Tx } from '#db/client.ts';
import { batchSize } from '#db/in-batches.ts';
import { hiddenUsers } from '#features/identity/accounts/server/queries/account-state.ts';
import { suspendedCompanies } from '#features/identity/memberships/server/queries/memberships.ts';
import { daysSince, endOfDayAgo } from '#lib/calendar-days.ts';
import type { Services } from '#server/services.ts';
import { type ProjectId, toProjectId } from '../../ids.ts';
import type { Owned } from '../../policy.ts';
import { askedAfterDays, closesAfterDays, daysToConfirm } from '../../rules/still-open.ts';
import { projectAskedAbout, projectUnconfirmed } from '../jobs.ts';
import type { ProjectRow } from '../queries/project-rows.ts';
import type { ProjectOutcome } from './change-project.ts';

type Recording = Pick<Services, 'clock' | 'jobs'>;

/** From when on the days of an open project are counted; as the indexes have it. */
const openSince = sql<Date>`coalesce(confirmed_at, created_at)`;

/** The client says that an open project still is. Saying it again starts the days again. */
export async function confirmOpen(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  project: Owned<ProjectRow>,
): Promise<ProjectOutcome> {
  const { numUpdatedRows } = await tx
    .updateTable('projects')
    .set({ confirmed_at: clock.now(), asked_at: null })
    .where('id', '=', project.id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  return { refused: numUpdatedRows === 0n ? 'PROJECT_STATE' : null };
}

/** Asks about a batch of the projects that are due for it, longest open first. Returns how many. */
export async function askAboutProjects(tx: Tx, { clock, jobs }: Recording): Promise<number> {
  const now = clock.now();
  const projects = await tx
    .with('due', () =>
      tx
        .selectFrom('projects')
        .select('id')
        .where('status', '=', sql.lit('open'))
        .where('asked_at', 'is', null)
        .where(openSince, '<', endOfDayAgo(now, askedAfterDays))
        .where('client_id', 'not in', hiddenUsers(tx))
        .where('company_id', 'not in', suspendedCompanies(tx))
        .orderBy(openSince)
        .orderBy('id')
        .limit(batchSize)
        // What is being decided at this moment is looked at by the next run.
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('projects')
    .set({ asked_at: now })
    .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
    .returning('id')
    .execute();
  await jobs.enqueueMany(
    tx,
    projectAskedAbout,
    projects.map((project) => ({
      data: { ...factOf(project).data, askedAt: now.toISOString() },
    })),
  );
  return projects.length;
}

/**
 * Closes a batch of the projects whose clients were asked in time and did not answer. The job that follows notifies the
 * applicants. Returns how many.
 */
export async function closeUnconfirmed(tx: Tx, { clock, jobs }: Recording): Promise<number> {
  const now = clock.now();
  const projects = await tx
    .with('due', () =>
      tx
        .selectFrom('projects')
        .select('id')
        .where('status', '=', sql.lit('open'))
        .where('asked_at', '<', endOfDayAgo(now, daysToConfirm))
        .where(openSince, '<', endOfDayAgo(now, closesAfterDays))
        .where('client_id', 'not in', hiddenUsers(tx))
        .where('company_id', 'not in', suspendedCompanies(tx))
        .orderBy('asked_at')
        .orderBy('id')
        .limit(batchSize)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('projects')
    .set({ status: 'cancelled', ended_by_silence: true, closed_at: now, updated_at: now })
    .where('id', 'in', (eb) => eb.selectFrom('due').select('due.id'))
    .returning('id')
    .execute();
  await jobs.enqueueMany(tx, projectUnconfirmed, projects.map(factOf));
  return projects.length;
}

/**
 * Withdraws questions, to be asked anew with all the days to answer: those of suspended clients and companies, who
 * cannot answer. And all of them when no run took place for a whole day, for the site was off then, and mails may not
 * have left.
 */
export async function takeBackQuestions(tx: Tx, { clock }: Pick<Services, 'clock'>): Promise<void> {
  const now = clock.now();
  const last = await tx.selectFrom('open_project_looks').select('looked_at').executeTakeFirst();
  const wasOff = last !== undefined && daysSince(last.looked_at, now) > 1;
  await tx
    .updateTable('projects')
    .set({ asked_at: null })
    .where('status', '=', sql.lit('open'))
    .where('asked_at', 'is not', null)
    .$if(!wasOff, (query) =>
      query.where((eb) =>
        eb.or([
          eb('client_id', 'in', hiddenUsers(tx)),
          eb('company_id', 'in', suspendedCompanies(tx)),
        ]),
      ),
    )
    .execute();
  await tx
    .insertInto('open_project_looks')
    .values({ looked_at: now })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ looked_at: now }))
    .execute();
}

/**
 * The question leaves at this moment: the days to answer it are counted from here, also when that is long after it was
 * put.
 */
export async function askNow(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  projectId: ProjectId,
  askedAt: Date,
): Promise<Date> {
  const now = clock.now();
  if (daysSince(askedAt, now) <= 0) return askedAt;
  await tx
    .updateTable('projects')
    .set({ asked_at: now })
    .where('id', '=', projectId)
    .where('asked_at', '=', askedAt)
    .execute();
  return now;
}

const factOf = ({ id }: { id: string }): { data: { projectId: ProjectId } } => ({
  data: { projectId: toProjectId(id) },
});
