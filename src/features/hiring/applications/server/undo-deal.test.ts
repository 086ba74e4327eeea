import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { allAtOnce } from '#tests/support/barrier.ts';
import { rounds } from '#tests/support/rounds.ts';
import { runJob } from '#tests/support/run-job.ts';
import type { ApplicationId } from '../ids.ts';
import { applicationsAged } from './jobs.ts';

const app = await sharedTestApp();

const dayMs = 86_400_000;
const passDays = (days: number) =>
  app.clock.moveTo(new Date(app.clock.now().getTime() + days * dayMs).toISOString());
const wrongState = { code: 'APPLICATION_STATE', status: 409 };

interface Deal {
  client: UserId;
  consultant: UserId;
  projectId: ProjectId;
  applicationId: ApplicationId;
  passedOver: ApplicationId;
  other: UserId;
}

/** A client has accepted one consultant and passed over another. */
async function accepted(): Promise<Deal> {
  const client = await app.make.client();
  const projectId = await app.make.project(client, { title: 'Close sooner' });
  const consultant = await app.make.consultant({ email: `${crypto.randomUUID()}@one.test` });
  const other = await app.make.consultant({ email: `${crypto.randomUUID()}@other.test` });
  const applicationId = await app.make.application(projectId, consultant);
  const passedOver = await app.make.application(projectId, other);
  await (await app.as(client)).applications.accept({ applicationId });
  return { client, consultant, projectId, applicationId, passedOver, other };
}

async function undone(): Promise<Deal> {
  const deal = await accepted();
  const { applicationId } = deal;
  await (await app.as(deal.consultant)).applications.undoDeal({ applicationId });
  await (await app.as(deal.client)).applications.undoDeal({ applicationId });
  return deal;
}

const received = async ({ client }: Deal, applicationId: ApplicationId) =>
  (await app.as(client)).applications.getReceived({ applicationId });
const own = async (userId: UserId) =>
  (await (await app.as(userId)).applications.listOwn({})).items[0];
const projectOf = async ({ client, projectId }: Deal) =>
  (await app.as(client)).projects.getOwn({ projectId });
const wordsTo = async (userId: UserId) =>
  (await (await app.as(userId)).notifications.list({})).items.map(({ words }) => words);

describe('undoing an acceptance', () => {
  it('takes both sides: then the application has ended and the project is open again', async () => {
    const deal = await accepted();
    const { applicationId } = deal;
    const asClient = (await app.as(deal.client)).applications;
    const asConsultant = (await app.as(deal.consultant)).applications;
    expect(await asClient.undoDeal({ applicationId })).toEqual({ isUndone: false });
    expect(await asClient.undoDeal({ applicationId })).toEqual({ isUndone: false });
    expect(await own(deal.consultant)).toMatchObject({
      status: 'accepted',
      undo: { askedBy: 'client' },
      can: { undo: true, keep: true },
    });
    expect(await projectOf(deal)).toMatchObject({ status: 'in_progress' });
    expect(await asConsultant.undoDeal({ applicationId })).toEqual({ isUndone: true });
    expect(await own(deal.consultant)).toMatchObject({
      status: 'rejected',
      rejectedBecause: 'undone',
      undo: null,
    });
    expect(await projectOf(deal)).toMatchObject({ status: 'open' });
    expect(await wordsTo(deal.client)).toContainEqual(
      'The acceptance for “Close sooner” was undone by both sides.',
    );
    await expect(asClient.undoDeal({ applicationId })).rejects.toMatchObject(wrongState);
  });

  it('is refused or taken back by either, and the acceptance stays', async () => {
    const deal = await accepted();
    const { applicationId } = deal;
    const asClient = (await app.as(deal.client)).applications;
    const asConsultant = (await app.as(deal.consultant)).applications;
    await expect(asClient.keepDeal({ applicationId })).rejects.toMatchObject(wrongState);
    await asConsultant.undoDeal({ applicationId });
    await asClient.keepDeal({ applicationId });
    expect(await received(deal, applicationId)).toMatchObject({ status: 'accepted', undo: null });
    expect(await wordsTo(deal.consultant)).toContainEqual(
      'The client keeps the acceptance for “Close sooner”.',
    );
    await asConsultant.undoDeal({ applicationId });
    await asConsultant.keepDeal({ applicationId });
    expect(await asClient.undoDeal({ applicationId })).toEqual({ isUndone: false });
  });

  it('ends after fourteen days, and with the project', async () => {
    const deal = await accepted();
    const { applicationId, projectId } = deal;
    const { applications, projects } = await app.as(deal.client);
    passDays(14);
    await applications.undoDeal({ applicationId });
    passDays(1);
    const { applications: asConsultant } = await app.as(deal.consultant);
    await expect(asConsultant.undoDeal({ applicationId })).rejects.toMatchObject(wrongState);
    const second = await accepted();
    const asSecond = await app.as(second.client);
    await asSecond.projects.complete({ projectId: second.projectId });
    await expect(
      asSecond.applications.undoDeal({ applicationId: second.applicationId }),
    ).rejects.toMatchObject(wrongState);
    await projects.complete({ projectId });
  });

  it('is absent for everyone else', async () => {
    const { applicationId } = await accepted();
    const absent = { code: 'APPLICATION_NOT_FOUND' };
    for (const stranger of [await app.make.client(), await app.make.consultant()]) {
      const { applications } = await app.as(stranger);
      await expect(applications.undoDeal({ applicationId })).rejects.toMatchObject(absent);
      await expect(applications.keepDeal({ applicationId })).rejects.toMatchObject(absent);
    }
  });

  it('of fifty at once of both sides is asked and agreed to once, every time', async () => {
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const deal = await accepted();
      const { applicationId, projectId } = deal;
      const asClient = (await app.as(deal.client)).applications;
      const asConsultant = (await app.as(deal.consultant)).applications;
      const calls = Array.from({ length: 25 }, () => [
        () => asClient.undoDeal({ applicationId }),
        () => asConsultant.undoDeal({ applicationId }),
      ]).flat();
      const results = await allAtOnce(
        app,
        { table: 'projects', key: 'id', value: projectId },
        calls,
      );
      const undone = results.filter(
        (result) => result.status === 'fulfilled' && result.value.isUndone,
      );
      expect(undone).toHaveLength(1);
      expect(await projectOf(deal)).toMatchObject({ status: 'open' });
    }
  });

  it('beside completing and cancelling the project leaves one of the three, every time', async () => {
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const deal = await accepted();
      const { applicationId, projectId } = deal;
      const { applications, projects } = await app.as(deal.client);
      const asConsultant = (await app.as(deal.consultant)).applications;
      await asConsultant.undoDeal({ applicationId });
      await allAtOnce<unknown>(app, { table: 'projects', key: 'id', value: projectId }, [
        ...Array.from({ length: 20 }, () => () => applications.undoDeal({ applicationId })),
        ...Array.from({ length: 15 }, () => () => projects.complete({ projectId })),
        ...Array.from({ length: 15 }, () => () => projects.cancel({ projectId })),
      ]);
      const { status } = await projectOf(deal);
      const application = await received(deal, applicationId);
      if (application.rejectedBecause === 'undone') expect(['open', 'cancelled']).toContain(status);
      else expect(['completed', 'cancelled']).toContain(status);
    }
  });
});

describe('an applicant who was passed over', () => {
  it('is asked back once the project is open again, and stands again when they like', async () => {
    const before = await accepted();
    const asBefore = (await app.as(before.client)).applications;
    await expect(asBefore.askBack({ applicationId: before.passedOver })).rejects.toMatchObject(
      wrongState,
    );
    const deal = await undone();
    const asClient = (await app.as(deal.client)).applications;
    const asOther = (await app.as(deal.other)).applications;
    const { passedOver: applicationId } = deal;
    await expect(asOther.standAgain({ applicationId })).rejects.toMatchObject(wrongState);
    await asClient.askBack({ applicationId });
    await expect(asClient.askBack({ applicationId })).rejects.toMatchObject(wrongState);
    expect(await own(deal.other)).toMatchObject({
      status: 'rejected',
      can: { standAgain: true, withdraw: true },
    });
    expect(await asOther.standAgain({ applicationId })).toMatchObject({ status: 'pending' });
    expect(await wordsTo(deal.client)).toContainEqual(
      'A consultant’s application for “Close sooner” stands again.',
    );
    const again = await asClient.accept({ applicationId });
    expect(again).toMatchObject({ status: 'accepted' });
  });

  it('says no by withdrawing, and is not asked again', async () => {
    const deal = await undone();
    const { passedOver: applicationId } = deal;
    const asClient = (await app.as(deal.client)).applications;
    await asClient.askBack({ applicationId });
    const asOther = (await app.as(deal.other)).applications;
    expect(await asOther.withdraw({ applicationId })).toMatchObject({ status: 'withdrawn' });
    await expect(asClient.askBack({ applicationId })).rejects.toMatchObject(wrongState);
  });

  it('and stands again needs the subscription, as applying does', async () => {
    const deal = await undone();
    const { passedOver: applicationId } = deal;
    await (await app.as(deal.client)).applications.askBack({ applicationId });
    await app.db
      .updateTable('subscriptions')
      .set({ status: 'canceled', current_period_end: new Date(0) })
      .where('user_id', '=', deal.other)
      .execute();
    const { applications } = await app.as(deal.other);
    await expect(applications.standAgain({ applicationId })).rejects.toMatchObject({
      code: 'SUBSCRIPTION_REQUIRED',
    });
  });

  it('whose deal was undone cannot be asked back, for both have agreed on that', async () => {
    const deal = await undone();
    const { applications } = await app.as(deal.client);
    const { applicationId } = deal;
    await expect(applications.askBack({ applicationId })).rejects.toMatchObject(wrongState);
  });
});

describe('"not decided yet"', () => {
  it('is told once in seven days, and the days until the application ends start again', async () => {
    const client = await app.make.client();
    const projectId = await app.make.project(client);
    const consultant = await app.make.consultant({ email: 'undecided@example.test' });
    const applicationId = await app.make.application(projectId, consultant);
    const { applications, projects } = await app.as(client);
    passDays(20);
    await applications.tellUndecided({ applicationId });
    await expect(applications.tellUndecided({ applicationId })).rejects.toMatchObject({
      code: 'TOLD_ALREADY',
    });
    await projects.confirmOpen({ projectId });
    passDays(15);
    await runJob(app, applicationsAged);
    expect(await own(consultant)).toMatchObject({ status: 'pending' });
    await applications.tellUndecided({ applicationId });
    await projects.confirmOpen({ projectId });
    await app.settle();
    const mails = await listMails(app.db, { to: 'undecided@example.test' });
    const undecided = mails.filter(({ subject }) => subject.includes('not decided yet'));
    expect(undecided.map(({ subject }) => subject)).toHaveLength(2);
    passDays(31);
    await runJob(app, applicationsAged);
    expect(await own(consultant)).toMatchObject({ rejectedBecause: 'nobody-answered' });
  });
});
