import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { projectFields } from '#tests/support/factories.ts';
import { runJob } from '#tests/support/run-job.ts';
import { savedSearchesDue } from './jobs.ts';

const app = await sharedTestApp();
const client = await app.make.client();

const pass = (minutes: number) =>
  app.clock.moveTo(new Date(app.clock.now().getTime() + minutes * 60_000));
async function look(): Promise<void> {
  pass(6);
  await runJob(app, savedSearchesDue);
}
async function consultantWho(
  filter: { text?: string },
  { leastScore = null, profile = true }: { leastScore?: number | null; profile?: boolean } = {},
) {
  const email = `${crypto.randomUUID()}@one.test`;
  const consultant = await app.make.consultant({ email, profile });
  const { savedSearches } = await app.as(consultant);
  const { id } = await savedSearches.saveForProjects({ name: 'For me', filter, leastScore });
  pass(1);
  return { id, consultant };
}
async function clientWho() {
  const { savedSearches } = await app.as(client);
  const filter = { text: '', location: 'all', availability: 'all', credentials: 'all' } as const;
  const name = crypto.randomUUID();
  const { id } = await savedSearches.saveForConsultants({ name, filter });
  pass(1);
  return { id };
}
const notificationsTo = async (userId: UserId) =>
  (await (await app.as(userId)).notifications.list({ topic: 'searches' })).items.map(
    ({ words }) => words,
  );
const stateOf = (id: string) =>
  app.db
    .selectFrom('saved_searches')
    .select(['looked_at', 'failures'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
const lookedAt = async (id: string) => (await stateOf(id)).looked_at;

async function post(title: string) {
  const { projects } = await app.as(client);
  const modules = [...projectFields.modules];
  return (await projects.post({ ...projectFields, modules, extraSkills: [], title })).id;
}

/** So many open projects, all listed at this moment. */
async function postMany(count: number): Promise<void> {
  const id = await post('One of many');
  const template = await app.db
    .selectFrom('projects')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { requirements: _, search_document: __, ...fields } = template;
  await app.db
    .insertInto('projects')
    .values(Array.from({ length: count - 1 }, () => ({ ...fields, id: crypto.randomUUID() })))
    .execute();
  await app.db
    .updateTable('projects')
    .set({ listed_since: app.clock.now() })
    .where('title', '=', template.title)
    .execute();
}

describe('what a saved search finds', () => {
  it('is not what is only nearest to its text', async () => {
    const text = 'SAP payroll';
    const nearest = await consultantWho({ text });
    const fitting = await consultantWho({ text: 'payroll' });
    await post('Questions about payroll');
    await look();
    const { projects } = await app.as(nearest.consultant);
    const { items, reading } = await projects.listOpen({ text });
    expect([items.length, reading?.fits]).toEqual([1, false]);
    expect(await notificationsTo(nearest.consultant)).toEqual([]);
    expect(await notificationsTo(fitting.consultant)).toEqual([
      'One new project is found by “For me”.',
    ]);
  });

  it('comes in parts where there is much of it, and all of it comes', async () => {
    const { id, consultant } = await consultantWho({});
    await postMany(105);
    await look();
    // The search stays due: there may be more.
    expect((await lookedAt(id)).getTime()).toBeLessThan(app.clock.now().getTime());
    await look();
    expect(await notificationsTo(consultant)).toEqual([
      '5 new projects are found by “For me”.',
      '100 new projects are found by “For me”.',
    ]);
    expect(await lookedAt(id)).toEqual(app.clock.now());
  });

  it('is looked up to the present where there is no more of it', async () => {
    const searches = [await consultantWho({}), await clientWho()];
    await post('Ledger');
    await app.make.consultant();
    await look();
    for (const { id } of searches) expect(await lookedAt(id)).toEqual(app.clock.now());
  });

  it('is all for a consultant without a profile, and nothing from a score on', async () => {
    const all = await consultantWho({}, { profile: false });
    const scored = await consultantWho({}, { profile: false, leastScore: 1 });
    await post('Ledger');
    await look();
    expect(await notificationsTo(all.consultant)).toEqual([
      'One new project is found by “For me”.',
    ]);
    expect(await notificationsTo(scored.consultant)).toEqual([]);
  });

  it('is nothing by a filter that the catalogue has outgrown, which is no failure', async () => {
    const searches = [await consultantWho({}), await clientWho()];
    const ids = searches.map(({ id }) => id);
    await app.pool.query(
      `update saved_searches set filter = '{"skill": "cobol"}' where id = any ($1::uuid[])`,
      [ids],
    );
    await post('Ledger');
    await app.make.consultant();
    await look();
    for (const id of ids) {
      expect(await stateOf(id)).toEqual({ looked_at: app.clock.now(), failures: 0 });
    }
  });
});
