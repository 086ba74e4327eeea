import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { personalData } from '#app/personal-data.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import {
  exampleRequest,
  findOperation,
  operationNames,
  toFetch,
} from '#tests/support/authorisation/example-request.ts';
import {
  bestReview,
  type DealInProgress,
  makeCompletedDeal,
} from '#tests/support/completed-deal.ts';
import { runJob } from '#tests/support/run-job.ts';
import { reviewsAged } from './jobs.ts';

/*
 * Neither what a review says nor whether there is one shows to the other side, its colleagues, other users or visitors
 * before the reveal. All that they can read is compared, byte for byte, from before and after one is written.
 */

const app = await sharedTestApp();
// What the searches of those who look count is no part of the comparison.
app.services.reach.countAppearances = () => undefined;

const canary = 'zqkreviewvogel';
const absentId = '00000000-0000-4000-8000-000000000000';
const reads = operationNames().filter(
  (name) => findOperation(name)['~orpc'].route.method === 'GET',
);

interface Watched extends DealInProgress {
  companyId: string;
  threadId: string;
}

async function makeWatched(): Promise<Watched> {
  const deal = await makeCompletedDeal(app);
  const { threads } = await app.as(deal.consultant);
  const { company_id: companyId } = await app.db
    .selectFrom('projects')
    .select('company_id')
    .where('id', '=', deal.projectId)
    .executeTakeFirstOrThrow();
  const { items } = await threads.list({});
  // Each side was asked, as it is whether the other has written or not.
  await runJob(app, reviewsAged);
  await app.settle();
  return { ...deal, companyId, threadId: items[0]?.id ?? absentId };
}

/** What each place of an address is filled with. */
const placesOf = (deal: Watched): Record<string, string> => ({
  applicationId: deal.applicationId,
  projectId: deal.projectId,
  consultantId: deal.consultant,
  consultantIds: deal.consultant,
  userId: deal.consultant,
  personId: deal.consultant,
  companyId: deal.companyId,
  threadId: deal.threadId,
});

/** One for each user: sessions are among what is compared. */
async function sessionOf(userId: UserId): Promise<string> {
  const cookie = sessions.get(userId) ?? (await app.cookieOf(userId));
  sessions.set(userId, cookie);
  return cookie;
}
const sessions = new Map<UserId, string>();

/** Everything that this user, or a visitor, is answered where something is read; by operation. */
async function answersTo(userId: UserId | undefined, deal: Watched): Promise<Map<string, string>> {
  const cookie = userId && (await sessionOf(userId));
  const places = placesOf(deal);
  const answers = new Map<string, string>();
  for (const name of reads) {
    const { path = '' } = findOperation(name)['~orpc'].route;
    const keys = [...path.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key);
    const input = Object.fromEntries(keys.map((key) => [key, places[key] ?? absentId]));
    const response = await app.http.request(...toFetch(exampleRequest(name, input), cookie));
    answers.set(name, await saidIn(response));
  }
  for (const path of ['/api/openapi.json', '/metrics']) {
    const response = await app.http.request(path, cookie ? { headers: { cookie } } : {});
    answers.set(path, await saidIn(response));
  }
  return answers;
}

const saidIn = async (response: Response): Promise<string> =>
  `${response.status} ${(await response.text()).replace(/"requestId":"[^"]*"/, '')}`;

async function listed(rows: AsyncIterable<object[]>): Promise<object[]> {
  const all: object[] = [];
  for await (const batch of rows) all.push(...batch);
  return all;
}

/** What reaches a user without being asked for, and what their export says. */
async function sentTo(userId: UserId, companyId: string | null): Promise<object> {
  const { email } = await app.db
    .selectFrom('auth.users')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const lists = await Promise.all(
    personalData.flatMap((part) => [
      ...part.lists.map(({ rows }) => listed(rows(app.db, userId))),
      ...(companyId
        ? (part.companyLists ?? []).map(({ rows }) => listed(rows(app.db, companyId)))
        : []),
    ]),
  );
  return {
    notifications: await app.db
      .selectFrom('notifications')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute(),
    events: await app.db
      .selectFrom('live_events')
      .select(['id', 'topic', 'subject_id'])
      .where('person_id', '=', userId)
      .orderBy('id')
      .execute(),
    mails: (await listMails(app.db, { to: email })).map(({ id, subject }) => ({ id, subject })),
    lists: lists.map((list) => list.map((row) => JSON.stringify(row)).toSorted()),
  };
}

/** What each watcher reads and is sent, as texts by what they are. */
async function seenBy(deal: Watched, watchers: Watchers): Promise<Record<string, string>> {
  const seen: Record<string, string> = {};
  for (const [name, { userId, companyId }] of Object.entries(watchers)) {
    for (const [asked, answer] of await answersTo(userId, deal)) {
      seen[`${name} reads ${asked}`] = answer;
    }
    if (!userId) continue;
    for (const [kind, sent] of Object.entries(await sentTo(userId, companyId ?? null))) {
      seen[`${name} is sent ${kind}`] = JSON.stringify(sent);
    }
  }
  return seen;
}
const changesIn = (before: Record<string, string>, after: Record<string, string>): string[] =>
  Object.keys(before)
    .filter((key) => before[key] !== after[key])
    .map((key) => `${key}: ${before[key]} → ${after[key]}`);

type Watchers = Record<string, { userId?: UserId; companyId?: string }>;

const strangers = async (): Promise<Watchers> => ({
  'another client': { userId: await app.make.client() },
  'another consultant': { userId: await app.make.consultant() },
  visitor: {},
});

/** What the watchers see before, and after each step; asked once before, so that nothing of the asking is new. */
async function compare(deal: Watched, watchers: Watchers, writer: UserId): Promise<void> {
  await seenBy(deal, watchers);
  const before = await seenBy(deal, watchers);
  const { reviews } = await app.as(writer);
  const { applicationId } = deal;
  const steps = [
    () =>
      reviews.saveDraft({
        ...{ applicationId, words: canary },
        ...{ marks: ['below', null, null, null], again: false },
      }),
    () => reviews.submit({ applicationId, ...bestReview, words: canary }),
    () => reviews.submit({ applicationId, ...bestReview, again: false, words: `${canary} again` }),
    () => runJob(app, reviewsAged),
  ];
  for (const step of steps) {
    await step();
    await app.settle();
    const after = await seenBy(deal, watchers);
    expect(changesIn(before, after)).toEqual([]);
    expect(JSON.stringify(after)).not.toContain(canary);
  }
}

describe('before the reveal', () => {
  it('nothing of the review of a client shows to the consultant, other users and visitors', async () => {
    const deal = await makeWatched();
    const watchers = { consultant: { userId: deal.consultant }, ...(await strangers()) };
    await compare(deal, watchers, deal.client);
  });

  it('nothing of the review of a consultant shows to the company, other users and visitors', async () => {
    const deal = await makeWatched();
    const { client, consultant, companyId } = deal;
    const watchers = {
      client: { userId: client, companyId },
      'hiring colleague': { userId: await app.make.colleague(client, 'hiring'), companyId },
      'colleague who reads': { userId: await app.make.colleague(client, 'viewer'), companyId },
      ...(await strangers()),
    };
    await compare(deal, watchers, consultant);
  });
});

it('the comparison looks where something is: it finds the reveal', async () => {
  const deal = await makeWatched();
  const { client, consultant, companyId, applicationId } = deal;
  const watchers = { consultant: { userId: consultant }, client: { userId: client, companyId } };
  await (await app.as(client)).reviews.submit({ applicationId, ...bestReview, words: canary });
  const before = await seenBy(deal, watchers);
  const answered = Object.values(before).filter((answer) => answer.startsWith('200 '));
  expect(answered.length).toBeGreaterThan(40);
  await (await app.as(consultant)).reviews.submit({ applicationId, ...bestReview });
  await app.settle();
  const after = await seenBy(deal, watchers);
  for (const name of Object.keys(watchers)) {
    for (const kind of ['notifications', 'events', 'mails', 'lists']) {
      const key = `${name} is sent ${kind}`;
      expect(after[key]).not.toBe(before[key]);
    }
  }
  expect(after['consultant reads reviews.getOfDeal']).toContain(canary);
  expect(after['consultant is sent lists']).toContain(canary);
});
