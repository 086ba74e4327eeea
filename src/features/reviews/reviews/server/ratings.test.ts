import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { toApplicationId } from '#features/hiring/applications/ids.ts';
import { completionsAged } from '#features/hiring/completions/server/jobs.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import {
  bestReview,
  completeDeal,
  type DealInProgress,
  everythingDone,
  makeCompletedDeal,
  makeDealInProgress,
} from '#tests/support/completed-deal.ts';
import { runJob } from '#tests/support/run-job.ts';
import type { Mark } from '../rules.ts';
import { reviewsAged } from './jobs.ts';

const app = await sharedTestApp();

const day = 86_400_000;
const pass = (ms: number) => app.clock.moveTo(new Date(app.clock.now().getTime() + ms));

/** A client has a deal with this consultant, and both have completed it. */
async function completeWith(consultant: UserId, client: UserId): Promise<DealInProgress> {
  const projectId = await app.make.project(client, { title: 'Close sooner' });
  const applicationId = toApplicationId(await app.make.application(projectId, consultant));
  await (await app.as(client)).applications.accept({ applicationId });
  const deal = { client, consultant, projectId, applicationId };
  await completeDeal(app, deal);
  return deal;
}

/** Both sides review each other: the client with these marks. */
async function reviewBoth({ client, consultant, applicationId }: DealInProgress, mark: Mark) {
  const marks: Mark[] = [mark, mark, mark, mark];
  await (await app.as(client)).reviews.submit({ applicationId, ...bestReview, marks });
  await (await app.as(consultant)).reviews.submit({ applicationId, ...bestReview });
}

const newClient = () => app.make.client({ email: `${crypto.randomUUID()}@client.test` });
const newConsultant = () => app.make.consultant({ email: `${crypto.randomUUID()}@one.test` });
const reviewsOf = async (consultantId: UserId, reader?: UserId) =>
  (await app.as(reader ?? (await newClient()))).reviews.listOfConsultant({ consultantId });
const cardOf = async (userId: UserId) => {
  const { search } = await app.as(await newClient());
  const { items } = await search.findConsultants({ limit: 100 });
  return items.find((each) => each.userId === userId);
};

describe('the rating of a consultant', () => {
  it('is New, then the number of reviews, then their mean from three clients on', async () => {
    const consultant = await newConsultant();
    expect(await cardOf(consultant)).toMatchObject({ rating: null, reviewCount: 0 });
    for (const mark of ['best', 'better'] as const) {
      await reviewBoth(await completeWith(consultant, await newClient()), mark);
    }
    expect(await cardOf(consultant)).toMatchObject({ rating: null, reviewCount: 2 });
    await reviewBoth(await completeWith(consultant, await newClient()), 'as-agreed');
    expect(await cardOf(consultant)).toMatchObject({
      ...{ rating: { mean: 4.5, count: 3 }, reviewCount: 3 },
    });
    // (5 × 4.00 + 5 + 4.5 + 4) / 8
    expect((await reviewsOf(consultant)).figures).toMatchObject({ mean: 450, score: 419 });
  });

  it('is the same on the public card, the profile, the own profile and in a search', async () => {
    const consultant = await newConsultant();
    for (const mark of ['best', 'best', 'best'] as const) {
      await reviewBoth(await completeWith(consultant, await newClient()), mark);
    }
    const rating = { rating: { mean: 5, count: 3 }, reviewCount: 3 };
    const { items } = await (await app.as()).consultants.listPublicCards({ limit: 100 });
    expect(items.find(({ userId }) => userId === consultant)).toMatchObject(rating);
    const { consultants } = await app.as(await newClient());
    expect(await consultants.getConsultant({ consultantId: consultant })).toMatchObject(rating);
    expect(await (await app.as(consultant)).consultants.getOwnProfile()).toMatchObject({
      ...rating,
    });
    expect(await cardOf(consultant)).toMatchObject(rating);
  });

  it('orders "Highest Rated": good reviews first, none next, bad ones last', async () => {
    const [good, none, bad] = [await newConsultant(), await newConsultant(), await newConsultant()];
    await reviewBoth(await completeWith(good, await newClient()), 'best');
    await reviewBoth(await completeWith(bad, await newClient()), 'below');
    const { search } = await app.as(await newClient());
    const { items } = await search.findConsultants({ sort: 'rating', limit: 100 });
    const places = [good, none, bad].map((id) => items.findIndex(({ userId }) => userId === id));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
  });

  it('leaves out a deal that time has completed, whose review is shown all the same', async () => {
    const deal = await makeDealInProgress(app);
    await (await app.as(deal.client)).completions.propose({
      applicationId: deal.applicationId,
      checklist: everythingDone,
    });
    pass(8 * day);
    await runJob(app, completionsAged);
    await reviewBoth(deal, 'best');
    const { items, figures } = await reviewsOf(deal.consultant);
    expect(items).toMatchObject([{ isCounted: false, stars: 500 }]);
    expect(figures).toMatchObject({ reviews: 0, deals: { completed: 1, reviewed: 1 } });
    expect(await cardOf(deal.consultant)).toMatchObject({ reviewCount: 0 });
  });

  it('counts a client once, however often they come back', async () => {
    const [consultant, client] = [await newConsultant(), await newClient()];
    for (const mark of ['best', 'best', 'as-agreed'] as const) {
      await reviewBoth(await completeWith(consultant, client), mark);
      pass(1000);
    }
    const { items, figures } = await reviewsOf(consultant);
    expect(items.map(({ reviewer, stars }) => [reviewer, stars])).toEqual([
      [1, 400],
      [1, 500],
      [1, 500],
    ]);
    expect(figures).toMatchObject({ reviews: 3, mean: null, score: 411, again: 3 });
    expect(figures.deals).toEqual({ completed: 3, reviewable: 3, reviewed: 3, cameBack: 1 });
  });
});

describe('reviews of one consultant', () => {
  it('that are revealed at once all count', async () => {
    const consultant = await newConsultant();
    const deals: DealInProgress[] = [];
    for (let n = 0; n < 4; n += 1) {
      const deal = await completeWith(consultant, await newClient());
      const { applicationId } = deal;
      await (await app.as(deal.client)).reviews.submit({ applicationId, ...bestReview });
      deals.push(deal);
    }
    const { reviews } = await app.as(consultant);
    await Promise.all(
      deals.map(({ applicationId }) => reviews.submit({ applicationId, ...bestReview })),
    );
    expect(await cardOf(consultant)).toMatchObject({ reviewCount: 4, rating: { count: 4 } });
  });
});

describe('the share reviewed', () => {
  it('counts a deal when its reviews are revealed or their time is up', async () => {
    const deal = await makeCompletedDeal(app);
    const dealsNow = async () => (await reviewsOf(deal.consultant)).figures.deals;
    expect(await dealsNow()).toMatchObject({ completed: 1, reviewable: 0, reviewed: 0 });
    pass(16 * day);
    await runJob(app, reviewsAged);
    expect(await dealsNow()).toMatchObject({ completed: 1, reviewable: 1, reviewed: 0 });
  });
});

describe('reviews of accounts that may be one', () => {
  const reveal = async (deal: DealInProgress) => {
    await reviewBoth(deal, 'best');
    const own = await (await app.as(deal.client)).reviews.getOfDeal({
      applicationId: deal.applicationId,
    });
    return own.revealed.map(({ standing }) => standing);
  };

  it('with one domain of their own wait for an admin, are not counted, and both sides know', async () => {
    const client = await app.make.client({ email: `${crypto.randomUUID()}@mills.test` });
    const consultant = await app.make.consultant({ email: `${crypto.randomUUID()}@mills.test` });
    expect(await reveal(await completeWith(consultant, client))).toEqual(['held', 'held']);
    expect(await reviewsOf(consultant)).toMatchObject({ items: [], figures: { reviews: 0 } });
    expect(await cardOf(consultant)).toMatchObject({ reviewCount: 0 });
  });

  it('with mailboxes that anyone can open do not', async () => {
    const client = await app.make.client({ email: `${crypto.randomUUID()}@gmail.com` });
    const consultant = await app.make.consultant({ email: `${crypto.randomUUID()}@gmail.com` });
    expect(await reveal(await completeWith(consultant, client))).toEqual(['public', 'public']);
  });

  it('who sign in with one browser at one address wait, too', async () => {
    const deal = await makeCompletedDeal(app);
    for (const userId of [deal.client, deal.consultant]) {
      await app.cookieOf(userId);
      await app.db
        .updateTable('auth.sessions')
        .set({ ip_address: '203.0.113.9', user_agent: 'A browser' })
        .where('user_id', '=', userId)
        .execute();
    }
    expect(await reveal(deal)).toEqual(['held', 'held']);
  });
});

describe('made-up accounts', () => {
  const makeUp = async (consultant: UserId, client?: UserId) => {
    await app.db
      .updateTable('profiles')
      .set({ is_demo: true })
      .where('user_id', '=', consultant)
      .execute();
    if (!client) return;
    await app.db
      .updateTable('companies')
      .set({ is_demo: true })
      .from('company_members as member')
      .whereRef('member.company_id', '=', 'companies.id')
      .where('member.user_id', '=', client)
      .execute();
  };
  const dealAtOneDomain = async () => {
    const client = await app.make.client({ email: `${crypto.randomUUID()}@mills.test` });
    const consultant = await app.make.consultant({ email: `${crypto.randomUUID()}@mills.test` });
    return completeWith(consultant, client);
  };
  const standingsOf = async ({ client, applicationId }: DealInProgress) =>
    (await (await app.as(client)).reviews.getOfDeal({ applicationId })).revealed.map(
      ({ standing }) => standing,
    );

  it('at one domain are not held, and count for each other', async () => {
    const deal = await dealAtOneDomain();
    await makeUp(deal.consultant, deal.client);
    await reviewBoth(deal, 'best');
    expect(await standingsOf(deal)).toEqual(['public', 'public']);
    const { items, figures } = await reviewsOf(deal.consultant, deal.consultant);
    expect(items).toMatchObject([{ isCounted: true }]);
    expect(figures).toMatchObject({ reviews: 1 });
  });

  it('do not count for real ones, and are held like them', async () => {
    const deal = await makeCompletedDeal(app);
    await makeUp(deal.consultant);
    await reviewBoth(deal, 'best');
    const { items, figures } = await reviewsOf(deal.consultant, deal.consultant);
    expect(items).toMatchObject([{ isCounted: false }]);
    expect(figures).toMatchObject({ reviews: 0, deals: { reviewed: 1 } });
    const held = await dealAtOneDomain();
    await makeUp(held.consultant);
    await reviewBoth(held, 'best');
    expect(await standingsOf(held)).toEqual(['held', 'held']);
  });
});

it('a removed review is read by its author alone, and does not count', async () => {
  const deal = await makeCompletedDeal(app);
  await reviewBoth(deal, 'best');
  await app.db
    .updateTable('reviews')
    .set({ removed_at: app.clock.now() })
    .where('author_id', '=', deal.client)
    .execute();
  const readBy = async (userId: UserId) => {
    const { revealed } = await (await app.as(userId)).reviews.getOfDeal({
      applicationId: deal.applicationId,
    });
    return revealed.map(({ by, standing }) => `${by} ${standing}`).toSorted();
  };
  expect(await readBy(deal.client)).toEqual(['client removed', 'consultant public']);
  expect(await readBy(deal.consultant)).toEqual(['consultant public']);
  const { items, figures } = await reviewsOf(deal.consultant);
  expect(items).toEqual([]);
  expect(figures).toMatchObject({ reviews: 0, deals: { reviewed: 0 } });
});

it('colleagues of the author read of a removed review only that it was removed, and write no other', async () => {
  const deal = await makeCompletedDeal(app);
  await reviewBoth(deal, 'best');
  const colleague = await app.make.colleague(deal.client, 'hiring');
  const readBy = async (userId: UserId) =>
    (await app.as(userId)).reviews.getOfDeal({ applicationId: deal.applicationId });
  expect(await readBy(colleague)).toMatchObject({ isOwnRemoved: false });
  await app.db.updateTable('reviews').set({ removed_at: app.clock.now() }).execute();
  expect(await readBy(deal.client)).toMatchObject({
    ...{ isOwnRemoved: false, revealed: [{ by: 'client', standing: 'removed' }] },
  });
  expect(await readBy(colleague)).toMatchObject({
    ...{ isOwnRemoved: true, revealed: [], own: null, can: { write: false, reply: false } },
  });
  expect(await readBy(deal.consultant)).toMatchObject({ isOwnRemoved: false });
});

describe('what consultants say of a client', () => {
  it('is read by who may read one of its projects, without the name of the consultant', async () => {
    const deal = await makeCompletedDeal(app);
    await reviewBoth(deal, 'best');
    const projectId = await app.make.project(deal.client, { title: 'Next' });
    const { reviews } = await app.as(await newConsultant());
    const said = await reviews.listOfClient({ projectId });
    expect(said).toMatchObject({
      items: [{ reviewer: 1, stars: 463, words: bestReview.words }],
      figures: { reviews: 1, mean: null, deals: { completed: 1, reviewed: 1 } },
    });
    expect(JSON.stringify(said)).not.toContain(deal.consultant);
  });

  it('is read by every member of the client’s own company, and by no other company', async () => {
    const deal = await makeCompletedDeal(app);
    const viewer = await app.make.colleague(deal.client, 'viewer');
    const readBy = async (userId: UserId) =>
      (await app.as(userId)).reviews.listOfOwnCompany({ limit: 5 });
    const { reviews } = await app.as(deal.consultant);
    await reviews.submit({ applicationId: deal.applicationId, ...bestReview });
    expect(await readBy(viewer)).toMatchObject({ items: [], figures: { reviews: 0 } });
    await (await app.as(deal.client)).reviews.submit({
      ...{ applicationId: deal.applicationId, ...bestReview, words: 'Of the consultant.' },
    });
    for (const member of [deal.client, viewer]) {
      const said = await readBy(member);
      expect(said).toMatchObject({ items: [{ words: bestReview.words }], figures: { reviews: 1 } });
      expect(JSON.stringify(said)).not.toContain(deal.consultant);
    }
    const other = await app.make.client({ email: `${crypto.randomUUID()}@other.test` });
    expect(await readBy(other)).toMatchObject({ items: [], figures: { deals: { completed: 0 } } });
  });
});
