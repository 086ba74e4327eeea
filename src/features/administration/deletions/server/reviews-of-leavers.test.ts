import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { reviewsAged } from '#features/reviews/reviews/server/jobs.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { bestReview, makeCompletedDeal } from '#tests/support/completed-deal.ts';
import { companyOf } from '#tests/support/conversation.ts';
import { deletionsIn } from '#tests/support/deletions.ts';
import { makeRevealedReviews } from '#tests/support/revealed-reviews.ts';
import { runJob } from '#tests/support/run-job.ts';
import { deletionsAged, erasuresAged } from './jobs.ts';

const app = await sharedTestApp();

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const { passTime, ask, run, exists } = deletionsIn(app);

/** Asks for the deletion of an account, and waits until it is erased. */
async function erase(userId: UserId): Promise<void> {
  const { email } = await app.db
    .selectFrom('auth.users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await ask(userId, email);
  passTime(31 * day);
  await run(deletionsAged);
  passTime(2 * hour);
  await run(erasuresAged);
  expect(await exists(userId)).toBe(false);
}

/** Two sides who have reviewed each other; the client is the only member of a company with a name of its own. */
async function makeReviewed() {
  const deal = await makeRevealedReviews(app, 'Closed in three days.');
  const companyId = await companyOf(app, deal.client);
  await app.db
    .updateTable('companies')
    .set({ name: 'Quillworks Mills' })
    .where('id', '=', companyId)
    .execute();
  return { ...deal, companyId };
}

/** What another client reads of the consultant. */
async function readBy(consultantId: UserId) {
  const { reviews } = await app.as(await app.make.client());
  return reviews.listOfConsultant({ consultantId });
}

const reviewsLeft = async (companyId: string) =>
  (
    await app.db
      .selectFrom('reviews')
      .select(['author_side', 'author_id', 'words'])
      .where('company_id', '=', companyId)
      .orderBy('author_side')
      .execute()
  ).map(({ author_side: side, author_id: author, words }) => ({ side, author, words }));

describe('the reviews of a company whose last member is erased', () => {
  it('by it stay for the rating of the consultant, without a name', async () => {
    const { client, consultant } = await makeReviewed();
    const before = await readBy(consultant);
    expect(before.items).toMatchObject([{ words: 'Closed in three days.', isCounted: true }]);
    await erase(client);
    const after = await readBy(consultant);
    expect(after).toEqual(before);
    expect(JSON.stringify(after)).not.toMatch(/Quillworks/);
  });

  it('about it stay for the consultant who wrote them: no one else reads them', async () => {
    const { client, consultant, companyId, applicationId, projectId } = await makeReviewed();
    await erase(client);
    const own = await app.as(consultant);
    const { revealed } = await own.reviews.getOfDeal({ applicationId });
    expect(revealed.map(({ by, words }) => ({ by, words }))).toEqual(
      expect.arrayContaining([
        { by: 'consultant', words: bestReview.words },
        { by: 'client', words: 'Closed in three days.' },
      ]),
    );
    const stranger = await app.as(await app.make.consultant());
    await expect(stranger.reviews.listOfClient({ projectId })).rejects.toMatchObject({
      code: 'PROJECT_NOT_FOUND',
    });
    expect(await reviewsLeft(companyId)).toEqual([
      { side: 'client', author: null, words: 'Closed in three days.' },
      { side: 'consultant', author: consultant, words: bestReview.words },
    ]);
  });

  it('are gone once the consultant of the deal is erased as well', async () => {
    const { client, consultant, companyId } = await makeReviewed();
    await erase(client);
    await erase(consultant);
    expect(await reviewsLeft(companyId)).toEqual([]);
  });

  it('that was not revealed is revealed when its time is up, and counts', async () => {
    const { client, consultant, applicationId } = await makeCompletedDeal(app);
    await (await app.as(client)).reviews.submit({ applicationId, ...bestReview, words: 'Alone.' });
    await erase(client);
    await runJob(app, reviewsAged);
    expect((await readBy(consultant)).items).toMatchObject([{ words: 'Alone.', isCounted: true }]);
  });
});
