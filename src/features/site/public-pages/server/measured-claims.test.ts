import { expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { readSettings } from '#features/site-operations/site-settings/server/queries/stored-settings.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { measureClaims } from './commands/measure-claims.ts';

const app = await sharedTestApp();
const client = await app.make.client();

const measure = async () => {
  await app.services.write((tx) => measureClaims(tx, app.clock.now()));
  return (await readSettings(app.db)).measured;
};
const shown = async () => {
  await measure();
  return (await (await app.as()).siteSettings.getPublished()).claims;
};

it('counts no one made up, and says nothing of few', async () => {
  for (let made = 0; made < 4; made += 1) await certified();
  await app.db
    .updateTable('profiles')
    .set({ is_demo: true })
    .where('user_id', '=', await certified())
    .execute();
  expect((await measure()).certifiedConsultants).toMatchObject({ value: 4, cases: 4 });
  expect((await shown()).certifiedConsultants).toBeNull();
  await certified();
  expect((await shown()).certifiedConsultants).toEqual({
    figure: '5',
    counted: expect.stringMatching(
      /^listed consultants with a certification, \d+\s[A-Z][a-z]+\s\d{4}$/,
    ),
  });
});

it('measures how long projects wait for their first application, of those that have one', async () => {
  for (const hours of [1, 2, 6, 7, 50]) {
    const posted = new Date(app.clock.now().getTime() - 100 * 3_600_000);
    const projectId = await app.make.project(client, { createdAt: posted });
    for (const more of [0, 20]) {
      const createdAt = new Date(posted.getTime() + (hours + more) * 3_600_000);
      await app.make.application(projectId, await app.make.consultant(), { createdAt });
    }
  }
  await app.make.project(client);
  const { consultantResponse } = await measure();
  expect(consultantResponse?.cases).toBe(5);
  expect(consultantResponse?.value).toBeCloseTo(6);
  expect((await shown()).consultantResponse?.figure).toBe('about 6 hours');
});

it('counts of approved consultants those whose every point was checked at their approval', async () => {
  await app.db.updateTable('profiles').set({ is_demo: true }).execute();
  const { approvals, vetting } = await app.as(await app.make.admin());
  for (let made = 0; made < 6; made += 1) {
    const userId = await app.make.consultant({ approved: false });
    const { items } = await vetting.get({ userId });
    const open = made === 0 ? items.slice(1) : [];
    for (const { id } of items.slice(0, made === 0 ? 1 : undefined)) {
      await vetting.tick({ userId, itemId: id, isTicked: true });
    }
    await approvals.approve({ userId, openItems: open.map(({ id }) => id) });
  }
  expect((await measure()).checkedConsultants).toMatchObject({ value: 83, cases: 6 });
  expect((await shown()).checkedConsultants?.figure).toBe('83%');
});

async function certified(): Promise<UserId> {
  const userId = await app.make.consultant({ subscribed: true });
  await app.db
    .updateTable('consultant_profiles')
    .set({ certifications: ['mb-310'] })
    .where('user_id', '=', userId)
    .execute();
  return userId;
}
