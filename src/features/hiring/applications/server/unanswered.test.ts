import { beforeEach, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/run-job.ts';
import { nobodyAnswered } from '../rules/life-cycle.ts';
import { applicationsAged } from './jobs.ts';

const app = await sharedTestApp();

let people = 0;
let email: string;
let client: UserId;
let consultant: UserId;
let project: ProjectId;
beforeEach(async () => {
  await app.db.deleteFrom('projects').execute();
  people += 1;
  email = `ada-${people}@answers.test`;
  client = await app.make.client();
  consultant = await app.make.consultant({ email, firstName: 'Ada' });
  project = await app.make.project(client);
});

async function runAt(time: string): Promise<void> {
  app.clock.moveTo(new Date(time));
  await runJob(app, applicationsAged);
  await app.settle();
}
const ownOf = async (userId: UserId) =>
  (await (await app.as(userId)).applications.listOwn({ limit: 100 })).items;
const subjectsTo = async (to: string) =>
  (await listMails(app.db, { to })).map(({ subject }) => subject);

const unanswered = 'Your application for “Tune the month-end close” was not answered';

describe('an application that no one answers', () => {
  it.each([
    ['late in the evening', '2026-11-01T23:59:59.999Z', '2026-11-30', '2026-12-01', '2026-12-02'],
    ['at midnight', '2026-11-01T00:00:00.000Z', '2026-11-30', '2026-12-01', '2026-12-02'],
    ['before a leap day', '2028-02-10T12:00:00Z', '2028-03-10', '2028-03-11', '2028-03-12'],
    ['before clocks change', '2026-10-01T23:30:00Z', '2026-10-30', '2026-10-31', '2026-11-01'],
  ])('ends on the thirtieth day, sent %s', async (_, sent, day29, day30, day31) => {
    const id = await app.make.application(project, consultant, { createdAt: new Date(sent) });
    await runAt(`${day29}T23:59:59Z`);
    expect(await ownOf(consultant)).toMatchObject([{ id, status: 'pending' }]);
    await runAt(`${day30}T00:00:00Z`);
    await runAt(`${day31}T06:12:00Z`);
    expect(await ownOf(consultant)).toMatchObject([
      {
        id,
        status: 'rejected',
        rejectedBecause: 'nobody-answered',
        decisionReason: null,
        decidedAt: `${day30}T00:00:00.000Z`,
        project: { status: 'open' },
        can: { withdraw: false },
      },
    ]);
    const [mail, ...more] = await listMails(app.db, { to: email });
    expect(more).toEqual([]);
    expect(mail?.subject).toBe(unanswered);
    expect(mail?.text).toContain('has had no answer for 30 days');
    expect(mail?.text).toContain('The client did not decline it.');
    expect(mail?.text).not.toContain('was not accepted');
  });

  it('is decided: its client cannot accept it any more, and reads why', async () => {
    const sent = new Date('2028-05-01T10:00:00Z');
    const applicationId = await app.make.application(project, consultant, { createdAt: sent });
    await runAt('2028-06-01T06:12:00Z');
    const { applications } = await app.as(client);
    await expect(applications.accept({ applicationId })).rejects.toMatchObject({
      code: 'APPLICATION_STATE',
    });
    expect(await applications.getReceived({ applicationId })).toMatchObject({
      rejectedBecause: 'nobody-answered',
      can: { accept: false, decline: false },
    });
    const kept = await app.db.selectFrom('applications').selectAll().executeTakeFirstOrThrow();
    expect(kept).toMatchObject({ ended_by_silence: true, decision_reason: nobodyAnswered });
  });

  it('ends, too, where its client is suspended or not approved', async () => {
    const pending = await app.make.project(await app.make.client({ approved: false }));
    const sent = new Date('2028-05-01T10:00:00Z');
    await app.make.application(project, consultant, { createdAt: sent });
    await app.make.application(pending, consultant, { createdAt: sent });
    await app.db
      .updateTable('profiles')
      .set({ suspended_at: sent, suspension_reason: 'A test.' })
      .where('user_id', '=', client)
      .execute();
    await runAt('2028-05-31T06:12:00Z');
    expect(await subjectsTo(email)).toEqual([unanswered, unanswered]);
  });

  it('keeps what became of it before', async () => {
    const sent = new Date('2028-05-01T10:00:00Z');
    for (const status of ['accepted', 'rejected', 'withdrawn'] as const) {
      const other = await app.make.project(client, { status: 'open' });
      await app.make.application(other, consultant, { status, createdAt: sent });
    }
    await runAt('2028-06-30T06:12:00Z');
    expect((await ownOf(consultant)).map(({ rejectedBecause }) => rejectedBecause).sort()).toEqual([
      'declined',
      null,
      null,
    ]);
    expect(await subjectsTo(email)).toEqual([]);
  });

  it('is left to the job that follows, where its project was just cancelled', async () => {
    const sent = new Date('2028-05-01T10:00:00Z');
    const cancelled = await app.make.project(client, { status: 'cancelled' });
    await app.make.application(cancelled, consultant, { createdAt: sent });
    await runAt('2028-06-30T06:12:00Z');
    expect(await ownOf(consultant)).toMatchObject([{ status: 'pending' }]);
  });
});

describe('runs', () => {
  const sent = new Date('2028-05-01T10:00:00Z');

  async function sendMany(times: number): Promise<UserId[]> {
    const senders: UserId[] = [];
    for (let n = 0; n < times; n += 1) {
      const sender = await app.make.consultant({ email: `many-${people}-${n}@answers.test` });
      await app.make.application(project, sender, { createdAt: sent });
      senders.push(sender);
    }
    return senders;
  }

  it('of which fifty come at once tell each consultant once', async () => {
    const senders = await sendMany(10);
    app.clock.moveTo(new Date('2028-05-31T06:12:00Z'));
    await Promise.all(Array.from({ length: 50 }, () => runJob(app, applicationsAged)));
    await app.settle();
    for (const n of senders.keys()) {
      expect(await subjectsTo(`many-${people}-${n}@answers.test`)).toEqual([unanswered]);
    }
  });

  it('leave to the client what they answer in the same moment', async () => {
    const applicationId = await app.make.application(project, consultant, { createdAt: sent });
    app.clock.moveTo(new Date('2028-05-31T06:12:00Z'));
    const { applications } = await app.as(client);
    const [declined] = await Promise.allSettled([
      applications.decline({ applicationId, reason: 'Too far.' }),
      runJob(app, applicationsAged),
    ]);
    await app.settle();
    const wasDeclined = declined.status === 'fulfilled';
    expect(await ownOf(consultant)).toMatchObject([
      { rejectedBecause: wasDeclined ? 'declined' : 'nobody-answered' },
    ]);
    expect(await subjectsTo(email)).toEqual([
      wasDeclined ? 'Your application for “Tune the month-end close” was not accepted' : unanswered,
    ]);
  });
});
