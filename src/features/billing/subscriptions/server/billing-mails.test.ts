import { describe, expect, it } from 'vitest';
import { type KeptMail, listMails } from '#emulators/mailbox/mailbox.ts';
import { addCalendarMonths } from '#lib/billing/calendar-months.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { pressOnLocalPage } from '#tests/support/local-billing.ts';
import { notifyOfTrialEnds } from './commands/notify-of-trial-ends.ts';

const app = await sharedTestApp();

const email = 'reads-mails@example.test';
const day = 24 * 60 * 60 * 1000;
const written = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

async function mailOf(subject: string | RegExp): Promise<KeptMail> {
  await app.settle();
  const mails = await listMails(app.db, { to: email });
  const fitting = mails.filter((mail) =>
    typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject),
  );
  expect(fitting, String(subject)).toHaveLength(1);
  const [mail] = fitting;
  if (!mail) throw new Error('There is no such mail.');
  return mail;
}

/** What stands in a part, as it is read: without tags, and with every gap one space. */
const wordsOf = (text: string): string =>
  text
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ([.,:])/g, '$1');

/**
 * Both parts of a mail say this, greet its reader and lead there; no one can unsubscribe from what is theirs to know.
 */
function expectMail(mail: KeptMail, sentences: readonly string[], path: string | RegExp): void {
  expect(Object.keys(mail.headers)).not.toContain('List-Unsubscribe');
  expect(mail.headers['Auto-Submitted']).toBe('auto-generated');
  expect(mail.html).toMatch(/<html[^>]*lang="en"/);
  const target = typeof path === 'string' ? `${app.services.publicUrl}${path}` : path;
  const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(
    links.some((href) => (typeof target === 'string' ? href === target : target.test(href ?? ''))),
  ).toBe(true);
  expect(mail.text).toMatch(target);
  for (const part of [mail.text, mail.html]) {
    expect(wordsOf(part)).toContain('Hello Ada,');
    for (const sentence of sentences) expect(wordsOf(part)).toContain(sentence);
  }
}

// Each goes on from where the one before has left off.
describe('the mails of a subscription, in both of their parts,', () => {
  const portal = '/consultant/portal?tab=subscription';
  let trialEnd: Date;
  const own = async () => (await app.as((await personId()) ?? '')).subscriptions;
  const personId = async () =>
    (
      await app.db
        .selectFrom('auth.users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirst()
    )?.id;
  const atBilling = async (fields: Record<string, string>) => {
    const subscriptions = await own();
    const { url } = await subscriptions.openPortal();
    const { rows } = await app.pool.query<{ id: string }>(
      "select id from local_stripe.objects where kind = 'subscription'",
    );
    await pressOnLocalPage(app, url, { subscription: rows[0]?.id ?? '', ...fields });
  };
  const goTo = async (time: Date) => {
    app.clock.moveTo(time);
    await app.localStripe.advance(time);
    await (await own()).refresh();
  };

  it('say that the trial has started, when it ends, and what is charged then', async () => {
    await app.make.consultant({ subscribed: false, email, firstName: 'Ada' });
    const { url } = await (await own()).startCheckout({ plan: 'monthly', currency: 'GBP' });
    await pressOnLocalPage(app, url, { action: 'confirm' });
    await (await own()).refresh();
    trialEnd = new Date((await (await own()).getOwn()).trialEnd ?? 0);
    const end = written.format(trialEnd);
    const mail = await mailOf(`Your free trial has started, until ${end}`);
    expectMail(
      mail,
      [
        `Monthly plan: free until ${end}. The first payment is taken on that day: £59, and then £59 a month, any tax included. Cancel anytime.`,
        'We write to you a week before.',
      ],
      portal,
    );
  });

  it('announce the end of the trial seven days before, once', async () => {
    const end = written.format(trialEnd);
    app.clock.moveTo(new Date(trialEnd.getTime() - 7 * day - 1));
    await notifyOfTrialEnds(app.services);
    await app.settle();
    expect(await listMails(app.db, { to: email })).toHaveLength(1);
    app.clock.moveTo(new Date(trialEnd.getTime() - 7 * day));
    for (let time = 0; time < 3; time += 1) await notifyOfTrialEnds(app.services);
    expectMail(
      await mailOf(`Your free trial ends on ${end}`),
      [
        'On that day £59 is taken for the Monthly plan, and then £59 every month, any tax included.',
        'cancel before that day, and nothing is charged.',
      ],
      portal,
    );
  });

  it('are a receipt for what was paid, that leads to the invoice', async () => {
    await goTo(new Date(trialEnd.getTime() + 1000));
    const mail = await mailOf(/^Your receipt: invoice /);
    const number = mail.subject.replace('Your receipt: invoice ', '');
    const [invoice] = (await (await own()).listInvoices({})).items;
    expect(invoice?.number).toBe(number);
    expectMail(
      mail,
      [
        `Invoice ${number} of £59 was paid on ${written.format(trialEnd)}.`,
        '1 × Direct365 Monthly plan (per month): £59',
      ],
      `/consultant/invoice/${invoice?.id}`,
    );
  });

  it('tell of a payment that failed, of how much it is, and until when everything works', async () => {
    await atBilling({ action: 'card', card: '4000000000000341' });
    const period = addCalendarMonths(trialEnd, 1);
    await goTo(new Date(period.getTime() + 1000));
    const graceEnd = written.format(new Date(period.getTime() + 14 * day));
    expectMail(
      await mailOf('Your payment did not go through'),
      [
        'The payment of £59 for your subscription failed.',
        `until ${graceEnd} everything works as before.`,
        'Please check your card',
      ],
      portal,
    );
  });

  it('confirm that it was cancelled, and when it ends', async () => {
    await atBilling({ action: 'card', card: '4242424242424242' });
    await atBilling({ action: 'cancel' });
    await (await own()).refresh();
    const end = written.format(addCalendarMonths(trialEnd, 2));
    expectMail(
      await mailOf(`Your subscription ends on ${end}`),
      [`Your subscription is cancelled and ends on ${end}.`, 'nothing more is charged.'],
      portal,
    );
  });
});
