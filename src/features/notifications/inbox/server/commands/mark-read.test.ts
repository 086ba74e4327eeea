import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import type { NotificationKind } from '../../rules/notification-kind.ts';
import { markPast, markReadAt } from './mark-read.ts';
import { recordNotifications } from './record-notifications.ts';

const app = await sharedTestApp();

const kindOf = (name: string): NotificationKind<string> => ({
  ...{ name, topic: 'messages' },
  words: (event) => event,
  leadsTo: (event) => `/calls/${event.slice(0, 1)}`,
});
const [proposed, agreed] = [kindOf('call-proposed'), kindOf('call-agreed')];

const notify = (userId: UserId, kind: NotificationKind<string>, events: readonly string[]) =>
  app.services.write((tx) =>
    recordNotifications(
      tx,
      { jobs: app.services.jobs, now: app.clock.now() },
      kind,
      events.map((event) => ({ userId, event, aboutId: null, about: event })),
    ),
  );

const unreadOf = async (userId: UserId): Promise<string[]> => {
  const { items } = await (await app.as(userId)).notifications.list({ show: 'unread' });
  return items.map(({ words }) => words).toSorted();
};

/** Whose browsers have been told since the last time. */
const hearers = async (): Promise<string[]> => {
  const rows = await app.db
    .deleteFrom('live_events')
    .where('topic', '=', 'notification')
    .returning('person_id')
    .execute();
  return rows.map(({ person_id: personId }) => personId);
};

describe('what is true no more', () => {
  it('counts as read, as far as it was told of that kind of event to this person', async () => {
    const [person, other] = [await app.make.client(), await app.make.client()];
    for (const userId of [person, other]) {
      await notify(userId, proposed, ['a 1', 'a 2', 'ab 1', 'b 1']);
      await notify(userId, agreed, ['a 3']);
    }
    await hearers();
    const past = () =>
      app.services.write((tx) =>
        markPast(tx, app.services, person, { kind: proposed, events: 'a ' }),
      );
    await past();
    expect(await unreadOf(person)).toEqual(['a 3', 'ab 1', 'b 1']);
    expect(await unreadOf(other)).toEqual(['a 1', 'a 2', 'a 3', 'ab 1', 'b 1']);
    expect(await hearers()).toEqual([person]);
    await past();
    expect(await hearers()).toEqual([]);
  });
});

describe('what leads to a page', () => {
  it('is read by being there, once, and keeps the time when it first was', async () => {
    const [person, other] = [await app.make.client(), await app.make.client()];
    for (const userId of [person, other]) await notify(userId, agreed, ['a 1', 'b 1']);
    const arrive = () =>
      app.services.write((tx) => markReadAt(tx, app.services, person, '/calls/a'));
    await hearers();
    await arrive();
    expect(await unreadOf(person)).toEqual(['b 1']);
    expect(await unreadOf(other)).toEqual(['a 1', 'b 1']);
    expect(await hearers()).toEqual([person]);
    const readAt = app.clock.now();
    app.clock.moveTo(new Date(readAt.getTime() + 60_000));
    await arrive();
    expect(await hearers()).toEqual([]);
    const rows = await app.db
      .selectFrom('notifications')
      .select('read_at')
      .where('user_id', '=', person)
      .where('fact', '=', 'a 1')
      .execute();
    expect(rows).toEqual([{ read_at: readAt }]);
  });
});
