import { beforeEach, describe, expect, it } from 'vitest';
import { isApprovedClient } from '#access/viewer.ts';
import { viewerOf } from '#features/identity/accounts/server/viewer.ts';
import { dayAfter, dayOf } from '#lib/calendar-days.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import type { UnansweredKind } from '../rules.ts';
import { createUnansweredCounter } from './commands/unanswered-counter.ts';
import { unansweredAged } from './jobs.ts';

const app = await sharedTestApp();
const client = await app.make.client();
const admin = await app.make.admin();

beforeEach(async () => {
  await app.services.unanswered.flush();
  await app.pool.query('truncate unanswered_searches');
});

async function record(text: string, kind: UnansweredKind = 'nothing-fits', who = client) {
  await (await app.as(who)).unanswered.record({ text, kind });
}

async function list(input: { cursor?: string; limit?: number } = {}) {
  await app.services.unanswered.flush();
  return (await app.as(admin)).unanswered.list(input);
}

describe('unanswered searches', () => {
  it('are counted by text, kind and day, and read with the most frequent first', async () => {
    const now = app.clock.now();
    await record('Plumber');
    app.clock.moveTo(new Date(now.getTime() + 86_400_000));
    await record(' plumber', 'nothing-fits', await app.make.client());
    await record('plumber', 'none-found');
    await record('violin');
    const [first, second] = [dayOf(now), dayOf(app.clock.now())];
    expect(await list()).toEqual({
      items: [
        { text: 'plumber', kind: 'nothing-fits', searches: 2, lastDay: second },
        { text: 'plumber', kind: 'none-found', searches: 1, lastDay: second },
        { text: 'violin', kind: 'nothing-fits', searches: 1, lastDay: second },
      ],
      nextCursor: null,
    });
    const { rows } = await app.pool.query(
      "select * from unanswered_searches where kind = 'nothing-fits' order by text, day",
    );
    const plumber = { text: 'plumber', kind: 'nothing-fits', searches: '1' };
    expect(rows).toEqual([
      { ...plumber, day: first },
      { ...plumber, day: second },
      { ...plumber, text: 'violin', day: second },
    ]);
  });

  it('come in pages of twenty', async () => {
    for (let number = 10; number < 35; number += 1) await record(`text ${number}`);
    const first = await list();
    const second = await list({ cursor: first.nextCursor ?? '' });
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([20, 5, null]);
    const texts = [...first.items, ...second.items].map(({ text }) => text);
    expect(new Set(texts).size).toBe(25);
    await expect(list({ cursor: 'next' })).rejects.toMatchObject({ code: 'INVALID_CURSOR' });
  });

  it('are not counted with contact details in them', async () => {
    await record('mail ada@example.test');
    await record('call +44 20 7946 0958');
    await record('see www.example.test');
    expect((await list()).items).toEqual([]);
  });

  it('of admins are not counted', async () => {
    await record('plumber', 'nothing-fits', admin);
    expect((await list()).items).toEqual([]);
  });

  it('are read by admins only', async () => {
    const asClient = await app.as(client);
    await expect(asClient.unanswered.list({})).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it('are removed after 30 days, today among them', async () => {
    const now = app.clock.now();
    const day = (ago: number) => dayAfter(now, -ago);
    for (const ago of [29, 30]) {
      await app.db
        .insertInto('unanswered_searches')
        .values({ day: day(ago), text: 'plumber', kind: 'reworded', searches: '1' })
        .execute();
    }
    expect((await list()).items).toMatchObject([{ searches: 1, lastDay: day(29) }]);
    await app.services.jobs.enqueue(app.services.db, unansweredAged, {});
    await app.settle();
    const { rows } = await app.pool.query('select day from unanswered_searches');
    expect(rows).toEqual([{ day: day(29) }]);
  });

  it('that cannot be written are kept for the next time, and fail no request', async () => {
    let isBroken = true;
    const counter = createUnansweredCounter({
      ...app.services,
      write: (change) =>
        isBroken ? Promise.reject(new Error('no database')) : app.services.write(change),
    });
    const viewer = await viewerOf(app.db, client);
    if (!isApprovedClient(viewer)) throw new Error('This is no approved client.');
    counter.count(viewer, { text: 'plumber', kind: 'reworded' });
    await counter.flush();
    counter.count(viewer, { text: 'plumber', kind: 'reworded' });
    isBroken = false;
    await counter.stop();
    expect((await list()).items).toMatchObject([{ text: 'plumber', searches: 2 }]);
  });

  it('do not grow without end: of a thousand different texts in memory no other one is counted', async () => {
    const counter = createUnansweredCounter(app.services);
    const viewer = await viewerOf(app.db, client);
    if (!isApprovedClient(viewer)) throw new Error('This is no approved client.');
    for (let number = 0; number < 1100; number += 1) {
      counter.count(viewer, { text: `text ${number}`, kind: 'reworded' });
    }
    await counter.stop();
    const { rowCount } = await app.pool.query('select from unanswered_searches');
    expect(rowCount).toBe(1000);
  });
});
