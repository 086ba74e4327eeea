import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { toProjectId } from '#features/hiring/projects/ids.ts';
import { chooseWay } from '#features/notifications/preferences/server/commands.ts';
import { refreshSearchEntries } from '#features/search/query/server/commands/refresh-entries.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { projectFields } from '#tests/support/factories.ts';
import { failRows } from '#tests/support/failing-row.ts';
import { runJob } from '#tests/support/run-job.ts';
import { look as lookAt } from './commands/look.ts';
import { savedSearchesDue } from './jobs.ts';

const app = await sharedTestApp();

const pass = (minutes: number) =>
  app.clock.moveTo(new Date(app.clock.now().getTime() + minutes * 60_000));
/** Some minutes later saved searches are looked at. */
async function look(): Promise<void> {
  pass(6);
  await runJob(app, savedSearchesDue);
}

const anyone = { text: '', location: 'all', availability: 'all', credentials: 'all' } as const;

let people = 0;
const addressOf = () => {
  people += 1;
  return `saver-${people}@searches.test`;
};

async function clientWho(filter: { text?: string; skill?: 'sales' | 'finance-operations' }) {
  const email = addressOf();
  const client = await app.make.client({ email });
  const { savedSearches } = await app.as(client);
  const { id } = await savedSearches.saveForConsultants({
    name: 'Close the books',
    filter: { ...anyone, ...filter },
  });
  pass(1);
  return { userId: client, email, id };
}

async function consultantWho(filter: { text?: string }, leastScore: number | null = null) {
  const email = addressOf();
  const consultant = await app.make.consultant({ email });
  const { savedSearches } = await app.as(consultant);
  const { id } = await savedSearches.saveForProjects({ name: 'For me', filter, leastScore });
  pass(1);
  return { userId: consultant, email, id };
}

/** Lists so many consultants at once, alike but for their ids; all but one have no profile. */
async function listMany(count: number): Promise<void> {
  const like = await app.make.consultant();
  await app.pool.query(
    `insert into auth.users (name, email, email_verified, user_type, first_name, last_name)
     select 'One Of-Many', 'one-of-' || n || '@many.test', true, 'consultant', 'One', 'Of-Many'
       from generate_series(2, $1::int) as n`,
    [count],
  );
  await app.pool.query(
    'alter table consultant_search drop constraint consultant_search_user_id_fkey',
  );
  await app.pool.query(
    `insert into consultant_search (
       user_id, rating, experience, merit, hourly_rate_usd, availability, readiness, skills, modules, verified, places,
       words, card, fingerprint, listed_until, listed_since)
     select person.id, rating, experience, merit, hourly_rate_usd, availability, readiness, skills, modules, verified, places,
            words, card, fingerprint, listed_until, listed_since
       from consultant_search, auth.users as person
      where user_id = $1 and to_xid is null and person.email like '%@many.test'`,
    [like],
  );
}

const notificationsTo = async (userId: UserId) =>
  (await (await app.as(userId)).notifications.list({ topic: 'searches' })).items.map(
    ({ words }) => words,
  );
const consultantsFoundBy = async ({ userId, id }: { userId: UserId; id: string }) => {
  const { savedSearches } = await app.as(userId);
  return (await savedSearches.listFoundConsultants({ savedSearchId: id })).items;
};

async function post(
  changes: { title?: string; visibility?: 'public' | 'private'; budgetRange?: 'under-10k' } = {},
) {
  const { projects } = await app.as(await app.make.client());
  const form = { ...projectFields, modules: [...projectFields.modules], extraSkills: [] };
  return (await projects.post({ ...form, ...changes })).id;
}

describe('a search for consultants', () => {
  it('tells of those who are listed since, and of no one who was before', async () => {
    await app.make.consultant();
    pass(1);
    const saver = await clientWho({});
    await look();
    expect(await notificationsTo(saver.userId)).toEqual([]);
    const consultant = await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' });
    await look();
    expect(await notificationsTo(saver.userId)).toEqual([
      'One new consultant is found by “Close the books”.',
    ]);
    const [find, ...others] = await consultantsFoundBy(saver);
    expect(others).toEqual([]);
    expect(find?.consultant).toMatchObject({ userId: consultant, name: 'Ada L.' });
  });

  it('tells once, however often it is looked at, by many at once too', async () => {
    const saver = await clientWho({});
    await app.make.consultant();
    await app.make.consultant();
    pass(6);
    await Promise.all(Array.from({ length: 8 }, () => runJob(app, savedSearchesDue)));
    await look();
    await look();
    expect(await notificationsTo(saver.userId)).toEqual([
      '2 new consultants are found by “Close the books”.',
    ]);
  });

  it('tells of no one twice who changes their profile, or is listed anew after a break', async () => {
    const saver = await clientWho({});
    const early = await app.make.consultant();
    await look();
    const refresh = () =>
      app.services.write((tx) =>
        refreshSearchEntries(tx, { clock: app.clock, isDemo: false }, [early]),
      );
    const change = async (changes: { title: string }) => {
      await app.db
        .updateTable('consultant_profiles')
        .set(changes)
        .where('user_id', '=', early)
        .execute();
      await refresh();
    };
    await change({ title: 'Ledger consultant' });
    // So long after that looks begin later than the find was made.
    await app.make.consultant();
    await look();
    const approvedAt = (approved_at: Date | null) =>
      app.db.updateTable('profiles').set({ approved_at }).where('user_id', '=', early).execute();
    await approvedAt(null);
    await refresh();
    pass(10);
    await approvedAt(app.clock.now());
    await refresh();
    await look();
    expect(await notificationsTo(saver.userId)).toEqual(
      Array(2).fill('One new consultant is found by “Close the books”.'),
    );
  });

  it('tells of no one new who was listed before and has only changed their profile', async () => {
    const early = await app.make.consultant();
    pass(1);
    const saver = await clientWho({});
    await app.db
      .updateTable('consultant_profiles')
      .set({ title: 'Another title' })
      .where('user_id', '=', early)
      .execute();
    await app.services.write((tx) =>
      refreshSearchEntries(tx, { clock: app.clock, isDemo: false }, [early]),
    );
    await look();
    expect(await notificationsTo(saver.userId)).toEqual([]);
  });

  it('finds by filters and words as the list does', async () => {
    const bySkill = await clientWho({ skill: 'sales' });
    const byText = await clientWho({ text: 'sales' });
    await app.make.consultant();
    await look();
    expect(await notificationsTo(bySkill.userId)).toEqual([]);
    expect(await notificationsTo(byText.userId)).toEqual([]);
    const seller = await app.make.consultant({
      primarySkills: ['sales', 'power-bi', 'power-apps'],
    });
    await look();
    for (const saver of [bySkill, byText]) {
      const found = await consultantsFoundBy(saver);
      expect(found.map(({ consultant }) => consultant?.userId)).toEqual([seller]);
    }
  });

  it('finds no one who is not listed, and shows no one who is not listed any more', async () => {
    const saver = await clientWho({});
    await app.make.consultant({ approved: false });
    await app.make.consultant({ subscribed: false });
    await look();
    expect(await notificationsTo(saver.userId)).toEqual([]);
    const listed = await app.make.consultant();
    await look();
    await app.db.deleteFrom('subscriptions').where('user_id', '=', listed).execute();
    expect(await consultantsFoundBy(saver)).toMatchObject([{ consultant: null }]);
  });

  it('tells no one who may not see consultants at that time, not later either', async () => {
    const saver = await clientWho({});
    const setApproval = (approved_at: Date | null) =>
      app.db
        .updateTable('profiles')
        .set({ approved_at })
        .where('user_id', '=', saver.userId)
        .execute();
    await setApproval(null);
    await app.make.consultant();
    await look();
    pass(30);
    await setApproval(app.clock.now());
    await look();
    expect(await notificationsTo(saver.userId)).toEqual([]);
    await app.make.consultant();
    await look();
    expect(await notificationsTo(saver.userId)).toHaveLength(1);
  });
});

it('a search that was removed before its turn is nothing to look at', async () => {
  const id = crypto.randomUUID();
  const now = app.clock.now();
  await app.db
    .transaction()
    .execute((tx) => lookAt(tx, { ...app.services, searchAt: null }, { id, now }));
  const finds = app.db.selectFrom('saved_search_finds').select('id').where('search_id', '=', id);
  expect(await finds.execute()).toEqual([]);
});

describe('a search for projects', () => {
  it('tells of public ones that open since, with the way to them', async () => {
    await post();
    pass(1);
    const saver = await consultantWho({});
    await post({ visibility: 'private' });
    await look();
    expect(await notificationsTo(saver.userId)).toEqual([]);
    const projectId = await post({ title: 'Ledger' });
    await look();
    expect(await notificationsTo(saver.userId)).toEqual(['One new project is found by “For me”.']);
    const { savedSearches } = await app.as(saver.userId);
    const { items } = await savedSearches.listFoundProjects({ savedSearchId: saver.id });
    expect(items).toMatchObject([{ project: { id: projectId, title: 'Ledger' } }]);
    await app.db
      .updateTable('projects')
      .set({ status: 'cancelled', closed_at: app.clock.now() })
      .where('id', '=', projectId)
      .execute();
    const after = await savedSearches.listFoundProjects({ savedSearchId: saver.id });
    expect(after.items).toMatchObject([{ project: null }]);
  });

  it('tells of one that its client opens to all later, once', async () => {
    const client = await app.make.client();
    const { projects } = await app.as(client);
    const form = { ...projectFields, modules: [...projectFields.modules], extraSkills: [] };
    const { id: projectId } = await projects.post({ ...form, visibility: 'private' });
    pass(1);
    const saver = await consultantWho({});
    await look();
    await projects.edit({ ...form, projectId, visibility: 'public' });
    await look();
    await projects.edit({ ...form, projectId, title: 'Another title' });
    await look();
    expect(await notificationsTo(saver.userId)).toHaveLength(1);
  });

  it('tells of none that its person has applied to', async () => {
    const saver = await consultantWho({});
    const [known, other] = [await post({ title: 'Known' }), await post({ title: 'Other' })];
    await app.make.application(toProjectId(known), saver.userId);
    await look();
    expect(await notificationsTo(saver.userId)).toEqual(['One new project is found by “For me”.']);
    const { savedSearches } = await app.as(saver.userId);
    const { items } = await savedSearches.listFoundProjects({ savedSearchId: saver.id });
    expect(items.map(({ project }) => project?.id)).toEqual([other]);
  });

  it('is by words, and by the score from which they fit', async () => {
    const byWords = await consultantWho({ text: 'warehouse' });
    const anyScore = await consultantWho({}, 1);
    const bestScore = await consultantWho({}, 100);
    const title = 'Rollout of scanners in the warehouse';
    await post({ title });
    await post({ title: 'Something else', budgetRange: 'under-10k' });
    await look();
    expect(await notificationsTo(byWords.userId)).toEqual([
      'One new project is found by “For me”.',
    ]);
    expect(await notificationsTo(anyScore.userId)).toEqual([
      '2 new projects are found by “For me”.',
    ]);
    expect(await notificationsTo(bestScore.userId)).toEqual([]);
  });

  it('counts a project from the very score that was chosen, which the list shows', async () => {
    const { userId } = await consultantWho({});
    const projectId = toProjectId(await post());
    const { matching, savedSearches } = await app.as(userId);
    const { scores } = await matching.listOwnScores({ projectIds: [projectId] });
    const score = scores[0]?.total ?? Number.NaN;
    pass(1);
    const findsFrom = async (leastScore: number) => {
      const name = `From ${leastScore}`;
      const { id } = await savedSearches.saveForProjects({ name, filter: {}, leastScore });
      pass(1);
      await post();
      await look();
      return (await savedSearches.listFoundProjects({ savedSearchId: id })).items.length;
    };
    expect(await findsFrom(score)).toBe(1);
    expect(await findsFrom(score + 1)).toBe(0);
  });
});

describe('what a look finds', () => {
  const mailsTo = async (to: string) => {
    await app.settle();
    return listMails(app.db, { to });
  };

  it('comes by mail with the way to its list, and by the choice for its topic', async () => {
    const atOnce = await clientWho({});
    const none = await clientWho({});
    await app.services.write((tx) =>
      chooseWay(tx, none.userId, { topic: 'searches', way: 'none', now: app.clock.now() }),
    );
    await app.make.consultant();
    await look();
    const [mail, ...others] = await mailsTo(atOnce.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('One new consultant for “Close the books”');
    expect(mail?.text).toContain(`/saved-searches/${atOnce.id}`);
    expect(mail?.headers['List-Unsubscribe']).toContain('?topic=searches');
    expect(await mailsTo(none.email)).toEqual([]);
    expect(await notificationsTo(none.userId)).toHaveLength(1);
  });

  it('is told in parts where there is much of it, and all of it', async () => {
    const saver = await clientWho({});
    await listMany(105);
    await look();
    await look();
    expect(await notificationsTo(saver.userId)).toEqual([
      '5 new consultants are found by “Close the books”.',
      '100 new consultants are found by “Close the books”.',
    ]);
  });

  it('keeps no one else waiting where one search cannot be read any more', async () => {
    const broken = await clientWho({});
    await app.pool.query(`update saved_searches set filter = '{"skill": "cobol"}' where id = $1`, [
      broken.id,
    ]);
    const saver = await clientWho({});
    await app.make.consultant();
    await look();
    expect(await notificationsTo(broken.userId)).toEqual([]);
    expect(await notificationsTo(saver.userId)).toHaveLength(1);
  });

  it('waits longer for each further try where a look fails, and blocks no other search', async () => {
    const failing = await clientWho({});
    const saver = await clientWho({});
    const mend = await failRows(app.pool, {
      ...{ table: 'saved_searches', change: 'update of looked_at' },
      when: `old.id = '${failing.id}' and new.looked_at > old.looked_at`,
    });
    const waits = async () => {
      const { rows } = await app.pool.query<{ failures: number; retry_at: Date | null }>(
        'select failures, retry_at from saved_searches where id = $1',
        [failing.id],
      );
      const [{ failures = 0, retry_at: at = null } = {}] = rows;
      return { failures, minutes: at && (at.getTime() - app.clock.now().getTime()) / 60_000 };
    };
    await app.make.consultant();
    await look();
    expect(await notificationsTo(saver.userId)).toHaveLength(1);
    expect(await waits()).toEqual({ failures: 1, minutes: 5 });
    pass(4);
    await runJob(app, savedSearchesDue);
    expect(await waits()).toEqual({ failures: 1, minutes: 1 });
    await look();
    expect(await waits()).toEqual({ failures: 2, minutes: 10 });
    await mend();
    await look();
    expect(await notificationsTo(failing.userId)).toEqual([]);
    await look();
    expect(await notificationsTo(failing.userId)).toHaveLength(1);
    expect(await waits()).toEqual({ failures: 0, minutes: null });
  });
});
