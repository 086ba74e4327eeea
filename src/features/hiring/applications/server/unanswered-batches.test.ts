import { expect, it } from 'vitest';
import { batchSize } from '#db/in-batches.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/run-job.ts';
import { endUnanswered } from './commands/end-unanswered.ts';
import { applicationsAged } from './jobs.ts';

const app = await sharedTestApp();

const many = 2 * batchSize + 50;

/** Sends applications that are due to end, each to a project of its own. */
async function sendMany(): Promise<void> {
  const [client, consultant] = [await app.make.client(), await app.make.consultant()];
  const copied = await app.make.project(client);
  const { rows } = await app.pool.query(
    `insert into projects (client_id, title, description, modules, timeline, budget_range, budget_min_usd, budget_max_usd,
       company_name, contact_name, contact_email, current_d365_status, project_type)
     select client_id, title, description, modules, timeline, budget_range, budget_min_usd, budget_max_usd, company_name,
       contact_name, contact_email, current_d365_status, project_type
       from projects, generate_series(1, $1) where id = $2 returning id`,
    [many, copied],
  );
  await app.pool.query(
    `insert into applications (project_id, consultant_id, cover_letter, created_at)
     select id, $1, 'Me.', $2 from unnest($3::uuid[]) as id`,
    [consultant, new Date('2026-05-01T10:00:00Z'), rows.map(({ id }) => id)],
  );
}

/** How many applications have this status, and how many jobs tell of those that ended. */
async function counted(): Promise<{
  pending: number;
  ended: number;
  notified: number;
  jobs: number;
}> {
  const { rows } = await app.pool.query(
    `select (select count(*)::int from applications where status = 'pending') as pending,
       (select count(*)::int from applications where ended_by_silence) as ended,
       (select count(distinct data ->> 'applicationId')::int from jobs.job where name = 'application-rejected') as notified,
       (select count(*)::int from jobs.job where name = 'application-rejected') as jobs`,
  );
  return rows[0];
}

it('a run that is killed leaves whole batches, and the next one goes on after them', async () => {
  await sendMany();
  app.clock.moveTo(new Date('2026-05-31T06:12:00Z'));
  const { write } = app.services;
  expect(await write((tx) => endUnanswered(tx, app.services))).toBe(batchSize);
  const dying = write(async (tx) => {
    await endUnanswered(tx, app.services);
    throw new Error('killed');
  });
  await expect(dying).rejects.toThrow('killed');
  const one = batchSize;
  expect(await counted()).toEqual({ pending: many - one, ended: one, notified: one, jobs: one });
  await runJob(app, applicationsAged, { signal: AbortSignal.abort() });
  expect(await counted()).toMatchObject({ ended: one });
  await runJob(app, applicationsAged);
  expect(await counted()).toEqual({ pending: 0, ended: many, notified: many, jobs: many });
});
