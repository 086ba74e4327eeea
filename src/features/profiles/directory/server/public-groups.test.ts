import { beforeEach, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { countStatements } from '#tests/support/statements.ts';
import { refreshPublicGroups } from './commands.ts';
import { publicFiguresAged } from './jobs.ts';
import { listPublicGroupPages } from './queries/public-groups.ts';

const app = await sharedTestApp();
const visitor = (await app.as()).consultants;

beforeEach(async () => {
  await app.db.deleteFrom('auth.users').execute();
  await refresh();
});

const refresh = (isDemo = false) =>
  app.db.transaction().execute((tx) => refreshPublicGroups(tx, { now: app.clock.now(), isDemo }));

const setProfile = (id: UserId, profile: { hourly_rate_usd?: number; availability?: string }) =>
  app.db.updateTable('consultant_profiles').set(profile).where('user_id', '=', id).execute();

describe('the directory of public consultants', () => {
  it('counts each person once for each skill and for the city, however it is written', async () => {
    await app.make.consultant({ city: 'Leeds', primarySkills: ['sales', 'power-bi', 'commerce'] });
    await app.make.consultant({ city: 'LEEDS', primarySkills: ['sales', 'power-bi', 'marketing'] });
    await app.make.consultant({ city: 'Leeds', primarySkills: ['sales', 'commerce', 'marketing'] });
    await app.make.consultant({ city: 'York', primarySkills: ['sales', 'power-bi', 'commerce'] });
    await refresh();
    expect(await visitor.getPublicDirectory({})).toEqual({
      consultants: 4,
      skills: [
        { skill: 'sales', consultants: 4 },
        { skill: 'commerce', consultants: 3 },
        { skill: 'power-bi', consultants: 3 },
        { skill: 'marketing', consultants: 2 },
      ],
      cities: [
        { city: 'leeds-uk', name: 'Leeds', country: 'uk', consultants: 3 },
        { city: 'york-uk', name: 'York', country: 'uk', consultants: 1 },
      ],
    });
  });

  it('knows no one who is not approved, not subscribed, or made up', async () => {
    await app.make.consultant({ approved: false });
    await app.make.consultant({ subscribed: false });
    await app.make.consultant({ subscribed: 'expired' });
    await app.make.client();
    const madeUp = await app.make.consultant();
    await app.db
      .updateTable('profiles')
      .set({ is_demo: true })
      .where('user_id', '=', madeUp)
      .execute();
    await refresh();
    expect(await visitor.getPublicDirectory({})).toEqual({
      consultants: 0,
      skills: [],
      cities: [],
    });
    expect((await visitor.listPublicCards({})).items).toEqual([]);
    await refresh(true);
    expect((await visitor.getPublicDirectory({})).consultants).toBe(1);
  });

  it('says nothing of a city whose name has no letters, and counts its people elsewhere', async () => {
    await app.make.consultant({ city: '***', primarySkills: ['sales', 'power-bi', 'commerce'] });
    await refresh();
    const directory = await visitor.getPublicDirectory({});
    expect(directory.cities).toEqual([]);
    expect(directory.skills).toHaveLength(3);
  });
});

describe('a skill or a city in figures', () => {
  it('shows availability, rates and where the others are', async () => {
    const rates = [90, 100, 160] as const;
    for (const [index, hourly_rate_usd] of rates.entries()) {
      const id = await app.make.consultant({ city: index === 0 ? 'Bath' : 'Leeds' });
      await setProfile(id, {
        hourly_rate_usd,
        availability: index === 0 ? 'busy' : 'available',
      });
    }
    await refresh();
    const figures = {
      consultants: 3,
      availability: { available: 2, limited: 1, unavailable: 0 },
      ratesUsd: { lowest: 90, median: 100, highest: 160 },
    };
    expect(await visitor.getPublicSkill({ skill: 'power-bi' })).toEqual({
      skill: 'power-bi',
      ...figures,
      cities: [
        { city: 'leeds-uk', name: 'Leeds', country: 'uk', consultants: 2 },
        { city: 'bath-uk', name: 'Bath', country: 'uk', consultants: 1 },
      ],
    });
    expect(await visitor.getPublicCity({ city: 'leeds-uk' })).toEqual({
      city: 'leeds-uk',
      name: 'Leeds',
      country: 'uk',
      consultants: 2,
      availability: { available: 2, limited: 0, unavailable: 0 },
      // Two people's rates would be theirs.
      ratesUsd: null,
      skills: [
        { skill: 'data-migration', consultants: 2 },
        { skill: 'finance-operations', consultants: 2 },
        { skill: 'power-bi', consultants: 2 },
      ],
    });
  });

  it('is not there where no one is listed', async () => {
    for (const call of [
      () => visitor.getPublicSkill({ skill: 'commerce' }),
      () => visitor.getPublicCity({ city: 'atlantis' }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND', status: 404 });
    }
  });

  it('goes with the last consultant, and remembers when it last became different', async () => {
    const stays = await app.make.consultant({ city: 'Bath' });
    const leaves = await app.make.consultant({ city: 'Leeds' });
    const started = app.clock.now();
    await refresh();
    app.clock.moveTo(new Date(started.getTime() + 60_000));
    await refresh();
    const pagesOf = async () => {
      const { cities } = await listPublicGroupPages(app.db);
      return cities.map(({ name, changedAt }) => [name, changedAt.getTime() - started.getTime()]);
    };
    expect(await pagesOf()).toEqual([
      ['bath-uk', 0],
      ['leeds-uk', 0],
    ]);
    await app.db.deleteFrom('auth.users').where('id', '=', leaves).execute();
    await setProfile(stays, { hourly_rate_usd: 111 });
    await refresh();
    expect(await pagesOf()).toEqual([['bath-uk', 60_000]]);
  });

  it('costs the same few statements for one consultant as for many', async () => {
    const statementsOf = () =>
      countStatements(app, undefined, async ({ consultants }) => {
        await consultants.getPublicDirectory({});
        await consultants.getPublicSkill({ skill: 'power-bi' });
        await consultants.getPublicCity({ city: 'london-uk' });
        await consultants.listPublicCards({ skill: 'power-bi', city: 'london-uk' });
      });
    await app.make.consultant();
    await refresh();
    const one = await statementsOf();
    for (let more = 0; more < 12; more += 1) await app.make.consultant();
    await refresh();
    expect(await statementsOf()).toBe(one);
    expect(one).toBe(9);
  });

  it('is counted by a job, also by several at once', async () => {
    await app.make.consultant();
    const { jobs } = app.services;
    for (let n = 0; n < 3; n += 1) await jobs.enqueue(app.db, publicFiguresAged, {});
    await Promise.all([refresh(), refresh(), refresh()]);
    await app.settle();
    expect((await visitor.getPublicDirectory({})).consultants).toBe(1);
    expect(await jobs.countFailed()).toBe(0);
  });
});

describe('public cards', () => {
  it('can be narrowed to a skill and to a city', async () => {
    const inBath = await app.make.consultant({
      city: 'Bath',
      primarySkills: ['sales', 'power-bi', 'commerce'],
    });
    const elsewhere = await app.make.consultant({
      city: 'York',
      primarySkills: ['sales', 'marketing', 'commerce'],
    });
    await refresh();
    const idsOf = async (filter: Parameters<typeof visitor.listPublicCards>[0]) =>
      (await visitor.listPublicCards(filter)).items.map(({ userId }) => userId).toSorted();
    expect(await idsOf({ skill: 'sales' })).toEqual([inBath, elsewhere].toSorted());
    expect(await idsOf({ skill: 'power-bi' })).toEqual([inBath]);
    expect(await idsOf({ city: 'york-uk' })).toEqual([elsewhere]);
    expect(await idsOf({ skill: 'power-bi', city: 'york-uk' })).toEqual([]);
  });

  it('of a city are of all ways to write it, and of no city of that name in another country', async () => {
    const written = await Promise.all(
      ['Leeds', 'LEEDS'].map((city) => app.make.consultant({ city })),
    );
    const abroad = await app.make.consultant({ city: 'Leeds' });
    await app.db
      .updateTable('consultant_profiles')
      .set({ country: 'us' })
      .where('user_id', '=', abroad)
      .execute();
    await refresh();
    const idsIn = async (city: string) =>
      (await visitor.listPublicCards({ city })).items.map(({ userId }) => userId).toSorted();
    expect(await idsIn('leeds-uk')).toEqual(written.toSorted());
    expect(await idsIn('leeds-us')).toEqual([abroad]);
    expect(await idsIn('atlantis')).toEqual([]);
  });

  it('of a skill are a page at a time, each exactly once', async () => {
    for (let n = 0; n < 5; n += 1) {
      app.clock.moveTo(new Date(app.clock.now().getTime() + 1000));
      await app.make.consultant();
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof visitor.listPublicCards>> =
        await visitor.listPublicCards({
          skill: 'power-bi',
          limit: 2,
          ...(cursor !== null && { cursor }),
        });
      seen.push(...page.items.map(({ userId }) => userId));
      cursor = page.nextCursor;
    } while (cursor !== null);
    expect(seen).toHaveLength(5);
    expect(new Set(seen).size).toBe(5);
  });
});
