import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { retentionAged } from '#features/administration/deletions/server/jobs.ts';
import type { ReviewId } from '#features/reviews/reviews/ids.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { makeRevealedReviews } from '#tests/support/revealed-reviews.ts';
import { runJob } from '#tests/support/run-job.ts';
import type { DecisionId } from '../ids.ts';

const app = await sharedTestApp();
const admin = await app.make.admin();
const other = await app.make.admin();

const day = 86_400_000;
const pass = (ms: number) => app.clock.moveTo(new Date(app.clock.now().getTime() + ms));
const words = 'Jo Rivers was late.';
const reply = 'Jo Rivers was ill. Ask Jo Rivers of sales.';

/** A review of a consultant, who has answered it; both texts name a person. */
async function makeAnswered() {
  const deal = await makeRevealedReviews(app, words);
  await (await app.as(deal.consultant)).reviews.reply({ reviewId: deal.byClient, reply });
  return deal;
}

/** What all read of a consultant. */
async function read(consultantId: UserId) {
  const { reviews } = await app.as(await app.make.client());
  const [review] = (await reviews.listOfConsultant({ consultantId })).items;
  return { words: review?.words, reply: review?.reply };
}

const redact = async (reviewId: ReviewId, part: 'review' | 'answer', passages: string[]) =>
  (await app.as(admin)).decisions.redactReview({
    ...{ reviewId, part, passages, reason: 'It names a person.' },
  });

async function newestOf(userId: UserId) {
  const [decision] = await (await app.as(userId)).decisions.listOwn();
  if (!decision) throw new Error('There is no decision.');
  return { ...decision, id: decision.id as DecisionId };
}

async function winAppeal(userId: UserId, decisionId: DecisionId): Promise<void> {
  await (await app.as(userId)).decisions.appeal({ decisionId, text: 'It is not so.' });
  await (await app.as(other)).decisions.answerAppeal({
    ...{ decisionId, outcome: 'reversed', answer: 'You are right.' },
  });
}

describe('words taken out of the answer to a review', () => {
  it('are gone from the answer alone, with reasons for who answered, and come back on appeal', async () => {
    const { client, consultant, byClient } = await makeAnswered();
    await redact(byClient, 'answer', ['Jo Rivers']);
    expect(await read(consultant)).toEqual({
      ...{ words, reply: '[…] was ill. Ask […] of sales.' },
    });
    const decision = await newestOf(consultant);
    expect(decision).toMatchObject({
      ...{ kind: 'answer-redacted', ground: 'law', about: 'Close sooner', strikeUntil: null },
    });
    expect(await (await app.as(client)).decisions.listOwn()).toEqual([]);
    await app.settle();
    const { email } = await app.db
      .selectFrom('auth.users')
      .select('email')
      .where('id', '=', consultant)
      .executeTakeFirstOrThrow();
    expect((await listMails(app.db, { to: email })).map(({ subject }) => subject)).toContain(
      'We have taken words out of your answer to a review of “Close sooner”',
    );
    await winAppeal(consultant, decision.id);
    expect(await read(consultant)).toEqual({ words, reply });
  });

  it('stay out where another decision took them out of the answer or the review', async () => {
    const { consultant, byClient } = await makeAnswered();
    await redact(byClient, 'review', ['Jo Rivers']);
    await redact(byClient, 'answer', ['Jo Rivers']);
    const { id } = await newestOf(consultant);
    pass(1000);
    await redact(byClient, 'answer', ['of sales']);
    await winAppeal(consultant, id);
    expect(await read(consultant)).toEqual({
      ...{ words: '[…] was late.', reply: 'Jo Rivers was ill. Ask Jo Rivers […].' },
    });
  });

  it('have to stand in the answer, where there is one', async () => {
    const { consultant, byClient, byConsultant } = await makeAnswered();
    for (const [reviewId, passage] of [
      [byClient, 'late'],
      [byConsultant, 'Jo Rivers'],
    ] as const) {
      await expect(redact(reviewId, 'answer', [passage])).rejects.toMatchObject({
        code: 'PASSAGE_NOT_FOUND',
      });
    }
    expect(await read(consultant)).toEqual({ words, reply });
  });

  it('are kept for an appeal, and no longer', async () => {
    const { byClient } = await makeAnswered();
    await redact(byClient, 'answer', ['Jo Rivers']);
    pass(184 * day);
    await runJob(app, retentionAged);
    const kept = await app.db
      .selectFrom('decisions')
      .select('words')
      .where('review_id', '=', byClient)
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({ words: '' });
  });
});
