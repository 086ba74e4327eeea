import { describe, expect, it } from 'vitest';
import { openProjectSorts } from '#catalogue/enumerations/project.ts';
import type { ProjectCard } from '#features/hiring/projects/contract/project-views.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { sharedTestApp, type TestApp } from '#tests/support/app.ts';
import { countStatements } from '#tests/support/statements.ts';
import { searchedProjects as scoredProjects } from '../rules/limits.ts';

const minute = (n: number) => new Date(Date.UTC(2026, 9, 1, 12, n));

/** What the projects ask for in turn: three kinds, so that many have one score. */
const asked = [
  ['finance-operations.general-ledger'],
  ['commerce.e-commerce'],
  ['sales.lead-management', 'finance-operations.general-ledger'],
];

async function projectAt(
  n: number,
  options: Parameters<TestApp['make']['project']>[1] = {},
): Promise<ProjectId> {
  const id = await app.make.project(client, { createdAt: minute(n >> 1), ...options });
  await app.db
    .updateTable('projects')
    .set({ modules: asked[n % 3] ?? [] })
    .where('id', '=', id)
    .execute();
  return id;
}

const app = await sharedTestApp();
const client = await app.make.client();
const consultant = await app.make.consultant();
// Two in each minute: the order within it is by the id.
for (let n = 0; n < 12; n += 1) await projectAt(n);

type ListInput = Parameters<Awaited<ReturnType<TestApp['as']>>['projects']['listOpen']>[0];

async function readAll(input: ListInput, who = consultant): Promise<ProjectCard[]> {
  const { projects } = await app.as(who);
  const items: ProjectCard[] = [];
  let cursor: string | null = null;
  do {
    const page = await projects.listOpen({ ...input, ...(cursor && { cursor }) });
    items.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor);
  return items;
}

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

const newestFirst = (items: readonly ProjectCard[]) =>
  items.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt) || (a.id < b.id ? 1 : -1));

/** The order, written down once more, by the score that each project shows by itself. */
async function bestFirst(items: readonly ProjectCard[]): Promise<string[]> {
  const { matching } = await app.as(consultant);
  const scores = new Map<string, number>();
  for (const { id } of items) {
    scores.set(id, (await matching.getOwnMatch({ projectId: id })).total);
  }
  const inTime = newestFirst(items);
  return idsOf(inTime.toSorted((a, b) => (scores.get(b.id) ?? 0) - (scores.get(a.id) ?? 0)));
}

describe('the open projects by best match', () => {
  it('come by the own score, the newer of equal ones first, whatever the pages', async () => {
    const items = await readAll({ sort: 'match', limit: 100 });
    expect(items).toHaveLength(12);
    const expected = await bestFirst(items);
    expect(expected).not.toEqual(idsOf(newestFirst(items)));
    for (const limit of [1, 5, 100]) {
      expect(idsOf(await readAll({ sort: 'match', limit }))).toEqual(expected);
    }
  });

  it('keep to the filter', async () => {
    const skill = 'finance-operations' as const;
    const items = await readAll({ sort: 'match', skill, limit: 3 });
    expect(items).toHaveLength(8);
    expect(idsOf(items)).toEqual(await bestFirst(items));
    expect(idsOf(items).toSorted()).toEqual(idsOf(await readAll({ skill })).toSorted());
  });

  it('follow what changes: the profile and the project', async () => {
    const { projects } = await app.as(consultant);
    const topOf = async () => (await projects.listOpen({ sort: 'match', limit: 1 })).items[0];
    const before = await topOf();
    expect(before?.modules).toContain('finance-operations.general-ledger');
    const change = (skills: string[], modules: string[]) =>
      app.db
        .updateTable('consultant_profiles')
        .set({ primary_skills: skills, skill_modules: modules })
        .where('user_id', '=', consultant)
        .execute();
    const { primary_skills: skills, skill_modules: modules } = await app.db
      .selectFrom('consultant_profiles')
      .select(['primary_skills', 'skill_modules'])
      .where('user_id', '=', consultant)
      .executeTakeFirstOrThrow();
    await change(['commerce', 'power-bi', 'power-apps'], ['commerce.e-commerce']);
    const after = await topOf();
    expect(after?.modules).toEqual(['commerce.e-commerce']);
    await app.db
      .updateTable('projects')
      .set({ modules: ['marketing.event-management'] })
      .where('id', '=', after?.id ?? '')
      .execute();
    expect((await topOf())?.id).not.toBe(after?.id);
    await app.db
      .updateTable('projects')
      .set({ modules: ['commerce.e-commerce'] })
      .where('id', '=', after?.id ?? '')
      .execute();
    await change(skills, modules);
    expect((await topOf())?.id).toBe(before?.id);
  });

  it('are none that are private or closed', async () => {
    const hidden = [
      await projectAt(0, { visibility: 'private' }),
      await projectAt(0, { status: 'cancelled' }),
    ];
    const ids = idsOf(await readAll({ sort: 'match', limit: 5 }));
    expect(ids).toHaveLength(12);
    for (const id of hidden) expect(ids).not.toContain(id);
  });

  it('are in the order of time for a consultant without a profile, and where no order is asked for', async () => {
    const stranger = await app.make.consultant({ profile: false });
    const inTime = idsOf(newestFirst(await readAll({})));
    expect(idsOf(await readAll({ sort: 'match', limit: 5 }, stranger))).toEqual(inTime);
    expect(idsOf(await readAll({ limit: 5 }))).toEqual(inTime);
  });

  it('refuse the cursor of the other order, and one that no list gave out', async () => {
    const { projects } = await app.as(consultant);
    for (const from of openProjectSorts.values) {
      const { nextCursor } = await projects.listOpen({ sort: from, limit: 2 });
      for (const sort of openProjectSorts.values) {
        const call = projects.listOpen({ sort, cursor: nextCursor ?? '' });
        if (sort === from) expect((await call).items.length).toBeGreaterThan(0);
        else await expect(call).rejects.toMatchObject({ code: 'INVALID_CURSOR', status: 400 });
      }
    }
    const other = Buffer.from(JSON.stringify(['rate', 1, minute(1), crypto.randomUUID()]));
    for (const cursor of [other.toString('base64url'), 'nonsense']) {
      const call = projects.listOpen({ sort: 'match', cursor });
      await expect(call).rejects.toMatchObject({ code: 'INVALID_CURSOR', status: 400 });
    }
  });

  it('take as many statements however many there are, once their scores are known', async () => {
    await readAll({ sort: 'match' });
    const few = await countStatements(app, consultant, (as) =>
      as.projects.listOpen({ sort: 'match', limit: 2 }),
    );
    const many = await countStatements(app, consultant, (as) =>
      as.projects.listOpen({ sort: 'match', limit: 100 }),
    );
    expect(many).toBe(few);
  });

  it('are followed by those older than the newest thousand, by time alone, each once', async () => {
    const extra = scoredProjects - 12 + 5;
    const template = await app.db
      .selectFrom('projects')
      .selectAll()
      .where('id', '=', await projectAt(1))
      .executeTakeFirstOrThrow();
    const { requirements: _, search_document: __, ...fields } = template;
    await app.db
      .insertInto('projects')
      .values(
        Array.from({ length: extra - 1 }, (_, n) => ({
          ...fields,
          id: crypto.randomUUID(),
          created_at: new Date(Date.UTC(2026, 10, 1) + n * 1000),
        })),
      )
      .execute();
    const items = await readAll({ sort: 'match', limit: 100 });
    expect(new Set(idsOf(items)).size).toBe(scoredProjects + 5);
    const inTime = newestFirst(items);
    const oldest = idsOf(inTime.slice(scoredProjects));
    expect(idsOf(items.slice(scoredProjects))).toEqual(oldest);
    expect(idsOf(items).slice(0, scoredProjects)).not.toEqual(
      idsOf(inTime).slice(0, scoredProjects),
    );
    // A page that ends among the older ones goes on among them.
    const limit = 91;
    expect((scoredProjects + 1) % limit).toBe(0);
    expect(idsOf(await readAll({ sort: 'match', limit }))).toEqual(idsOf(items));
  });
});
