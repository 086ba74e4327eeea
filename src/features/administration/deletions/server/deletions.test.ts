import { describe, expect, it } from 'vitest';
import { toUserId, type UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { allAtOnce, oneBehindAnother } from '#tests/support/barrier.ts';
import { deletionsIn } from '#tests/support/deletions.ts';
import { ageDeletions } from './commands/begin-erasures.ts';
import { deletionsAged, erasuresAged } from './jobs.ts';

const app = await sharedTestApp();

const { passTime, run, ask, subjectsTo, exists } = deletionsIn(app);
const hour = 60 * 60_000;
const day = 24 * hour;

const noId = toUserId('00000000-0000-4000-8000-000000000000');

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

  it('withdraws what a consultant is sending at that moment, or refuses it', async () => {
    for (const isSentFirst of [true, false]) {
      const email = `sending-${isSentFirst}@example.test`;
      const consultant = await app.make.consultant({ email });
      const client = await app.make.client();
      const projectId = await app.make.project(client);
      const [sending, leaving] = [await app.as(consultant), await app.as(consultant)];
      const send = () => sending.applications.submit({ projectId, coverLetter: 'Me.' });
      const leave = () => leaving.deletions.ask({ email });
      const calls = isSentFirst ? [send, leave] : [leave, send];
      // What tells the client waits there, when the application is written; who leaves waits to begin.
      const value = isSentFirst ? client : consultant;
      const row = { table: 'profiles', key: 'user_id', value } as const;
      const results = await oneBehindAnother<unknown>(app, row, calls);
      expect(results.map(({ status }) => status)).toEqual(
        isSentFirst ? ['fulfilled', 'fulfilled'] : ['fulfilled', 'rejected'],
      );
      const sent = await app.db
        .selectFrom('applications')
        .select('status')
        .where('project_id', '=', projectId)
        .execute();
      expect(sent).toEqual(isSentFirst ? [{ status: 'withdrawn' }] : []);
    }
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

  it('can be taken back until it begins: the account is shown again, and everyone told', async () => {
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

  it('is told of once a week before, also where two processes look at once', async () => {
    const email = 'reminded-once@example.test';
    const userId = await app.make.client({ email });
    await ask(userId, email);
    passTime(23 * day);
    const row = { table: 'deletions', key: 'user_id', value: userId } as const;
    const look = () => ageDeletions(app.services);
    await allAtOnce(app, row, [look, look]);
    await app.settle();
    const reminders = (await subjectsTo(email)).filter((subject) => subject.includes('erased on'));
    expect(reminders).toHaveLength(1);
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
      consultant: { email: 'told-consultant@example.test', firstName: 'Ada', lastName: '' },
    };
    const client = await app.make.client(sides.client);
    const consultant = await app.make.consultant({ ...sides.consultant, subscribed: false });
    const project = await app.make.project(client, { status: 'in_progress', title: 'The ledger' });
    await app.make.application(project, consultant, { status: 'accepted' });
    const notificationsTo = async ({ email }: { email: string }, news: string) => {
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
    const [leaving] = await notificationsTo(
      sides.client,
      'The consultant of your project is closing',
    );
    expect(leaving?.toName).toBe('Grace Hopper');
    expect(leaving?.text).toContain('Hello Grace,');
    expect(leaving?.text).toContain(
      `the consultant of “The ledger” has asked us to delete their account on ${dueOn}.`,
    );
    expect(leaving?.text).toContain(`${url}/client/portal`);
    await keep(consultant);
    const [staying] = await notificationsTo(sides.client, 'The consultant of your project stays');
    expect(staying?.text).toContain('the consultant of “The ledger” keeps their account');
    passTime(1000);
    await ask(client, sides.client.email);
    const [theirs] = await notificationsTo(
      sides.consultant,
      'The client of your project is closing',
    );
    expect(theirs?.toName).toBe('Ada');
    expect(theirs?.text).toContain('Hello Ada,');
    expect(theirs?.text).toContain(`${url}/consultant/portal`);
    await keep(client);
    expect(
      await notificationsTo(sides.consultant, 'The client of your project stays'),
    ).toHaveLength(1);
    // The same again is told again, and nothing of it to whom it is about.
    passTime(1000);
    await ask(consultant, sides.consultant.email);
    expect(await notificationsTo(sides.client, 'is closing')).toHaveLength(2);
    expect(await notificationsTo(sides.consultant, 'is closing')).toHaveLength(1);
    await keep(consultant);
  });

  it('that both sides of a project ask for at the same moment is told to both', async () => {
    const emails = {
      client: 'both-client@example.test',
      consultant: 'both-consultant@example.test',
    };
    const client = await app.make.client({ email: emails.client });
    const consultant = await app.make.consultant({ email: emails.consultant });
    const project = await app.make.project(client, { status: 'in_progress' });
    await app.make.application(project, consultant, { status: 'accepted' });
    const dueAt = [await ask(client, emails.client), await ask(consultant, emails.consultant)].map(
      ({ deletion }) => deletion?.dueAt,
    );
    expect(dueAt[0]).toBe(dueAt[1]);
    expect(await subjectsTo(emails.client)).toContain(
      'The consultant of your project is closing their account',
    );
    expect(await subjectsTo(emails.consultant)).toContain(
      'The client of your project is closing their account',
    );
  });

  it('that is asked for or taken back is told to the browsers of its person', async () => {
    const email = 'browsers@example.test';
    const userId = await app.make.client({ email });
    const changesOf = async (change: () => Promise<unknown>) => {
      await app.db.deleteFrom('live_events').execute();
      await change();
      return app.db.selectFrom('live_events').select(['person_id', 'topic']).execute();
    };
    const notified = [{ person_id: userId, topic: 'account' }];
    const { deletions } = await app.as(userId);
    expect(await changesOf(() => deletions.ask({ email }))).toEqual(notified);
    expect(await changesOf(() => deletions.cancel())).toEqual(notified);
    expect(await changesOf(() => deletions.cancel())).toEqual([]);
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
