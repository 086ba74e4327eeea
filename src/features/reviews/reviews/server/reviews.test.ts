import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { deletionsAged, erasuresAged } from '#features/administration/deletions/server/jobs.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import {
  bestReview,
  type DealInProgress,
  makeCompletedDeal,
  makeDealInProgress,
} from '#tests/support/completed-deal.ts';
import { deletionsIn } from '#tests/support/deletions.ts';
import { runJob } from '#tests/support/run-job.ts';
import { toReviewId } from '../ids.ts';
import { reviewsAged } from './jobs.ts';

const app = await sharedTestApp();
const deletions = deletionsIn(app);

const day = 86_400_000;
const closed = { code: 'REVIEW_CLOSED', status: 409 };
const absent = { code: 'REVIEW_NOT_FOUND', status: 404 };
const pass = (ms: number) => app.clock.moveTo(new Date(app.clock.now().getTime() + ms));
const as = async (userId: UserId) => (await app.as(userId)).reviews;
const readBy = async (userId: UserId, { applicationId }: DealInProgress) =>
  (await as(userId)).getOfDeal({ applicationId });
const submit = async (
  userId: UserId,
  { applicationId }: DealInProgress,
  words = bestReview.words,
) => (await as(userId)).submit({ applicationId, ...bestReview, words });
const draft = async (userId: UserId, { applicationId }: DealInProgress, words: string) =>
  (await as(userId)).saveDraft({
    ...{ applicationId, words },
    ...{ marks: ['best', null, null, null], again: null },
  });
const timePasses = async () => {
  await runJob(app, reviewsAged);
  await app.settle();
};
/** To the millisecond at which reviews of this deal end, and as far beyond it as this. */
const toDeadline = async (deal: DealInProgress, more = 0) => {
  const { reviewUntil } = await readBy(deal.client, deal);
  app.clock.moveTo(new Date(new Date(reviewUntil).getTime() + more));
};
const rowsOf = ({ applicationId }: DealInProgress) =>
  app.db
    .selectFrom('reviews as review')
    .innerJoin('completions as completion', 'completion.id', 'review.completion_id')
    .selectAll('review')
    .where('completion.application_id', '=', applicationId)
    .execute();
const emailOf = async (userId: UserId) =>
  (
    await app.db
      .selectFrom('auth.users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).email;
const subjectsTo = async (userId: UserId) =>
  (await listMails(app.db, { to: await emailOf(userId) }))
    .map(({ subject }) => subject)
    .filter((subject) => /^How was|still time to review|reviews of/.test(subject))
    .toReversed();
const unreadOf = async (userId: UserId) =>
  (await (await app.as(userId)).notifications.list({})).items
    .filter(({ isRead }) => !isRead)
    .map(({ words }) => words);
const asked = 'How was “Close sooner”?';
const reminded = 'There is still time to review: “Close sooner”';
const revealed = 'The reviews of “Close sooner” can be read';

describe('both sides of a completed deal', () => {
  it('are asked for a review, and again after 4 and after 11 days, each once', async () => {
    const deal = await makeCompletedDeal(app);
    await timePasses();
    await timePasses();
    for (const side of [deal.client, deal.consultant]) {
      expect(await subjectsTo(side)).toEqual([asked]);
    }
    for (const [days, times] of [
      [3.9, 0],
      [0.2, 1],
      [6.8, 1],
      [0.2, 2],
    ] as const) {
      pass(days * day);
      await timePasses();
      await timePasses();
      const all = [asked, ...Array.from({ length: times }, () => reminded)];
      expect(await subjectsTo(deal.client)).toEqual(all);
      expect(await subjectsTo(deal.consultant)).toEqual(all);
    }
  });

  it('are not reminded once they have submitted, whatever the other side did', async () => {
    const deal = await makeCompletedDeal(app);
    await timePasses();
    await submit(deal.consultant, deal);
    pass(4 * day);
    await timePasses();
    expect(await subjectsTo(deal.consultant)).toEqual([asked]);
    expect(await subjectsTo(deal.client)).toEqual([asked, reminded]);
  });

  it('have nothing unread that asks them for what they have submitted', async () => {
    const deal = await makeCompletedDeal(app);
    await timePasses();
    const question = 'How was “Close sooner”? You can review the consultant.';
    expect(await unreadOf(deal.client)).toContain(question);
    await draft(deal.client, deal, 'So far.');
    expect(await unreadOf(deal.client)).toContain(question);
    await submit(deal.client, deal);
    expect(await unreadOf(deal.client)).not.toContain(question);
    expect(await unreadOf(deal.consultant)).toContain(
      'How was “Close sooner”? You can review the client.',
    );
  });
});

it('a review waits for each side that has not submitted its own, to its last day', async () => {
  const deal = await makeCompletedDeal(app);
  const waitingFor = async (userId: UserId) =>
    (await (await app.as(userId)).answers.listWaiting({})).items;
  const { reviewUntil } = await readBy(deal.client, deal);
  const lastDay = new Date(new Date(reviewUntil).getTime() - 1).toISOString().slice(0, 10);
  const item = { kind: 'review', id: deal.applicationId, projectTitle: 'Close sooner' };
  await submit(deal.client, deal);
  expect(await waitingFor(deal.client)).toEqual([]);
  expect(await waitingFor(deal.consultant)).toMatchObject([{ ...item, endsOn: lastDay }]);
  await toDeadline(deal);
  expect(await waitingFor(deal.consultant)).toEqual([]);
});

describe('a review', () => {
  it('is kept as a draft, which a colleague with the role hiring goes on with', async () => {
    const deal = await makeCompletedDeal(app);
    await draft(deal.client, deal, 'So far.');
    const colleague = await app.make.colleague(deal.client, 'hiring');
    expect(await readBy(colleague, deal)).toMatchObject({
      side: 'client',
      own: { marks: ['best', null, null, null], again: null, words: 'So far.', isSubmitted: false },
      can: { write: true, reply: false },
    });
    await draft(colleague, deal, 'Further.');
    expect(await readBy(deal.client, deal)).toMatchObject({ own: { words: 'Further.' } });
    expect(await rowsOf(deal)).toMatchObject([{ author_id: colleague, submitted_at: null }]);
  });

  it('is not written by a finance member or a viewer, nor by a stranger', async () => {
    const deal = await makeCompletedDeal(app);
    for (const role of ['finance', 'viewer'] as const) {
      const colleague = await app.make.colleague(deal.client, role);
      const refused = { code: 'ROLE_NOT_ALLOWED', status: 403 };
      await expect(draft(colleague, deal, 'So far.')).rejects.toMatchObject(refused);
      await expect(submit(colleague, deal)).rejects.toMatchObject(refused);
    }
    for (const stranger of [await app.make.client(), await app.make.consultant()]) {
      await expect(readBy(stranger, deal)).rejects.toMatchObject(absent);
      await expect(submit(stranger, deal)).rejects.toMatchObject(absent);
    }
    expect(await rowsOf(deal)).toEqual([]);
  });

  it('is not read by a finance member or a viewer before the reveal', async () => {
    const deal = await makeCompletedDeal(app);
    await submit(deal.client, deal, 'Quick and careful.');
    for (const role of ['finance', 'viewer'] as const) {
      const colleague = await app.make.colleague(deal.client, role);
      const closed = { own: null, revealed: [], can: { write: false, reply: false } };
      expect(await readBy(colleague, deal)).toMatchObject(closed);
    }
    const hiring = await app.make.colleague(deal.client, 'hiring');
    expect(await readBy(hiring, deal)).toMatchObject({ own: { words: 'Quick and careful.' } });
  });

  it('can be changed until the other one is there, and both are revealed at that moment', async () => {
    const deal = await makeCompletedDeal(app);
    await submit(deal.client, deal, 'First.');
    pass(1000);
    expect(await submit(deal.client, deal, 'Second.')).toMatchObject({
      own: { words: 'Second.', isSubmitted: true },
      revealed: [],
    });
    const [changed] = await rowsOf(deal);
    expect(changed?.written_at).toEqual(app.clock.now());
    expect(changed?.submitted_at).toEqual(new Date(app.clock.now().getTime() - 1000));
    // A submitted review is not taken back into a draft.
    await expect(draft(deal.client, deal, 'Third.')).rejects.toMatchObject(closed);
    expect(await readBy(deal.consultant, deal)).toMatchObject({ own: null, revealed: [] });
    const both = await submit(deal.consultant, deal, 'Clear brief.');
    const revealedAt = app.clock.now().toISOString();
    expect(both).toMatchObject({ own: null, can: { write: false, reply: true } });
    expect(both.revealed.toSorted((one, other) => one.by.localeCompare(other.by))).toMatchObject([
      { by: 'client', words: 'Second.', stars: 463, again: true, revealedAt, reply: null },
      { by: 'consultant', words: 'Clear brief.', revealedAt },
    ]);
    await app.settle();
    for (const side of [deal.client, deal.consultant]) {
      expect(await subjectsTo(side)).toContain(revealed);
      await expect(submit(side, deal)).rejects.toMatchObject(closed);
      await expect(draft(side, deal, 'Late.')).rejects.toMatchObject(closed);
    }
  });

  it('is not revealed by a draft of the other side', async () => {
    const deal = await makeCompletedDeal(app);
    await draft(deal.consultant, deal, 'So far.');
    expect(await submit(deal.client, deal)).toMatchObject({ revealed: [], can: { write: true } });
    await draft(deal.consultant, deal, 'Further.');
    expect(await readBy(deal.client, deal)).toMatchObject({ revealed: [] });
  });

  it('that is alone is revealed at the deadline, drafts are deleted, and nothing can be written', async () => {
    const deal = await makeCompletedDeal(app);
    await submit(deal.client, deal);
    await draft(deal.consultant, deal, 'So far.');
    await toDeadline(deal, -1);
    await timePasses();
    expect(await readBy(deal.consultant, deal)).toMatchObject({
      ...{ own: { words: 'So far.' }, revealed: [], can: { write: true } },
    });
    pass(1);
    expect(app.clock.now().toISOString()).toMatch(/T00:00:00\.000Z$/);
    for (const side of [deal.client, deal.consultant]) {
      await expect(submit(side, deal)).rejects.toMatchObject(closed);
      await expect(draft(side, deal, 'Late.')).rejects.toMatchObject(closed);
    }
    await timePasses();
    await timePasses();
    expect(await readBy(deal.consultant, deal)).toMatchObject({
      ...{ own: null, revealed: [{ by: 'client' }], can: { write: false, reply: true } },
    });
    expect(await rowsOf(deal)).toMatchObject([{ author_side: 'client' }]);
    await expect(submit(deal.consultant, deal)).rejects.toMatchObject(closed);
    // Who alone has written has nothing new to read.
    expect(await subjectsTo(deal.consultant)).toContain(revealed);
    expect(await subjectsTo(deal.client)).not.toContain(revealed);
  });

  it('is of a completed deal: none is of one in progress, undone or cancelled', async () => {
    const deal = await makeDealInProgress(app);
    await expect(readBy(deal.client, deal)).rejects.toMatchObject(absent);
    const { applicationId, projectId } = deal;
    await (await app.as(deal.client)).applications.undoDeal({ applicationId });
    await (await app.as(deal.consultant)).applications.undoDeal({ applicationId });
    await expect(submit(deal.client, deal)).rejects.toMatchObject(absent);
    const cancelled = await makeDealInProgress(app);
    await (await app.as(cancelled.client)).projects.cancel({ projectId: cancelled.projectId });
    await expect(submit(cancelled.consultant, cancelled)).rejects.toMatchObject(absent);
    await timePasses();
    expect(await subjectsTo(cancelled.client)).toEqual([]);
    expect(projectId).toBeDefined();
  });
});

describe('the answer to a review', () => {
  it('is written once by the reviewed side alone, within 30 days', async () => {
    const deal = await makeCompletedDeal(app);
    await submit(deal.client, deal, 'Of the consultant.');
    const hidden = toReviewId((await rowsOf(deal))[0]?.id ?? '');
    const reply = async (userId: UserId, reviewId: string) =>
      (await as(userId)).reply({ reviewId: toReviewId(reviewId), reply: 'Thank you.' });
    await expect(reply(deal.consultant, hidden)).rejects.toMatchObject(absent);
    const { revealed: both } = await submit(deal.consultant, deal, 'Of the client.');
    const ofClient = both.find(({ by }) => by === 'consultant')?.id ?? '';
    await expect(reply(deal.client, hidden)).rejects.toMatchObject(absent);
    await expect(reply(await app.make.consultant(), hidden)).rejects.toMatchObject(absent);
    const finance = await app.make.colleague(deal.client, 'finance');
    await expect(reply(finance, ofClient)).rejects.toMatchObject({ code: 'ROLE_NOT_ALLOWED' });
    await reply(deal.client, ofClient);
    expect((await readBy(deal.consultant, deal)).revealed).toContainEqual(
      expect.objectContaining({ by: 'consultant', reply: 'Thank you.' }),
    );
    const refused = { code: 'REPLY_CLOSED', status: 409 };
    await expect(reply(deal.client, ofClient)).rejects.toMatchObject(refused);
    pass(30 * day - 1);
    expect(await readBy(deal.consultant, deal)).toMatchObject({ can: { reply: true } });
    pass(1);
    expect(await readBy(deal.consultant, deal)).toMatchObject({ can: { reply: false } });
    await expect(reply(deal.consultant, hidden)).rejects.toMatchObject(refused);
  });
});

describe('a review whose author has gone', () => {
  it('stays without their name when they are suspended, or erased', async () => {
    const deal = await makeCompletedDeal(app);
    const suspended = await app.make.colleague(deal.client, 'hiring');
    await submit(suspended, deal, 'Kept words.');
    const { approvals } = await app.as(await app.make.admin());
    await approvals.suspend({ userId: suspended, reason: 'A test.' });
    await submit(deal.consultant, deal, 'Of the client.');
    const kept = { by: 'client', words: 'Kept words.' };
    expect((await readBy(deal.consultant, deal)).revealed).toContainEqual(
      expect.objectContaining(kept),
    );
    await approvals.lift({ userId: suspended });
    await deletions.ask(deal.consultant, await emailOf(deal.consultant));
    await deletions.ask(suspended, await emailOf(suspended));
    deletions.passTime(31 * day);
    await deletions.run(deletionsAged);
    deletions.passTime(2 * 60 * 60_000);
    await deletions.run(erasuresAged);
    expect(await deletions.exists(suspended)).toBe(false);
    expect(await deletions.exists(deal.consultant)).toBe(false);
    const { revealed: both } = await readBy(deal.client, deal);
    expect(both.map(({ words }) => words).toSorted()).toEqual(['Kept words.', 'Of the client.']);
    for (const row of await rowsOf(deal)) {
      expect(row.author_id).toBeNull();
      expect(row.consultant_id).not.toBe(deal.consultant);
    }
  });
});
