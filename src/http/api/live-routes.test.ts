import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { findSessionViewers } from '#features/identity/accounts/server/viewer.ts';
import { publishChanges } from '#features/notifications/change-events/server/commands.ts';
import { liveEventsAged } from '#features/notifications/change-events/server/jobs.ts';
import { LiveStreams } from '#http/api/live-streams.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { EventStream } from '#tests/support/event-stream.ts';
import { beginImpersonating } from '#tests/support/impersonate.ts';
import { rounds } from '#tests/support/rounds.ts';

const app = await sharedTestApp();

const ask = async (userId: UserId | null, after?: string, cookie?: string) =>
  app.http.request('/api/live', {
    headers: {
      ...(userId ? { cookie: cookie ?? (await app.cookieOf(userId)) } : {}),
      ...(after ? { 'last-event-id': after } : {}),
    },
  });
const listen = async (userId: UserId, after?: string): Promise<EventStream> => {
  const stream = new EventStream(await ask(userId, after));
  await stream.until(({ received }) => expect(received).not.toEqual([]));
  return stream;
};
const uuid = (number: number): string =>
  `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const tell = (tx: Tx, userId: UserId, number: number) =>
  publishChanges(tx, [{ personIds: [userId], topic: 'application', subjectId: uuid(number) }]);
const notifyOnce = (userId: UserId, number: number) =>
  app.services.write((tx) => tell(tx, userId, number));
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const named = (count: number) => numbers(count).map((number) => `application ${uuid(number)}`);

describe('a stream of live events', () => {
  it('is for people who are signed in', async () => {
    expect((await ask(null)).status).toBe(401);
  });

  it('forbids caching and buffering on its way', async () => {
    const client = await app.make.client();
    const response = await ask(client);
    const stream = new EventStream(response);
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(response.headers.get('cache-control')).toBe('private, no-store, no-transform');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    await stream.cancel();
  });

  it('sends a change event only to the users concerned', async () => {
    const [client, other] = [await app.make.client(), await app.make.client()];
    const [own, foreign] = [await listen(client), await listen(other)];
    await notifyOnce(client, 1);
    await own.until(({ changes }) => expect(changes).toEqual([`application ${uuid(1)}`]));
    await notifyOnce(other, 2);
    await foreign.until(({ changes }) => expect(changes).toEqual([`application ${uuid(2)}`]));
    expect(own.changes).toHaveLength(1);
  });

  it('says nothing of what was rolled back', async () => {
    const client = await app.make.client();
    const stream = await listen(client);
    const failing = app.services.write(async (tx) => {
      await tell(tx, client, 1);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await notifyOnce(client, 2);
    await stream.until(({ changes }) => expect(changes).toEqual([`application ${uuid(2)}`]));
  });

  it('begins with a resync for who does not say what they have seen, or says what cannot be', async () => {
    const client = await app.make.client();
    const ids = [undefined, 'nonsense', '9223372036854775807-1-1', `${2n ** 60n}-1-${Date.now()}`];
    for (const id of ids) {
      const stream = await listen(client, id);
      expect(stream.received[0]?.event).toBe('resync');
    }
  });

  it('resumes after the last event that was seen, without a gap and without a repetition', async () => {
    const client = await app.make.client();
    const first = await listen(client);
    await notifyOnce(client, 0);
    await first.until(({ changes }) => expect(changes).toHaveLength(1));
    await first.cancel();
    for (const number of [1, 2, 3]) await notifyOnce(client, number);
    const second = await listen(client, first.lastId);
    await second.until(({ changes }) => expect(changes).toEqual(named(4).slice(1)));
    expect(second.received[0]?.event).toBe('ready');
    const third = await listen(client, second.lastId);
    await notifyOnce(client, 4);
    await third.until(({ changes }) => expect(changes).toEqual(named(5).slice(4)));
  });

  it('waits for a transaction that began before others and ends after them', async () => {
    const client = await app.make.client();
    const stream = await listen(client);
    const { promise: told, resolve: hasTold } = Promise.withResolvers<void>();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const slow = app.services.write(async (tx) => {
      await tell(tx, client, 0);
      hasTold();
      await mayEnd;
    });
    await told;
    await notifyOnce(client, 1);
    // A client that connects now has received neither event. The first commit must not hide the last one.
    const late = await listen(client, stream.lastId);
    end();
    await slow;
    await stream.until(({ changes }) => expect(changes.toSorted()).toEqual(named(2)));
    await late.until(({ changes }) => expect(changes.toSorted()).toEqual(named(2)));
    expect(stream.changes).toEqual(late.changes);
  });

  it('sends each of many changes once, to streams that are cut and resumed all the time', async () => {
    const count = rounds(200, 3000);
    const client = await app.make.client();
    let stream = await listen(client);
    const heard: string[] = [];
    const writing = Promise.all(
      numbers(8).map(async (writer) => {
        for (const number of numbers(count).filter((each) => each % 8 === writer)) {
          await notifyOnce(client, number);
        }
      }),
    );
    let isWriting = true;
    void writing.finally(() => {
      isWriting = false;
    });
    while (isWriting) {
      await stream.cancel();
      heard.push(...stream.changes);
      stream = await listen(client, stream.lastId);
    }
    await stream.until(({ changes }) => expect([...heard, ...changes]).toHaveLength(count));
    expect([...heard, ...stream.changes].toSorted()).toEqual(named(count).toSorted());
  });

  it('is found by another node from where the first one was', async () => {
    const client = await app.make.client();
    const other = new LiveStreams({
      ...{ db: app.services.db, clock: app.clock, log: app.services.log, pauseMs: 20 },
      findViewers: (ids, now) => findSessionViewers(app.services.db, ids, now),
    });
    const first = await listen(client);
    await notifyOnce(client, 0);
    await first.until(({ changes }) => expect(changes).toHaveLength(1));
    const [xid = '', id = ''] = first.lastId.split('-');
    await notifyOnce(client, 1);
    const texts: string[] = [];
    const sessions = await app.pool.query('select id from auth.sessions where user_id = $1', [
      client,
    ]);
    await other.open(
      { userId: client, sessionId: sessions.rows[0].id },
      { xid: BigInt(xid), id: BigInt(id) },
      { send: (text) => texts.push(text) > 0, end: () => undefined },
    );
    await notifyOnce(client, 2);
    await first.until(() => expect(texts.join('')).toContain(uuid(2)));
    expect(texts.join('')).toContain(uuid(1));
    expect(texts.join('')).not.toContain(uuid(0));
    await other.close();
  });
});

describe('the right to a stream of live events', () => {
  it('ends with the session, before any further event is sent', async () => {
    const client = await app.make.client();
    const stream = await listen(client);
    await app.pool.query('delete from auth.sessions where user_id = $1', [client]);
    await notifyOnce(client, 1);
    await stream.until(({ isOver }) => expect(isOver).toBe(true));
    expect(stream.changes).toEqual([]);
    expect(stream.received.at(-1)?.event).toBe('over');
  });

  it('ends when the account is suspended, with that as its last word, and does not begin again', async () => {
    const client = await app.make.client();
    const stream = await listen(client);
    const { approvals } = await app.as(await app.make.admin());
    await approvals.suspend({ userId: client, reason: 'A test.' });
    await notifyOnce(client, 1);
    await stream.until(({ isOver }) => expect(isOver).toBe(true));
    expect(stream.changes).toEqual(['account ']);
    expect(stream.received.at(-1)?.event).toBe('over');
    expect((await ask(client, stream.lastId)).status).toBe(403);
  });

  it('ends when the account is to be deleted, and begins anew when it is not', async () => {
    const client = await app.make.client();
    const stream = await listen(client);
    const { deletions } = await app.as(client);
    const { email } = await app.db
      .selectFrom('auth.users')
      .select('email')
      .where('id', '=', client)
      .executeTakeFirstOrThrow();
    await deletions.ask({ email });
    await stream.until(({ isOver }) => expect(isOver).toBe(true));
    expect((await ask(client)).status).toBe(403);
    await deletions.cancel();
    await listen(client);
  });

  it('is not given to an admin who impersonates a user', async () => {
    const [adminId, client] = [await app.make.admin(), await app.make.client()];
    const cookie = await beginImpersonating(app, client, { adminId });
    expect((await ask(adminId, undefined, cookie)).status).toBe(403);
  });

  it('is proven before each word: a client who is not approved any more hears of no conversation', async () => {
    const client = await app.make.client();
    const stream = await listen(client);
    const publishThread = () =>
      app.services.write((tx) =>
        publishChanges(tx, [{ personIds: [client], topic: 'thread', subjectId: uuid(1) }]),
      );
    await publishThread();
    await stream.until(({ changes }) => expect(changes).toHaveLength(1));
    await app.pool.query('update profiles set approved_at = null where user_id = $1', [client]);
    await publishThread();
    await notifyOnce(client, 2);
    await stream.until(({ changes }) =>
      expect(changes).toEqual([`thread ${uuid(1)}`, `application ${uuid(2)}`]),
    );
  });

  it('is the newest twelve of a person, over however many sign-ins', async () => {
    const client = await app.make.client();
    const streams: EventStream[] = [];
    for (const _ of numbers(14)) {
      const cookie = await app.cookieOf(client);
      streams.push(new EventStream(await ask(client, undefined, cookie)));
    }
    const other = await listen(await app.make.client());
    await notifyOnce(client, 1);
    for (const stream of streams.slice(2)) {
      await stream.until(({ changes }) => expect(changes).toHaveLength(1));
    }
    expect(streams.map(({ isOver }) => isOver)).toEqual([true, true, ...Array(12).fill(false)]);
    expect(other.isOver).toBe(false);
    for (const stream of [...streams, other]) await stream.cancel();
  });

  it('is the newest ones’ of a session that opens many', async () => {
    const client = await app.make.client();
    const cookie = await app.cookieOf(client);
    const streams: EventStream[] = [];
    for (const _ of numbers(6)) {
      streams.push(new EventStream(await ask(client, undefined, cookie)));
    }
    await notifyOnce(client, 1);
    for (const stream of streams.slice(2)) {
      await stream.until(({ changes }) => expect(changes).toHaveLength(1));
    }
    expect(streams.map(({ isOver }) => isOver)).toEqual([true, true, false, false, false, false]);
  });
});

describe('live events', () => {
  it('are forgotten after an hour', async () => {
    const client = await app.make.client();
    await notifyOnce(client, 1);
    await notifyOnce(client, 2);
    await app.pool.query(
      "update live_events set created_at = now() - interval '61 minutes' where person_id = $1 and subject_id = $2",
      [client, uuid(1)],
    );
    await app.services.jobs.enqueue(app.services.db, liveEventsAged, {});
    await app.settle();
    const { rows } = await app.pool.query(
      'select subject_id from live_events where person_id = $1',
      [client],
    );
    expect(rows).toEqual([{ subject_id: uuid(2) }]);
  });
});
