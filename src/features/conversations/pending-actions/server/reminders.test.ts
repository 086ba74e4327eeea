import { beforeEach, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { openProjectsAged } from '#features/hiring/projects/server/jobs.ts';
import { preferenceKey } from '#features/notifications/preferences/server/queries.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/run-job.ts';
import { testPublicUrl } from '#tests/support/site.ts';
import { claimReminders } from './commands.ts';
import { answersAged, answersOwed } from './jobs.ts';

const app = await sharedTestApp();

let people = 0;
let email: string;
let client: UserId;
let consultant: UserId;
let project: ProjectId;
const sent = new Date('2028-02-26T22:00:00Z');
beforeEach(async () => {
  await app.db.deleteFrom('projects').execute();
  people += 1;
  email = `client-${people}@owed.test`;
  client = await app.make.client({ email, firstName: 'Casey' });
  consultant = await app.make.consultant({ firstName: 'Ada', lastName: 'Secret' });
  project = await app.make.project(client, { createdAt: sent });
});

/** The hour's run on the day that comes so many days after the application. */
async function runOnDay(day: number, hour = 6): Promise<void> {
  app.clock.moveTo(new Date(Date.UTC(2028, 1, 26 + day, hour, 22)));
  await runJob(app, answersAged);
  await app.settle();
}
const apply = (createdAt = sent, to = project) =>
  app.make.application(to, consultant, { createdAt });
const mailsTo = (to: string) => listMails(app.db, { to });
const countTo = async (to = email) => (await mailsTo(to)).length;

describe('who owes an answer', () => {
  it('is reminded on the third and on the seventh day, once each', async () => {
    await apply();
    const counts: number[] = [];
    for (const day of [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 20, 29]) {
      await runOnDay(day);
      await runOnDay(day, 20);
      counts.push(await countTo());
    }
    expect(counts).toEqual([0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2]);
  });

  it('reads what waits, from whom and for how long, without last names', async () => {
    await apply();
    const grace = await app.make.consultant({ firstName: 'Grace', lastName: 'Hidden' });
    await app.make.application(project, grace, { createdAt: new Date('2028-02-28T10:00:00Z') });
    await runOnDay(3);
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('2 things wait for your answer');
    expect(mail?.text).toContain('Hello Casey,');
    expect(mail?.text).toContain(
      'Ada S. has applied for “Tune the month-end close” and has waited for 3 days.',
    );
    expect(mail?.text).toContain('Grace H. has applied');
    expect(mail?.text).toContain('has waited for 1 day.');
    expect(mail?.text).not.toMatch(/Secret|Hidden/);
    expect(mail?.text).toContain(`${testPublicUrl}/client/portal`);
  });

  it('is reminded after their quiet hours where it is time in them, of what is left by then', async () => {
    await apply();
    const other = await app.make.consultant({ firstName: 'Grace', lastName: 'Hidden' });
    const otherId = await app.make.application(project, other, { createdAt: sent });
    const { mailPreferences } = await app.as();
    const key = preferenceKey(app.services, client);
    const quiet = { from: 22, until: 7 };
    await mailPreferences.chooseTimes({ key, zone: 'America/Los_Angeles', quiet });
    await runOnDay(3);
    // However often it is tried in them, once.
    const data = { userId: client, day: '2028-02-29' };
    await runJob(app, answersOwed, { data });
    expect(await countTo()).toBe(0);
    const { rows } = await app.pool.query(
      `select data, start_after from jobs.job where name = 'answers-owed' and state = 'created'`,
    );
    expect(rows).toEqual([{ data, start_after: new Date('2028-02-29T15:00:00Z') }]);

    await (await app.as(client)).applications.decline({ applicationId: otherId, reason: 'other' });
    app.clock.moveTo('2028-02-29T15:00:00Z');
    await runJob(app, answersOwed, { data });
    await app.settle();
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Ada S. has applied');
    expect(mail?.text).not.toContain('Grace');
  });

  it('ends reminders by one click, and hears of nothing else less', async () => {
    await apply();
    await runOnDay(3);
    const [mail] = await mailsTo(email);
    const [url = ''] = /https?:[^>]+/.exec(mail?.headers['List-Unsubscribe'] ?? '') ?? [];
    expect(url).toMatch(/topic=answers$/);
    expect(mail?.text).toContain('Unsubscribe or choose your mails');
    const response = await app.http.request(url.slice(testPublicUrl.length), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(response.status).toBe(200);
    await runOnDay(7);
    expect(await countTo()).toBe(1);
    const key = preferenceKey(app.services, client);
    const { announcements, ways } = await (await app.as()).mailPreferences.get({ key });
    expect(announcements).toBe(true);
    expect(ways.filter(({ way }) => way !== 'at-once')).toEqual([
      { topic: 'answers', way: 'none' },
    ]);
  });

  it('gets one mail a day, whatever waits, of the ten that wait longest', async () => {
    for (let n = 0; n < 13; n += 1) {
      const other = await app.make.consultant();
      await app.make.application(project, other, { createdAt: sent });
    }
    await runOnDay(3);
    const [mail, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('13 things wait for your answer');
    expect(mail?.text.match(/has applied for/g)).toHaveLength(10);
    expect(mail?.text).toContain('And 3 more in your portal.');
  });

  it('hears nothing of what was answered in time', async () => {
    const applicationId = await apply();
    const { applications } = await app.as(client);
    await applications.decline({ applicationId, reason: '' });
    await runOnDay(3);
    await runOnDay(7);
    expect(await countTo()).toBe(0);
  });

  it('hears nothing of what was answered while the mail was on its way', async () => {
    const applicationId = await apply();
    const fresh = await app.make.consultant();
    app.clock.moveTo(new Date('2028-02-29T06:22:00Z'));
    await app.make.application(project, fresh, { createdAt: app.clock.now() });
    const { applications } = await app.as(client);
    await app.services.write(async (tx) => {
      for (const source of app.services.pendingActions.sources)
        await claimReminders(tx, app.services, source, 3);
      // Committed before the claim: the job finds it answered.
      await tx
        .updateTable('applications')
        .set({ status: 'withdrawn' })
        .where('id', '=', applicationId)
        .execute();
    });
    await app.settle();
    expect(await countTo()).toBe(0);
    await expect(applications.decline({ applicationId, reason: '' })).rejects.toThrow();
  });

  it('is reminded once where both days passed while the site was off', async () => {
    await apply();
    await runOnDay(12);
    await runOnDay(13);
    expect(await countTo()).toBe(1);
  });

  it('is reminded by fifty runs at once as by one', async () => {
    await apply();
    const other = await app.make.client({ email: `other-${people}@owed.test` });
    await apply(sent, await app.make.project(other, { createdAt: sent }));
    app.clock.moveTo(new Date('2028-02-29T06:22:00Z'));
    await Promise.all(Array.from({ length: 50 }, () => runJob(app, answersAged)));
    await app.settle();
    expect(await countTo()).toBe(1);
    expect(await countTo(`other-${people}@owed.test`)).toBe(1);
  });

  it('is reminded after a kill between the claim and the mail, once', async () => {
    await apply();
    app.clock.moveTo(new Date('2028-02-29T06:22:00Z'));
    const killed = app.services.write(async (tx) => {
      for (const source of app.services.pendingActions.sources)
        await claimReminders(tx, app.services, source, 3);
      throw new Error('killed');
    });
    await expect(killed).rejects.toThrow('killed');
    await app.settle();
    expect(await countTo()).toBe(0);
    await runOnDay(3);
    expect(await countTo()).toBe(1);
  });

  it.each([
    ['is suspended', { suspended_at: sent, suspension_reason: 'A test.' }],
    ['cannot read it yet', { approved_at: null, approved_by: null }],
  ])('is left alone who %s', async (_, change) => {
    await apply();
    await app.db.updateTable('profiles').set(change).where('user_id', '=', client).execute();
    await runOnDay(3);
    await runOnDay(7);
    expect(await countTo()).toBe(0);
  });

  it('who has left owes nothing', async () => {
    await apply();
    await runOnDay(3);
    await app.db.deleteFrom('auth.users').where('id', '=', client).execute();
    await runOnDay(7);
    expect(await countTo()).toBe(1);
    const left = app.db.selectFrom('answer_reminders').select('kind').where('user_id', '=', client);
    expect(await left.execute()).toEqual([]);
  });

  it('is reminded of a project that is asked about, each time anew', async () => {
    app.clock.moveTo(new Date('2028-03-22T06:07:00Z'));
    await runJob(app, openProjectsAged);
    await app.settle();
    await runOnDay(27);
    expect(await countTo()).toBe(1);
    await runOnDay(28);
    expect((await mailsTo(email)).map(({ text }) => text).join()).toContain(
      'We asked whether “Tune the month-end close” is still open',
    );
    expect(await countTo()).toBe(2);
    await (await app.as(client)).projects.confirmOpen({ projectId: project });
    await runOnDay(32);
    expect(await countTo()).toBe(2);
    await app.db.deleteFrom('open_project_looks').execute();
    app.clock.moveTo(new Date('2028-04-22T06:07:00Z'));
    await runJob(app, openProjectsAged);
    await app.settle();
    expect(await countTo()).toBe(3);
    await runOnDay(59);
    expect(await countTo()).toBe(4);
  });

  it('may be a consultant whom an admin has asked', async () => {
    const asked = await app.make.consultant({ email: `asked-${people}@owed.test` });
    await app.db
      .insertInto('account_questions')
      .values({ user_id: asked, text: 'Which of these did you lead?', asked_at: sent })
      .execute();
    await runOnDay(3);
    const [mail] = await mailsTo(`asked-${people}@owed.test`);
    expect(mail?.text).toContain('We have a question about your account');
    expect(mail?.text).toContain(`${testPublicUrl}/consultant/portal`);
  });
});
