import { beforeAll, describe, expect, it } from 'vitest';
import { toUserId, type UserId } from '#access/user.ts';
import { expiredBatch } from '#db/kept-for.ts';
import type { PersonalData, Retention } from '#server/personal-data.ts';
import { listMails } from '#stand-ins/mailbox/mailbox.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { ageDeletions, eraseAgain } from './commands/begin-erasures.ts';
import { carryOutErasures } from './commands/carry-out-erasures.ts';
import { keepPeriods } from './commands/keep-periods.ts';
import { deletionNear, deletionsAged, erasuresAged } from './jobs.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  return () => app.close();
});

const hour = 60 * 60_000;
const day = 24 * hour;
const passTime = (ms: number) => app.clock.moveTo(new Date(app.clock.now().getTime() + ms));

async function run(job: typeof deletionsAged | typeof erasuresAged): Promise<void> {
  await app.services.jobs.enqueue(app.services.db, job, {});
  await app.settle();
}

async function ask(userId: UserId, email: string) {
  const answer = await (await app.as(userId)).deletions.ask({ email });
  await app.settle();
  return answer;
}

const subjectsTo = async (to: string): Promise<string[]> =>
  (await listMails(app.db, { to })).map(({ subject }) => subject.replace(' · Direct365', ''));

const exists = async (userId: UserId): Promise<boolean> => {
  const found = await app.db
    .selectFrom('auth.users')
    .select('id')
    .where('id', '=', userId)
    .executeTakeFirst();
  return found !== undefined;
};

const noId = toUserId('00000000-0000-4000-8000-000000000000');
const signal = new AbortController().signal;

describe('a deletion', () => {
  it('needs the address of the account, in whatever letters', async () => {
    const userId = await app.make.client({ email: 'typed@example.test' });
    await expect(ask(userId, 'other@example.test')).rejects.toMatchObject({
      code: 'ADDRESS_DIFFERS',
      status: 422,
    });
    expect((await ask(userId, ' Typed@Example.test ')).deletion).not.toBeNull();
    await expect(ask(userId, 'typed@example.test')).rejects.toMatchObject({
      code: 'DELETION_ASKED',
    });
  });

  it('hides a consultant at once, withdraws what waits, and tells the other sides', async () => {
    const email = 'leaving-consultant@example.test';
    const clientEmail = 'their-client@example.test';
    const client = await app.make.client({ email: clientEmail });
    const userId = await app.make.consultant({ email });
    const open = await app.make.project(client);
    await app.make.application(open, userId);
    const begun = await app.make.project(client, { status: 'in_progress' });
    await app.make.application(begun, userId, { status: 'accepted' });
    const before = await (await app.as(userId)).deletions.get();
    expect(before).toEqual({
      deletion: null,
      effects: {
        openApplications: 1,
        openProjects: 0,
        projectsInProgress: 1,
        openCalls: 0,
        hasSubscription: true,
      },
    });
    const { search } = await app.as(client);
    const isFound = async () =>
      (await search.findConsultants({})).items.some((found) => found.userId === userId);
    expect(await isFound()).toBe(true);
    const { deletion, effects } = await ask(userId, email);
    expect(deletion?.dueAt).toBe(new Date(app.clock.now().getTime() + 30 * day).toISOString());
    expect(effects.openApplications).toBe(0);
    expect(await isFound()).toBe(false);
    const { consultants } = await app.as(client);
    await expect(consultants.getConsultant({ consultantId: userId })).rejects.toMatchObject({
      status: 404,
    });
    expect(await subjectsTo(email)).toContain('Your account is being deleted');
    expect(await subjectsTo(clientEmail)).toContain(
      'The consultant of your project is closing their account',
    );
    const rows = await app.db
      .selectFrom('applications')
      .select('status')
      .where('consultant_id', '=', userId)
      .orderBy('status')
      .execute();
    expect(rows.map(({ status }) => status)).toEqual(['accepted', 'withdrawn']);
  });

  it('hides the projects of a client, cancels the open ones, and tells who applied', async () => {
    const email = 'leaving-client@example.test';
    const applicantEmail = 'applicant@example.test';
    const userId = await app.make.client({ email });
    const applicant = await app.make.consultant({ email: applicantEmail });
    const open = await app.make.project(userId, { title: 'An open one' });
    await app.make.application(open, applicant);
    await ask(userId, email);
    const project = await app.db
      .selectFrom('projects')
      .select(['status', 'closing_reason'])
      .where('id', '=', open)
      .executeTakeFirstOrThrow();
    expect(project).toEqual({
      status: 'cancelled',
      closing_reason: 'The client has closed their account.',
    });
    expect((await subjectsTo(applicantEmail)).length).toBe(1);
  });

  it('leaves nothing open to the person but to stay, and their own data', async () => {
    const email = 'shut-out@example.test';
    const userId = await app.make.client({ email });
    await ask(userId, email);
    const api = await app.as(userId);
    await expect(api.projects.listOwn({})).rejects.toMatchObject({ code: 'ACCOUNT_LEAVING' });
    expect((await api.accounts.me()).kind).toBe('signed-in');
    expect(await api.dataExports.get()).toEqual({ dataExport: null });
  });

  it('can be taken back until it begins: the account is shown again, and everybody told', async () => {
    const email = 'stays@example.test';
    const userId = await app.make.consultant({ email });
    const client = await app.make.client();
    await ask(userId, email);
    passTime(29 * day);
    expect(await (await app.as(userId)).deletions.cancel()).toEqual({ cancelled: true });
    await app.settle();
    expect(await (await app.as(userId)).deletions.cancel()).toEqual({ cancelled: false });
    passTime(2 * day);
    await run(deletionsAged);
    await run(erasuresAged);
    expect(await exists(userId)).toBe(true);
    await app.pool.query(
      "update subscriptions set current_period_end = now() + interval '1 year' where user_id = $1",
      [userId],
    );
    expect(await subjectsTo(email)).toEqual(
      expect.arrayContaining(['Your account is being deleted', 'You keep your account']),
    );
    expect((await (await app.as(client)).accounts.me()).kind).toBe('signed-in');
  });

  it('tells its person once more a week before, once', async () => {
    const email = 'reminded@example.test';
    const userId = await app.make.client({ email });
    await ask(userId, email);
    passTime(22 * day);
    await run(deletionsAged);
    expect(await subjectsTo(email)).toHaveLength(1);
    passTime(day);
    await run(deletionsAged);
    await run(deletionsAged);
    const reminders = (await subjectsTo(email)).filter((subject) => subject.includes('erased on'));
    expect(reminders).toHaveLength(1);
    expect(await exists(userId)).toBe(true);
  });

  it('cannot be taken back once the account is being erased, and the address is free afterwards', async () => {
    const email = 'gone@example.test';
    const userId = await app.make.client({ email });
    await ask(userId, email);
    passTime(31 * day);
    await run(deletionsAged);
    await expect((await app.as(userId)).deletions.cancel()).rejects.toMatchObject({
      code: 'ERASURE_BEGUN',
    });
    await run(erasuresAged);
    expect(await exists(userId)).toBe(true);
    passTime(2 * hour);
    await run(erasuresAged);
    expect(await exists(userId)).toBe(false);
    expect(await subjectsTo(email)).toContain('Your account is erased');
    expect(await exists(await app.make.client({ email }))).toBe(true);
  });

  it('ends a project in progress when its consultant is erased, and tells the client', async () => {
    const email = 'left-work@example.test';
    const clientEmail = 'left-alone@example.test';
    const client = await app.make.client({ email: clientEmail });
    const userId = await app.make.consultant({ email, subscribed: false });
    const project = await app.make.project(client, { status: 'in_progress' });
    await app.make.application(project, userId, { status: 'accepted' });
    await ask(userId, email);
    passTime(31 * day);
    await run(deletionsAged);
    const { status } = await app.db
      .selectFrom('projects')
      .select('status')
      .where('id', '=', project)
      .executeTakeFirstOrThrow();
    expect(status).toBe('cancelled');
    expect(await subjectsTo(clientEmail)).toContain('The consultant of your project has left');
  });

  it('is told by name to the other side of each project in progress, with the way to their own portal', async () => {
    const sides = {
      client: { email: 'told-client@example.test', firstName: 'Grace', lastName: 'Hopper' },
      consultant: { email: 'told-consultant@example.test', firstName: 'Ada', lastName: 'Byron' },
    };
    const client = await app.make.client(sides.client);
    const consultant = await app.make.consultant({ ...sides.consultant, subscribed: false });
    const project = await app.make.project(client, { status: 'in_progress', title: 'The ledger' });
    await app.make.application(project, consultant, { status: 'accepted' });
    const toldTo = async ({ email }: { email: string }, news: string) => {
      const mails = await listMails(app.db, { to: email });
      return mails
        .filter(({ subject }) => subject.includes(news))
        .map(({ toName, text }) => ({ toName, text: text.replaceAll(/\s+/g, ' ') }));
    };
    const keep = async (userId: UserId) => {
      await (await app.as(userId)).deletions.cancel();
      await app.settle();
    };
    const { deletion } = await ask(consultant, sides.consultant.email);
    const dueOn = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
      new Date(deletion?.dueAt ?? ''),
    );
    const url = app.services.publicUrl;
    const [leaving] = await toldTo(sides.client, 'The consultant of your project is closing');
    expect(leaving?.toName).toBe('Grace Hopper');
    expect(leaving?.text).toContain('Hello Grace,');
    expect(leaving?.text).toContain(
      `the consultant of “The ledger” has asked us to delete their account on ${dueOn}.`,
    );
    expect(leaving?.text).toContain(`${url}/client/portal`);
    await keep(consultant);
    const [staying] = await toldTo(sides.client, 'The consultant of your project stays');
    expect(staying?.text).toContain('the consultant of “The ledger” keeps their account');
    passTime(1000);
    await ask(client, sides.client.email);
    const [theirs] = await toldTo(sides.consultant, 'The client of your project is closing');
    expect(theirs?.toName).toBe('Ada Byron');
    expect(theirs?.text).toContain('Hello Ada,');
    expect(theirs?.text).toContain(`${url}/consultant/portal`);
    await keep(client);
    expect(await toldTo(sides.consultant, 'The client of your project stays')).toHaveLength(1);
    // The same again is told again, and nothing of it to whom it is about.
    passTime(1000);
    await ask(consultant, sides.consultant.email);
    expect(await toldTo(sides.client, 'is closing')).toHaveLength(2);
    expect(await toldTo(sides.consultant, 'is closing')).toHaveLength(1);
    await keep(consultant);
  });

  it('that is asked for or taken back is told to the browsers of its person', async () => {
    const email = 'browsers@example.test';
    const userId = await app.make.client({ email });
    const toldOf = async (change: () => Promise<unknown>) => {
      await app.db.deleteFrom('live_events').execute();
      await change();
      return app.db.selectFrom('live_events').select(['person_id', 'topic']).execute();
    };
    const told = [{ person_id: userId, topic: 'account' }];
    const { deletions } = await app.as(userId);
    expect(await toldOf(() => deletions.ask({ email }))).toEqual(told);
    expect(await toldOf(() => deletions.cancel())).toEqual(told);
    expect(await toldOf(() => deletions.cancel())).toEqual([]);
  });

  it('shows a consultant again in the search who takes it back', async () => {
    const email = 'found-again@example.test';
    const userId = await app.make.consultant({ email });
    const { search } = await app.as(await app.make.client());
    const isFound = async () =>
      (await search.findConsultants({})).items.some((found) => found.userId === userId);
    await ask(userId, email);
    expect(await isFound()).toBe(false);
    await (await app.as(userId)).deletions.cancel();
    expect(await isFound()).toBe(true);
  });

  it('is refused to the last admin, also to two who ask at once', async () => {
    const admins = [
      await app.make.admin({ email: 'admin-1@example.test' }),
      await app.make.admin({ email: 'admin-2@example.test' }),
    ];
    const answers = await Promise.allSettled(
      admins.map(async (userId, index) =>
        (await app.as(userId)).deletions.ask({ email: `admin-${index + 1}@example.test` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = answers.find((answer) => answer.status === 'rejected');
    expect(refused?.reason).toMatchObject({ code: 'LAST_ADMIN', status: 409 });
    await app.pool.query('delete from admins');
  });

  it('is asked for by an admin with a reason, which the person and the audit log are told', async () => {
    const admin = await app.make.admin();
    const email = 'asked-for@example.test';
    const userId = await app.make.client({ email });
    const reason = 'You asked us by letter.';
    const { dueAt } = await (await app.as(admin)).deletions.askFor({ userId, reason });
    await app.settle();
    const [mail] = await listMails(app.db, { to: email });
    expect(mail?.text).toContain(reason);
    const { deletion } = await (await app.as(userId)).deletions.get();
    expect(deletion).toMatchObject({ dueAt, reason });
    const entry = await app.db
      .selectFrom('audit_log')
      .select(['actor_id', 'action', 'reason'])
      .where('subject_id', '=', userId)
      .executeTakeFirst();
    expect(entry).toEqual({ actor_id: admin, action: 'deletion-asked', reason });
    const askFor = async (id: UserId) =>
      (await app.as(admin)).deletions.askFor({ userId: id, reason });
    await expect(askFor(userId)).rejects.toMatchObject({ code: 'DELETION_ASKED' });
    await expect(askFor(noId)).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
    await expect(askFor(admin)).rejects.toMatchObject({ code: 'LAST_ADMIN' });
    const entries = await app.db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'deletion-asked')
      .execute();
    expect(entries).toHaveLength(1);
    await app.pool.query('delete from admins');
  });
});

describe('an erasure', () => {
  /** People whose farewell was an hour ago, and nobody else's. */
  async function due(count: number): Promise<UserId[]> {
    await app.pool.query('delete from deletions');
    await app.pool.query('delete from erasures');
    const people: UserId[] = [];
    for (let index = 0; index < count; index += 1) {
      const email = `due-${index}-${app.clock.now().getTime()}@example.test`;
      const userId = await app.make.consultant({ email, subscribed: false });
      await ask(userId, email);
      people.push(userId);
    }
    passTime(31 * day);
    await ageDeletions(app.services);
    await app.settle();
    passTime(2 * hour);
    return people;
  }

  it('goes on after a kill at every step, and is done once', async () => {
    const [userId = noId] = await due(1);
    const parts = app.services.personalData.map(({ feature }) => feature);
    for (const [index] of parts.entries()) {
      // The process is killed before the step after this one.
      let stepsLeft = 1;
      const personalData = app.services.personalData.map((part) => ({
        ...part,
        removeFiles: async (...words: Parameters<NonNullable<typeof part.removeFiles>>) => {
          stepsLeft -= 1;
          if (stepsLeft < 0) throw new Error('killed');
          await part.removeFiles?.(...words);
        },
      }));
      await carryOutErasures({ ...app.services, personalData }, signal).catch((error: unknown) =>
        expect(String(error)).toContain('killed'),
      );
      const [erasure] = await app.db
        .selectFrom('erasures')
        .selectAll()
        .where('user_id', '=', userId)
        .execute();
      if (index < parts.length - 1) expect(erasure?.steps).toHaveLength(index + 1);
    }
    await carryOutErasures(app.services, signal);
    expect(await exists(userId)).toBe(false);
    const [erasure] = await app.db
      .selectFrom('erasures')
      .selectAll()
      .where('user_id', '=', userId)
      .execute();
    expect(erasure).toMatchObject({ steps: [], farewell_id: null });
    expect(erasure?.erased_at).not.toBeNull();
    const again = app.clock.now();
    passTime(hour);
    await carryOutErasures(app.services, signal);
    const [after] = await app.db
      .selectFrom('erasures')
      .selectAll()
      .where('user_id', '=', userId)
      .execute();
    expect(after?.erased_at).toEqual(again);
  });

  it('of one person fails alone: the others are erased', async () => {
    const [first = noId, second = noId] = await due(2);
    const personalData = app.services.personalData.map((part) => ({
      ...part,
      removeFiles: async (_: unknown, { userId }: { userId: UserId }) => {
        if (userId === first) throw new Error('the storage is away');
      },
    }));
    await expect(carryOutErasures({ ...app.services, personalData }, signal)).rejects.toThrow(
      'the storage is away',
    );
    expect([await exists(first), await exists(second)]).toEqual([true, false]);
    await carryOutErasures(app.services, signal);
    expect(await exists(first)).toBe(false);
  });

  it('begins with the day it was announced for, and with nobody else', async () => {
    await due(0);
    const [early, late] = ['early@example.test', 'late@example.test'];
    const first = await app.make.client({ email: early });
    const second = await app.make.client({ email: late });
    await ask(first, early);
    passTime(1);
    await ask(second, late);
    passTime(30 * day - 2);
    const begun = async () => {
      await ageDeletions(app.services);
      const rows = await app.db.selectFrom('erasures').select('user_id').execute();
      return rows.map(({ user_id }) => user_id);
    };
    expect(await begun()).toEqual([]);
    passTime(1);
    expect(await begun()).toEqual([first]);
    const sessions = app.db.selectFrom('auth.sessions').select('id').where('user_id', '=', first);
    expect(await sessions.execute()).toEqual([]);
    expect(await begun()).toEqual([first]);
    await app.settle();
    const farewells = (await subjectsTo(early)).filter(
      (subject) => subject === 'Your account is erased',
    );
    expect(farewells).toHaveLength(1);
  });

  it('waits for a farewell that is on its way for a day, and for an hour in any case', async () => {
    const [userId = noId] = await due(1);
    const setErasure = (farewellId: string | null, begunHoursAgo: number) =>
      app.db
        .updateTable('erasures')
        .set({
          farewell_id: farewellId,
          begun_at: new Date(app.clock.now().getTime() - begunHoursAgo * hour),
        })
        .where('user_id', '=', userId)
        .execute();
    const isErasedAfter = async (farewellId: string | null, hours: number) => {
      await setErasure(farewellId, hours);
      await carryOutErasures(app.services, signal);
      return !(await exists(userId));
    };
    const underWay = crypto.randomUUID();
    const startAfter = new Date(Date.now() + 100 * day);
    const { jobs, db } = app.services;
    await jobs.enqueue(db, deletionNear, { userId: noId }, { id: underWay, startAfter });
    expect(await isErasedAfter(null, 0.99)).toBe(false);
    expect(await isErasedAfter(underWay, 23.99)).toBe(false);
    expect(await isErasedAfter(underWay, 24)).toBe(true);
    const [other = noId] = await due(1);
    await app.db.updateTable('erasures').set({ farewell_id: null }).execute();
    await carryOutErasures(app.services, signal);
    expect(await exists(other)).toBe(false);
  });

  it('leaves no word of the person in what the queue keeps', async () => {
    const email = 'queued@example.test';
    await due(0);
    const person = { email, firstName: 'Quentin', lastName: 'Queuedaway' };
    const userId = await app.make.client(person);
    await ask(userId, email);
    passTime(31 * day);
    await run(deletionsAged);
    const ofPerson = async () => {
      const { rows } = await app.pool.query<{ name: string }>(
        `select name from jobs.job where data::text ilike any (array[$1, $2, '%Queuedaway%'])`,
        [`%${email}%`, `%${userId}%`],
      );
      return rows.length;
    };
    expect(await ofPerson()).toBeGreaterThan(0);
    // What tells somebody else, and was over before.
    const { jobs, db } = app.services;
    const mail = { name: 'Quentin Queuedaway', id: crypto.randomUUID() };
    await jobs.enqueue(db, deletionNear, { userId: noId }, { id: mail.id });
    await app.settle();
    await app.pool.query(
      `update jobs.job set data = jsonb_build_object('by', $1::text) where id = $2`,
      [mail.name, mail.id],
    );
    passTime(2 * hour);
    await carryOutErasures(app.services, signal);
    expect(await ofPerson()).toBe(0);
  });

  it('is not begun of the last admin, who became the last after they had asked', async () => {
    await due(0);
    await app.pool.query('delete from admins');
    const [email, other] = ['leaving-admin@example.test', await app.make.admin()];
    const userId = await app.make.admin({ email });
    await ask(userId, email);
    await app.db.deleteFrom('admins').where('user_id', '=', other).execute();
    passTime(31 * day);
    await ageDeletions(app.services);
    expect(await app.db.selectFrom('erasures').selectAll().execute()).toEqual([]);
    await app.make.admin();
    await ageDeletions(app.services);
    expect(await app.db.selectFrom('erasures').select('user_id').execute()).toEqual([
      { user_id: userId },
    ]);
    await app.pool.query('delete from admins');
  });

  it('of somebody who works for others ends only what they take part in', async () => {
    await due(0);
    const [email, other] = ['works@example.test', await app.make.consultant()];
    const userId = await app.make.client({ email });
    const client = await app.make.client();
    const own = await app.make.project(userId, { status: 'in_progress' });
    await app.make.application(own, other, { status: 'accepted' });
    const foreign = await app.make.project(client, { status: 'in_progress' });
    await app.make.application(foreign, other, { status: 'accepted' });
    await ask(userId, email);
    passTime(31 * day);
    await ageDeletions(app.services);
    const rows = await app.db
      .selectFrom('projects')
      .select(['id', 'status', 'closing_reason as reason'])
      .where('id', 'in', [own, foreign])
      .execute();
    expect(rows).toHaveLength(2);
    expect(rows).toEqual(
      expect.arrayContaining([
        { id: own, status: 'cancelled', reason: 'The client has closed their account.' },
        { id: foreign, status: 'in_progress', reason: null },
      ]),
    );
    await app.settle();
  });

  it('is done again where a backup has brought somebody back, hidden from the first moment', async () => {
    const userId = await app.make.consultant({ email: 'back@example.test', subscribed: false });
    const cookie = await app.cookieOf(userId);
    const replay = (id: UserId) => app.services.write((tx) => eraseAgain(tx, app.services, id));
    expect(await replay(noId)).toBe(false);
    expect(await replay(userId)).toBe(true);
    expect(await replay(userId)).toBe(false);
    const me = await app.http.request('/api/me', { headers: { cookie } });
    expect(await me.json()).toMatchObject({ kind: 'visitor' });
    expect(await (await app.as(userId)).accounts.me()).toMatchObject({ accountState: 'leaving' });
    passTime(2 * hour);
    await run(erasuresAged);
    expect(await exists(userId)).toBe(false);
    expect(await subjectsTo('back@example.test')).toEqual([]);
  });

  it('of a restored database is put off, for its person may have changed their mind since', async () => {
    const email = 'restored@example.test';
    const userId = await app.make.client({ email });
    await ask(userId, email);
    passTime(31 * day);
    await app.db
      .insertInto('restores')
      .values({ backup_made_at: app.clock.now(), restored_at: app.clock.now() })
      .execute();
    await run(deletionsAged);
    passTime(2 * hour);
    await run(erasuresAged);
    expect(await exists(userId)).toBe(true);
    const reminders = (await subjectsTo(email)).filter((subject) => subject.includes('erased on'));
    expect(reminders).toHaveLength(1);
    expect((await (await app.as(userId)).deletions.cancel()).cancelled).toBe(true);
    await app.pool.query('delete from restores');
  });
});

describe('what is kept for a time', () => {
  const keep = (personalData: PersonalData[], by = signal) =>
    keepPeriods({ ...app.services, personalData }, by);
  const part = (expire: Retention['expire']): PersonalData => ({
    ...{ feature: 'deletions', tables: [], impersonal: {}, lists: [] },
    retention: [{ kind: 'communications', table: 'live_events', expire }],
  });

  it('is removed batch by batch, as of now, until a batch is not full', async () => {
    const asked: Date[] = [];
    const batches = [expiredBatch, expiredBatch + 1, expiredBatch - 1, expiredBatch];
    const expire = async (_: unknown, now: Date) => {
      asked.push(now);
      return batches[asked.length - 1] ?? 0;
    };
    let others = 0;
    const countOther = async () => {
      others += 1;
      return 0;
    };
    const { retention, ...without } = part(expire);
    expect(retention).toHaveLength(1);
    await keep([part(expire), without, part(countOther)]);
    expect(asked).toEqual(Array(3).fill(app.clock.now()));
    expect(others).toBe(1);
  });

  it('is left to the next run where the process is to stop', async () => {
    let batches = 0;
    const stopping = new AbortController();
    const expire = async () => {
      batches += 1;
      if (batches === 2) stopping.abort();
      return expiredBatch;
    };
    await expect(keep([part(expire)], stopping.signal)).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(batches).toBe(2);
  });
});
