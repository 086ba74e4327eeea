import { describe, expect, it } from 'vitest';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { rounds } from '#tests/support/rounds.ts';
import type { ProjectId } from '../ids.ts';

const app = await sharedTestApp();
const client = await app.make.client();

const mailsTo = async (to: string) =>
  (await listMails(app.db, { to })).map(({ subject, text }) => ({ subject, text }));

/** A project on which this many consultants wait for an answer, and one works if it is in progress. */
async function projectWith(options: {
  accepted?: string;
  pending?: string[];
  title: string;
}): Promise<ProjectId> {
  const { accepted, pending = [], title } = options;
  const status = accepted ? 'in_progress' : 'open';
  const project = await app.make.project(client, { status, title });
  if (accepted) {
    const consultant = await app.make.consultant({ email: accepted });
    await app.make.application(project, consultant, { status: 'accepted' });
  }
  for (const email of pending) {
    await app.make.application(project, await app.make.consultant({ email }));
  }
  return project;
}

describe('completing a project', () => {
  it('in progress that has a consultant asks them, and closes it once they confirm', async () => {
    const projectId = await projectWith({ accepted: 'worker@example.test', title: 'Done deal' });
    const { projects } = await app.as(client);
    expect(await projects.complete({ projectId })).toMatchObject({ status: 'in_progress' });
    await app.settle();
    expect(await mailsTo('worker@example.test')).toMatchObject([
      { subject: 'Is “Done deal” completed?' },
    ]);
  });

  it('in progress without a consultant closes it', async () => {
    const projectId = await app.make.project(client, { status: 'in_progress' });
    const completed = await (await app.as(client)).projects.complete({ projectId });
    expect(completed).toMatchObject({
      status: 'completed',
      closedAt: app.clock.now().toISOString(),
      can: { edit: false, complete: false, cancel: false },
    });
  });

  it.each(['open', 'completed', 'cancelled'] as const)(
    'is refused while it is %s',
    async (status) => {
      const projectId = await app.make.project(client, { status });
      const { projects } = await app.as(client);
      await expect(projects.complete({ projectId })).rejects.toMatchObject({
        code: 'PROJECT_STATE',
      });
      expect((await projects.getOwn({ projectId })).status).toBe(status);
    },
  );
});

describe('cancelling a project', () => {
  it('that is open rejects who waits for an answer, and tells each of them the reason', async () => {
    const pending = ['first@example.test', 'second@example.test'];
    const projectId = await projectWith({ pending, title: 'Never mind' });
    const reason = 'The budget went to another project.';
    const cancelled = await (await app.as(client)).projects.cancel({ projectId, reason });
    expect(cancelled).toMatchObject({ status: 'cancelled', closingReason: reason });
    await app.settle();
    for (const email of pending) {
      const mails = await mailsTo(email);
      expect(mails).toMatchObject([{ subject: '“Never mind” was cancelled' }]);
      expect(mails[0]?.text).toContain(reason);
      expect(mails[0]?.text).not.toContain('not accepted');
    }
    const { items } = await (await app.as(client)).applications.listReceived({ projectId });
    for (const item of items) {
      expect(item).toMatchObject({
        status: 'rejected',
        rejectedBecause: 'project-cancelled',
        decisionReason: reason,
        decidedAt: cancelled.closedAt,
      });
    }
    expect(items).toHaveLength(2);
  });

  it('without a reason tells applicants that it was cancelled', async () => {
    const projectId = await projectWith({ pending: ['third@example.test'], title: 'Silence' });
    await (await app.as(client)).projects.cancel({ projectId });
    await app.settle();
    const [mail] = await mailsTo('third@example.test');
    expect(mail?.subject).toBe('“Silence” was cancelled');
    expect(mail?.text).not.toContain('gave this reason');
  });

  it('tells those who waited that it was cancelled, also where another node is behind the time', async () => {
    const projectId = await app.make.project(client, { title: 'Two clocks' });
    const consultant = await app.make.consultant();
    await app.make.application(projectId, consultant);
    const { closedAt } = await (await app.as(client)).projects.cancel({ projectId });
    const cancelledAt = app.clock.now();
    app.clock.moveTo(new Date(cancelledAt.getTime() - 5000));
    await app.settle();
    app.clock.moveTo(cancelledAt);
    const { items } = await (await app.as(consultant)).applications.listOwn({});
    expect(items).toMatchObject([
      { rejectedBecause: 'project-cancelled', decisionReason: null, decidedAt: closedAt },
    ]);
  });

  it('leaves those declined before declined, and their mail says so though it is written later', async () => {
    const projectId = await app.make.project(client, { title: 'First one, then all' });
    const consultant = await app.make.consultant({ email: 'early@example.test' });
    const applicationId = await app.make.application(projectId, consultant);
    const { applications, projects } = await app.as(client);
    await applications.decline({ applicationId, reason: 'We need a user in Leeds.' });
    app.clock.moveTo(new Date(app.clock.now().getTime() + 1000));
    await projects.cancel({ projectId, reason: 'The budget is gone.' });
    await app.settle();
    expect(await mailsTo('early@example.test')).toMatchObject([
      { subject: 'Your application for “First one, then all” was not accepted' },
    ]);
    const { items } = await (await app.as(consultant)).applications.listOwn({});
    expect(items).toMatchObject([
      { rejectedBecause: 'declined', decisionReason: 'We need a user in Leeds.' },
    ]);
  });

  it('in progress leaves those who were passed over told of that', async () => {
    const projectId = await app.make.project(client);
    const passedOver = await app.make.consultant();
    await app.make.application(projectId, passedOver);
    const applicationId = await app.make.application(projectId, await app.make.consultant());
    const { applications, projects } = await app.as(client);
    await applications.accept({ applicationId });
    await projects.cancel({ projectId, reason: 'The budget is gone.' });
    await app.settle();
    const { items } = await (await app.as(passedOver)).applications.listOwn({});
    expect(items).toMatchObject([{ rejectedBecause: 'another-accepted', decisionReason: null }]);
  });

  it('in progress tells the accepted consultant, whose application stays accepted', async () => {
    const projectId = await projectWith({ accepted: 'busy@example.test', title: 'Half done' });
    await (await app.as(client)).projects.cancel({ projectId, reason: 'We are moving to Oslo.' });
    await app.settle();
    const [mail, ...others] = await mailsTo('busy@example.test');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('“Half done” was cancelled');
    expect(mail?.text).toContain('We are moving to Oslo.');
    const { items } = await (await app.as(client)).applications.listReceived({ projectId });
    expect(items.map(({ status }) => status)).toEqual(['accepted']);
  });

  it('leaves declined and withdrawn applications as they were, and writes nothing to those people', async () => {
    const projectId = await app.make.project(client);
    const past = await app.make.consultant({ email: 'past@example.test' });
    await app.make.application(projectId, past, { status: 'withdrawn' });
    await (await app.as(client)).projects.cancel({ projectId });
    await app.settle();
    expect(await mailsTo('past@example.test')).toEqual([]);
  });

  it.each(['completed', 'cancelled'] as const)('is refused once it is %s', async (status) => {
    const projectId = await app.make.project(client, { status });
    const cancel = (await app.as(client)).projects.cancel({ projectId });
    await expect(cancel).rejects.toMatchObject({ code: 'PROJECT_STATE', status: 409 });
  });

  it('and completing it at the same moment ends one way', async () => {
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const projectId = await app.make.project(client, { status: 'in_progress' });
      const { projects } = await app.as(client);
      const results = await Promise.allSettled([
        projects.complete({ projectId }),
        projects.cancel({ projectId }),
      ]);
      expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    }
  });
});
