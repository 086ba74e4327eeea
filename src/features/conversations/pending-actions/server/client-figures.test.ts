import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { countStatements } from '#tests/support/statements.ts';

const now = new Date('2026-11-23T12:00:00Z');
const hour = 60 * 60 * 1000;
const app = await sharedTestApp();
app.clock.moveTo(now);
const consultant = await app.make.consultant();

const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * hour);
const figuresOf = async (projectId: ProjectId, reader = consultant) => {
  const { answers } = await app.as(reader);
  return (await answers.listClientFigures({ projectIds: [projectId] })).figures[0];
};

interface Sent {
  daysAgo: number;
  /** Null: no one answered. */
  answeredAfterHours: number | null;
  bySilence?: boolean;
}

/** An application to a project of this client, from another user each time. */
async function receive(client: UserId, sent: Sent): Promise<UserId> {
  const project = await app.make.project(client);
  const sender = await app.make.consultant();
  const createdAt = daysAgo(sent.daysAgo);
  const hours = sent.answeredAfterHours;
  const id = await app.make.application(project, sender, {
    createdAt,
    status: hours === null ? 'pending' : 'rejected',
  });
  if (hours !== null) {
    await app.db
      .updateTable('applications')
      .set({
        decided_at: new Date(createdAt.getTime() + hours * hour),
        ended_by_silence: sent.bySilence ?? false,
      })
      .where('id', '=', id)
      .execute();
  }
  return sender;
}

describe('how a client answers', () => {
  it('is the median of what was answered, and the share within a week, of all their projects', async () => {
    const client = await app.make.client();
    for (const answeredAfterHours of [1, 10, 30, 7 * 24, 7 * 24 + 1]) {
      await receive(client, { daysAgo: 60, answeredAfterHours });
    }
    await receive(client, { daysAgo: 60, answeredAfterHours: null });
    await receive(client, { daysAgo: 60, answeredAfterHours: 30 * 24, bySilence: true });
    const project = await app.make.project(client);
    expect(await figuresOf(project)).toEqual({
      projectId: project,
      cases: 7,
      answered: 5,
      answeredSoon: 4,
      medianHours: 30,
    });
  });

  it('is not said below five cases', async () => {
    const client = await app.make.client();
    const project = await app.make.project(client);
    expect(await figuresOf(project)).toMatchObject({ cases: 0, answeredSoon: null });
    for (let n = 0; n < 4; n += 1) await receive(client, { daysAgo: 20, answeredAfterHours: 2 });
    expect(await figuresOf(project)).toMatchObject({
      ...{ cases: 4, answered: 4 },
      ...{ answeredSoon: null, medianHours: null },
    });
    await receive(client, { daysAgo: 20, answeredAfterHours: null });
    expect(await figuresOf(project)).toMatchObject({
      ...{ cases: 5, answered: 4 },
      ...{ answeredSoon: 4, medianHours: null },
    });
    await receive(client, { daysAgo: 20, answeredAfterHours: 2 });
    expect(await figuresOf(project)).toMatchObject({ cases: 6, answered: 5, medianHours: 2 });
  });

  it('leaves out what is younger than a week, older than a year, withdrawn, or made up', async () => {
    const client = await app.make.client();
    const project = await app.make.project(client);
    await receive(client, { daysAgo: 6.9, answeredAfterHours: 1 });
    await receive(client, { daysAgo: 366, answeredAfterHours: 1 });
    const withdrawn = await app.make.application(project, await app.make.consultant(), {
      status: 'withdrawn',
      createdAt: daysAgo(20),
    });
    expect(withdrawn).toBeDefined();
    const madeUp = await receive(client, { daysAgo: 20, answeredAfterHours: 1 });
    await app.db
      .updateTable('profiles')
      .set({ is_demo: true })
      .where('user_id', '=', madeUp)
      .execute();
    expect(await figuresOf(project)).toMatchObject({ cases: 0, answered: 0 });
    await receive(client, { daysAgo: 7.1, answeredAfterHours: 1 });
    expect(await figuresOf(project)).toMatchObject({ cases: 1, answered: 1 });
  });

  it('is said of projects that can be read alone, and of no others', async () => {
    const client = await app.make.client();
    const hidden = await app.make.project(client, { visibility: 'private' });
    const closed = await app.make.project(client, { status: 'completed' });
    expect(await figuresOf(hidden)).toBeUndefined();
    expect(await figuresOf(closed)).toBeUndefined();
    await app.make.application(closed, consultant, { status: 'rejected' });
    expect(await figuresOf(closed)).toMatchObject({ projectId: closed });
  });

  it('is asked in as many statements for many projects as for one', async () => {
    const projectIds: ProjectId[] = [];
    for (let n = 0; n < 30; n += 1) {
      projectIds.push(await app.make.project(await app.make.client()));
    }
    const asking = (ids: ProjectId[]) =>
      countStatements(app, consultant, ({ answers }) =>
        answers.listClientFigures({ projectIds: ids }),
      );
    expect(await asking(projectIds.slice(0, 1))).toBe(2);
    expect(await asking(projectIds)).toBe(2);
  });
});
