import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { sharedTestApp, type TestApp } from '#tests/support/app.ts';
import { projectFields } from '#tests/support/factories.ts';
import type { ProjectInput } from '../rules/project-form.ts';
import { projectsByMonth } from './queries/growth.ts';
import { findNewestListing, findOpenProjects, listNewProjects } from './queries/open-projects.ts';
import { listProjectsOf } from './queries/project-rows.ts';

const dayMs = 24 * 60 * 60 * 1000;

const form = (changes: Partial<ProjectInput>): ProjectInput => ({
  ...projectFields,
  modules: [...projectFields.modules],
  extraSkills: [],
  seniority: null,
  questions: [],
  ...changes,
});

/** Posted as so many days ago, the oldest first: the order of the list is the reverse. */
const posted: readonly [daysAgo: number, changes: Partial<ProjectInput>][] = [
  [40, { title: 'Old ledger', timeline: 'ongoing' }],
  [
    20,
    {
      title: 'Warehouse rollout',
      description: 'Handheld scanners in three depots.',
      modules: ['supply-chain.warehouse-management'],
      budgetRange: '250k-plus',
    },
  ],
  [
    5,
    {
      title: 'Pipeline reports',
      description: 'Sellers want to see their deals.',
      modules: ['sales.lead-management'],
      extraSkills: ['report-development'],
      timeline: '3-6-months',
    },
  ],
  [0, { title: 'Close the books sooner', budgetRange: 'under-10k' }],
];

const app = await sharedTestApp();
const client = await app.make.client();
const consultant = await app.make.consultant();
const now = app.clock.now();
for (const [daysAgo, changes] of posted) {
  app.clock.moveTo(new Date(now.getTime() - daysAgo * dayMs));
  await (await app.as(client)).projects.post(form(changes));
}
app.clock.moveTo(now);

type Filter = Parameters<Awaited<ReturnType<TestApp['as']>>['projects']['listOpen']>[0];
async function titles(filter: Filter): Promise<string[]> {
  const { projects } = await app.as(consultant);
  return (await projects.listOpen(filter)).items.map(({ title }) => title);
}

describe('the open projects', () => {
  it('are all there without a filter, newest first', async () => {
    expect(await titles({})).toEqual([
      'Close the books sooner',
      'Pipeline reports',
      'Warehouse rollout',
      'Old ledger',
    ]);
    expect(await titles({ text: '   ' })).toHaveLength(4);
    expect(await titles({ text: '-'.repeat(33) })).toHaveLength(4);
  });

  it.each([
    [{ text: 'no one wrote this' }, []],
    [{ text: "it's \u0000 'quoted' & | ! : * <->" }, []],
    [{ skill: 'supply-chain.warehouse-management' }, ['Warehouse rollout']],
    [{ skill: 'sales' }, ['Pipeline reports']],
    [{ skill: 'report-development' }, ['Pipeline reports']],
    [{ skill: 'commerce' }, []],
    [{ duration: 'ongoing' }, ['Old ledger']],
    [{ budgetFrom: '25k-50k' }, ['Warehouse rollout']],
    [{ posted: 'day' }, ['Close the books sooner']],
    [{ posted: 'week' }, ['Close the books sooner', 'Pipeline reports']],
    [{ posted: 'month' }, ['Close the books sooner', 'Pipeline reports', 'Warehouse rollout']],
    [
      { skill: 'finance-operations', posted: 'month', duration: '1-2-months' },
      ['Close the books sooner'],
    ],
  ] as const)('narrowed by %j are %j', async (filter, expected) => {
    expect(await titles(filter)).toEqual(expected);
  });

  it('are found by what they say and ask for now', async () => {
    const { projects } = await app.as(client);
    const { id: projectId } = await projects.post(form({ title: 'First wording' }));
    const input = form({ title: 'Second wording', modules: ['commerce.e-commerce'] });
    await projects.edit({ ...input, projectId } as Parameters<typeof projects.edit>[0]);
    expect(await titles({ text: 'first' })).toEqual([]);
    expect(await titles({ text: 'second', skill: 'commerce' })).toEqual(['Second wording']);
    await projects.cancel({ projectId, reason: '' } as Parameters<typeof projects.cancel>[0]);
    expect(await titles({ text: 'second' })).toEqual([]);
  });

  it('come in pages that keep to the filter', async () => {
    const { projects } = await app.as(consultant);
    const first = await projects.listOpen({ skill: 'finance-operations', limit: 1 });
    const cursor = first.nextCursor ?? '';
    const second = await projects.listOpen({ skill: 'finance-operations', limit: 1, cursor });
    expect([first, second].map(({ items }) => items[0]?.title)).toEqual([
      'Close the books sooner',
      'Old ledger',
    ]);
    expect(second.nextCursor).toBeNull();
  });

  it.each([
    { skill: 'cobol' },
    { duration: '2-months' },
    { budgetFrom: '10000' },
    { posted: 'year' },
    { text: 'x'.repeat(101) },
    { status: 'cancelled' },
  ])('are refused for a filter like %j', async (filter) => {
    const { projects } = await app.as(consultant);
    await expect(projects.listOpen(filter as Filter)).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  });
});

describe('the projects that are new', () => {
  const titlesSince = async (
    daysAgo: number,
    {
      filter = {},
      except = [],
      limit = 10,
    }: Partial<Parameters<typeof listNewProjects>[2]> & {
      filter?: Parameters<typeof listNewProjects>[1];
    } = {},
  ) => {
    const after = new Date(app.clock.now().getTime() - daysAgo * dayMs);
    const found = await listNewProjects(app.db, filter, { after, except, limit });
    return found.map(({ title }) => title);
  };

  it('are those that have become open to all since, the first of them first, within the filter', async () => {
    const since20 = ['Warehouse rollout', 'Pipeline reports', 'Close the books sooner'];
    expect(await titlesSince(20)).toEqual(since20);
    expect(await titlesSince(19)).toEqual(since20.slice(1));
    expect(await titlesSince(20, { limit: 2 })).toEqual(since20.slice(0, 2));
    expect(await titlesSince(41, { filter: { budgetFrom: '250k-plus' } })).toEqual([
      'Warehouse rollout',
    ]);
    const [first] = await listNewProjects(app.db, {}, { after: new Date(0), except: [], limit: 1 });
    expect(await titlesSince(41, { except: [first?.id ?? ''] })).toEqual(since20);
  });

  it('are none that only invited consultants see, or that are not open any more', async () => {
    const newest = await findNewestListing(app.db);
    expect(newest).toEqual(app.clock.now());
    app.clock.moveTo(new Date(app.clock.now().getTime() + 1000));
    const { projects } = await app.as(client);
    await projects.post(form({ visibility: 'private' }));
    const { id: projectId } = await projects.post(form({ title: 'Soon over' }));
    expect(await findNewestListing(app.db)).toEqual(app.clock.now());
    await projects.cancel({ projectId });
    expect(await findNewestListing(app.db)).toEqual(newest);
    expect(await titlesSince(0)).toEqual([]);
    expect(await findOpenProjects(app.db, [projectId])).toEqual([]);
  });
});

it('the projects of each month are counted, those of made-up clients only in a demo', async () => {
  const madeUp = await app.make.client();
  await app.db
    .updateTable('profiles')
    .set({ is_demo: true })
    .where('user_id', '=', madeUp)
    .execute();
  const at = new Date('2020-03-31T23:59:59Z');
  const post = (owner: UserId, createdAt: string) => {
    app.clock.moveTo(new Date(createdAt));
    return app.make.project(owner);
  };
  for (const owner of [client, client, madeUp]) await post(owner, at.toISOString());
  await post(client, '2020-04-01T00:00:00Z');
  await post(client, '2020-02-29T00:00:00Z');
  const monthsIn = async (isDemo: boolean) => {
    const months = await projectsByMonth(app.db, {
      since: new Date('2020-03-01T00:00:00Z'),
      isDemo,
    });
    return months
      .filter(({ month }) => month.startsWith('2020'))
      .map(({ month, n }) => `${month} ${n}`)
      .toSorted();
  };
  expect(await monthsIn(false)).toEqual(['2020-03 2', '2020-04 1']);
  expect(await monthsIn(true)).toEqual(['2020-03 3', '2020-04 1']);
});

it('the projects of a user are all there for admins, in pages, the newest first', async () => {
  const owner = await app.make.client();
  const ids: string[] = [];
  for (const status of ['open', 'cancelled', 'in_progress'] as const) {
    app.clock.moveTo(new Date(app.clock.now().getTime() + 1000));
    ids.unshift(await app.make.project(owner, { status, visibility: 'private' }));
  }
  const page = await listProjectsOf(app.db, owner, { limit: 2, after: null });
  expect(page.items.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect(page.nextCursor).not.toBeNull();
});
