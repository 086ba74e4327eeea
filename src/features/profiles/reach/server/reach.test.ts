import { beforeEach, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { isApprovedClient } from '#access/viewer.ts';
import { viewerOf } from '#features/identity/accounts/server/viewer.ts';
import { dayAfter, dayOf } from '#lib/calendar-days.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { createReachCounter } from './commands/reach-counter.ts';
import { reachAged } from './jobs.ts';

let consultant: UserId;
const dayMs = 24 * 60 * 60 * 1000;

const app = await sharedTestApp();
const client = await app.make.client();

beforeEach(async () => {
  consultant = await app.make.consultant({ city: 'Reachville' });
});

async function open(who: UserId, consultantId = consultant): Promise<void> {
  await (await app.as(who)).consultants.recordView({ consultantId });
}

/** What the consultant reads of the last 30 days, and of 90. */
async function figuresOf(who: UserId) {
  await app.services.reach.flush();
  return (await app.as(who)).applications.getOwnFigures();
}

async function viewsOf(who: UserId): Promise<number | undefined> {
  return (await figuresOf(who)).periods[0]?.profileViews;
}

async function approvedClient(userId: UserId) {
  const viewer = await viewerOf(app.db, userId);
  if (!isApprovedClient(viewer)) throw new Error('This is no approved client.');
  return viewer;
}

describe('profile views', () => {
  it('are counted when a page says so, and not when a profile is only read', async () => {
    await (await app.as(client)).consultants.getConsultant({ consultantId: consultant });
    expect(await viewsOf(consultant)).toBe(0);
  });

  it('count each approved client once a day', async () => {
    await open(client);
    await open(client);
    expect(await viewsOf(consultant)).toBe(1);
    await open(client);
    expect(await viewsOf(consultant)).toBe(1);
    await open(await app.make.client());
    expect(await viewsOf(consultant)).toBe(2);
    const today = app.clock.now();
    app.clock.moveTo(new Date(today.getTime() + dayMs));
    await open(client);
    expect(await viewsOf(consultant)).toBe(3);
    app.clock.moveTo(today);
  });

  it('do not count what admins look at, for themselves or as a client', async () => {
    await open(await app.make.admin());
    const viewer = await approvedClient(client);
    const lookingIn = {
      ...{ lookInId: crypto.randomUUID(), adminId: client },
      ...{ endsAt: app.clock.now(), address: null },
    };
    app.services.reach.countView({ ...viewer, lookingIn }, consultant);
    app.services.reach.countAppearances({ ...viewer, lookingIn }, [consultant]);
    const { periods } = await figuresOf(consultant);
    expect(periods[0]).toMatchObject({ profileViews: 0, searchAppearances: 0 });
    app.services.reach.countView(viewer, consultant);
    expect(await viewsOf(consultant)).toBe(1);
  });

  it('are read by the consultant alone, as a number that names no client', async () => {
    await open(client);
    expect(await viewsOf(await app.make.consultant())).toBe(0);
    const own = await figuresOf(consultant);
    expect(own.periods.map(({ days, from }) => [days, from])).toEqual([
      [30, dayAfter(app.clock.now(), -29)],
      [90, dayAfter(app.clock.now(), -89)],
    ]);
    expect(JSON.stringify(own)).not.toContain(client);
    await expect((await app.as(client)).applications.getOwnFigures()).rejects.toMatchObject({
      status: 403,
    });
  });
});

describe('search appearances', () => {
  it('count every page of results that the consultant is on', async () => {
    const { search } = await app.as(client);
    const first = await search.findConsultants({ limit: 1 });
    expect(first.items).toHaveLength(1);
    const [found] = first.items;
    const shown = found?.userId === consultant ? 1 : 0;
    await search.findConsultants({ limit: 100 });
    await search.findConsultants({ limit: 100, text: 'Reachville' });
    await search.countConsultants({});
    const { periods } = await figuresOf(consultant);
    expect(periods.map(({ searchAppearances }) => searchAppearances)).toEqual([
      shown + 2,
      shown + 2,
    ]);
  });

  it('are none where a search does not find the consultant, or an admin searches', async () => {
    await (await app.as(client)).search.findConsultants({ skill: 'commerce', limit: 100 });
    await (await app.as(await app.make.admin())).search.findConsultants({ limit: 100 });
    expect((await figuresOf(consultant)).periods[0]?.searchAppearances).toBe(0);
  });
});

describe('what has been counted', () => {
  it('is kept while it cannot be written, and no request fails', async () => {
    let isBroken = true;
    const counter = createReachCounter({
      ...app.services,
      write: (change) =>
        isBroken ? Promise.reject(new Error('no database')) : app.services.write(change),
    });
    const viewer = await approvedClient(client);
    counter.countView(viewer, consultant);
    counter.countAppearances(viewer, [consultant]);
    await counter.flush();
    counter.countView(viewer, consultant);
    counter.countAppearances(viewer, [consultant]);
    isBroken = false;
    await counter.stop();
    const { periods } = await figuresOf(consultant);
    expect(periods[0]).toMatchObject({ profileViews: 1, searchAppearances: 2 });
  });

  it('is written for the others when one of them was erased meanwhile, and goes with each of the two', async () => {
    const gone = await app.make.consultant();
    const leaver = await app.make.client();
    await open(client, gone);
    await open(client);
    await open(leaver);
    await app.db.deleteFrom('profiles').where('user_id', '=', gone).execute();
    expect(await viewsOf(consultant)).toBe(2);
    await app.db.deleteFrom('profiles').where('user_id', '=', leaver).execute();
    expect(await viewsOf(consultant)).toBe(1);
  });

  it('is removed after 90 days', async () => {
    const now = app.clock.now();
    const dayAgo = (n: number) => dayAfter(now, -n);
    for (const day of [dayAgo(90), dayAgo(89), dayAgo(30), dayAgo(29)]) {
      const values = { consultant_id: consultant, viewed_on: day, client_id: client };
      await app.db.insertInto('profile_views').values(values).execute();
      await app.db
        .insertInto('search_appearances')
        .values({ consultant_id: consultant, day, appearances: '5' })
        .execute();
    }
    const { periods, countedSince } = await figuresOf(consultant);
    expect(periods.map(({ profileViews }) => profileViews)).toEqual([1, 3]);
    expect(periods.map(({ searchAppearances }) => searchAppearances)).toEqual([5, 15]);
    expect(countedSince <= dayOf(new Date())).toBe(true);
    await app.services.jobs.enqueue(app.services.db, reachAged, {});
    await app.settle();
    for (const [table, day] of [
      ['profile_views', 'viewed_on'],
      ['search_appearances', 'day'],
    ] as const) {
      const rows = await app.db
        .selectFrom(table)
        .selectAll()
        .where('consultant_id', '=', consultant)
        .execute();
      expect(
        rows.map((row) => Object.entries(row).find(([name]) => name === day)?.[1]),
      ).not.toContain(dayAgo(90));
      expect(rows).toHaveLength(3);
    }
  });
});
