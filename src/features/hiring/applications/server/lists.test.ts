import { describe, expect, it } from 'vitest';
import { toProjectId } from '#features/hiring/projects/ids.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { countStatements } from '#tests/support/statements.ts';

const nowhere = toProjectId('00000000-0000-4000-8000-000000000000');
const day = (n: number) => new Date(Date.UTC(2026, 9, n));

const app = await sharedTestApp();
const client = await app.make.client();
const consultant = await app.make.consultant();
const crowded = await app.make.project(client);
for (const [n, status] of ['pending', 'rejected', 'pending', 'withdrawn', 'pending'].entries()) {
  await app.make.application(crowded, await app.make.consultant(), {
    status: status as 'pending',
    createdAt: day(n + 1),
  });
  await app.make.application(await app.make.project(client), consultant, {
    createdAt: day(n + 1),
  });
}

describe('the own applications', () => {
  it('come newest first, page by page, each exactly once', async () => {
    const { applications } = await app.as(consultant);
    const first = await applications.listOwn({ limit: 3 });
    const second = await applications.listOwn({ limit: 3, cursor: first.nextCursor ?? '' });
    const dates = [...first.items, ...second.items].map(({ createdAt }) => createdAt);
    expect(dates).toEqual([5, 4, 3, 2, 1].map((n) => day(n).toISOString()));
    expect(second.nextCursor).toBeNull();
  });

  it('take one statement, however many there are', async () => {
    const statements = await countStatements(app, consultant, (as) => as.applications.listOwn({}));
    expect(statements).toBe(1);
  });

  it('refuse a cursor that no list gave out', async () => {
    const call = (await app.as(consultant)).applications.listOwn({ cursor: 'nonsense' });
    await expect(call).rejects.toMatchObject({ code: 'INVALID_CURSOR', status: 400 });
  });
});

describe('the projects a consultant has applied to', () => {
  it('are those that are still open', async () => {
    const person = await app.make.consultant();
    const open = await app.make.project(client);
    const closed = await app.make.project(client, { status: 'cancelled' });
    await app.make.application(open, person, { status: 'rejected' });
    await app.make.application(closed, person);
    const { applications } = await app.as(person);
    expect(await applications.listAppliedProjectIds({})).toEqual({ projectIds: [open] });
  });
});

describe('the applications to a project', () => {
  it('come newest first, page by page', async () => {
    const { applications } = await app.as(client);
    const first = await applications.listReceived({ projectId: crowded, limit: 4 });
    const rest = await applications.listReceived({
      projectId: crowded,
      limit: 4,
      cursor: first.nextCursor ?? '',
    });
    const dates = [...first.items, ...rest.items].map(({ createdAt }) => createdAt);
    expect(dates).toEqual([5, 4, 3, 2, 1].map((n) => day(n).toISOString()));
  });

  it('can be those with one status', async () => {
    const { applications } = await app.as(client);
    const { items } = await applications.listReceived({ projectId: crowded, status: 'pending' });
    expect(items.map(({ createdAt }) => createdAt)).toEqual(
      [5, 3, 1].map((n) => day(n).toISOString()),
    );
  });

  it('take three statements, however many there are: whose project it is, the list, what is verified', async () => {
    const statements = await countStatements(app, client, (as) =>
      as.applications.listReceived({ projectId: crowded }),
    );
    expect(statements).toBe(3);
  });

  it("answer for another user's project as for one that does not exist", async () => {
    const { applications } = await app.as(await app.make.client());
    for (const projectId of [crowded, nowhere]) {
      await expect(applications.listReceived({ projectId })).rejects.toMatchObject({
        code: 'PROJECT_NOT_FOUND',
        status: 404,
      });
    }
  });

  it('refuse a cursor that no list gave out', async () => {
    const { applications } = await app.as(client);
    const call = applications.listReceived({ projectId: crowded, cursor: 'nonsense' });
    await expect(call).rejects.toMatchObject({ code: 'INVALID_CURSOR', status: 400 });
  });
});
