import { describe, expect, it } from 'vitest';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { countStatements } from '#tests/support/statements.ts';

const app = await sharedTestApp();

describe('the number of applications to own projects', () => {
  it('tells the states apart, and what has not been opened yet', async () => {
    const client = await app.make.client();
    const [busy, quiet] = [await app.make.project(client), await app.make.project(client)];
    const applicationId = await app.make.application(busy, await app.make.consultant());
    await app.make.application(busy, await app.make.consultant());
    await app.make.application(busy, await app.make.consultant(), { status: 'withdrawn' });
    const { applications } = await app.as(client);
    const countsOf = async () =>
      (await applications.countReceived({ projectIds: [quiet, busy, quiet] })).counts;

    const none = { total: 0, pending: 0, accepted: 0, rejected: 0, withdrawn: 0, unread: 0 };
    expect(await countsOf()).toMatchObject([
      { projectId: quiet, ...none },
      { projectId: busy, ...none, total: 3, pending: 2, withdrawn: 1, unread: 2 },
    ]);
    expect((await applications.getReceived({ applicationId })).isNew).toBe(true);

    await applications.markRead({ applicationId });
    await applications.markRead({ applicationId });
    expect((await countsOf())[1]).toMatchObject({ pending: 2, unread: 1 });
    expect((await applications.getReceived({ applicationId })).isNew).toBe(false);

    await applications.decline({ applicationId, reason: '' });
    expect((await countsOf())[1]).toMatchObject({ pending: 1, rejected: 1, unread: 1 });
  });

  it('leaves out projects of others, as if they did not exist', async () => {
    const theirs = await app.make.project(await app.make.client());
    await app.make.application(theirs, await app.make.consultant());
    const { applications } = await app.as(await app.make.client());
    const projectIds = [theirs, '00000000-0000-4000-8000-000000000000'];
    expect(await applications.countReceived({ projectIds })).toEqual({ counts: [] });
  });

  it('costs one statement for any number of projects', async () => {
    const client = await app.make.client();
    const projectIds: ProjectId[] = [];
    for (let n = 0; n < 5; n += 1) projectIds.push(await app.make.project(client));
    const statements = await countStatements(app, client, (as) =>
      as.applications.countReceived({ projectIds }),
    );
    expect(statements).toBe(1);
  });
});
