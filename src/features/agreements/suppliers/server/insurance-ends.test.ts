import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { suspend } from '#tests/support/conversation.ts';
import { dayFromNow } from '#tests/support/credentials.ts';
import { someInsurance } from '#tests/support/suppliers.ts';
import { insuranceEndNotified, insuranceEndsDue } from './jobs.ts';

const app = await sharedTestApp();
app.clock.moveTo(new Date('2026-11-23T12:00:00Z'));

const day = 24 * 60 * 60 * 1000;
const kind = 'professional-indemnity';

async function look(): Promise<void> {
  await app.services.jobs.enqueue(app.db, insuranceEndsDue, {});
  await app.settle();
}

/** The consultant states an insurance that ends in so many days. */
async function insure(userId: UserId, days: number, change: Partial<typeof someInsurance> = {}) {
  const { suppliers } = await app.as(userId);
  const expiresOn = dayFromNow(app, days);
  return suppliers.saveInsurance({ kind, ...someInsurance, ...change, expiresOn });
}

/** What this consultant was told of ends, oldest first. */
async function notificationsTo(userId: UserId): Promise<string[]> {
  const { items } = await (await app.as(userId)).notifications.list({});
  return items
    .flatMap(({ words }) => (words.includes(' insurance ends ') ? [words] : []))
    .reverse();
}

describe('the end of an insurance', () => {
  it('is told 30 and 7 days before, once each, and not once it is over', async () => {
    const ada = await app.make.consultant();
    await insure(ada, 31);
    const begin = app.clock.now().getTime();
    const heard: Record<number, number> = {};
    for (const days of [0, 1, 2, 23, 24, 25, 31, 32]) {
      app.clock.moveTo(new Date(begin + days * day));
      await look();
      heard[days] = (await notificationsTo(ada)).length;
    }
    expect(heard).toEqual({ 0: 0, 1: 1, 2: 1, 23: 1, 24: 2, 25: 2, 31: 2, 32: 2 });
    expect((await notificationsTo(ada))[0]).toBe(
      'Your professional indemnity insurance ends after 24 December 2026. Renew it in time, and give the new details.',
    );
  });

  it('is mailed with each', async () => {
    const email = `${crypto.randomUUID()}@mailed.test`;
    const ada = await app.make.consultant({ email });
    await insure(ada, 5, { insurer: '<b>Mutual</b>' });
    await look();
    await look();
    app.clock.moveTo(new Date(app.clock.now().getTime() + 3 * 60_000));
    await app.settle();
    const mails = await listMails(app.db, { to: email });
    expect(mails.map(({ subject }) => subject)).toEqual([
      'Ends soon: your professional indemnity insurance',
    ]);
    expect(mails[0]?.html).toContain('&lt;b&gt;Mutual&lt;/b&gt;');
  });

  it('is told anew of another last day, and of the same not twice', async () => {
    const ada = await app.make.consultant();
    await insure(ada, 20);
    await look();
    await insure(ada, 20, { policyNumber: 'PI-2' });
    await look();
    expect(await notificationsTo(ada)).toHaveLength(1);
    await insure(ada, 21);
    await look();
    expect(await notificationsTo(ada)).toHaveLength(2);
  });

  it('is told to no one whose account is on hold, and not of what was renewed by then', async () => {
    const email = `${crypto.randomUUID()}@renewed.test`;
    const ada = await app.make.consultant({ email });
    await insure(ada, 5);
    await suspend(app, ada);
    await look();
    const eve = await app.make.consultant({ email: `renewed.${email}` });
    await insure(eve, 300);
    const before = { consultantId: eve, kind, expiresOn: dayFromNow(app, 7), stage: 7 } as const;
    await app.services.jobs.enqueue(app.db, insuranceEndNotified, before);
    await app.settle();
    app.clock.moveTo(new Date(app.clock.now().getTime() + 3 * 60_000));
    await app.settle();
    for (const to of [email, `renewed.${email}`]) {
      const subjects = (await listMails(app.db, { to })).map(({ subject }) => subject);
      expect(subjects.filter((subject) => subject.startsWith('Ends soon'))).toEqual([]);
    }
  });

  it('is shown once it is over, and the insurance is not saved with such a day', async () => {
    const ada = await app.make.consultant();
    await insure(ada, 1);
    app.clock.moveTo(new Date(app.clock.now().getTime() + 2 * day));
    const { suppliers } = await app.as(ada);
    const { insurances } = await suppliers.getOwn();
    expect(insurances).toMatchObject([{ isExpired: true }]);
    await expect(insure(ada, -2)).rejects.toMatchObject({
      message: 'It has expired. Please renew it first.',
    });
  });
});
