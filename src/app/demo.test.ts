import { describe, expect, it } from 'vitest';
import { demoAccounts, demoPassword } from '#demo/accounts.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { prepareDemo } from './demo.ts';

// The demo's passwords are hashed as in production.
const app = await sharedTestApp({ passwords: undefined });
await prepareDemo(app.services);

const signIn = (email: string, password: string) =>
  app.http.request('/auth/v1/sign-in/email', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: app.services.publicUrl },
    body: JSON.stringify({ email, password }),
  });

const personOf = (email: string) =>
  app.db.selectFrom('auth.users').select('id').where('email', '=', email).executeTakeFirstOrThrow();

const asConsultant = async (email: string) => app.as((await personOf(email)).id);

describe('a demo', () => {
  it.each(demoAccounts)('lets $email in with the password that is printed', async ({ email }) => {
    expect((await signIn(email, demoPassword)).status).toBe(200);
  });

  it('accepts no other password, and that password for no other account', async () => {
    expect((await signIn('admin@demo.test', 'another password')).status).toBe(401);
    expect((await signIn('hamish@strathbogle-wms.test', demoPassword)).status).toBe(401);
  });

  it('is prepared once', async () => {
    await prepareDemo(app.services);
    const users = await app.db.selectFrom('auth.users').select('id').execute();
    expect(users).toHaveLength(87);
  });
});

describe('the subscriptions of a demo', () => {
  // Paid by the month, by the year, on trial, ending, and ended.
  const emails = [
    'consultant@demo.test',
    'ottilie@brackenbury-finance.test',
    'zainab@crosswellamari.test',
    'mireille@castagneul.test',
    'fiadh@rosscarrow.test',
  ];

  const storedOf = async (email: string) =>
    app.db
      .selectFrom('subscriptions')
      .selectAll()
      .where('user_id', '=', (await personOf(email)).id)
      .executeTakeFirstOrThrow();

  it.each(emails)('are the same when the billing service is asked: %s', async (email) => {
    const known = await storedOf(email);
    // Nothing would be stored if the billing service knew nothing of them.
    await app.db
      .updateTable('subscriptions')
      .set({ amount: 1 })
      .where('user_id', '=', known.user_id)
      .execute();
    const { subscriptions } = await asConsultant(email);
    await subscriptions.refresh();
    expect(await storedOf(email)).toEqual(known);
  });

  it('can be managed, with the payments made so far', async () => {
    const { subscriptions } = await asConsultant('consultant@demo.test');
    const { url } = await subscriptions.openPortal();
    const page = await app.localStripe.pages.request(
      new URL(url).pathname.replace('/dev/stripe', ''),
    );
    const text = await page.text();
    expect(text).toContain('Direct365 Monthly plan');
    expect(text).toContain('£59');
    expect(text).toContain('Cancel at the end of the period');
  });

  it('can be begun by the consultant who never had one, with the trial', async () => {
    const { subscriptions } = await asConsultant('new-consultant@demo.test');
    expect(await subscriptions.getOwn()).toMatchObject({
      subscribed: false,
      status: null,
      trialAvailable: true,
    });
  });

  it('renew when their periods are over, as long as the demo is kept', async () => {
    const { subscriptions } = await asConsultant('consultant@demo.test');
    const before = await subscriptions.getOwn();
    await app.localStripe.advance(new Date(app.clock.now().getTime() + 32 * 24 * 60 * 60 * 1000));
    const after = await subscriptions.refresh();
    expect(after).toMatchObject({ subscribed: true, status: 'active' });
    expect(Date.parse(after.currentPeriodEnd ?? '')).toBeGreaterThan(
      Date.parse(before.currentPeriodEnd ?? ''),
    );
  });
});
