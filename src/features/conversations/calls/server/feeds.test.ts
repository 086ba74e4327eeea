import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { askForFeed, eventsIn, makeFeedPath } from '#tests/support/call-feeds.ts';
import { hoursAhead, makeFixedCall, offer, pick, propose } from '#tests/support/calls.ts';
import { pass, suspend, takeBackApproval } from '#tests/support/conversation.ts';
import { cancelledDays, pastDays } from '../rules/feed-period.ts';

const app = await sharedTestApp();

const day = 24 * 60 * 60_000;

/** What a calendar reads of a user's calls now. */
const readFeed = async (path: string) => eventsIn(await askForFeed(app, path));

/** What is answered at an address, without the id of the request. */
async function answerAt(path: string) {
  const response = await askForFeed(app, path);
  const { requestId: _, ...problem } = await response.json();
  const headers = new Map(response.headers);
  headers.delete('x-request-id');
  return { status: response.status, problem, headers };
}

const nothing = { status: 404, problem: { code: 'NOT_FOUND' } };
const neverMade = `/calls/feed/${'x'.repeat(43)}.ics`;

/** The clock as it was, once the test is over. */
async function inTime(work: () => Promise<void>): Promise<void> {
  const before = app.clock.now();
  try {
    await work();
  } finally {
    app.clock.moveTo(before);
  }
}

describe('a feed', () => {
  it('has the fixed calls of its person, under the names that mails gave them', async () => {
    const { client, consultant, call } = await makeFixedCall(app);
    await propose(app, client, consultant, [hoursAhead(app, 90)]);
    const path = await makeFeedPath(app, client);
    const response = await askForFeed(app, path);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-store',
    });
    const text = await response.clone().text();
    expect(text).not.toContain('Lovelace');
    const host = new URL(app.services.publicUrl).hostname;
    expect(await eventsIn(response)).toEqual([
      {
        ...{ uid: `${call.id}@${host}`, sequence: 0, status: 'CONFIRMED' },
        ...{ summary: 'Call with Ada L.', location: null },
        ...{ startsAt: call.startsAt, endsAt: call.endsAt, attendees: 0 },
      },
    ]);
    expect(await readFeed(await makeFeedPath(app, consultant))).toMatchObject([
      { summary: 'Call with Grace H.' },
    ]);
  });

  it('follows what becomes of a call, and says for a month that it was cancelled', async () => {
    const { client, consultant, call } = await makeFixedCall(app);
    const path = await makeFeedPath(app, consultant);
    const { calls } = await app.as(client);
    const to = hoursAhead(app, 100);
    const asked = await calls.offerTimes({
      ...{ callId: call.id, revision: call.revision },
      ...offer(to),
    });
    expect(await readFeed(path)).toMatchObject([{ sequence: 0, startsAt: call.startsAt }]);
    const moved = await pick(app, consultant, asked);
    const seen = { callId: call.id, revision: moved.revision };
    const meetingUrl = 'https://zoom.us/j/1';
    const linked = await calls.setLink({ ...seen, meetingUrl });
    expect(await readFeed(path)).toMatchObject([
      { sequence: 2, startsAt: to, location: meetingUrl, status: 'CONFIRMED' },
    ]);
    await calls.cancel({ callId: call.id, revision: linked.revision, words: 'A secret reason.' });
    expect(await readFeed(path)).toMatchObject([{ sequence: 3, status: 'CANCELLED' }]);
    expect(await (await askForFeed(app, path)).text()).not.toContain('secret reason');
    await inTime(async () => {
      pass(app, cancelledDays * day - 1000);
      expect(await readFeed(path)).toHaveLength(1);
      pass(app, 1000);
      expect(await readFeed(path)).toEqual([]);
    });
  });

  it('keeps a call that is over for three months', async () => {
    const { client, call } = await makeFixedCall(app);
    const path = await makeFeedPath(app, client);
    await inTime(async () => {
      app.clock.moveTo(new Date(new Date(call.endsAt ?? '').getTime() + pastDays * day - 1000));
      expect(await readFeed(path)).toHaveLength(1);
      pass(app, 1000);
      expect(await readFeed(path)).toEqual([]);
    });
  });

  it('has nothing of a call that was only proposed, nor of a link that did not arrive', async () => {
    const { client, consultant, call } = await makeFixedCall(app);
    const declined = await propose(app, client, consultant, [hoursAhead(app, 80)]);
    await (await app.as(consultant)).calls.decline({ callId: declined.id, revision: 1 });
    const takenBack = await propose(app, client, consultant, [hoursAhead(app, 80)]);
    await (await app.as(client)).calls.cancel({ callId: takenBack.id, revision: 1 });
    const { threads } = await app.as(consultant);
    await threads.block({ threadId: call.threadId });
    const meetingUrl = 'https://zoom.us/j/1';
    const seen = { callId: call.id, revision: call.revision };
    await (await app.as(client)).calls.setLink({ ...seen, meetingUrl });
    expect(await readFeed(await makeFeedPath(app, consultant))).toMatchObject([{ location: null }]);
    expect(await readFeed(await makeFeedPath(app, client))).toMatchObject([
      { location: meetingUrl },
    ]);
  });
});

describe('its address', () => {
  const makeReader = async (): Promise<{ reader: UserId; path: string }> => {
    const reader = await app.make.consultant();
    return { reader, path: await makeFeedPath(app, reader) };
  };

  it('is kept as a hash, said once, and told of by mail', async () => {
    const { reader, path } = await makeReader();
    const stored = await app.db.selectFrom('call_feeds').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(path.slice(12, 55));
    expect(await (await app.as(reader)).callFeed.get()).toEqual({
      madeAt: app.clock.now().toISOString(),
    });
    await app.settle();
    const { email } = await app.db
      .selectFrom('auth.users')
      .select('email')
      .where('id', '=', reader)
      .executeTakeFirstOrThrow();
    const mails = await listMails(app.db, { to: email });
    expect(mails.map(({ subject }) => subject)).toEqual([
      'A calendar address was made · Direct365',
    ]);
  });

  it('is one, however often it is made at once, unless it is to be replaced', async () => {
    const reader = await app.make.client();
    const { callFeed } = await app.as(reader);
    const made = await Promise.allSettled(Array.from({ length: 8 }, () => callFeed.make({})));
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(callFeed.make({})).rejects.toMatchObject({ code: 'ADDRESS_EXISTS' });
    const first = await makeFeedPath(app, reader, true);
    const second = await makeFeedPath(app, reader, true);
    expect((await askForFeed(app, second)).status).toBe(200);
    expect(await answerAt(first)).toEqual(await answerAt(neverMade));
  });

  const endings: Record<string, (reader: UserId) => Promise<unknown>> = {
    'its person ends it': async (reader) => (await app.as(reader)).callFeed.end(),
    'the account is on hold': (reader) => suspend(app, reader),
    'the account is to be erased': (reader) =>
      app.db
        .updateTable('profiles')
        .set({ leaving_at: app.clock.now() })
        .where('user_id', '=', reader)
        .execute(),
    'the password is another one': async (reader) => {
      const account = { user_id: reader, account_id: reader, provider_id: 'credential' };
      await app.db
        .insertInto('auth.accounts')
        .values({ ...account, password: 'a hash' })
        .execute();
      await app.db
        .updateTable('auth.accounts')
        .set({ password: 'another hash' })
        .where('user_id', '=', reader)
        .execute();
    },
  };

  it.each(Object.entries(endings))('answers as if it had never been once %s', async (_, end) => {
    const { reader, path } = await makeReader();
    expect((await askForFeed(app, path)).status).toBe(200);
    await end(reader);
    const answer = await answerAt(path);
    expect(answer).toMatchObject(nothing);
    expect(answer).toEqual(await answerAt(neverMade));
    expect(answer).toEqual(await answerAt('/calls/feed/anything'));
  });

  it('answers a client who is approved, and a consultant who may cancel calls', async () => {
    const client = await app.make.client();
    const path = await makeFeedPath(app, client);
    await takeBackApproval(app, client);
    expect(await answerAt(path)).toMatchObject(nothing);
    const { reader, path: theirs } = await makeReader();
    await takeBackApproval(app, reader);
    expect((await askForFeed(app, theirs)).status).toBe(200);
  });

  it('is asked so often, and no more', async () => {
    const { path } = await makeReader();
    for (let n = 0; n < 60; n += 1) expect((await askForFeed(app, path)).status).toBe(200);
    const refused = await askForFeed(app, path);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await askForFeed(app, (await makeReader()).path)).status).toBe(200);
  });
});
