import { describe, expect, it } from 'vitest';
import { listMails } from '#emulators/mailbox/mailbox.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { notifyAdminsOfRepairs } from './notify-of-repairs.ts';

const admins = ['first@example.test', 'second@example.test'];

const app = await sharedTestApp();
for (const email of admins) await app.make.admin({ email });

/** The text of the mail that each admin gets about this comparison. */
async function changesOf(
  comparison: Parameters<typeof notifyAdminsOfRepairs>[2],
): Promise<string[]> {
  await app.pool.query('truncate development_mailbox');
  const jobId = crypto.randomUUID();
  // A job that is tried again tells no one twice.
  for (let time = 0; time < 2; time += 1) {
    await notifyAdminsOfRepairs(app.services, jobId, comparison);
    await app.settle();
  }
  const mails = await Promise.all(admins.map((to) => listMails(app.db, { to })));
  return mails.flat().map(({ text }) => text.replaceAll(/\s+/g, ' '));
}

describe('what a comparison with the billing service has found', () => {
  it('is told to every admin, by name, with what was known before', async () => {
    const userId = await app.make.consultant({
      ...{ firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.test' },
    });
    const texts = await changesOf({
      repaired: [{ userId, before: 'no subscription', after: 'monthly active' }],
      unknownCustomers: ['cus_of_nobody'],
      looked: 1234,
    });
    expect(texts).toHaveLength(admins.length);
    for (const text of texts) {
      expect(text).toContain('Ada Lovelace (ada@example.test): no subscription');
      expect(text).toContain('monthly active');
      expect(text).toContain('cus_of_nobody');
    }
  });

  it('is told also when it is only a customer whom no one here pays as', async () => {
    const texts = await changesOf({ repaired: [], unknownCustomers: ['cus_alone'], looked: 1 });
    expect(texts).toHaveLength(admins.length);
    for (const text of texts) expect(text).toContain('cus_alone');
  });

  it('is told of at most fifty of each, and how many there are', async () => {
    const userId = await app.make.consultant({ subscribed: false });
    const numbers = Array.from({ length: 51 }, (_, index) => index + 1);
    const [text = ''] = await changesOf({
      repaired: numbers.map((n) => ({ userId, before: `before-${n}.`, after: 'now' })),
      unknownCustomers: numbers.map((n) => `cus_${n}.`),
      looked: 60,
    });
    for (const found of ['before-', 'cus_']) {
      expect(text).toContain(`${found}50.`);
      expect(text).not.toContain(`${found}51.`);
    }
    expect(text).toContain('51');
  });

  it('is told to no one when all was as it should be', async () => {
    expect(await changesOf({ repaired: [], unknownCustomers: [], looked: 3 })).toEqual([]);
  });
});
