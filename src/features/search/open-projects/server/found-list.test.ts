import { describe, expect, it } from 'vitest';
import type { ProjectInput } from '#features/hiring/projects/rules/project-form.ts';
import { storeCatalogueWords } from '#features/search/query/server/commands/store-words.ts';
import { sharedTestApp, type TestApp } from '#tests/support/app.ts';
import { projectFields } from '#tests/support/factories.ts';

async function post(changes: Partial<ProjectInput>): Promise<string> {
  app.clock.moveTo(new Date(app.clock.now().getTime() + 60_000));
  const { projects } = await app.as(client);
  const { id } = await projects.post({
    ...{ ...projectFields, description: 'Please help us.', modules: ['not-sure'] },
    ...{ extraSkills: [], seniority: null, questions: [], ...changes },
  });
  return id;
}
const cancel = async (projectId: string) => {
  const { projects } = await app.as(client);
  await projects.cancel({ projectId, reason: '' } as Parameters<typeof projects.cancel>[0]);
};

const all = 'Aubergine lanterns trellis';

const app = await sharedTestApp();
const client = await app.make.client();
const consultant = await app.make.consultant();
await app.db.transaction().execute(storeCatalogueWords);
const strong: string[] = [];
for (let n = 1; n <= 5; n += 1) strong.push(await post({ title: `${all} ${n}` }));
await post({ title: 'Aubergine stew' });
await post({ title: 'Soup', description: 'We cook lanterns.' });
await post({ title: 'Pipeline', modules: ['sales.lead-management'] });
await post({ title: 'Ledger', modules: ['finance-operations.general-ledger'] });

type Input = Parameters<Awaited<ReturnType<TestApp['as']>>['projects']['listOpen']>[0];
const list = async (input: Input) =>
  (await app.as(consultant)).projects.listOpen({ sort: 'match', ...input });
const titles = async (input: Input) => (await list(input)).items.map(({ title }) => title);

describe('the list that a text finds', () => {
  it('has those alone who answer all of it where there are five', async () => {
    expect(await titles({ text: 'aubergine lanterns trellis' })).toEqual(
      [5, 4, 3, 2, 1].map((n) => `${all} ${n}`),
    );
    const { reading } = await list({ text: 'aubergine lanterns trellis' });
    expect(reading?.isRelaxed).toBe(false);
  });

  it('is not relaxed for one word, however few have it', async () => {
    const { items, reading } = await list({ text: 'stew' });
    expect([items.length, reading?.isRelaxed]).toEqual([1, false]);
  });

  it('has those with the better match first among equal ones', async () => {
    const title = 'Quince orchard';
    const matching = await post({ title, modules: ['finance-operations.general-ledger'] });
    const newer = await post({ title, modules: ['marketing.event-management'] });
    const { items } = await list({ text: 'quince orchard' });
    expect(items.map(({ id }) => id)).toEqual([matching, newer]);
  });

  it('fits where a text has conditions alone, and not where all that fits is outside the choices', async () => {
    const { reading: ofConditions } = await list({ text: 'remote' });
    expect(ofConditions?.fits).toBe(true);
    const { items, reading } = await list({ text: 'general ledger', skill: 'sales' });
    expect([items, reading?.fits]).toEqual([[], false]);
    // How rare a word is, and whether a project has it, does not depend on the choices.
    expect(reading?.parts).toMatchObject([{ isFound: true }]);
    expect((await list({ text: 'lanterns', skill: 'sales' })).reading?.fits).toBe(false);
  });

  it('is of the words as typed where no project has those that were meant', async () => {
    const { items, correction } = await list({ text: 'wharehouse' });
    expect([items, correction]).toEqual([[], null]);
  });

  it('is that without a text where the text asks for nothing', async () => {
    const { items, reading } = await list({ text: 'the' });
    expect(reading).toBeNull();
    expect(items.length).toBeGreaterThan(5);
  });

  it('has those who answer a part of it as well where fewer than five answer all', async () => {
    await cancel(strong[0] ?? '');
    const { items, reading } = await list({ text: 'aubergine lanterns trellis' });
    expect(items.map(({ title }) => title)).toEqual([
      ...[5, 4, 3, 2].map((n) => `${all} ${n}`),
      'Aubergine stew',
    ]);
    expect(reading?.isRelaxed).toBe(true);
  });
});
