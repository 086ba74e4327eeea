import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { workers } from '#app/workers.ts';
import { preferenceKey } from '#features/notifications/preferences/server/queries.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { makeFixedCall } from '#tests/support/calls.ts';
import { HttpBrowser } from '#tests/support/http-browser.ts';
import { startPushEmulator } from '#tests/support/push-emulator.ts';
import type { NotificationKind } from '../rules/notification-kind.ts';
import { recordNotifications } from './commands/record-notifications.ts';
import { pushDue } from './jobs.ts';

const emulator = await startPushEmulator();
afterAll(() => emulator.stop());
const app = await sharedTestApp({ pushService: emulator.service() });
// The pause passes when a test says so, and not while a machine is busy.
app.clock.moveTo(new Date(Date.now() + 3_600_000).toISOString());
beforeEach(() => {
  emulator.heard.length = 0;
  emulator.answer(201);
});

const path = '/api/me/push-subscriptions';

/** A browser in which this person is signed in and has turned notifications on. */
async function turnOn(userId: UserId) {
  const browser = new HttpBrowser(app, await app.cookieOf(userId));
  const address = emulator.subscribe();
  const { answer } = await browser.send('POST', path, address);
  return { browser, address, subscriptionId: String(answer.subscriptionId) };
}

/** A client with a project, and a consultant who has not applied to it yet. */
async function makeSides() {
  const client = await app.make.client();
  const projectId = await app.make.project(client, { title: 'The secret warehouse' });
  return { client, projectId, consultant: await app.make.consultant() };
}

const apply = async ({ consultant, projectId }: Awaited<ReturnType<typeof makeSides>>) => {
  const { applications } = await app.as(consultant);
  return (await applications.submit({ projectId, coverLetter: 'A letter.' })).id;
};

describe('an event that concerns a user', () => {
  it('is shown by each browser that they have asked, and by no one else’s', async () => {
    const sides = await makeSides();
    const [one, other] = [await turnOn(sides.client), await turnOn(sides.client)];
    await turnOn(sides.consultant);
    const applicationId = await apply(sides);
    await app.settle();
    expect(emulator.heard.map(({ path }) => path).toSorted()).toEqual(
      [one, other].map(({ address }) => new URL(address.endpoint).pathname).toSorted(),
    );
    const [push] = emulator.heard;
    expect(JSON.parse(push?.text ?? '')).toEqual({
      body: 'There is news of an application.',
      path: `/application/${applicationId}`,
      tag: expect.stringMatching(/^[\w-]{32}$/),
    });
    expect(push?.claims?.sub).toBe(`mailto:${app.services.seller.email}`);
    const listed = await one.browser.send('GET', path);
    expect(push?.publicKey).toBe(listed.answer.publicKey);
  });

  it('is shown where one of several people who are told of it at once has asked for that', async () => {
    const [asked, other] = [await app.make.client(), await app.make.client()];
    const { address } = await turnOn(asked);
    const news: NotificationKind<string> = {
      ...{ name: 'news', topic: 'projects', words: (title) => title },
      leadsTo: () => '/client/portal',
    };
    await app.services.write((tx) =>
      recordNotifications(
        tx,
        { jobs: app.services.jobs, now: app.clock.now() },
        news,
        [other, asked].map((userId) => ({
          ...{ userId, event: 'told to all', aboutId: null, about: 'A title.' },
        })),
      ),
    );
    await app.settle();
    expect(emulator.heard.map((push) => push.path)).toEqual([new URL(address.endpoint).pathname]);
  });

  it('says nothing that anybody wrote', async () => {
    const sides = await makeSides();
    await turnOn(sides.client);
    await apply(sides);
    await app.settle();
    expect(emulator.heard[0]?.text).toBeDefined();
    expect(emulator.heard[0]?.text).not.toContain('warehouse');
  });

  it('is not shown when it was read meanwhile', async () => {
    const sides = await makeSides();
    await turnOn(sides.client);
    const applicationId = await apply(sides);
    const { notifications } = await app.as(sides.client);
    await notifications.markReadAt({ path: `/application/${applicationId}` });
    await app.settle();
    expect(emulator.heard).toEqual([]);
  });

  const leaveOut = async (
    userId: UserId,
    topic: 'applications' | 'messages' | 'calls' | 'account',
    isShown = false,
  ) => {
    const key = preferenceKey(app.services, userId);
    const { mailPreferences } = await app.as();
    return mailPreferences.choosePush({ key, topic, isShown });
  };

  it('is not shown where its person has left its topic out, and again when they take that back', async () => {
    const sides = await makeSides();
    await turnOn(sides.client);
    await leaveOut(sides.client, 'applications');
    await apply(sides);
    await app.settle();
    expect(emulator.heard).toEqual([]);
    await leaveOut(sides.client, 'applications', true);
    await apply({ ...sides, consultant: await app.make.consultant() });
    await app.settle();
    expect(emulator.heard).toHaveLength(1);
  });

  it('is shown though another topic was left out, or another user has left this one out', async () => {
    const sides = await makeSides();
    await turnOn(sides.client);
    await leaveOut(sides.client, 'messages');
    await leaveOut(sides.consultant, 'applications');
    await apply(sides);
    await app.settle();
    expect(emulator.heard).toHaveLength(1);
  });

  it('that was left out while it waited is not shown', async () => {
    const sides = await makeSides();
    await turnOn(sides.client);
    await apply(sides);
    await leaveOut(sides.client, 'applications');
    await app.settle();
    expect(emulator.heard).toEqual([]);
  });

  it('of a call is left out with calls, and not with conversations', async () => {
    const { client, consultant, call } = await makeFixedCall(app);
    await app.settle();
    await turnOn(consultant);
    const { calls } = await app.as(client);
    const link = async (meetingUrl: string, revision: number) => {
      emulator.heard.length = 0;
      const linked = await calls.setLink({ callId: call.id, revision, meetingUrl });
      await app.settle();
      return linked.revision;
    };
    await leaveOut(consultant, 'messages');
    const revision = await link('https://zoom.us/j/1', call.revision);
    expect(emulator.heard.map(({ text }) => JSON.parse(text ?? '').body)).toEqual([
      'There is news of a call.',
    ]);
    await leaveOut(consultant, 'calls');
    await link('https://zoom.us/j/2', revision);
    expect(emulator.heard).toEqual([]);
  });

  it('is not sent when its transaction is rolled back', async () => {
    const sides = await makeSides();
    await turnOn(sides.client);
    await apply(sides);
    await apply(sides).catch(() => undefined);
    await app.settle();
    expect(emulator.heard).toHaveLength(1);
  });

  const secondsOfWait = async (subscriptionId: string) => {
    const { rows } = await app.pool.query<{ seconds: number }>(
      `select extract(epoch from start_after - $1::timestamptz)::int as seconds from jobs.job
        where name = 'push-due' and data->>'subscriptionId' = $2`,
      [app.clock.now(), subscriptionId],
    );
    return rows.map(({ seconds }) => seconds);
  };

  it('waits ten seconds, in which an open page may mark it as read', async () => {
    const sides = await makeSides();
    const { subscriptionId } = await turnOn(sides.client);
    await apply(sides);
    expect(await secondsOfWait(subscriptionId)).toEqual([10]);
    await app.settle();
  });

  it('waits for the end of quiet hours, by the clocks of its person', async () => {
    const sides = await makeSides();
    const { subscriptionId } = await turnOn(sides.client);
    const hour = app.clock.now().getUTCHours();
    const quiet = { from: hour, until: (hour + 2) % 24 };
    const key = preferenceKey(app.services, sides.client);
    await (await app.as()).mailPreferences.chooseTimes({ key, zone: 'UTC', quiet });
    await apply(sides);
    const end = new Date(app.clock.now());
    end.setUTCHours(hour + 2, 0, 0, 0);
    const wait = Math.round((end.getTime() - app.clock.now().getTime()) / 1000);
    expect(await secondsOfWait(subscriptionId)).toEqual([wait]);
    await app.settle();
  });
});

describe('a push that never arrives', () => {
  const unread = async () => {
    const sides = await makeSides();
    const { subscriptionId } = await turnOn(sides.client);
    await apply(sides);
    const { rows } = await app.pool.query<{ id: string }>(
      'select id from notifications where user_id = $1',
      [sides.client],
    );
    const handler = workers.find(({ definition }) => definition.name === pushDue.name);
    const { signal } = new AbortController();
    const attempt = (number: number) =>
      handler?.run(
        { notificationId: rows[0]?.id, subscriptionId },
        { id: crypto.randomUUID(), attempt: number, services: app.services, signal },
      );
    return { attempt };
  };

  it('is dropped after its last try, and is no failed job', async () => {
    const { attempt } = await unread();
    emulator.answer(503);
    await expect(attempt(8)).rejects.toThrow('The push service answered 503.');
    await attempt(9);
    expect(emulator.heard).toHaveLength(2);
  });

  it('is dropped at once when its service refuses it', async () => {
    const { attempt } = await unread();
    emulator.answer(400);
    await attempt(1);
    expect(emulator.heard).toHaveLength(1);
  });
});

it('a browser is asked again eight times, within about half an hour', () => {
  expect(pushDue.retry).toEqual({ limit: 8, delaySeconds: 5, maxDelaySeconds: 600 });
});
