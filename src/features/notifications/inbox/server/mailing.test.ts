import type { KyselyPlugin } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { welcome } from '#features/identity/accounts/server/emails/references.ts';
import type { MailWay } from '#features/notifications/preferences/rules.ts';
import { preferenceKey } from '#features/notifications/preferences/server/queries.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { runJob } from '#tests/support/run-job.ts';
import { lastDue } from '../rules/mail-times.ts';
import type { NotificationKind } from '../rules/notification-kind.ts';
import type { Topic } from '../rules/topics.ts';
import { mailNotification } from './commands/mail-notification.ts';
import { makeDigest } from './commands/make-digest.ts';
import { recordNotifications } from './commands/record-notifications.ts';
import { notificationDigest } from './emails/references.ts';
import { digestsDue } from './jobs.ts';

const app = await sharedTestApp();

let people = 0;
/** A client with a project, who wants the mails about applications in this way. */
async function makeReader(way: MailWay, title = 'Month end') {
  people += 1;
  const address = `reader-${people}@mailing.test`;
  const client = await app.make.client({ email: address });
  const key = preferenceKey(app.services, client);
  await (await app.as()).mailPreferences.chooseWay({ key, topic: 'applications', way });
  const projectId = await app.make.project(client, { title });
  return { client, address, key, projectId };
}

type Reader = Awaited<ReturnType<typeof makeReader>>;

/** A new consultant applies to the reader's project; answers the application's id. */
async function apply({ projectId }: Reader): Promise<string> {
  const consultant = await app.make.consultant();
  const { applications } = await app.as(consultant);
  return (await applications.submit({ projectId, coverLetter: 'I have done this before.' })).id;
}

const mailsTo = async ({ address }: Reader) => {
  await app.settle();
  return listMails(app.db, { to: address });
};
const readAll = async (userId: UserId) =>
  (await app.as(userId)).notifications.markAllRead({ until: app.clock.now().toISOString() });

describe('a mail about an event', () => {
  it('waits two minutes, and comes with the way to choose', async () => {
    const reader = await makeReader('at-once');
    await apply(reader);
    const { rows } = await app.pool.query(
      "select count(*)::int as n from jobs.job where name = 'mail-requested' and start_after <= now()",
    );
    const [mail, ...others] = await mailsTo(reader);
    expect(rows[0].n).toBe(0);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Unsubscribe or choose your mails');
    expect(mail?.text).toContain(`/mail-preferences/${reader.key}?topic=applications`);
    expect(mail?.headers['List-Unsubscribe']).toContain(`${reader.key}?topic=applications`);
  });

  it('does not come when it was read of meanwhile', async () => {
    const reader = await makeReader('at-once');
    const applicationId = await apply(reader);
    const { notifications } = await app.as(reader.client);
    await notifications.markReadAt({ path: `/application/${applicationId}` });
    expect(await mailsTo(reader)).toEqual([]);
  });

  it('does not come to those who want none of its topic, and of this topic alone', async () => {
    const reader = await makeReader('none');
    await apply(reader);
    expect(await mailsTo(reader)).toEqual([]);
    expect((await (await app.as(reader.client)).notifications.countUnread()).unread).toBe(1);
  });

  it('is unsubscribed from by one click of a mail program, by its topic', async () => {
    const reader = await makeReader('at-once');
    const post = (query: string, body: string) =>
      app.http.request(`/mail-preferences/${reader.key}${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      });
    expect((await post('?topic=applications', 'List-Unsubscribe=One-Click')).status).toBe(200);
    const preference = await (await app.as()).mailPreferences.get({ key: reader.key });
    expect(preference.announcements).toBe(true);
    expect(preference.ways).toContainEqual({ topic: 'applications', way: 'none' });
    expect(preference.ways).toContainEqual({ topic: 'messages', way: 'at-once' });
    expect((await post('', 'Topic=applications&Way=weekly')).status).toBe(303);
    expect((await post('', 'Topic=account&Way=none')).status).toBe(400);
    const after = await (await app.as()).mailPreferences.get({ key: reader.key });
    expect(after.ways).toContainEqual({ topic: 'applications', way: 'weekly' });
  });
});

describe('quiet hours', () => {
  const choose = async (reader: Reader, zone: string, quiet: { from: number; until: number }) =>
    (await app.as()).mailPreferences.chooseTimes({ key: reader.key, zone, quiet });
  const kindOf = (topic: Topic): NotificationKind<null> => ({
    ...{ name: `example-of-${topic}`, topic },
    words: () => 'Something has happened.',
    leadsTo: () => '/client/portal',
  });
  interface Telling {
    reader: Reader;
    kind: NotificationKind<null>;
    event: string;
    id: string;
  }
  const tellingOf = (reader: Reader, topic: Topic): Telling => ({
    ...{ reader, kind: kindOf(topic) },
    ...{ event: crypto.randomUUID(), id: crypto.randomUUID() },
  });
  /** Records an event and queues its mail, as features do. */
  async function record(tx: Tx, { reader, kind, event, id }: Telling): Promise<void> {
    const userId = reader.client;
    const concern = { userId, event, aboutId: null, about: null };
    await recordNotifications(tx, { jobs: app.services.jobs, now: app.clock.now() }, kind, [
      concern,
    ]);
    const notified = { kind, userId, event };
    const to = { id, to: { name: 'Reader', address: reader.address } };
    if (kind.topic === 'account') {
      const nextUrl = 'https://example.test/client/portal';
      await mailNotification(tx, app.services, notified, welcome, {
        ...{ ...to, props: { firstName: 'Reader', userType: 'client', nextUrl } },
      });
      return;
    }
    await mailNotification(tx, app.services, notified, notificationDigest, {
      ...to,
      props: {
        ...{ recipientFirstName: 'Reader', way: 'daily', items: [], more: 0 },
        notificationsUrl: 'https://example.test/notifications',
      },
    });
  }
  /** When the mails with this id leave: one, if it was queued. */
  async function leavingAt({ id }: Telling): Promise<Date[]> {
    const { rows } = await app.pool.query('select start_after from jobs.job where id = $1', [id]);
    return rows.map(({ start_after }) => start_after);
  }
  /** Tells a reader of something by mail; answers when it leaves. */
  async function notify(reader: Reader, topic: Topic): Promise<Date | undefined> {
    const telling = tellingOf(reader, topic);
    await app.services.write((tx) => record(tx, telling));
    return (await leavingAt(telling))[0];
  }

  it('keep a mail about an event until they end, by the clocks of the person', async () => {
    app.clock.moveTo('2028-02-01T22:30:00Z');
    const reader = await makeReader('at-once');
    const other = await makeReader('at-once');
    await choose(reader, 'America/New_York', { from: 17, until: 8 });
    expect(await notify(reader, 'applications')).toEqual(new Date('2028-02-02T13:00:00Z'));
    expect(await notify(other, 'applications')).toEqual(new Date('2028-02-01T22:32:00Z'));
    // No one may miss what is about their account.
    expect(await notify(reader, 'account')).toEqual(new Date('2028-02-01T22:32:00Z'));
  });

  it('let a mail come once after them, whatever statement the process dies after', async () => {
    // Clocks go forward in this night.
    app.clock.moveTo('2028-03-25T22:30:00Z');
    const reader = await makeReader('at-once');
    await choose(reader, 'Europe/Berlin', { from: 22, until: 7 });
    const telling = tellingOf(reader, 'applications');
    let deaths = 0;
    for (let statements = 1; ; statements += 1) {
      const died = await app.services
        .write((tx) => record(tx.withPlugin(dyingAfter(statements)), telling))
        .then(
          () => false,
          (error: unknown) => {
            expect(String(error)).toContain('killed');
            return true;
          },
        );
      if (!died) break;
      deaths += 1;
      expect(await leavingAt(telling)).toEqual([]);
    }
    expect(deaths).toBeGreaterThanOrEqual(4);
    // Handled again, by a job that died after its commit.
    await app.services.write((tx) => record(tx, telling));
    expect(await leavingAt(telling)).toEqual([new Date('2028-03-26T05:00:00Z')]);
    expect(await mailsTo(reader)).toHaveLength(1);
    await app.services.write((tx) => record(tx, telling));
    expect(await mailsTo(reader)).toHaveLength(1);
  });

  it('are refused where they make no sense, and chosen by a plain form too', async () => {
    const reader = await makeReader('at-once');
    const { mailPreferences } = await app.as();
    const wrong = [
      { zone: 'Europe/Atlantis', quiet: null },
      { zone: 'Europe/Berlin', quiet: { from: 7, until: 7 } },
      { zone: 'Europe/Berlin', quiet: { from: 22, until: 24 } },
    ];
    for (const times of wrong) {
      const choosing = mailPreferences.chooseTimes({ key: reader.key, ...times });
      await expect(choosing).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    }
    const post = (body: string) =>
      app.http.request(`/mail-preferences/${reader.key}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body,
      });
    expect((await post('Zone=Europe%2FAtlantis&From=&Until=')).status).toBe(400);
    expect((await post('Zone=Europe%2FBerlin&From=22&Until=')).status).toBe(400);
    expect((await post('Zone=Europe%2FBerlin&From=22&Until=7')).status).toBe(303);
    const { times } = await mailPreferences.get({ key: reader.key });
    expect(times).toEqual({ zone: 'Europe/Berlin', quiet: { from: 22, until: 7 } });
    expect((await post('Zone=Asia%2FKolkata&From=&Until=')).status).toBe(303);
    const after = await mailPreferences.get({ key: reader.key });
    expect(after.times).toEqual({ zone: 'Asia/Kolkata', quiet: null });
  });
});

describe('a digest', () => {
  const runAt = async (time: string) => {
    app.clock.moveTo(time);
    await runJob(app, digestsDue);
  };

  it('comes once when it is due, with what came until then and is unread', async () => {
    app.clock.moveTo('2028-03-01T12:00:00Z');
    const reader = await makeReader('daily', 'Daily');
    await apply(reader);
    await readAll(reader.client);
    app.clock.moveTo('2028-03-01T13:00:00Z');
    const id = await apply(reader);
    await runAt('2028-03-02T06:59:00Z');
    expect(await mailsTo(reader)).toEqual([]);
    await Promise.all(Array.from({ length: 10 }, () => runAt('2028-03-02T07:03:00Z')));
    await apply(reader);
    await runAt('2028-03-02T20:03:00Z');
    const [mail, ...others] = await mailsTo(reader);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('One thing is new for you today');
    expect(mail?.text).toContain(`/application/${id}`);
    const settings = `/mail-preferences/${reader.key}?digest=daily`;
    expect(mail?.text).toContain(settings);
    expect(mail?.headers['List-Unsubscribe']).toContain(settings);
    await runAt('2028-03-03T07:03:00Z');
    const subjects = (await mailsTo(reader)).map(({ subject }) => subject);
    expect(subjects).toEqual(Array(2).fill('One thing is new for you today'));
    await runAt('2028-03-04T07:03:00Z');
    expect(await mailsTo(reader)).toHaveLength(2);
  });

  it('tells of what came first at its beginning, in whichever order it was written', async () => {
    app.clock.moveTo('2028-03-05T13:00:00Z');
    const reader = await makeReader('daily');
    const second = await apply(reader);
    app.clock.moveTo('2028-03-05T12:00:00Z');
    const first = await apply(reader);
    await runAt('2028-03-06T07:03:00Z');
    const [mail] = await mailsTo(reader);
    const notified = [...(mail?.text ?? '').matchAll(/\/application\/([\w-]+)/g)].map(
      ([, id]) => id,
    );
    expect([...new Set(notified)]).toEqual([first, second]);
  });

  it('ends by one click of a mail program, and announcements go on', async () => {
    const reader = await makeReader('daily');
    const { status } = await app.http.request(`/mail-preferences/${reader.key}?digest=daily`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(status).toBe(200);
    const { ways, announcements } = await (await app.as()).mailPreferences.get({
      key: reader.key,
    });
    expect(ways).toContainEqual({ topic: 'applications', way: 'none' });
    expect(announcements).toBe(true);
  });

  it('comes on Mondays to those who want one a week, late where the site was off', async () => {
    app.clock.moveTo('2028-03-07T12:00:00Z');
    const reader = await makeReader('weekly');
    await apply(reader);
    await runAt('2028-03-12T23:03:00Z');
    expect(await mailsTo(reader)).toEqual([]);
    await runAt('2028-03-15T10:03:00Z');
    const mails = await mailsTo(reader);
    expect(mails.map(({ subject }) => subject)).toEqual(['One thing is new for you this week']);
  });

  it('comes at seven by the clocks of its person', async () => {
    app.clock.moveTo('2028-04-01T12:00:00Z');
    const reader = await makeReader('daily');
    const { mailPreferences } = await app.as();
    await mailPreferences.chooseTimes({ key: reader.key, zone: 'Asia/Kolkata', quiet: null });
    await apply(reader);
    await runAt('2028-04-02T01:18:00Z');
    expect(await mailsTo(reader)).toEqual([]);
    await runAt('2028-04-02T01:33:00Z');
    expect(await mailsTo(reader)).toHaveLength(1);
    await runAt('2028-04-02T07:03:00Z');
    // Where it is the same day, and seven again.
    await mailPreferences.chooseTimes({ key: reader.key, zone: 'America/New_York', quiet: null });
    await apply(reader);
    await runAt('2028-04-02T12:03:00Z');
    expect(await mailsTo(reader)).toHaveLength(1);
    await runAt('2028-04-03T11:03:00Z');
    expect(await mailsTo(reader)).toHaveLength(2);
  });

  it('is made after quiet hours that it is due in, without what was read in them', async () => {
    app.clock.moveTo('2028-04-20T12:00:00Z');
    const reader = await makeReader('daily');
    const { mailPreferences } = await app.as();
    const quiet = { from: 6, until: 9 };
    await mailPreferences.chooseTimes({ key: reader.key, zone: 'UTC', quiet });
    await apply(reader);
    await runAt('2028-04-21T07:03:00Z');
    await readAll(reader.client);
    const id = await apply(reader);
    await runAt('2028-04-21T08:48:00Z');
    expect(await mailsTo(reader)).toEqual([]);
    await runAt('2028-04-21T09:03:00Z');
    // What came in them is for the next one.
    expect(await mailsTo(reader)).toEqual([]);
    await runAt('2028-04-22T07:03:00Z');
    await runAt('2028-04-22T09:03:00Z');
    const mails = await mailsTo(reader);
    expect(mails.map(({ subject }) => subject)).toEqual(['One thing is new for you today']);
    expect(mails[0]?.text).toContain(`/application/${id}`);
  });

  it('tells everything once, whatever statement the process dies after, ten times', async () => {
    for (let run = 0; run < 10; run += 1) {
      const day = new Date(Date.UTC(2028, 4, 2 + run, 7, 3));
      app.clock.moveTo(new Date(day.getTime() - 3_600_000));
      const reader = await makeReader('daily', `Run ${run}`);
      const due = lastDue('daily', day, 'UTC');
      const digest = { userId: reader.client, way: 'daily', due } as const;
      const ids = [await apply(reader), await apply(reader)];
      app.clock.moveTo(day);
      let deaths = 0;
      for (let statements = 1; ; statements += 1) {
        const died = await app.services
          .write((tx) => makeDigest(tx.withPlugin(dyingAfter(statements)), app.services, digest))
          .then(
            () => false,
            (error: unknown) => {
              expect(String(error)).toContain('killed');
              return true;
            },
          );
        if (!died) break;
        deaths += 1;
        expect(await mailsTo(reader)).toEqual([]);
      }
      expect(deaths).toBeGreaterThanOrEqual(4);
      await app.services.write((tx) => makeDigest(tx, app.services, digest));
      const [mail, ...others] = await mailsTo(reader);
      expect(others).toEqual([]);
      for (const id of ids) expect(mail?.text.split(`/application/${id}`)).toHaveLength(2);
    }
  });
});

/** Dies when the database has done so many statements, before anybody learns what they did. */
function dyingAfter(statements: number): KyselyPlugin {
  let done = 0;
  return {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      done += 1;
      if (done >= statements) throw new Error('killed');
      return result;
    },
  };
}
