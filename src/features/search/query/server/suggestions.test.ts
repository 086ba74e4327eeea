import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { toUserId } from '#access/user.ts';
import { fillWithScaleData } from '#db/scale/fill-with-scale-data.ts';
import { scaleProjects } from '#db/scale/scale-projects.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import { type ProjectNeed, scoreMatch } from '#features/profiles/matching/rules/match-score.ts';
import { readProjectWords } from '#features/profiles/matching/rules/read-words.ts';
import { rebuildSearch } from '#features/search/query/server/commands/rebuild-search.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { rounds } from '#tests/support/rounds.ts';
import { countStatements } from '#tests/support/statements.ts';
import { findCandidates, offerOf } from './queries/candidates.ts';
import { type SuggestAt, suggestConsultants } from './queries/suggest-consultants.ts';
import type { SuggestionOptions } from './queries/suggestion.ts';

let app: TestApp;
const keysOf = ({ words }: ProjectNeed): string[] => words.flatMap(({ keys }) => keys);

/** What so many made-up projects ask for. */
const anyNeeds = (count: number, seed: string): ProjectNeed[] =>
  [...scaleProjects(count, seed)].map((project) => ({
    ...project,
    words: readProjectWords(project),
  }));

/** What everyone who knows something of it scores, the best first. */
async function scoreEverybody(need: ProjectNeed, now: Date): Promise<number[]> {
  const anyone = await findCandidates(app.db, now, {}, { limit: 1_000_000, asked: keysOf(need) });
  return anyone
    .map((person) => scoreMatch(need, offerOf(person)))
    .filter(({ factors }) => factors.skills.matched.length > 0)
    .map(({ total }) => total)
    .sort((one, other) => other - one);
}

/** By the database, unless a copy is given. */
const suggest = (
  need: ProjectNeed,
  options: SuggestionOptions,
  remembered: SuggestAt['remembered'] = null,
) => suggestConsultants({ db: app.db, now: app.clock.now(), remembered }, need, options);

describe('suggestions among thousands', () => {
  beforeAll(async () => {
    app = await createTestApp();
    const client = new pg.Client({ connectionString: app.connectionString });
    await client.connect();
    const now = app.clock.now();
    await fillWithScaleData(client, { consultants: 4000, projects: 1, seed: 'suggestions', now });
    await client.end();
    await rebuildSearch(app.services);
    return () => app.close();
  });

  it('are the best there are, for every project: the same scores as by looking at everyone', async () => {
    const now = app.clock.now();
    let proven = 0;
    const projects = rounds(6, 40);
    const { searchMemory } = app.services;
    await searchMemory.load();
    const memory = await searchMemory.open();
    expect(memory).not.toBeNull();
    for (const need of anyNeeds(projects, 'to be matched')) {
      const { best, areTheBest } = await suggest(need, { limit: 10 });
      const expected = (await scoreEverybody(need, now)).slice(0, 10);
      const inMemory = await suggest(need, { limit: 10 }, memory);
      expect(inMemory.best.map(({ match }) => match.total)).toEqual(expected);
      expect(inMemory.areTheBest).toBe(true);
      const scores = best.map(({ match }) => match.total);
      // Where the answer says that it is the best, it is; where it does not, it claims less than it may have found.
      if (areTheBest) {
        expect(scores).toEqual(expected);
        proven += 1;
      }
      expect(scores).toEqual(scores.toSorted((one, other) => other - one));
    }
    // Projects that ask for five things and more can take more statements than are sent.
    expect(proven).toBeGreaterThanOrEqual(Math.floor(projects * 0.75));
  });

  it('are the best of the others when the best have applied, and as many', async () => {
    let proven = 0;
    for (const need of anyNeeds(20, 'with applicants')) {
      const anyone = await suggest(need, { limit: 20 });
      const exclude = anyone.best.slice(0, 10).map(({ userId }) => userId);
      const { best, areTheBest } = await suggest(need, { limit: 10, exclude });
      expect(best.filter(({ userId }) => exclude.includes(userId))).toEqual([]);
      if (!anyone.areTheBest || !areTheBest) continue;
      const totals = anyone.best.slice(10).map(({ match }) => match.total);
      expect(best.map(({ match }) => match.total)).toEqual(totals);
      proven += 1;
    }
    expect(proven).toBeGreaterThanOrEqual(12);
  });

  it('find the one who was verified among the many who were not', async () => {
    const now = app.clock.now();
    const need: ProjectNeed = {
      modules: ['finance-operations.general-ledger'],
      extraSkills: [],
      timeline: '1-2-months',
      budgetMaxUsd: 250_000,
      words: [],
    };
    const before = await suggest(need, { limit: 50 });
    const known = new Set(before.best.map(({ userId }) => userId));
    expect(before.best[0]?.match.total).toBe(95);
    const anyone = await findCandidates(
      app.db,
      now,
      { modules: need.modules },
      { limit: 5000, asked: [] },
    );
    const verified = anyone.find(
      (person) => !known.has(person.userId) && scoreMatch(need, offerOf(person)).total === 95,
    );
    if (!verified) throw new Error('Fewer than fifty fit as well as possible.');
    await app.db
      .insertInto('credentials')
      .values({
        consultant_id: verified.userId,
        certification: 'd365-finance-consultant',
        number: 'X-1',
        status: 'verified',
        method: 'certificate-seen',
        submitted_at: now,
        decided_at: now,
      })
      .execute();
    await app.db
      .transaction()
      .execute((tx) => app.services.searchIndex.refresh(tx, [toUserId(verified.userId)]));
    const { best, areTheBest } = await suggest(need, { limit: 3 });
    expect(best[0]?.userId).toBe(verified.userId);
    expect(best.map(({ match }) => match.total)).toEqual([100, 95, 95]);
    expect(areTheBest).toBe(true);
  });
});

describe('the operations', () => {
  beforeAll(async () => {
    app = await createTestApp();
    return () => app.close();
  });

  it('suggest no one who is not listed, and show neither surname nor contact', async () => {
    const owner = await app.make.client();
    const shown = await app.make.consultant({ firstName: 'Greta', lastName: 'Hidden' });
    const unlisted = [
      await app.make.consultant({ subscribed: 'lapsed' }),
      await app.make.consultant({ subscribed: false }),
      await app.make.consultant({ approved: false }),
    ];
    const projectId = await app.make.project(owner);
    const client = await app.as(owner);
    const { items } = await client.matching.suggestConsultants({ projectId, limit: 50 });
    const ids = items.map(({ consultant }) => consultant.userId);
    for (const userId of unlisted) expect(ids).not.toContain(userId);
    expect(ids).toContain(shown);
    expect(JSON.stringify(items)).not.toContain('Hidden');
    expect(JSON.stringify(items)).not.toContain('+44');
  });

  it.each(['pending', 'accepted', 'rejected', 'withdrawn'] as const)(
    'leave out those who have applied (%s), give the place to another, and suggest them elsewhere',
    async (status) => {
      const other = await createTestApp();
      try {
        const owner = await other.make.client();
        const ada = await other.make.consultant({ firstName: 'Ada' });
        const bea = await other.make.consultant({ firstName: 'Bea' });
        const cleo = await other.make.consultant({ firstName: 'Cleo' });
        const projectId = await other.make.project(owner);
        const elsewhere = await other.make.project(owner);
        const suggested = async (id: ProjectId, limit: number) => {
          const { matching } = await other.as(owner);
          const { items } = await matching.suggestConsultants({ projectId: id, limit });
          return items.map(({ consultant }) => consultant.userId).sort();
        };
        // The one who comes first applies: of two places, none may stay empty.
        const [first] = await suggested(projectId, 1);
        if (!first) throw new Error('No one was suggested.');
        await other.make.application(projectId, toUserId(first), { status });
        const others = [ada, bea, cleo].filter((id) => id !== first).sort();
        expect(await suggested(projectId, 2)).toEqual(others);
        expect(await suggested(elsewhere, 3)).toEqual([ada, bea, cleo].sort());
      } finally {
        await other.close();
      }
    },
  );

  it('send a bounded number of statements', async () => {
    const owner = await app.make.client();
    const projectId = await app.make.project(owner);
    const statements = await countStatements(app, owner, (client) =>
      client.matching.suggestConsultants({ projectId, limit: 10 }),
    );
    expect(statements).toBeLessThanOrEqual(42);
  });
});
