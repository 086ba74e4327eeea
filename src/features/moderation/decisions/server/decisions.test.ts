import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { toReviewId } from '#features/reviews/reviews/ids.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import {
  bestReview,
  type DealInProgress,
  makeCompletedDeal,
} from '#tests/support/completed-deal.ts';
import type { DecisionId } from '../ids.ts';

let [admin, other]: UserId[] = [];
const app = await sharedTestApp();
admin = await app.make.admin();
other = await app.make.admin();

const day = 86_400_000;
const pass = (ms: number) => app.clock.moveTo(new Date(app.clock.now().getTime() + ms));
const reasons = { ground: 'terms', reason: 'It names a colleague of theirs in full.' } as const;
const decisionsAs = async (userId: UserId | undefined) => (await app.as(userId)).decisions;

/** Both sides have reviewed each other; the id is that of the review by the client. */
async function makeRevealed(domain?: string) {
  const deal = await makeCompletedDeal(app);
  if (domain) {
    for (const userId of [deal.client, deal.consultant]) {
      await app.db
        .updateTable('auth.users')
        .set({ email: `${crypto.randomUUID()}@${domain}` })
        .where('id', '=', userId)
        .execute();
    }
  }
  const { applicationId } = deal;
  await (await app.as(deal.client)).reviews.submit({
    applicationId,
    ...bestReview,
    words: 'Mine.',
  });
  const { revealed } = await (await app.as(deal.consultant)).reviews.submit({
    ...{ applicationId, ...bestReview },
  });
  const byClient = revealed.find(({ by }) => by === 'client');
  if (!byClient) throw new Error('The review of the client was not revealed.');
  return { ...deal, reviewId: toReviewId(byClient.id) };
}

const remove = async (reviewId: Awaited<ReturnType<typeof makeRevealed>>['reviewId']) =>
  (await decisionsAs(admin)).removeReview({ reviewId, ...reasons });
const readBy = async (userId: UserId, { applicationId }: DealInProgress) =>
  (await (await app.as(userId)).reviews.getOfDeal({ applicationId })).revealed.map(
    ({ by, standing }) => `${by} ${standing}`,
  );
const countOf = async (consultantId: UserId) => {
  const { reviews } = await app.as(await app.make.client());
  return (await reviews.listOfConsultant({ consultantId })).figures.reviews;
};
const onlyDecisionOf = async (userId: UserId) => {
  const [decision] = await (await decisionsAs(userId)).listOwn();
  if (!decision) throw new Error('There is no decision.');
  return { ...decision, id: decision.id as DecisionId };
};
const subjectsTo = async (userId: UserId) => {
  const { email } = await app.db
    .selectFrom('auth.users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return (await listMails(app.db, { to: email })).map(({ subject }) => subject);
};

const waiting = async () => (await (await app.as(admin)).reports.countWaiting()).waiting;

describe('a held review', () => {
  it('waits for admins, and is public and counts once one has released it', async () => {
    const before = await waiting();
    const held = await makeRevealed('mills.test');
    // Both reviews of the deal are held.
    expect(await waiting()).toBe(before + 2);
    expect(await countOf(held.consultant)).toBe(0);
    const { items } = await (await decisionsAs(admin)).listHeldReviews({});
    expect(items.find(({ id }) => id === held.reviewId)).toMatchObject({
      ...{ heldFor: 'same-domain', by: 'client', words: 'Mine.', projectTitle: 'Close sooner' },
    });
    await (await decisionsAs(admin)).releaseReview({ reviewId: held.reviewId });
    expect(await countOf(held.consultant)).toBe(1);
    expect(await readBy(held.client, held)).toContain('client public');
    const { items: left } = await (await decisionsAs(admin)).listHeldReviews({});
    expect(left.map(({ id }) => id)).not.toContain(held.reviewId);
  });

  it('is decided once: of two admins at once one is told that it was decided', async () => {
    const held = await makeRevealed('mills.test');
    const results = await Promise.allSettled([
      (await decisionsAs(admin)).releaseReview({ reviewId: held.reviewId }),
      (await decisionsAs(other)).releaseReview({ reviewId: held.reviewId }),
    ]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a removed review', () => {
  it('is read by its author alone, does not count, and cannot be removed again', async () => {
    const deal = await makeRevealed();
    expect(await countOf(deal.consultant)).toBe(1);
    await remove(deal.reviewId);
    expect(await readBy(deal.client, deal)).toContain('client removed');
    expect(await readBy(deal.consultant, deal)).toEqual(['consultant public']);
    expect(await countOf(deal.consultant)).toBe(0);
    await expect(remove(deal.reviewId)).rejects.toMatchObject({ code: 'REVIEW_DECIDED' });
    const { reviews } = await app.as(deal.consultant);
    await expect(
      reviews.reply({ reviewId: deal.reviewId, reply: 'Not so.' }),
    ).rejects.toMatchObject({ code: 'REVIEW_NOT_FOUND' });
  });

  it('comes with the ground, the reason and the way to appeal: on the page, in a mail, behind the bell', async () => {
    const deal = await makeRevealed();
    await remove(deal.reviewId);
    await app.settle();
    expect(await onlyDecisionOf(deal.client)).toMatchObject({
      ...{ ...reasons, kind: 'review-removed', about: 'Close sooner' },
      ...{ appeal: null, outcome: null },
      can: { appeal: true },
    });
    expect(await subjectsTo(deal.client)).toContain(
      'We have removed your review of “Close sooner”',
    );
    const { items } = await (await app.as(deal.client)).notifications.list({});
    expect(items.map(({ words }) => words)).toContain(
      'We have removed a review that you wrote. The reasons are in your account.',
    );
    expect(await (await decisionsAs(deal.consultant)).listOwn()).toEqual([]);
  });
});

describe('an appeal', () => {
  it('is answered by another admin than the one who decided, and brings the review back', async () => {
    const deal = await makeRevealed();
    await remove(deal.reviewId);
    const { id: decisionId } = await onlyDecisionOf(deal.client);
    const before = await waiting();
    await (await decisionsAs(deal.client)).appeal({ decisionId, text: 'It names a company.' });
    expect(await waiting()).toBe(before + 1);
    await app.settle();
    const appeals = async (userId: UserId | undefined) =>
      (await subjectsTo(userId as UserId)).filter((each) =>
        each.startsWith('Appeal: removed review'),
      );
    expect(await appeals(other)).not.toEqual([]);
    expect(await appeals(admin)).toEqual([]);
    const seenBy = async (userId: UserId | undefined) =>
      (await (await decisionsAs(userId)).listAppeals()).find(({ id }) => id === decisionId)?.can;
    expect([await seenBy(admin), await seenBy(other)]).toEqual([
      { answer: false },
      { answer: true },
    ]);
    const answer = { decisionId, outcome: 'reversed', answer: 'You are right.' } as const;
    await expect((await decisionsAs(admin)).answerAppeal(answer)).rejects.toMatchObject({
      code: 'OWN_DECISION',
    });
    await (await decisionsAs(other)).answerAppeal(answer);
    await app.settle();
    expect(await readBy(deal.consultant, deal)).toContain('client public');
    expect(await countOf(deal.consultant)).toBe(1);
    expect((await onlyDecisionOf(deal.client)).outcome).toMatchObject({
      ...{ value: 'reversed', answer: 'You are right.' },
    });
    expect(await subjectsTo(deal.client)).toContain('Your appeal: we take the decision back');
    await expect((await decisionsAs(other)).answerAppeal(answer)).rejects.toMatchObject({
      code: 'APPEAL_ANSWERED',
    });
  });

  it('is refused a second time, to other people, and once its time is over', async () => {
    const deal = await makeRevealed();
    await remove(deal.reviewId);
    const { id: decisionId } = await onlyDecisionOf(deal.client);
    const appeal = async (userId: UserId) =>
      (await decisionsAs(userId)).appeal({ decisionId, text: 'It is fine.' });
    await expect(appeal(deal.consultant)).rejects.toMatchObject({ code: 'DECISION_NOT_FOUND' });
    await appeal(deal.client);
    await expect(appeal(deal.client)).rejects.toMatchObject({ code: 'APPEAL_CLOSED' });

    const later = await makeRevealed();
    await remove(later.reviewId);
    const { id, can } = await onlyDecisionOf(later.client);
    expect(can.appeal).toBe(true);
    pass(184 * day);
    expect((await onlyDecisionOf(later.client)).can.appeal).toBe(false);
    await expect(
      (await decisionsAs(later.client)).appeal({ decisionId: id, text: 'Late.' }),
    ).rejects.toMatchObject({ code: 'APPEAL_CLOSED' });
  });

  it('leaves the review removed where the decision stands', async () => {
    const deal = await makeRevealed();
    await remove(deal.reviewId);
    const { id: decisionId } = await onlyDecisionOf(deal.client);
    await (await decisionsAs(deal.client)).appeal({ decisionId, text: 'It is fine.' });
    await (await decisionsAs(other)).answerAppeal({
      ...{ decisionId, outcome: 'upheld', answer: 'It names a person.' },
    });
    expect(await readBy(deal.consultant, deal)).toEqual(['consultant public']);
  });
});
