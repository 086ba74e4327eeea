import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import {
  completeDeal,
  type DealInProgress,
  everythingDone,
  makeDealInProgress,
  proposeByClient,
} from '#tests/support/completed-deal.ts';
import { runJob } from '#tests/support/run-job.ts';
import { toCompletionId } from '../ids.ts';
import { completionsAged } from './jobs.ts';

const app = await sharedTestApp();

const day = 86_400_000;
const second = 1000;
const pass = (ms: number) =>
  app.clock.moveTo(new Date(app.clock.now().getTime() + ms).toISOString());
const projectOf = async ({ client, projectId }: DealInProgress) =>
  (await app.as(client)).projects.getOwn({ projectId });
const received = async ({ client, applicationId }: DealInProgress) =>
  (await app.as(client)).applications.getReceived({ applicationId });
const own = async ({ consultant }: DealInProgress) =>
  (await (await app.as(consultant)).applications.listOwn({})).items[0];
const waitingFor = async (userId: UserId) =>
  (await (await app.as(userId)).answers.listWaiting({})).items;
const wordsTo = async (userId: UserId) =>
  (await (await app.as(userId)).notifications.list({})).items.map(({ words }) => words);
const emailOf = async (userId: UserId) =>
  (
    await app.db
      .selectFrom('auth.users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).email;
const subjectsTo = async (userId: UserId) => {
  await app.settle();
  const mails = await listMails(app.db, { to: await emailOf(userId) });
  return mails.map(({ subject }) => subject);
};
const byConsultant = async ({ consultant, applicationId }: DealInProgress, more = {}) => {
  const { completions } = await app.as(consultant);
  const checklist = { ...everythingDone, ...more };
  return toCompletionId((await completions.propose({ applicationId, checklist })).id);
};
const stateOf = async (deal: DealInProgress) =>
  (
    await app.db
      .selectFrom('completions')
      .select(['state', 'completed_how', 'review_until', 'missing'])
      .where('application_id', '=', deal.applicationId)
      .orderBy('proposed_at')
      .execute()
  ).map((row) => row);

describe('a deal', () => {
  it('that its client marks as completed waits for the consultant, who confirms it', async () => {
    const deal = await makeDealInProgress(app);
    const completionId = await proposeByClient(app, deal);
    expect(await projectOf(deal)).toMatchObject({ status: 'in_progress' });
    expect(await own(deal)).toMatchObject({
      completion: {
        ...{ id: completionId, state: 'waiting', proposedBy: 'client', proposer: null },
        answerBy: new Date(app.clock.now().getTime() + 7 * day).toISOString(),
        checklist: everythingDone,
      },
      can: { complete: false, answerCompletion: true, takeCompletionBack: false, undo: false },
    });
    expect(await waitingFor(deal.consultant)).toMatchObject([
      { kind: 'completion', id: deal.applicationId, projectTitle: 'Close sooner' },
    ]);
    expect(await subjectsTo(deal.consultant)).toContain('Is “Close sooner” completed?');
    await (await app.as(deal.consultant)).completions.confirm({ completionId });
    const project = await projectOf(deal);
    expect(project).toMatchObject({
      status: 'completed',
      closedAt: app.clock.now().toISOString(),
    });
    expect(await received(deal)).toMatchObject({
      completion: { state: 'completed', how: 'confirmed', answeredAt: project.closedAt },
      can: { complete: false, answerCompletion: false, takeCompletionBack: false },
    });
    expect(await waitingFor(deal.consultant)).toMatchObject([{ kind: 'review' }]);
    expect(await subjectsTo(deal.client)).toContain('“Close sooner” is completed');
    expect(await wordsTo(deal.client)).toContain(
      'The consultant confirmed that “Close sooner” is completed.',
    );
  });

  it('is proposed by the consultant too, and a colleague of the client answers', async () => {
    const deal = await makeDealInProgress(app);
    const environments = ['Production of the Leeds mill', 'Sandbox 2'];
    const openPoints = 'The handbook lacks a chapter.';
    const more = { accessReturned: 'no', pointsSettled: 'no', environments, openPoints };
    const completionId = await byConsultant(deal, more);
    expect(await received(deal)).toMatchObject({
      completion: { proposedBy: 'consultant', openPoints, environments },
      can: { answerCompletion: true, takeCompletionBack: false },
    });
    expect(await waitingFor(deal.client)).toMatchObject([{ kind: 'completion' }]);
    const colleague = await app.make.colleague(deal.client, 'hiring');
    const viewer = await app.make.colleague(deal.client, 'viewer');
    await expect(
      (await app.as(viewer)).completions.confirm({ completionId }),
    ).rejects.toMatchObject({ code: 'ROLE_NOT_ALLOWED', status: 403 });
    await (await app.as(colleague)).completions.confirm({ completionId });
    expect(await projectOf(deal)).toMatchObject({ status: 'completed' });
  });

  it('is answered with what is missing: the work goes on, and both can propose again', async () => {
    const deal = await makeDealInProgress(app);
    const completionId = await proposeByClient(app, deal);
    const { completions } = await app.as(deal.consultant);
    await completions.sayMissing({ completionId, missing: 'The last invoice.' });
    expect(await projectOf(deal)).toMatchObject({ status: 'in_progress' });
    expect(await received(deal)).toMatchObject({
      completion: { state: 'missing', missing: 'The last invoice.' },
      can: { complete: true, answerCompletion: false },
    });
    expect(await subjectsTo(deal.client)).toContain('Something is missing: “Close sooner”');
    pass(second);
    await byConsultant(deal);
    expect(await stateOf(deal)).toMatchObject([
      { state: 'missing', missing: 'The last invoice.' },
      { state: 'waiting' },
    ]);
  });

  it('is taken back by the side that proposed it, before there is an answer', async () => {
    const deal = await makeDealInProgress(app);
    const completionId = await proposeByClient(app, deal);
    const asConsultant = (await app.as(deal.consultant)).completions;
    await expect(asConsultant.takeBack({ completionId })).rejects.toMatchObject({
      code: 'COMPLETION_STATE',
      status: 409,
    });
    const asClient = (await app.as(deal.client)).completions;
    await expect(asClient.confirm({ completionId })).rejects.toMatchObject({
      code: 'COMPLETION_STATE',
    });
    await asClient.takeBack({ completionId });
    expect(await own(deal)).toMatchObject({ completion: null, can: { complete: true } });
    expect(await waitingFor(deal.consultant)).toEqual([]);
    await expect(asConsultant.confirm({ completionId })).rejects.toMatchObject({
      code: 'COMPLETION_STATE',
    });
    expect(await subjectsTo(deal.consultant)).not.toContain('Is “Close sooner” completed?');
  });

  it('is proposed once at a time: the other side reads it, and answers', async () => {
    const deal = await makeDealInProgress(app);
    await proposeByClient(app, deal);
    await expect(byConsultant(deal)).rejects.toMatchObject({
      code: 'COMPLETION_WAITS',
      status: 409,
    });
    const { projects } = await app.as(deal.client);
    await expect(projects.complete({ projectId: deal.projectId })).rejects.toMatchObject({
      code: 'COMPLETION_WAITS',
    });
  });

  it('is not completed while one side asks to undo it, and not undone while it is proposed', async () => {
    const deal = await makeDealInProgress(app);
    const { applicationId } = deal;
    const asConsultant = (await app.as(deal.consultant)).applications;
    await asConsultant.undoDeal({ applicationId });
    await expect(proposeByClient(app, deal)).rejects.toMatchObject({ code: 'UNDO_ASKED' });
    await asConsultant.keepDeal({ applicationId });
    await proposeByClient(app, deal);
    await expect(asConsultant.undoDeal({ applicationId })).rejects.toMatchObject({
      code: 'APPLICATION_STATE',
    });
  });

  it('with an old request to undo it, past its days, is completed', async () => {
    const deal = await makeDealInProgress(app);
    await (await app.as(deal.consultant)).applications.undoDeal({
      applicationId: deal.applicationId,
    });
    pass(15 * day);
    await completeDeal(app, deal);
    expect(await projectOf(deal)).toMatchObject({ status: 'completed' });
  });

  it('is absent for all others', async () => {
    const deal = await makeDealInProgress(app);
    const completionId = await proposeByClient(app, deal);
    for (const stranger of [await app.make.client(), await app.make.consultant()]) {
      const { completions } = await app.as(stranger);
      await expect(completions.confirm({ completionId })).rejects.toMatchObject({
        code: 'COMPLETION_NOT_FOUND',
        status: 404,
      });
    }
  });

  it('names environments only where access was not returned', async () => {
    const deal = await makeDealInProgress(app);
    await expect(byConsultant(deal, { environments: ['Production'] })).rejects.toMatchObject({
      status: 400,
    });
  });
});

describe('a project', () => {
  it('in progress without an accepted consultant is completed at once', async () => {
    const client = await app.make.client();
    const projectId = await app.make.project(client, { status: 'in_progress' });
    const { projects } = await app.as(client);
    expect(await projects.complete({ projectId })).toMatchObject({ status: 'completed' });
  });

  it('that is closed while a proposal waits ends it, in whichever way it is closed', async () => {
    const cancelled = await makeDealInProgress(app);
    await proposeByClient(app, cancelled);
    await (await app.as(cancelled.client)).projects.cancel({ projectId: cancelled.projectId });
    expect(await stateOf(cancelled)).toMatchObject([{ state: 'ended' }]);
    expect(await own(cancelled)).toMatchObject({ completion: null });
    const completed = await makeDealInProgress(app);
    await proposeByClient(app, completed);
    // As 0.6.0 does it.
    await app.db
      .updateTable('projects')
      .set({ status: 'completed', closed_at: app.clock.now(), updated_at: app.clock.now() })
      .where('id', '=', completed.projectId)
      .execute();
    expect(await stateOf(completed)).toMatchObject([{ state: 'ended' }]);
    expect(await waitingFor(completed.consultant)).toEqual([]);
  });
});

describe('without an answer', () => {
  it('a deal is completed after seven days, to the second, and both sides are mailed', async () => {
    const deal = await makeDealInProgress(app);
    await proposeByClient(app, deal);
    pass(7 * day - second);
    await runJob(app, completionsAged);
    expect(await projectOf(deal)).toMatchObject({ status: 'in_progress' });
    pass(second);
    await runJob(app, completionsAged);
    await runJob(app, completionsAged);
    expect(await projectOf(deal)).toMatchObject({ status: 'completed' });
    const now = app.clock.now();
    const [{ review_until: until = null } = {}] = await stateOf(deal);
    expect(until?.toISOString().slice(10)).toBe('T00:00:00.000Z');
    expect((until?.getTime() ?? 0) - now.getTime()).toBeGreaterThanOrEqual(14 * day);
    expect((until?.getTime() ?? 0) - now.getTime()).toBeLessThan(15 * day);
    expect(await received(deal)).toMatchObject({ completion: { how: 'no-answer' } });
    for (const side of [deal.client, deal.consultant]) {
      const subjects = await subjectsTo(side);
      expect(subjects.filter((each) => each === '“Close sooner” is completed')).toHaveLength(1);
    }
  });

  it('the other side is reminded after five days, once', async () => {
    const deal = await makeDealInProgress(app, 'Be reminded');
    await proposeByClient(app, deal);
    pass(5 * day - second);
    await runJob(app, completionsAged);
    const reminder = 'Reminder: is “Be reminded” completed?';
    expect(await subjectsTo(deal.consultant)).not.toContain(reminder);
    pass(second);
    await runJob(app, completionsAged);
    await runJob(app, completionsAged);
    const subjects = await subjectsTo(deal.consultant);
    expect(subjects.filter((each) => each === reminder)).toHaveLength(1);
    expect(await wordsTo(deal.client)).not.toContain(
      'The consultant waits for your answer: is “Be reminded” completed?',
    );
  });

  it('a run that is ended in the middle leaves whole deals, and the next one goes on', async () => {
    const deals = [await makeDealInProgress(app), await makeDealInProgress(app)];
    for (const deal of deals) await proposeByClient(app, deal);
    pass(7 * day);
    const ending = new AbortController();
    ending.abort();
    await runJob(app, completionsAged, { signal: ending.signal });
    for (const deal of deals)
      expect(await projectOf(deal)).toMatchObject({ status: 'in_progress' });
    await runJob(app, completionsAged);
    for (const deal of deals) expect(await projectOf(deal)).toMatchObject({ status: 'completed' });
  });

  it('a deal is completed when the other side is suspended', async () => {
    const deal = await makeDealInProgress(app);
    await app.db
      .updateTable('profiles')
      .set({ suspended_at: app.clock.now(), suspension_reason: 'A test.' })
      .where('user_id', '=', deal.consultant)
      .execute();
    await proposeByClient(app, deal);
    pass(7 * day);
    await runJob(app, completionsAged);
    expect(await projectOf(deal)).toMatchObject({ status: 'completed' });
  });
});

describe('a cancelled deal', () => {
  it('has the reason of the client, and the word of the consultant, once', async () => {
    const deal = await makeDealInProgress(app);
    const { applicationId, projectId } = deal;
    const { applications } = await app.as(deal.consultant);
    const word = 'Half of the work is done and handed over.';
    const say = () => applications.addCancellationWord({ applicationId, word });
    await expect(say()).rejects.toMatchObject({ code: 'APPLICATION_STATE', status: 409 });
    const reason = 'The budget is gone.';
    await (await app.as(deal.client)).projects.cancel({ projectId, reason });
    expect(await own(deal)).toMatchObject({
      cancellation: { reason, word: null },
      can: { addWord: true },
    });
    expect(await say()).toMatchObject({ cancellation: { reason, word }, can: { addWord: false } });
    await expect(say()).rejects.toMatchObject({ code: 'APPLICATION_STATE' });
    expect(await received(deal)).toMatchObject({ cancellation: { reason, word } });
  });
});
