import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { toUserId } from '#access/user.ts';
import { fillWithScaleData } from '#db/scale/fill-with-scale-data.ts';
import { scaleProjects } from '#db/scale/scale-projects.ts';
import type { ProjectId } from '#features/hiring/projects/ids.ts';
import type { ConsultantCard } from '#features/profiles/consultants/contract/consultant-card.ts';
import { type ProjectNeed, scoreMatch } from '#features/profiles/matching/rules/match-score.ts';
import { readProjectWords } from '#features/profiles/matching/rules/read-words.ts';
import { rebuildSearch } from '#features/search/query/server/commands/rebuild-search.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { rounds } from '#tests/support/rounds.ts';
import { countStatements } from '#tests/support/statements.ts';
import { openSearch } from './queries/search-at.ts';
import { type SuggestionOptions, suggestConsultants } from './queries/suggest-consultants.ts';

let app: TestApp;

/** What so many made-up projects ask for. */
const anyNeeds = (count: number, seed: string): ProjectNeed[] =>
  [...scaleProjects(count, seed)].map((project) => ({
    ...project,
    workArrangement: null,
    place: '',
    words: readProjectWords(project),
  }));

/** Every listed consultant, and what they bring to a need. */
async function listOffers(need: ProjectNeed) {
  const entries = await app.db
    .selectFrom('consultant_search')
    .select(['user_id', 'card', 'modules', 'verified', 'words'])
    .where('to_xid', 'is', null)
    .$narrowType<{ card: ConsultantCard }>()
    .execute();
  const keys = need.words.flatMap((word) => word.keys);
  return entries.map(({ user_id: userId, card, modules, verified, words }) => ({
    userId,
    offer: {
      ...{ ...card, modules, verifiedCertifications: verified },
      written: keys.filter((key) => words.includes(`'w:${key}'`)),
    },
  }));
}

/** What everyone who knows something of it scores, the best first. */
const scoreEverybody = async (need: ProjectNeed): Promise<number[]> =>
  (await listOffers(need))
    .map(({ offer }) => scoreMatch(need, offer))
    .filter(({ factors }) => factors.skills.matched.length > 0)
    .map(({ total }) => total)
    .sort((one, other) => other - one);

async function suggest(need: ProjectNeed, options: SuggestionOptions) {
  const at = await openSearch(app.services);
  if (!at) throw new Error('The index is not loaded.');
  return suggestConsultants(at, need, options);
}

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
    for (const need of anyNeeds(rounds(6, 40), 'to be matched')) {
      const best = await suggest(need, { limit: 10 });
      const expected = (await scoreEverybody(need)).slice(0, 10);
      expect(best.map(({ match }) => match.total)).toEqual(expected);
    }
  });

  it('are the best of the others when the best have applied, and as many', async () => {
    for (const need of anyNeeds(20, 'with applicants')) {
      const anyone = await suggest(need, { limit: 20 });
      const exclude = anyone.slice(0, 10).map(({ userId }) => userId);
      const best = await suggest(need, { limit: 10, exclude });
      expect(best.map(({ userId }) => userId)).toEqual(
        anyone.slice(10).map(({ userId }) => userId),
      );
    }
  });

  it('find the one who was verified among the many who were not', async () => {
    const now = app.clock.now();
    const need: ProjectNeed = {
      modules: ['finance-operations.general-ledger'],
      extraSkills: [],
      timeline: '1-2-months',
      budgetMaxUsd: 250_000,
      workArrangement: null,
      place: '',
      words: [],
    };
    const before = await suggest(need, { limit: 50 });
    const known = new Set(before.map(({ userId }) => userId));
    expect(before[0]?.match.total).toBe(95);
    const verified = (await listOffers(need)).find(
      ({ userId, offer }) => !known.has(userId) && scoreMatch(need, offer).total === 95,
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
    const best = await suggest(need, { limit: 3 });
    expect(best[0]?.userId).toBe(verified.userId);
    expect(best.map(({ match }) => match.total)).toEqual([100, 95, 95]);
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
      await app.make.consultant({ subscribed: 'expired' }),
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
    expect(statements).toBeLessThanOrEqual(5);
  });
});
