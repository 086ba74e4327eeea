import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { sharedTestApp } from '#tests/support/app.ts';

const app = await sharedTestApp();

const hour = 60 * 60 * 1000;

/** An application of now that its client declined so many hours later. */
async function answeredAfter(hours: number, project: ProjectId, consultant: UserId): Promise<void> {
  const id = await app.make.application(project, consultant, { status: 'rejected' });
  await app.db
    .updateTable('applications')
    .set({ decided_at: new Date(app.clock.now().getTime() + hours * hour) })
    .where('id', '=', id)
    .execute();
}

describe('growth', () => {
  it('counts what happened in each of twelve months, without made-up people', async () => {
    const now = new Date('2026-11-22T12:00:00Z');
    app.clock.moveTo(new Date('2026-10-31T23:30:00Z'));
    const client = await app.make.client();
    const consultants = await Promise.all(Array.from({ length: 6 }, () => app.make.consultant()));
    const project = await app.make.project(client, { createdAt: app.clock.now() });
    await app.make.client({ confirmed: false });
    const demo = await app.make.client();
    await app.db
      .updateTable('profiles')
      .set({ is_demo: true })
      .where('user_id', '=', demo)
      .execute();
    const [withdrawn, ...answered] = consultants;
    if (withdrawn) await app.make.application(project, withdrawn, { status: 'withdrawn' });
    for (const [index, consultant] of answered.entries()) {
      await answeredAfter(index + 1, project, consultant);
    }
    app.clock.moveTo(now);
    const admin = await app.make.admin();
    const { months } = await (await app.as(admin)).growth.get();
    expect(months.map(({ month }) => month)).toHaveLength(12);
    expect(months.at(-2)).toEqual({
      month: '2026-10',
      clients: 1,
      consultants: 6,
      approvals: 7,
      subscriptions: 6,
      projects: 1,
      applications: 6,
      answered: 5,
      medianAnswerHours: 3,
    });
    expect(months.at(-1)).toMatchObject({
      month: '2026-11',
      clients: 1,
      applications: 0,
      medianAnswerHours: null,
    });
  });

  it('has no median of fewer than five answers', async () => {
    app.clock.moveTo(new Date('2027-03-15T12:00:00Z'));
    const project = await app.make.project(await app.make.client());
    for (let hours = 1; hours <= 4; hours += 1) {
      await answeredAfter(hours, project, await app.make.consultant());
    }
    // What time has ended is no answer.
    const ended = await app.make.application(project, await app.make.consultant(), {
      status: 'rejected',
    });
    await app.db
      .updateTable('applications')
      .set({ ended_by_silence: true })
      .where('id', '=', ended)
      .execute();
    const admin = await app.make.admin();
    const { months } = await (await app.as(admin)).growth.get();
    expect(months.at(-1)).toMatchObject({
      month: '2027-03',
      applications: 5,
      answered: 4,
      medianAnswerHours: null,
    });
  });

  it('is for admins', async () => {
    const client = await app.as(await app.make.client());
    await expect(client.growth.get()).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
