import { describe, expect, it } from 'vitest';
import { sharedTestApp } from '#tests/support/app.ts';
import { deletionsIn } from '#tests/support/deletions.ts';
import { deletionsAged, erasuresAged } from './jobs.ts';

const app = await sharedTestApp();

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const { passTime, run, ask, exists } = deletionsIn(app);

describe('an account that is to be erased', () => {
  it('leaves its company with all that it did for it', async () => {
    const owner = await app.make.client({ email: 'stays@mills.test' });
    const leaver = await app.make.colleague(owner, 'hiring', { email: 'leaves@mills.test' });
    const consultant = await app.make.consultant();
    const project = await app.make.project(leaver);
    const applicationId = await app.make.application(project, consultant);
    const own = await app.as(leaver);
    await own.applications.accept({ applicationId });
    await own.projects.saveTemplate({ projectId: project, name: 'Month end' });
    await own.shortlists.add({ consultantId: consultant });
    await app.make.invitation(await app.make.project(leaver), consultant);
    await ask(leaver, 'leaves@mills.test');
    passTime(31 * day);
    await run(deletionsAged);
    await run(erasuresAged);
    passTime(2 * hour);
    await run(erasuresAged);
    expect(await exists(leaver)).toBe(false);
    const company = await app.as(owner);
    const { items } = await company.projects.listOwn({});
    expect(items.map(({ inChargeId, status }) => [inChargeId, status]).sort()).toEqual(
      [
        [owner, 'in_progress'],
        [owner, 'open'],
      ].sort(),
    );
    expect((await company.applications.getReceived({ applicationId })).status).toBe('accepted');
    expect((await company.projects.listTemplates()).items).toMatchObject([{ name: 'Month end' }]);
    expect((await company.shortlists.listOwnIds()).consultantIds).toEqual([consultant]);
  });

  it('stays while its colleagues would be left without an owner', async () => {
    const owner = await app.make.client({ email: 'sole@mills.test' });
    await app.make.colleague(owner, 'hiring');
    const { deletions } = await app.as(owner);
    await expect(deletions.ask({ email: 'sole@mills.test' })).rejects.toMatchObject({
      ...{ code: 'LAST_OWNER', status: 409 },
    });
  });
});
