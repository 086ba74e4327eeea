import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { countStatements } from '#tests/support/statements.ts';

const app = await sharedTestApp();

const listedIds = async (): Promise<string[]> => {
  const { items } = await (await app.as()).consultants.listPublicCards({ limit: 100 });
  return items.map(({ userId }) => userId);
};

describe('public cards', () => {
  it('show a visitor who is approved and subscribed, by initials only', async () => {
    const userId = await app.make.consultant({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@private.test',
      city: 'York',
    });
    const { items } = await (await app.as()).consultants.listPublicCards({});
    expect(items).toEqual([
      {
        userId,
        initials: 'AL',
        title: 'Finance & Operations consultant',
        city: 'York',
        country: 'uk',
        workArrangement: 'on-site',
        hourlyRateUsd: 120,
        availability: 'available',
        availableFrom: null,
        rating: null,
        reviewCount: 0,
        summary: expect.stringContaining('finance teams'),
        yearsExperience: 12,
        primarySkills: ['finance-operations', 'power-bi', 'data-migration'],
      },
    ]);
    expect(JSON.stringify(items)).not.toMatch(/Ada|Lovelace|private\.test|\+44/);
  });

  it('leave out who is not approved, not subscribed, expired, without a profile, or a client', async () => {
    const unlisted = [
      await app.make.consultant({ approved: false }),
      await app.make.consultant({ subscribed: false }),
      await app.make.consultant({ subscribed: 'expired' }),
      await app.make.consultant({ profile: false }),
      await app.make.client(),
    ];
    const listed = await app.make.consultant();
    const ids = await listedIds();
    expect(ids).toContain(listed);
    for (const id of unlisted) expect(ids).not.toContain(id);
  });

  it('lose who does not renew, as soon as the rights end', async () => {
    const userId: UserId = await app.make.consultant();
    const cancelled = { cancel_at_period_end: true };
    await app.db
      .updateTable('subscriptions')
      .set(cancelled)
      .where('user_id', '=', userId)
      .execute();
    const now = app.clock.now();
    const inDays = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);
    app.clock.moveTo(inDays(29));
    expect(await listedIds()).toContain(userId);
    app.clock.moveTo(inDays(30));
    expect(await listedIds()).not.toContain(userId);
    app.clock.moveTo(now);
  });

  it('come newest first, page by page, each exactly once, in one statement a page', async () => {
    for (let n = 0; n < 3; n += 1) {
      app.clock.moveTo(new Date(app.clock.now().getTime() + 1000));
      await app.make.consultant();
      await app.make.consultant();
    }
    const all = await listedIds();
    const { consultants } = await app.as();
    const paged: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await consultants.listPublicCards({ limit: 2, ...(cursor && { cursor }) });
      paged.push(...page.items.map(({ userId }) => userId));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(paged).toEqual(all);
    expect(new Set(paged).size).toBe(paged.length);
    const statements = await countStatements(app, undefined, (as) =>
      as.consultants.listPublicCards({ limit: 100 }),
    );
    expect(statements).toBe(1);
  });

  it('refuse a cursor that no list gave out', async () => {
    const call = (await app.as()).consultants.listPublicCards({ cursor: 'WyIyMDI2Il0' });
    await expect(call).rejects.toMatchObject({ code: 'INVALID_CURSOR', status: 400 });
  });
});
