import { beforeAll, describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { sharedTestApp, type TestApp } from '#tests/support/app.ts';
import { projectFields } from '#tests/support/factories.ts';
import { countStatements } from '#tests/support/statements.ts';
import { toProjectId } from '../ids.ts';

const app = await sharedTestApp();
const client = await app.make.client();

async function titles(
  owner: UserId,
  filter: Parameters<Awaited<ReturnType<TestApp['as']>>['projects']['listOwn']>[0],
): Promise<string[]> {
  const { projects } = await app.as(owner);
  return (await projects.listOwn(filter)).items.map(({ title }) => title);
}

describe('the own projects', () => {
  beforeAll(async () => {
    const { projects } = await app.as(client);
    await projects.post({
      ...projectFields,
      modules: ['supply-chain.warehouse-management'],
      extraSkills: [],
      title: 'Warehouse rollout',
      description: 'Handheld scanners in three depots.',
    });
    await app.make.project(client, { title: 'Ledger repair', status: 'in_progress' });
    await app.make.project(client, { title: 'Ledger upgrade', status: 'completed' });
    await app.make.project(client, { title: 'Ledger training', status: 'cancelled' });
    await app.make.project(await app.make.client(), { title: 'Ledger of a stranger' });
  });

  it('are found by words of title and description', async () => {
    expect(await titles(client, { text: 'scanner depot' })).toEqual(['Warehouse rollout']);
    expect((await titles(client, { text: 'ledger' })).toSorted()).toEqual([
      'Ledger repair',
      'Ledger training',
      'Ledger upgrade',
    ]);
  });

  it('are narrowed to a status, and counted in each', async () => {
    expect(await titles(client, { status: 'in_progress' })).toEqual(['Ledger repair']);
    expect(await titles(client, { status: 'open', text: 'ledger' })).toEqual([]);
    const { projects } = await app.as(client);
    expect(await projects.countOwn({})).toEqual({
      ...{ open: 1, in_progress: 1, completed: 1, cancelled: 1, archived: 0 },
    });
    expect(await projects.countOwn({ text: 'ledger' })).toMatchObject({ open: 0, completed: 1 });
  });

  it('are narrowed and paged by the database, whatever their number', async () => {
    const owner = await app.make.client();
    for (let n = 0; n < 5; n += 1) {
      await app.make.project(owner, { status: n % 2 === 0 ? 'completed' : 'open' });
    }
    const { projects } = await app.as(owner);
    const first = await projects.listOwn({ status: 'completed', limit: 2 });
    const rest = await projects.listOwn({
      ...{ status: 'completed', limit: 2 },
      cursor: first.nextCursor ?? '',
    });
    expect([first.items.length, rest.items.length, rest.nextCursor]).toEqual([2, 1, null]);
    const filter = { status: 'completed', text: projectFields.title } as const;
    expect(await countStatements(app, owner, (as) => as.projects.listOwn(filter))).toBe(1);
    expect(await countStatements(app, owner, (as) => as.projects.countOwn({}))).toBe(1);
  });
});

describe('an archived project', () => {
  it('leaves the list and is found among the archived ones, until it is brought back', async () => {
    const owner = await app.make.client();
    const projectId = await app.make.project(owner, { title: 'Done', status: 'completed' });
    await app.make.project(owner, { title: 'Running', status: 'in_progress' });
    const { projects } = await app.as(owner);
    const archived = await projects.archive({ projectId });
    expect(archived).toMatchObject({
      status: 'completed',
      can: { archive: false, unarchive: true },
    });
    expect(await projects.archive({ projectId })).toEqual(archived);
    expect(await titles(owner, {})).toEqual(['Running']);
    expect(await titles(owner, { status: 'completed' })).toEqual([]);
    expect(await titles(owner, { status: 'archived' })).toEqual(['Done']);
    expect(await projects.countOwn({})).toMatchObject({ completed: 0, archived: 1 });

    await projects.unarchive({ projectId });
    expect(await projects.unarchive({ projectId })).toMatchObject({ archivedAt: null });
    expect(await titles(owner, { status: 'completed' })).toEqual(['Done']);
  });

  it('is a closed one: others are refused', async () => {
    const { projects } = await app.as(client);
    for (const status of ['open', 'in_progress'] as const) {
      const projectId = await app.make.project(client, { status });
      await expect(projects.archive({ projectId })).rejects.toMatchObject({
        ...{ code: 'PROJECT_STATE', status: 409 },
      });
    }
  });

  it('is one of the own: of another client it is absent', async () => {
    const foreign = await app.make.project(await app.make.client(), { status: 'completed' });
    const { projects } = await app.as(client);
    for (const projectId of [foreign, toProjectId('00000000-0000-4000-8000-000000000000')]) {
      for (const call of [projects.archive, projects.unarchive]) {
        await expect(call({ projectId })).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND' });
      }
    }
  });

  it('changes nothing for its consultant', async () => {
    const consultant = await app.make.consultant();
    const projectId = await app.make.project(client, { status: 'completed' });
    await app.make.application(projectId, consultant);
    const { applications } = await app.as(consultant);
    const before = await applications.listOwn({});
    await (await app.as(client)).projects.archive({ projectId });
    expect(before.items).toHaveLength(1);
    expect(await applications.listOwn({})).toEqual(before);
  });
});
