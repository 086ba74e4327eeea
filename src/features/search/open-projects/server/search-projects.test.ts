import { describe, expect, it } from 'vitest';
import type { ProjectInput } from '#features/hiring/projects/rules/project-form.ts';
import { storeCatalogueWords } from '#features/search/query/server/commands/store-words.ts';
import { sharedTestApp, type TestApp } from '#tests/support/app.ts';
import { projectFields } from '#tests/support/factories.ts';

const form = (changes: Partial<ProjectInput>): ProjectInput => ({
  ...projectFields,
  modules: [...projectFields.modules],
  extraSkills: [],
  seniority: null,
  questions: [],
  ...changes,
});

const posted: readonly Partial<ProjectInput>[] = [
  {
    title: 'Faster monthly books',
    description: 'Our accountants need nine days to close the ledger. We want it done in four.',
    ...{ workArrangement: 'remote', startDate: '2027-02-01', timeline: '3-6-months' },
  },
  {
    title: 'Warehouse rollout',
    description: 'Handheld scanners in three depots.',
    ...{ modules: ['supply-chain.warehouse-management'], budgetRange: '250k-plus' },
    ...{ workArrangement: 'on-site', place: 'Munich', startDate: '2027-01-04' },
  },
  {
    title: 'Sales reports',
    description: 'Sellers want to see their deals in Power BI. The warehouse of data is there.',
    ...{ modules: ['sales.lead-management'], extraSkills: ['report-development'] },
    ...{ workArrangement: 'both', place: 'Leeds', budgetRange: 'under-10k' },
  },
  {
    title: 'Something for our forklifts',
    description: 'Picking and putting away takes too long.',
    ...{ modules: ['not-sure'] },
  },
];

const app = await sharedTestApp();
const client = await app.make.client();
const consultant = await app.make.consultant();
await app.db.transaction().execute(storeCatalogueWords);
for (const changes of posted) {
  app.clock.moveTo(new Date(app.clock.now().getTime() + 60_000));
  await (await app.as(client)).projects.post(form(changes));
}

type Input = Parameters<Awaited<ReturnType<TestApp['as']>>['projects']['listOpen']>[0];
const list = async (input: Input) => (await app.as(consultant)).projects.listOpen(input);
const titles = async (input: Input) => (await list(input)).items.map(({ title }) => title);

describe('the open projects that a text finds', () => {
  it.each([
    ['month end close', 'Faster monthly books'],
    ['warehouse management', 'Warehouse rollout'],
    ['WMS', 'Warehouse rollout'],
    ['Power BI', 'Sales reports'],
    ['Lagerverwaltung', 'Warehouse rollout'],
    ['picking', 'Something for our forklifts'],
  ])('for “%s” begin with “%s”', async (text, first) => {
    expect((await titles({ text, sort: 'match' }))[0]).toBe(first);
  });

  it('are those for the word that was meant, which is said and can be taken back', async () => {
    const { items, correction } = await list({ text: 'wharehouse', sort: 'match' });
    expect(items[0]?.title).toBe('Warehouse rollout');
    expect(correction).toEqual({ typed: 'wharehouse', used: 'warehouse' });
    const asTyped = await list({ text: 'wharehouse', spelling: 'typed' });
    expect(asTyped).toMatchObject({ items: [], correction: null });
  });

  it('meet its conditions, which are no words of it and can be dropped', async () => {
    const text = 'remote Germany 3 months from January';
    const { items, reading } = await list({ text, sort: 'match' });
    expect(items.map(({ title }) => title)).toEqual(['Faster monthly books']);
    expect(reading?.conditions.map(({ kind }) => kind).toSorted()).toEqual([
      ...['arrangement', 'availability', 'duration', 'place'],
    ]);
    expect(reading?.conditions.map(({ foundWithout }) => foundWithout)).toEqual(
      Array(4).fill(null),
    );
    expect(reading?.parts).toEqual([]);
    const dropped = reading?.conditions.map(({ words }) => words).join('|') ?? '';
    expect(await titles({ text, dropped })).toHaveLength(4);
  });

  it('are none where a condition leaves none, and the reading says which', async () => {
    const { items, reading } = await list({ text: 'scanners in Leeds, on site', sort: 'match' });
    expect(items).toEqual([]);
    const without = reading?.conditions.map(({ kind, foundWithout }) => [kind, foundWithout]);
    expect(Object.fromEntries(without ?? [])).toEqual({ place: 1, arrangement: 0 });
  });

  it('say what of the text they answer, and what not', async () => {
    const { items } = await list({ text: 'warehouse scanners payroll', sort: 'match' });
    const [first] = items;
    expect(first?.title).toBe('Warehouse rollout');
    expect(first?.matched.map(({ words }) => words).toSorted()).toEqual(['scanners', 'warehouse']);
    expect(first?.missed).toEqual(['payroll']);
  });

  it('come by budget, start or time where that order is chosen, in whole pages', async () => {
    const text = 'warehouse';
    const [rollout, forklifts, reports] = [
      'Warehouse rollout',
      'Something for our forklifts',
      'Sales reports',
    ];
    expect(await titles({ text, sort: 'budget' })).toEqual([rollout, forklifts, reports]);
    expect(await titles({ text, sort: 'newest' })).toEqual([forklifts, reports, rollout]);
    const page = await list({ text, sort: 'start', limit: 1 });
    expect(page.items.map(({ title }) => title)).toEqual(['Warehouse rollout']);
    const rest = await list({ text, sort: 'start', limit: 2, cursor: page.nextCursor ?? '' });
    expect(rest.items.map(({ title }) => title)).toEqual([forklifts, reports]);
    expect(rest.nextCursor).toBeNull();
  });

  it('do not fit where no project is about it, and the reading says so', async () => {
    const { reading } = await list({ text: 'SAP payroll', sort: 'match' });
    expect(reading?.fits).toBe(false);
  });

  it('follow what projects say now', async () => {
    const { projects } = await app.as(client);
    const { id: projectId } = await projects.post(form({ title: 'Zebra printers' }));
    expect(await titles({ text: 'zebra' })).toEqual(['Zebra printers']);
    const input = { ...form({ title: 'Label printers' }), projectId };
    await projects.edit(input as Parameters<typeof projects.edit>[0]);
    expect(await titles({ text: 'zebra', spelling: 'typed' })).toEqual([]);
    await projects.cancel({ projectId, reason: '' } as Parameters<typeof projects.cancel>[0]);
    expect(await titles({ text: 'label' })).toEqual([]);
  });
});

it('without a text open projects come by the highest budget or the earliest start, in pages', async () => {
  const inOrder = async (sort: 'budget' | 'start') => {
    const all: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof list>> = await list({
        ...{ sort, limit: 1 },
        ...(cursor && { cursor }),
      });
      all.push(...page.items.map(({ title }) => title));
      cursor = page.nextCursor;
    } while (cursor);
    return all;
  };
  expect(await inOrder('budget')).toEqual([
    'Warehouse rollout',
    'Something for our forklifts',
    'Faster monthly books',
    'Sales reports',
  ]);
  expect(await inOrder('start')).toEqual([
    'Warehouse rollout',
    'Faster monthly books',
    'Something for our forklifts',
    'Sales reports',
  ]);
});
