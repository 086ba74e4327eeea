import { describe, expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import { dayFromNow, makeCredential } from '#tests/support/credentials.ts';
import { countStatements } from '#tests/support/statements.ts';
import type { ReviewedState } from '../contract.ts';
import { listConsultantsWhoseEnded } from './queries/credentials.ts';
import { verifiedCertifications } from './queries/verified-certifications.ts';

const app = await sharedTestApp();
const admin = await app.make.admin();

const day = 24 * 60 * 60 * 1000;
const moveBy = (milliseconds: number) =>
  app.clock.moveTo(new Date(app.clock.now().getTime() + milliseconds));

async function idsIn(state: ReviewedState, limit = 100): Promise<string[]> {
  const { credentials } = await app.as(admin);
  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await credentials.listReviewed({ state, limit, ...(cursor && { cursor }) });
    expect(page.items.length).toBeLessThanOrEqual(limit);
    ids.push(...page.items.map(({ id }) => id));
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return ids;
}

describe('the queue of credentials', () => {
  it('shows each state on its own: what waits longest first, what was decided newest first', async () => {
    const made: Record<ReviewedState, string[]> = {
      submitted: [],
      verified: [],
      expired: [],
      rejected: [],
    };
    for (let n = 0; n < 5; n += 1) {
      // Two come in within the same millisecond.
      if (n !== 3) moveBy(60_000);
      const userId = await app.make.consultant();
      made.submitted.push(await makeCredential(app, userId));
      const pmp = { certification: 'pmp', status: 'verified' } as const;
      made.verified.unshift(await makeCredential(app, userId, pmp));
      const azure = { certification: 'azure-fundamentals', status: 'rejected' } as const;
      made.rejected.unshift(await makeCredential(app, userId, azure));
      const old = { certification: 'd365-fundamentals', expiresOn: dayFromNow(app, -1) } as const;
      made.expired.unshift(await makeCredential(app, userId, { ...old, status: 'verified' }));
    }
    for (const [state, ids] of Object.entries(made)) {
      const [first, second, third, fourth, fifth] = ids;
      const order = await idsIn(state as ReviewedState, 2);
      expect([order[0], order.at(-1)]).toEqual([first, fifth]);
      expect(new Set(order)).toEqual(new Set([first, second, third, fourth, fifth]));
      expect(order).toHaveLength(5);
    }
    const { credentials } = await app.as(admin);
    expect(await credentials.countWaiting()).toEqual({ waiting: 5 });
    const statements = await countStatements(app, admin, (as) =>
      as.credentials.listReviewed({ limit: 100 }),
    );
    expect(statements).toBe(1);
    await expect(credentials.listReviewed({ cursor: 'mine' })).rejects.toMatchObject({
      code: 'INVALID_CURSOR',
    });
  });

  it('loses what expires while it waits, by itself', async () => {
    const userId = await app.make.consultant();
    const id = await makeCredential(app, userId, { expiresOn: dayFromNow(app, 1) });
    const now = app.clock.now();
    expect(await idsIn('submitted')).toContain(id);
    const before = await (await app.as(admin)).credentials.countWaiting();
    moveBy(2 * day);
    expect(await idsIn('submitted')).not.toContain(id);
    const after = await (await app.as(admin)).credentials.countWaiting();
    expect(after.waiting).toBe(before.waiting - 1);
    app.clock.moveTo(now);
  });

  it('keeps what was rejected among the rejected after its last day, and comes to the end', async () => {
    const userId = await app.make.consultant();
    const past = { status: 'rejected', expiresOn: dayFromNow(app, -1) } as const;
    const id = await makeCredential(app, userId, past);
    expect(await idsIn('rejected')).toContain(id);
    expect(await idsIn('expired')).not.toContain(id);
  });

  it('goes on after what was decided last on a page, not after what came in last', async () => {
    const start = app.clock.now();
    const ids: string[] = [];
    for (const submitted of [3, 1, 2]) {
      moveBy(60_000);
      const submittedAt = new Date(start.getTime() - submitted * day);
      const userId = await app.make.consultant();
      ids.unshift(
        await makeCredential(app, userId, {
          certification: 'pmp',
          status: 'verified',
          submittedAt,
        }),
      );
    }
    expect((await idsIn('verified', 1)).slice(0, 3)).toEqual(ids);
  });
});

describe('consultants whose credential has ended', () => {
  it('are those whose last day was in the span: its first day counts, today does not', async () => {
    const [early, late, today] = [
      await app.make.consultant(),
      await app.make.consultant(),
      await app.make.consultant(),
    ];
    const endedFrom = async (from: number) => {
      const span = { from: dayFromNow(app, from), today: dayFromNow(app, 0) };
      const ended = await listConsultantsWhoseEnded(app.db, span);
      return [early, late, today].filter((userId) => ended.includes(userId));
    };
    await makeCredential(app, early, { status: 'verified', expiresOn: dayFromNow(app, -20) });
    await makeCredential(app, late, { status: 'verified', expiresOn: dayFromNow(app, -10) });
    const pmp = { certification: 'pmp', status: 'verified' } as const;
    await makeCredential(app, late, { ...pmp, expiresOn: dayFromNow(app, -11) });
    await makeCredential(app, today, { status: 'verified', expiresOn: dayFromNow(app, 0) });
    const waiting = { certification: 'pmp', expiresOn: dayFromNow(app, -10) } as const;
    await makeCredential(app, today, { ...waiting, status: 'submitted' });
    expect(await endedFrom(-20)).toEqual([early, late]);
    expect(await endedFrom(-19)).toEqual([late]);
    expect(await endedFrom(-10)).toEqual([late]);
    expect(await endedFrom(-9)).toEqual([]);
  });
});

describe('verified certifications', () => {
  it('are those an admin has verified, until their last day, of each consultant asked for', async () => {
    const [ada, grace, noOne] = [
      await app.make.consultant(),
      await app.make.consultant(),
      await app.make.consultant(),
    ];
    await makeCredential(app, ada, { status: 'verified', expiresOn: dayFromNow(app, 3) });
    await makeCredential(app, ada, { certification: 'pmp', status: 'submitted' });
    await makeCredential(app, ada, { certification: 'azure-fundamentals', status: 'rejected' });
    await makeCredential(app, grace, { certification: 'pmp', status: 'verified' });
    const ask = async (now: Date) => {
      const all = await verifiedCertifications(app.db, [ada, grace, noOne], now);
      return Object.fromEntries(
        [...all].map(([userId, rows]) => [userId, rows.map((row) => row.certification)]),
      );
    };
    const now = app.clock.now();
    expect(await ask(now)).toEqual({ [ada]: ['power-bi-data-analyst'], [grace]: ['pmp'] });
    const onLastDay = new Date(now.getTime() + 3 * day);
    expect(await ask(onLastDay)).toMatchObject({ [ada]: ['power-bi-data-analyst'] });
    expect(await ask(new Date(onLastDay.getTime() + day))).toEqual({ [grace]: ['pmp'] });
    expect(await verifiedCertifications(app.db, [], now)).toEqual(new Map());
  });
});
