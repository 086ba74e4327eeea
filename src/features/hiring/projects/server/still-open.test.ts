import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { applicationsAged } from '#features/hiring/applications/server/jobs.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { projectFields } from '#tests/support/factories.ts';
import { runJob } from '#tests/support/run-job.ts';
import { testPublicUrl } from '#tests/support/site.ts';
import type { ProjectId } from '../ids.ts';
import { askAboutProjects, askNow, closeUnconfirmed } from './commands/keep-open.ts';
import { openProjectsAged, projectAskedAbout } from './jobs.ts';

const app = await sharedTestApp();

let people = 0;
let email: string;
let client: UserId;
// Days with a leap day and both changes of clocks among them.
const posted = new Date('2028-02-01T15:00:00Z');
beforeEach(async () => {
  await app.db.deleteFrom('projects').execute();
  await app.db.deleteFrom('open_project_looks').execute();
  people += 1;
  email = `client-${people}@open.test`;
  client = await app.make.client({ email, firstName: 'Casey' });
  app.clock.moveTo(posted);
});

/** The first run of the day that comes so many days after the posting. */
async function runOnDay(day: number, time = '06:07'): Promise<void> {
  const midnight = Date.UTC(2028, 1, 1 + day);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  app.clock.moveTo(new Date(midnight + (hours * 60 + minutes) * 60_000));
  await runJob(app, openProjectsAged);
  // The mails leave on the same day.
  await app.settle();
}
/** As a site that is never off: each day's run, up to this one. */
async function liveTo(day: number, from: number): Promise<void> {
  for (let each = from; each <= day; each += 1) await runOnDay(each);
}
const own = async (projectId: ProjectId) => (await app.as(client)).projects.getOwn({ projectId });
const mailsTo = async (to: string) => {
  await app.settle();
  return (await listMails(app.db, { to })).map(({ subject }) => subject).sort();
};

const asks = 'Is “Tune the month-end close” still open?';
const closed = 'Your project “Tune the month-end close” was closed';

describe('the client of an open project', () => {
  it('is asked on day 25, once, with the day on which it closes', async () => {
    const project = await app.make.project(client);
    await liveTo(24, 22);
    expect((await own(project)).stillOpen).toBeNull();
    await runOnDay(25, '00:00');
    await runOnDay(25, '20:07');
    await liveTo(26, 26);
    expect((await own(project)).stillOpen).toEqual({
      askedAt: '2028-02-26T00:00:00.000Z',
      closesOn: '2028-03-02',
    });
    expect(await mailsTo(email)).toEqual([asks]);
    const [mail] = await listMails(app.db, { to: email });
    expect(mail?.text).toContain('Hello Casey,');
    expect(mail?.text).toContain('posted on 1 February 2028');
    expect(mail?.text).toContain('closes on 2 March 2028');
    expect(mail?.text).toContain(`${testPublicUrl}/project/${project}`);
    expect(mail?.text).toContain('It is still open');
  });

  it('who says nothing finds it closed on day 30, and those who applied are notified', async () => {
    const project = await app.make.project(client);
    const consultant = await app.make.consultant({ email: 'ada@open.test', firstName: 'Ada' });
    const application = await app.make.application(project, consultant, {
      createdAt: new Date('2028-02-20T10:00:00Z'),
    });
    const withdrawn = await app.make.consultant({ email: 'gone@open.test' });
    await app.make.application(project, withdrawn, { status: 'withdrawn' });
    await liveTo(29, 25);
    expect((await own(project)).status).toBe('open');
    await runOnDay(30, '00:00');
    await runOnDay(30, '06:07');
    await liveTo(31, 31);
    expect(await mailsTo(email)).toEqual([asks, closed].sort());
    expect(await own(project)).toMatchObject({
      status: 'cancelled',
      endedBySilence: true,
      closedAt: '2028-03-02T00:00:00.000Z',
      closingReason: null,
      stillOpen: null,
      can: { edit: false, cancel: false },
    });
    const [, notified] = (await listMails(app.db, { to: email })).map(({ text }) => text).sort();
    expect(notified).toContain('The consultant who waited for an answer has been notified.');

    const [mail, ...more] = await listMails(app.db, { to: 'ada@open.test' });
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('“Tune the month-end close” was closed');
    expect(mail?.text).toContain('it was not turned down');
    expect(mail?.text).not.toContain('cancelled');
    expect(await listMails(app.db, { to: 'gone@open.test' })).toEqual([]);
    const { applications } = await app.as(consultant);
    expect((await applications.listOwn({ limit: 10 })).items).toMatchObject([
      { id: application, status: 'rejected', rejectedBecause: 'project-unconfirmed' },
    ]);
  });

  it('who confirms it has another thirty days, and is asked again', async () => {
    const project = await app.make.project(client);
    await runOnDay(25);
    app.clock.moveTo(new Date('2028-03-01T23:59:59Z'));
    const { projects } = await app.as(client);
    expect((await projects.confirmOpen({ projectId: project })).stillOpen).toBeNull();
    await liveTo(53, 26);
    expect(await own(project)).toMatchObject({ status: 'open', stillOpen: null });
    await runOnDay(54);
    expect((await own(project)).stillOpen?.closesOn).toBe('2028-03-31');
    await liveTo(58, 55);
    expect((await own(project)).status).toBe('open');
    await runOnDay(59);
    expect((await own(project)).status).toBe('cancelled');
    expect(await mailsTo(email)).toEqual([asks, asks, closed].sort());
  });

  it('may confirm it twice, and not once it is closed', async () => {
    const project = await app.make.project(client);
    await runOnDay(25);
    const { projects } = await app.as(client);
    await Promise.all([1, 2].map(() => projects.confirmOpen({ projectId: project })));
    expect((await own(project)).stillOpen).toBeNull();
    await projects.cancel({ projectId: project, reason: '' });
    await expect(projects.confirmOpen({ projectId: project })).rejects.toMatchObject({
      code: 'PROJECT_STATE',
    });
    const stranger = await app.as(await app.make.client());
    await expect(stranger.projects.confirmOpen({ projectId: project })).rejects.toMatchObject({
      code: 'PROJECT_NOT_FOUND',
    });
  });

  it('who saves it has said so by that', async () => {
    const project = await app.make.project(client);
    await runOnDay(25);
    const { projects } = await app.as(client);
    await projects.edit({
      ...projectFields,
      modules: [...projectFields.modules],
      extraSkills: [...projectFields.extraSkills],
      projectId: project,
    });
    await liveTo(31, 26);
    expect(await own(project)).toMatchObject({ status: 'open', stillOpen: null });
  });

  it('is not asked about what is in progress or closed', async () => {
    for (const status of ['in_progress', 'completed', 'cancelled'] as const) {
      await app.make.project(client, { status });
    }
    await liveTo(31, 25);
    expect(await mailsTo(email)).toEqual([]);
  });
});

describe('a project is never closed that its client could not confirm', () => {
  it('after the site was off for ten days: the question comes five days before the end', async () => {
    const project = await app.make.project(client);
    await runOnDay(24);
    await liveTo(39, 35);
    expect((await own(project)).status).toBe('open');
    expect((await own(project)).stillOpen?.closesOn).toBe('2028-03-12');
    await runOnDay(40);
    expect((await own(project)).status).toBe('cancelled');
  });

  it('when the site went off right after the question: it is put again', async () => {
    const project = await app.make.project(client);
    await runOnDay(24);
    // Killed between the commit and the mail.
    app.clock.moveTo(new Date('2028-02-26T06:07:00Z'));
    await app.services.write(async (tx) => {
      await askAboutProjects(tx, app.services);
      // No worker takes the job while the site is off; it comes after the first run, below.
      await sql`delete from jobs.job where name = ${projectAskedAbout.name}`.execute(tx);
    });
    await runOnDay(35);
    await runJob(app, projectAskedAbout, {
      data: { projectId: project, askedAt: '2028-02-26T06:07:00.000Z' },
    });
    await liveTo(39, 36);
    expect(await own(project)).toMatchObject({
      status: 'open',
      stillOpen: { askedAt: '2028-03-07T06:07:00.000Z', closesOn: '2028-03-12' },
    });
    expect(await mailsTo(email)).toEqual([asks]);
    await runOnDay(40);
    expect((await own(project)).status).toBe('cancelled');
  });

  it('when the site went off for days after the mail: it is put again', async () => {
    const project = await app.make.project(client);
    await liveTo(25, 24);
    await runOnDay(35);
    expect(await own(project)).toMatchObject({
      status: 'open',
      stillOpen: { askedAt: '2028-03-07T06:07:00.000Z', closesOn: '2028-03-12' },
    });
    expect(await mailsTo(email)).toEqual([asks, asks]);
  });

  it('when the mail is a day late: the days are counted from when it left', async () => {
    const project = await app.make.project(client);
    const askedAt = '2028-02-26T06:07:00.000Z';
    await app.db
      .updateTable('projects')
      .set({ asked_at: new Date(askedAt) })
      .execute();
    app.clock.moveTo(new Date('2028-02-27T23:00:00Z'));
    const data = { projectId: project, askedAt };
    await runJob(app, projectAskedAbout, { data });
    expect((await own(project)).stillOpen?.closesOn).toBe('2028-03-03');
    // The job of before is of a question that was put again since.
    await runJob(app, projectAskedAbout, { data });
    expect(await mailsTo(email)).toEqual([asks]);
    await liveTo(30, 27);
    expect((await own(project)).status).toBe('open');
    await runOnDay(31);
    expect((await own(project)).status).toBe('cancelled');
  });

  it('on the day of the question the days stay counted from it, and only of the question that is put now', async () => {
    const project = await app.make.project(client);
    const askedAt = new Date('2028-02-26T06:07:00Z');
    await app.db.updateTable('projects').set({ asked_at: askedAt }).execute();
    const askAt = async (time: string, question = askedAt) => {
      app.clock.moveTo(new Date(time));
      return app.db.transaction().execute((tx) => askNow(tx, app.services, project, question));
    };
    const since = async () => (await own(project)).stillOpen?.askedAt;
    expect(await askAt('2028-02-26T23:59:59Z')).toEqual(askedAt);
    expect(await since()).toBe(askedAt.toISOString());
    await askAt('2028-02-28T00:00:00Z', new Date('2028-02-25T06:07:00Z'));
    expect(await since()).toBe(askedAt.toISOString());
    const next = new Date('2028-02-27T00:00:00Z');
    expect(await askAt('2028-02-27T00:00:00Z')).toEqual(next);
    expect(await since()).toBe(next.toISOString());
  });

  it('while they are suspended: once that is lifted they are asked anew', async () => {
    const project = await app.make.project(client);
    const suspend = (suspended_at: Date | null) =>
      app.db
        .updateTable('profiles')
        .set({ suspended_at, suspension_reason: suspended_at && 'A test.' })
        .where('user_id', '=', client)
        .execute();
    await runOnDay(25);
    await suspend(app.clock.now());
    await liveTo(40, 26);
    await suspend(null);
    expect(await own(project)).toMatchObject({ status: 'open', stillOpen: null });
    await liveTo(45, 41);
    expect((await own(project)).stillOpen?.closesOn).toBe('2028-03-18');
    await runOnDay(46);
    expect((await own(project)).status).toBe('cancelled');
  });

  it('who has left is asked nothing, and leaves no project', async () => {
    await app.make.project(client);
    await runOnDay(25);
    await app.db.deleteFrom('auth.users').where('id', '=', client).execute();
    await liveTo(31, 26);
    expect(await app.db.selectFrom('projects').select('id').execute()).toEqual([]);
  });
});

describe('fifty runs at once', () => {
  it('ask once, and close once', async () => {
    const projects: ProjectId[] = [];
    for (let n = 0; n < 20; n += 1) projects.push(await app.make.project(client));
    for (const day of [25, 26, 27, 28, 29, 30]) {
      app.clock.moveTo(new Date(Date.UTC(2028, 1, 1 + day, 7)));
      await Promise.all(Array.from({ length: 50 }, () => runJob(app, openProjectsAged)));
      await app.settle();
    }
    const subjects = await mailsTo(email);
    expect(subjects.filter((subject) => subject === asks)).toHaveLength(20);
    expect(subjects.filter((subject) => subject === closed)).toHaveLength(20);
    expect(subjects).toHaveLength(40);
  });

  it('leave it to the client who confirms in the same moment', async () => {
    const project = await app.make.project(client);
    await liveTo(29, 25);
    app.clock.moveTo(new Date('2028-03-02T06:07:00Z'));
    const { projects } = await app.as(client);
    const [confirmed] = await Promise.allSettled([
      projects.confirmOpen({ projectId: project }),
      runJob(app, openProjectsAged),
    ]);
    const { status } = await own(project);
    expect(status).toBe(confirmed.status === 'fulfilled' ? 'open' : 'cancelled');
  });
});

it('a closing that is killed before its consequences tells everyone later, once', async () => {
  const project = await app.make.project(client);
  const consultant = await app.make.consultant({ email: 'late@open.test' });
  await app.make.application(project, consultant, { createdAt: new Date('2028-02-25T10:00:00Z') });
  await liveTo(29, 25);
  await app.settle();
  app.clock.moveTo(new Date('2028-03-02T06:07:00Z'));
  await app.services.write((tx) => closeUnconfirmed(tx, app.services));
  await runJob(app, openProjectsAged);
  await runJob(app, applicationsAged);
  await app.settle();
  expect(await mailsTo('late@open.test')).toEqual(['“Tune the month-end close” was closed']);
});

it('a run that is stopped goes on later', async () => {
  for (let n = 0; n < 3; n += 1) await app.make.project(client);
  app.clock.moveTo(new Date('2028-02-26T06:07:00Z'));
  await runJob(app, openProjectsAged, { signal: AbortSignal.abort() });
  expect(await mailsTo(email)).toEqual([]);
  await runJob(app, openProjectsAged);
  expect(await mailsTo(email)).toHaveLength(3);
});
