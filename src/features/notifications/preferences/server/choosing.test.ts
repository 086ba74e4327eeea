import { beforeEach, describe, expect, it } from 'vitest';
import { toUserId, type UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { pass } from '#tests/support/conversation.ts';
import { mailTopics } from '../rules.ts';
import * as commands from './commands.ts';
import * as queries from './queries.ts';

const app = await sharedTestApp();

let person: UserId;
let other: UserId;
beforeEach(async () => {
  person = await app.make.client();
  other = await app.make.client();
});

const now = () => app.clock.now();
const waysOf = async (userId: UserId) =>
  Object.fromEntries(
    (await queries.listWays(app.db, userId)).map(({ topic, way }) => [topic, way]),
  );
const rowsOf = (table: 'mail_choices' | 'mail_times' | 'mail_opt_outs') =>
  app.db.selectFrom(table).selectAll().where('user_id', '=', person).execute();
const end = (address: { topic?: string; digest?: string }) =>
  app.services.write((tx) =>
    commands.unsubscribe(tx, person, { topic: '', digest: '', ...address, now: now() }),
  );
const choose = (topic: 'messages' | 'projects', way: 'at-once' | 'daily' | 'weekly' | 'none') =>
  app.services.write((tx) => commands.chooseWay(tx, person, { topic, way, now: now() }));

describe('the way of a topic', () => {
  it('is at once until something else is chosen, and again without a row', async () => {
    expect(Object.values(await waysOf(person))).toEqual(mailTopics.map(() => 'at-once'));
    await choose('messages', 'daily');
    expect(await waysOf(person)).toMatchObject({ messages: 'daily', projects: 'at-once' });
    expect(await waysOf(other)).toMatchObject({ messages: 'at-once' });
    await choose('messages', 'at-once');
    expect(await rowsOf('mail_choices')).toEqual([]);
  });

  it('goes back to at once alone, and leaves other topics and people as they are', async () => {
    await choose('messages', 'daily');
    await choose('projects', 'weekly');
    const { write } = app.services;
    const theirs = { topic: 'messages', way: 'none', now: now() } as const;
    await write((tx) => commands.chooseWay(tx, other, theirs));
    await choose('messages', 'at-once');
    expect(await waysOf(person)).toMatchObject({ messages: 'at-once', projects: 'weekly' });
    expect(await waysOf(other)).toMatchObject({ messages: 'none' });
  });

  it('keeps the moment when it was chosen while it stays the same', async () => {
    await choose('messages', 'daily');
    const [first] = await rowsOf('mail_choices');
    pass(app, 60_000);
    await choose('messages', 'daily');
    expect(await rowsOf('mail_choices')).toEqual([first]);
    await choose('messages', 'none');
    expect(await rowsOf('mail_choices')).toMatchObject([{ way: 'none', chosen_at: now() }]);
  });

  it('is asked for many people at once, of one topic', async () => {
    await choose('messages', 'daily');
    const ask = (topic: 'messages' | 'projects', userIds: UserId[]) =>
      queries.selectWays(app.db, topic, userIds).execute();
    expect(await ask('messages', [person, other])).toEqual([{ user_id: person, way: 'daily' }]);
    expect(await ask('projects', [person, other])).toEqual([]);
    expect(await ask('messages', [other])).toEqual([]);
  });
});

describe('one click in a mail program', () => {
  it('ends the topic of the mail alone', async () => {
    await end({ topic: 'messages', digest: 'daily' });
    expect(await waysOf(person)).toMatchObject({ messages: 'none', projects: 'at-once' });
    expect(await rowsOf('mail_opt_outs')).toEqual([]);
  });

  it('ends the digest that the mail was, with every topic in it, and no other', async () => {
    await choose('messages', 'daily');
    await choose('projects', 'weekly');
    const theirs = { topic: 'messages', way: 'daily', now: now() } as const;
    await app.services.write((tx) => commands.chooseWay(tx, other, theirs));
    await end({ digest: 'daily' });
    expect(await waysOf(person)).toMatchObject({ messages: 'none', projects: 'weekly' });
    expect(await waysOf(other)).toMatchObject({ messages: 'daily' });
    expect(await rowsOf('mail_opt_outs')).toEqual([]);
  });

  it.each([
    ['an announcement', {}],
    ['what is no topic and no digest', { topic: 'account', digest: 'none' }],
  ])('of %s ends announcements', async (_, address) => {
    await end(address);
    expect(await queries.findPreference(app.db, person)).toMatchObject({ announcements: false });
    expect(await rowsOf('mail_choices')).toEqual([]);
  });
});

describe('announcements', () => {
  const want = (wanted: boolean) =>
    app.services.write((tx) => commands.chooseAnnouncements(tx, person, { wanted, now: now() }));

  it('end at the first no, whatever is said again, and come back by a yes', async () => {
    const first = now();
    await want(false);
    pass(app, 1000);
    await want(false);
    expect(await rowsOf('mail_opt_outs')).toMatchObject([{ created_at: first }]);
    const hasEndedBefore = async (time: Date) => {
      const found = await queries.optedOutBefore(app.db, time).execute();
      return found.some(({ user_id }) => user_id === person);
    };
    expect([await hasEndedBefore(first), await hasEndedBefore(now())]).toEqual([false, true]);
    await want(true);
    await want(true);
    expect(await rowsOf('mail_opt_outs')).toEqual([]);
  });
});

describe('times', () => {
  const chooseTimes = (zone: string, quiet: { from: number; until: number } | null) =>
    app.services.write((tx) => commands.chooseTimes(tx, person, { zone, quiet, now: now() }));

  it('are the usual ones until chosen, and the last chosen ones then', async () => {
    expect(await queries.timesOf(app.db, person)).toEqual({ zone: 'UTC', quiet: null });
    expect((await queries.timesByPerson(app.db, [person])).size).toBe(0);
    await chooseTimes('Europe/Berlin', { from: 22, until: 0 });
    expect(await queries.timesOf(app.db, person)).toEqual({
      zone: 'Europe/Berlin',
      quiet: { from: 22, until: 0 },
    });
    await chooseTimes('Asia/Tokyo', null);
    expect(await queries.timesOf(app.db, person)).toEqual({ zone: 'Asia/Tokyo', quiet: null });
    expect(await rowsOf('mail_times')).toHaveLength(1);
    expect(await queries.timesOf(app.db, other)).toEqual({ zone: 'UTC', quiet: null });
  });

  it('name each zone once, however many have chosen it', async () => {
    await app.db.deleteFrom('mail_times').execute();
    expect(await queries.listChosenZones(app.db)).toEqual([]);
    await chooseTimes('Europe/Berlin', null);
    const theirs = { quiet: null, now: now() };
    for (const [userId, zone] of [
      [other, 'Europe/Berlin'],
      [await app.make.client(), 'Africa/Lagos'],
    ] as const) {
      await app.services.write((tx) => commands.chooseTimes(tx, userId, { ...theirs, zone }));
    }
    expect(await queries.listChosenZones(app.db)).toEqual(['Africa/Lagos', 'Europe/Berlin']);
  });
});

describe('the key of a link in a mail', () => {
  it('names the user for whom it was made, and no one when it was changed', () => {
    const key = queries.preferenceKey(app.services, person);
    expect(queries.readPreferenceKey(app.services, key)).toEqual({
      userId: person,
      isDoubted: false,
    });
    const [, signature = ''] = key.split('.');
    for (const forged of [
      `${other}.${signature}`,
      `${person}.`,
      `${person}${signature}`,
      `.${signature}`,
      `no one.${signature}`,
      '',
    ]) {
      expect(queries.readPreferenceKey(app.services, forged)).toBeNull();
    }
  });

  it('stands in the address of a topic and of a digest', () => {
    const url = queries.preferencesUrl(app.services, person);
    expect(queries.topicUrl(app.services, person, 'messages')).toBe(`${url}?topic=messages`);
    expect(queries.digestUrl(app.services, person, 'weekly')).toBe(`${url}?digest=weekly`);
  });

  it('chooses nothing once its person has left', async () => {
    expect(await queries.findPreference(app.db, toUserId(crypto.randomUUID()))).toBeNull();
  });
});

describe('an address that nothing is announced to', () => {
  const suppress = (address: string, cause: 'bounced' | 'complained', detail = 'Said so.') =>
    app.services.write((tx) => commands.suppressAddress(tx, { address, cause, detail }, now()));

  beforeEach(async () => {
    await app.db.deleteFrom('mail_suppressions').execute();
  });

  it('is kept in small letters, with as much of what was said as there is room for', async () => {
    await suppress('  Ada@Example.Test ', 'bounced', 'x'.repeat(600));
    const { items, total } = await queries.listSuppressed(app.db, '');
    expect(total).toBe(1);
    expect(items).toMatchObject([{ address: 'ada@example.test', cause: 'bounced' }]);
    expect(items[0]?.detail).toHaveLength(500);
  });

  it('stays as it was first known, but for a complaint, which weighs more', async () => {
    await suppress('ada@example.test', 'bounced', 'First.');
    await suppress('ada@example.test', 'bounced', 'Second.');
    const stored = async () => (await queries.listSuppressed(app.db, '')).items;
    expect(await stored()).toMatchObject([{ cause: 'bounced', detail: 'First.' }]);
    await suppress('ada@example.test', 'complained', 'Third.');
    await suppress('ada@example.test', 'complained', 'Fourth.');
    await suppress('ada@example.test', 'bounced', 'Fifth.');
    expect(await stored()).toMatchObject([{ cause: 'complained', detail: 'Third.' }]);
  });

  it('is found by a part of it in any case, newest first', async () => {
    await suppress('first@one.test', 'bounced');
    pass(app, 1000);
    await suppress('second@one.test', 'bounced');
    await suppress('percent%@two.test', 'bounced');
    const found = async (text: string) =>
      (await queries.listSuppressed(app.db, text)).items.map(({ address }) => address);
    expect(await found('ONE.test')).toEqual(['second@one.test', 'first@one.test']);
    expect(await found('%')).toEqual(['percent%@two.test']);
    expect((await queries.listSuppressed(app.db, 'one')).total).toBe(2);
  });

  it('is announced to again once an admin says so, who is written down for it once', async () => {
    await suppress('ada@example.test', 'complained');
    const admin = await app.make.admin();
    const { mailPreferences } = await app.as(admin);
    for (const address of ['Ada@example.test', 'ada@example.test', 'never@example.test']) {
      await mailPreferences.liftSuppression({ address });
    }
    expect((await queries.listSuppressed(app.db, '')).total).toBe(0);
    const entries = await app.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('action', '=', 'mail-suppression-lifted')
      .execute();
    expect(entries).toMatchObject([{ detail: { cause: 'complained' } }]);
  });
});
