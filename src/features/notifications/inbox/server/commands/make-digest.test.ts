import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { markLeaving, markSuspended } from '#features/identity/accounts/server/commands/people.ts';
import type { MailWay } from '#features/notifications/preferences/rules.ts';
import { preferenceKey } from '#features/notifications/preferences/server/queries.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { lastDue } from '../../rules/mail-times.ts';
import type { NotificationKind } from '../../rules/notification-kind.ts';
import { makeDigest } from './make-digest.ts';
import { recordNotifications } from './record-notifications.ts';

const app = await sharedTestApp();

const something: NotificationKind<{ title: string; path: string }> = {
  name: 'something',
  topic: 'applications',
  words: ({ title }) => title,
  leadsTo: ({ path }) => path,
};

let people = 0;
async function makeReader(way: MailWay) {
  people += 1;
  const address = `digest-${people}@example.test`;
  const userId = await app.make.client({ email: address, firstName: 'Olive' });
  const key = preferenceKey(app.services, userId);
  await (await app.as()).mailPreferences.chooseWay({ key, topic: 'applications', way });
  return { userId, address };
}

/** Tells a user of so many things, each with its own title and page unless others are given. */
const notify = (userId: UserId, count: number, about?: { title: string; path: string }) =>
  app.services.write((tx) =>
    recordNotifications(
      tx,
      { jobs: app.services.jobs, now: app.clock.now() },
      something,
      Array.from({ length: count }, (_, index) => ({
        ...{ userId, event: crypto.randomUUID(), aboutId: null },
        about: about ?? { title: `Thing ${index + 1}.`, path: `/thing/${index + 1}` },
      })),
    ),
  );

/** Makes the digest that is due next, and answers the mails that there are then. */
async function digestOf(
  { userId, address }: { userId: UserId; address: string },
  way: 'daily' | 'weekly',
) {
  const days = way === 'daily' ? 1 : 7;
  app.clock.moveTo(new Date(app.clock.now().getTime() + days * 24 * 60 * 60_000));
  const due = lastDue(way, app.clock.now(), 'UTC');
  await app.services.write((tx) => makeDigest(tx, app.services, { userId, way, due }));
  await app.settle();
  return listMails(app.db, { to: address });
}

describe('a digest', () => {
  it.each([
    [20, '20 things are new for you today', 20, undefined],
    [21, '21 things are new for you today', 20, 'And 1 more on the site.'],
    [1, 'One thing is new for you today', 1, undefined],
  ])(
    'of %i things lists up to twenty, and says how many more there are',
    async (count, subject, listed, more) => {
      const reader = await makeReader('daily');
      await notify(reader.userId, count);
      const [mail, ...others] = await digestOf(reader, 'daily');
      expect(others).toEqual([]);
      expect(mail?.subject).toBe(subject);
      expect(mail?.text.match(/Thing \d+\./g)).toHaveLength(listed);
      expect(mail?.text).toContain(`${app.services.publicUrl}/thing/1`);
      if (more) expect(mail?.text).toContain(more);
      else expect(mail?.text).not.toContain('more on the site');
    },
  );

  it('names the other person as its reader may know them', async () => {
    const reader = await makeReader('daily');
    const aboutId = await app.make.consultant({ firstName: 'Ada', lastName: 'Lovelace' });
    const concern = { event: 'one', aboutId, about: { title: 'It is news.', path: '/thing/1' } };
    await app.services.write((tx) =>
      recordNotifications(tx, { jobs: app.services.jobs, now: app.clock.now() }, something, [
        { userId: reader.userId, ...concern },
      ]),
    );
    const [mail] = await digestOf(reader, 'daily');
    expect(mail?.text).toContain('Ada L.: It is news.');
    expect(mail?.text).not.toContain('Lovelace');
  });

  it('says what leads to the same page in the same words once', async () => {
    const reader = await makeReader('weekly');
    const same = { title: 'An unread message.', path: '/messages/1' };
    await notify(reader.userId, 3, same);
    await notify(reader.userId, 1, { ...same, path: '/messages/2' });
    await notify(reader.userId, 1, { ...same, title: 'Another matter.' });
    const [mail] = await digestOf(reader, 'weekly');
    expect(mail?.subject).toBe('3 things are new for you this week');
    expect(mail?.text.match(/An unread message\./g)).toHaveLength(2);
  });

  it('takes what is mailed in its own way alone', async () => {
    const reader = await makeReader('daily');
    await notify(reader.userId, 1);
    expect(await digestOf(reader, 'weekly')).toEqual([]);
    expect(await digestOf(reader, 'daily')).toHaveLength(1);
  });

  it.each(['suspended', 'leaving'] as const)(
    'is not sent to an account that is %s, nor later what it would have told',
    async (state) => {
      const reader = await makeReader('daily');
      const now = app.clock.now();
      const hide = (isHidden: boolean) =>
        app.services.write((tx) =>
          state === 'suspended'
            ? markSuspended(tx, reader.userId, { reason: isHidden ? 'A reason.' : null, now })
            : markLeaving(tx, reader.userId, isHidden ? now : null),
        );
      await notify(reader.userId, 1);
      await hide(true);
      expect(await digestOf(reader, 'daily')).toEqual([]);
      await hide(false);
      expect(await digestOf(reader, 'daily')).toEqual([]);
    },
  );

  it('is not sent to an address that no one has confirmed', async () => {
    const reader = await makeReader('daily');
    await app.db
      .updateTable('auth.users')
      .set({ email_verified: false })
      .where('id', '=', reader.userId)
      .execute();
    await notify(reader.userId, 1);
    expect(await digestOf(reader, 'daily')).toEqual([]);
  });
});
