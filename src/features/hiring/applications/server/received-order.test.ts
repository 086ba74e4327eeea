import { describe, expect, it } from 'vitest';
import { type ApplicationSort, applicationSorts } from '#catalogue/enumerations/application.ts';
import { type ProjectId, toProjectId } from '#features/hiring/projects/ids.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { countStatements } from '#tests/support/statements.ts';
import type { ReceivedApplication } from '../contract/application-views.ts';

const nowhere = toProjectId('00000000-0000-4000-8000-000000000000');
const minute = (n: number) => new Date(Date.UTC(2026, 9, 1, 12, n));

/** A user who differs from the others by rate, experience and skills, with an application of this minute. */
async function apply(to: ProjectId, n: number): Promise<void> {
  const consultant = await app.make.consultant({
    primarySkills: [n % 3 === 0 ? 'finance-operations' : 'sales', 'field-service', 'power-apps'],
  });
  await app.db
    .updateTable('consultant_profiles')
    .set({ hourly_rate_usd: 80 + 10 * (n % 4), years_experience: 1 + ((n * 3) % 7) })
    .where('user_id', '=', consultant)
    .execute();
  // Two in each minute: the order within it is by the id.
  await app.make.application(to, consultant, { createdAt: minute(n >> 1) });
}

const app = await sharedTestApp();
const client = await app.make.client();
const projectId = await app.make.project(client);
for (let n = 0; n < 12; n += 1) await apply(projectId, n);

/** All pages of a list, with something that happens after the first. */
async function readAll(
  sort: ApplicationSort,
  { of = projectId, limit = 5, afterFirst = async () => {} } = {},
): Promise<ReceivedApplication[]> {
  const { applications } = await app.as(client);
  let page = await applications.listReceived({ projectId: of, sort, limit });
  const items = [...page.items];
  await afterFirst();
  while (page.nextCursor) {
    const { nextCursor: cursor } = page;
    page = await applications.listReceived({ projectId: of, sort, limit, cursor });
    items.push(...page.items);
  }
  return items;
}

async function scoresOf(items: readonly ReceivedApplication[]): Promise<Map<string, number>> {
  const { matching } = await app.as(client);
  const scores = new Map<string, number>();
  for (const { id } of items) {
    scores.set(id, (await matching.getApplicantMatch({ applicationId: id })).total);
  }
  return scores;
}

/** The orders, written down once more: the best first, then the newest, then by id. */
function inOrder(
  sort: ApplicationSort,
  items: readonly ReceivedApplication[],
  scores: ReadonlyMap<string, number>,
): string[] {
  const ranks: Record<ApplicationSort, (item: ReceivedApplication) => number> = {
    newest: () => 0,
    match: ({ id }) => scores.get(id) ?? Number.NaN,
    rate: ({ consultant }) => -consultant.hourlyRateUsd,
    experience: ({ consultant }) => consultant.yearsExperience,
  };
  return items
    .map((item) => ({ id: item.id, at: item.createdAt, rank: ranks[sort](item) }))
    .toSorted((a, b) => b.rank - a.rank || b.at.localeCompare(a.at) || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);
}

const idsOf = (items: readonly { id: string }[]) => items.map(({ id }) => id);

describe('the orders of the applications to a project', () => {
  it.each(applicationSorts.values)('%s: as written down, whatever the pages', async (sort) => {
    const items = await readAll(sort, { limit: 100 });
    expect(items).toHaveLength(12);
    const scores = await scoresOf(items);
    expect(new Set(scores.values()).size).toBeGreaterThan(1);
    const expected = inOrder(sort, items, scores);
    expect(idsOf(items)).toEqual(expected);
    for (const limit of [1, 5]) expect(idsOf(await readAll(sort, { limit }))).toEqual(expected);
  });

  it('begin with the newest where none is asked for', async () => {
    const { applications } = await app.as(client);
    const { items } = await applications.listReceived({ projectId });
    expect(idsOf(items)).toEqual(idsOf(await readAll('newest')));
  });

  it.each(applicationSorts.values)('%s: everyone once, also while others apply', async (sort) => {
    const of = await app.make.project(client);
    for (let n = 0; n < 8; n += 1) await apply(of, n);
    const before = idsOf(await readAll(sort, { of }));
    const items = await readAll(sort, {
      of,
      limit: 3,
      // One for each place that a new applicant can take: the front, the middle and the end.
      afterFirst: async () => {
        for (let n = 8; n < 14; n += 1) await apply(of, n);
      },
    });
    const ids = idsOf(items);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => before.includes(id))).toEqual(before);
  });

  it.each(applicationSorts.values)(
    '%s: anyone who stays as they are comes once and in order, whatever becomes of the others',
    async (sort) => {
      const of = await app.make.project(client);
      for (let n = 0; n < 10; n += 1) await apply(of, n);
      const all = await readAll(sort, { of, limit: 100 });
      // One who has been shown falls behind the place that was reached, one who has not rises before it.
      const changing = [all[0], all[2], all[5], all[9]].flatMap((item) => (item ? [item] : []));
      const stay = idsOf(all.filter((item) => !changing.includes(item)));
      const items = await readAll(sort, {
        of,
        limit: 3,
        afterFirst: async () => {
          for (const [n, { consultant }] of changing.entries()) {
            const best = n >= 2;
            await app.db
              .updateTable('consultant_profiles')
              .set({
                hourly_rate_usd: best ? 50 : 300,
                years_experience: best ? 40 : 1,
                availability: best ? 'available' : 'unavailable',
                primary_skills: best
                  ? ['finance-operations', 'field-service', 'power-apps']
                  : ['marketing', 'power-bi', 'power-automate'],
              })
              .where('user_id', '=', consultant.userId)
              .execute();
          }
        },
      });
      const ids = idsOf(items);
      expect(ids.filter((id) => stay.includes(id))).toEqual(stay);
      // Only of those who changed a user may come a second time, and never a third.
      for (const { id } of changing) {
        expect(ids.filter((each) => each === id).length).toBeLessThanOrEqual(2);
      }
      // Opened again, the list has everyone once.
      expect(idsOf(await readAll(sort, { of })).toSorted()).toEqual(idsOf(all).toSorted());
    },
  );

  it('hold within one state, too', async () => {
    const { applications } = await app.as(client);
    const [declined] = await readAll('match');
    await applications.decline({ applicationId: declined?.id ?? '' });
    for (const sort of applicationSorts.values) {
      const pending = await applications.listReceived({ projectId, sort, status: 'pending' });
      expect(idsOf(pending.items)).toEqual(
        idsOf(await readAll(sort)).filter((id) => id !== declined?.id),
      );
      const rejected = await applications.listReceived({ projectId, sort, status: 'rejected' });
      expect(idsOf(rejected.items)).toEqual([declined?.id]);
    }
  });

  it('refuse the cursor of another order, and one that no list gave out', async () => {
    const { applications } = await app.as(client);
    for (const from of applicationSorts.values) {
      const { nextCursor } = await applications.listReceived({ projectId, sort: from, limit: 2 });
      for (const sort of applicationSorts.values) {
        const call = applications.listReceived({ projectId, sort, cursor: nextCursor ?? '' });
        if (sort === from) expect((await call).items.length).toBeGreaterThan(0);
        else await expect(call).rejects.toMatchObject({ code: 'INVALID_CURSOR', status: 400 });
      }
    }
    const forged = [
      ['rate', 2 ** 40, minute(1), nowhere],
      ['rate', 1.5, minute(1), nowhere],
      ['rate', 1, 'yesterday', nowhere],
      ['rate', 1, minute(1), 'no one'],
    ].map((parts) => Buffer.from(JSON.stringify(parts)).toString('base64url'));
    for (const cursor of [...forged, 'nonsense', '']) {
      const call = applications.listReceived({ projectId, sort: 'rate', cursor });
      await expect(call).rejects.toMatchObject({ code: 'INVALID_CURSOR', status: 400 });
    }
  });

  it("answer for another user's project as for one that does not exist", async () => {
    const { applications } = await app.as(await app.make.client());
    for (const sort of applicationSorts.values) {
      for (const id of [projectId, nowhere]) {
        const call = applications.listReceived({ projectId: id, sort });
        await expect(call).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND', status: 404 });
      }
    }
  });

  it.each([
    ['newest', 3],
    ['rate', 3],
    ['experience', 3],
    // The applicants, the states of their profiles and what is verified, besides; their scores are known by now.
    ['match', 6],
  ] as const)('%s: takes %d statements, however many have applied', async (sort, expected) => {
    await readAll(sort, { limit: 100 });
    const statements = await countStatements(app, client, (as) =>
      as.applications.listReceived({ projectId, sort }),
    );
    expect(statements).toBe(expected);
  });
});

describe('the scores of many applicants at once', () => {
  it('are those that each application shows by itself', async () => {
    const items = await readAll('newest');
    const { matching } = await app.as(client);
    const { scores } = await matching.listApplicantScores({
      projectId,
      applicationIds: idsOf(items),
    });
    const totals = new Map(scores.map(({ applicationId, total }) => [applicationId, total]));
    expect(totals).toEqual(await scoresOf(items));
  });

  it('follow what changes: the profile, the project and what is verified', async () => {
    const of = await app.make.project(client);
    await apply(of, 0);
    const [application] = await readAll('newest', { of });
    const applicationId = application?.id ?? '';
    const { matching } = await app.as(client);
    const read = async () => {
      const { scores } = await matching.listApplicantScores({
        projectId: of,
        applicationIds: [applicationId],
      });
      const { total } = await matching.getApplicantMatch({ applicationId });
      expect(scores).toEqual([{ applicationId, total }]);
      return total;
    };
    const first = await read();
    // The same moment by the clock: what counts is that it was saved.
    await app.db
      .updateTable('consultant_profiles')
      .set({ skill_modules: [], availability: 'unavailable' })
      .where('user_id', '=', application?.consultant.userId ?? '')
      .execute();
    const second = await read();
    expect(second).toBeLessThan(first);
    await app.db
      .updateTable('projects')
      .set({ budget_max_usd: 100, budget_min_usd: 1 })
      .where('id', '=', of)
      .execute();
    expect(await read()).toBeLessThan(second);
  });

  it('leave out applications to other projects, of others and of no one', async () => {
    const other = await app.make.project(client);
    await apply(other, 1);
    const foreign = await app.make.project(await app.make.client());
    await apply(foreign, 1);
    const [elsewhere] = await readAll('newest', { of: other });
    const [own] = await readAll('newest');
    const rows = await app.db
      .selectFrom('applications')
      .select('id')
      .where('project_id', '=', foreign)
      .execute();
    const { matching } = await app.as(client);
    const { scores } = await matching.listApplicantScores({
      projectId,
      applicationIds: [elsewhere?.id ?? '', own?.id ?? '', nowhere, ...idsOf(rows)],
    });
    expect(scores.map(({ applicationId }) => applicationId)).toEqual([own?.id]);
  });

  it("answer for another user's project as for one that does not exist", async () => {
    const { matching } = await app.as(await app.make.client());
    const applicationIds = idsOf(await readAll('newest'));
    for (const id of [projectId, nowhere]) {
      await expect(
        matching.listApplicantScores({ projectId: id, applicationIds }),
      ).rejects.toMatchObject({ code: 'PROJECT_NOT_FOUND', status: 404 });
    }
  });
});
