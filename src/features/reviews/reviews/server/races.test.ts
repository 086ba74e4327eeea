import { describe, expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import { allAtOnce, oneBehindAnother } from '#tests/support/barrier.ts';
import {
  bestReview,
  type DealInProgress,
  makeCompletedDeal,
} from '#tests/support/completed-deal.ts';
import { rounds } from '#tests/support/rounds.ts';
import { runJob } from '#tests/support/run-job.ts';
import { reviewsAged } from './jobs.ts';

const app = await sharedTestApp();

const codesOf = (results: readonly PromiseSettledResult<unknown>[]): string[] =>
  results.map((result) => (result.status === 'fulfilled' ? 'done' : String(result.reason.code)));
const completionOf = ({ applicationId }: DealInProgress) =>
  app.db
    .selectFrom('completions')
    .select(['id', 'review_until'])
    .where('application_id', '=', applicationId)
    .executeTakeFirstOrThrow();
const atCompletion = async (deal: DealInProgress) =>
  ({ table: 'completions', key: 'id', value: (await completionOf(deal)).id }) as const;
const rowsOf = async (deal: DealInProgress) =>
  app.db
    .selectFrom('reviews')
    .select(['author_side', 'words', 'revealed_at'])
    .where('completion_id', '=', (await completionOf(deal)).id)
    .orderBy('author_side')
    .execute();
const writers = async ({ client, consultant, applicationId }: DealInProgress) => {
  const [asClient, asConsultant] = [await app.as(client), await app.as(consultant)];
  const submit =
    ({ reviews }: typeof asClient) =>
    (words: string) =>
    () =>
      reviews.submit({ applicationId, ...bestReview, words });
  return { byClient: submit(asClient), byConsultant: submit(asConsultant) };
};

describe('at one moment', () => {
  it('both sides submit, five times each: both are revealed together, and stay as they were', async () => {
    for (let round = 0; round < rounds(2, 20); round += 1) {
      const deal = await makeCompletedDeal(app);
      const { byClient, byConsultant } = await writers(deal);
      const results = await allAtOnce<unknown>(
        app,
        await atCompletion(deal),
        Array.from({ length: 5 }, (_, n) => [byClient(`${n}`), byConsultant(`${n}`)]).flat(),
      );
      const codes = codesOf(results);
      expect(codes.filter((code) => code === 'done').length).toBeGreaterThanOrEqual(2);
      expect(codes.filter((code) => code !== 'done' && code !== 'REVIEW_CLOSED')).toEqual([]);
      const rows = await rowsOf(deal);
      expect(rows.map(({ author_side }) => author_side)).toEqual(['client', 'consultant']);
      expect(rows[0]?.revealed_at).not.toBeNull();
      expect(rows[0]?.revealed_at).toEqual(rows[1]?.revealed_at);
    }
  });

  it('a review is changed and the other one comes: what is revealed does not change', async () => {
    for (let round = 0; round < rounds(2, 20); round += 1) {
      const deal = await makeCompletedDeal(app);
      const { byClient, byConsultant } = await writers(deal);
      await byClient('First.')();
      const acts = [byClient('Second.'), byConsultant('The other.')];
      const isEditFirst = round % 2 === 0;
      const results = await oneBehindAnother<unknown>(
        app,
        await atCompletion(deal),
        isEditFirst ? acts : acts.toReversed(),
      );
      expect(codesOf(results)).toEqual(isEditFirst ? ['done', 'done'] : ['done', 'REVIEW_CLOSED']);
      const [ofClient, ofConsultant] = await rowsOf(deal);
      expect(ofClient?.words).toBe(isEditFirst ? 'Second.' : 'First.');
      expect(ofClient?.revealed_at).not.toBeNull();
      expect(ofClient?.revealed_at).toEqual(ofConsultant?.revealed_at);
    }
  });

  it('time is up and the other side submits: the one that is there is revealed alone, at the deadline', async () => {
    for (let round = 0; round < rounds(2, 20); round += 1) {
      const deal = await makeCompletedDeal(app);
      const { byClient, byConsultant } = await writers(deal);
      await byClient('First.')();
      const { review_until: deadline } = await completionOf(deal);
      if (!deadline) throw new Error('There is no deadline.');
      const acts = [
        byConsultant('Too late.'),
        () => {
          app.clock.moveTo(deadline);
          return runJob(app, reviewsAged);
        },
      ];
      const isJobFirst = round % 2 === 1;
      const results = await oneBehindAnother<unknown>(
        app,
        await atCompletion(deal),
        isJobFirst ? acts.toReversed() : acts,
      );
      expect(codesOf(results).toSorted()).toEqual(['REVIEW_CLOSED', 'done']);
      expect(await rowsOf(deal)).toEqual([
        { author_side: 'client', words: 'First.', revealed_at: deadline },
      ]);
    }
  });

  it('an answer is written twice: the first one stays', async () => {
    const deal = await makeCompletedDeal(app);
    const { byClient, byConsultant } = await writers(deal);
    await byClient('First.')();
    const { revealed } = await byConsultant('The other.')();
    const reviewId = revealed.find(({ by }) => by === 'consultant')?.id as never;
    const { reviews } = await app.as(deal.client);
    const answers = ['One.', 'Two.', 'Three.'].map(
      (reply) => () => reviews.reply({ reviewId, reply }),
    );
    const results = await oneBehindAnother<unknown>(app, await atCompletion(deal), answers);
    expect(codesOf(results)).toEqual(['done', 'REPLY_CLOSED', 'REPLY_CLOSED']);
  });
});
