import { describe, expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';

const app = await sharedTestApp();

/** Every value is false. */
const nothing = (can: Record<string, boolean>) => Object.values(can).every((each) => !each);

describe('a project of a company', () => {
  it('is handed over to a member with the right to hire, and to no other', async () => {
    const owner = await app.make.client();
    const hiring = await app.make.colleague(owner, 'hiring');
    const viewer = await app.make.colleague(owner, 'viewer');
    const projectId = await app.make.project(owner);
    const { projects } = await app.as(owner);
    const handedOver = await projects.handOver({ projectId, userId: hiring });
    expect(handedOver.inChargeId).toBe(hiring);
    for (const userId of [viewer, await app.make.client()]) {
      await expect(projects.handOver({ projectId, userId })).rejects.toMatchObject({
        code: 'MEMBER_NOT_FOUND',
      });
    }
  });

  it('is handed over with all others of a member', async () => {
    const owner = await app.make.client();
    const hiring = await app.make.colleague(owner, 'hiring');
    await app.make.project(owner);
    await app.make.project(owner, { status: 'completed' });
    const elsewhere = await app.make.project(await app.make.client());
    const { projects } = await app.as(hiring);
    expect(await projects.handOverAll({ from: owner, to: hiring })).toEqual({ handedOver: 2 });
    const { items } = await projects.listOwn({});
    expect(items.map(({ inChargeId }) => inChargeId)).toEqual([hiring, hiring]);
    const untouched = await app.db
      .selectFrom('projects')
      .select('client_id')
      .where('id', '=', elsewhere)
      .executeTakeFirstOrThrow();
    expect(untouched.client_id).not.toBe(hiring);
  });

  it('says who of the colleagues has accepted, and offers a viewer nothing to do', async () => {
    const owner = await app.make.client();
    const hiring = await app.make.colleague(owner, 'hiring', {
      ...{ firstName: 'Dana', lastName: 'Cole' },
    });
    const viewer = await app.make.colleague(owner, 'viewer');
    const projectId = await app.make.project(owner);
    const applicationId = await app.make.application(projectId, await app.make.consultant());
    const asViewer = await app.as(viewer);
    expect(nothing((await asViewer.projects.getOwn({ projectId })).can)).toBe(true);
    expect(nothing((await asViewer.applications.getReceived({ applicationId })).can)).toBe(true);
    const accepted = await (await app.as(hiring)).applications.accept({ applicationId });
    expect(accepted.decidedBy).toBe(null);
    const seen = await (await app.as(owner)).applications.getReceived({ applicationId });
    expect(seen).toMatchObject({ status: 'accepted', decidedBy: 'Dana Cole' });
  });
});
