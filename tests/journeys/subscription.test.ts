import type { BrowserContext, Page } from '@playwright/test';
import { demoSite } from '#tests/support/journey/demo-site.ts';
import { open } from '#tests/support/journey/settled.ts';
import { expect, test } from '#tests/support/journey/test.ts';
import { profileForm } from '#tests/support/profile-form.ts';

/*
 * What becomes of a subscription, from the trial to its end, at the local Stripe: its portal lets time pass for one customer.
 */

const site = demoSite();
const email = 'new-consultant@demo.test';
const portal = '/consultant/portal?tab=subscription';

/** Opens what a press opens in another tab. */
async function opened(context: BrowserContext, press: () => Promise<void>): Promise<Page> {
  const other = context.waitForEvent('page');
  await press();
  return other;
}

/** Subscribes on the page of the plans; answers the tab that the payment leads back to. */
async function subscribe(page: Page, plan: 'Monthly' | 'Annual'): Promise<Page> {
  const checkout = await opened(page.context(), () =>
    page.getByRole('button', { name: `Start ${plan} Plan` }).click(),
  );
  await checkout.getByRole('button', { name: /^(Start trial|Pay)/ }).click();
  await checkout.waitForURL('**/consultant/portal**');
  return checkout;
}

/** Looks at the own portal until it says this: webhooks bring the news, a moment later. */
const says = (page: Page, words: string | RegExp) =>
  expect(async () => {
    await open(page, portal);
    await expect(page.getByText(words).first()).toBeVisible({ timeout: 2000 });
  }).toPass();

/** Goes to the billing service's page, and does something there. */
async function atBilling(page: Page, act: (billing: Page) => Promise<void>): Promise<void> {
  await open(page, portal);
  const billing = await opened(page.context(), () =>
    page.getByRole('button', { name: 'Manage Subscription' }).click(),
  );
  await expect(billing.getByRole('heading', { name: 'Let time pass' })).toBeVisible();
  await act(billing);
  await billing.close();
}

/** Presses a button there, and waits until the page says what came of it. */
async function press(billing: Page, name: string | RegExp): Promise<void> {
  const answered = billing.waitForResponse(
    (response) => response.request().method() === 'GET' && response.url().includes('/portal/'),
  );
  await billing.getByRole('button', { name }).first().click();
  await answered;
  await expect(billing.getByRole('heading', { name: 'Let time pass' })).toBeVisible();
}

/** Lets time pass from one thing that happens to the next, until the page says this. */
async function goOnUntil(billing: Page, words: string): Promise<void> {
  const said = billing.getByText(words, { exact: true }).first();
  while (!(await said.isVisible())) await press(billing, /^Go on to/);
}

test('a subscription from the trial to its end', async () => {
  test.slow();
  const { page, complaints } = await site.openAs(email);

  await test.step('starts with a trial, after its terms were read', async () => {
    await open(page, '/subscribe');
    await expect(
      page.getByText(/Your trial ends on .+\. The first payment, \$75, is taken/),
    ).toBeVisible();
    const back = await subscribe(page, 'Monthly');
    await expect(back.getByText('Thank you, your subscription is active')).toBeVisible();
    await expect(back.getByRole('link', { name: 'See plans and subscribe' })).toHaveCount(0);
    await back.close();
    // The page that it was bought on knows by itself.
    await expect(page.getByText('You are subscribed')).toBeVisible();
    const mail = await site.waitForMail(email, /free trial has started/);
    expect(mail.text).toContain('$75');
  });

  await test.step('lets its owner apply', async () => {
    await open(page, '/consultant/portal?tab=projects');
    await page.getByRole('link', { name: /Apply/ }).first().click();
    await page
      .getByLabel('Cover letter')
      .fill('I have closed nine ledgers like yours, the last in two days.');
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByText('Application Submitted!')).toBeVisible();
  });

  await test.step('charges when the trial is over, and sends a receipt to file', async () => {
    await atBilling(page, (billing) => goOnUntil(billing, 'Active'));
    await says(page, /^Renews on .+ for \$75\./);
    const receipt = await site.waitForMail(email, /^Your receipt/);
    expect(receipt.text).toContain('$75');
    await open(page, portal);
    await page
      .getByRole('link', { name: /^Invoice/ })
      .first()
      .click();
    await expect(page.getByText('Total', { exact: true }).locator('..')).toContainText('$75');
  });

  await test.step('tells of a payment that fails, and goes on meanwhile', async () => {
    await atBilling(page, async (billing) => {
      await billing.getByText('Change it').click();
      await billing.getByRole('radio', { name: /0341/ }).check();
      await press(billing, 'Keep this card');
      await goOnUntil(billing, 'Payment failed');
    });
    await says(page, 'Your payment did not go through');
    await site.waitForMail(email, /^Your payment did not go through/);
    await open(page, '/consultant/portal?tab=projects');
    await expect(page.getByRole('link', { name: /Apply/ }).first()).toBeVisible();
  });

  await test.step('keeps its owner from applying once it was given up', async () => {
    await atBilling(page, (billing) => goOnUntil(billing, 'Ended'));
    await says(page, /Your subscription has ended\./);
    await site.waitForMail(email, /^Your subscription has ended/);
    await open(page, '/consultant/portal?tab=projects');
    await expect(page.getByRole('link', { name: /plans/i }).first()).toBeVisible();
  });

  await test.step('is had back, paid at once, and switched to the annual plan', async () => {
    await open(page, '/subscribe');
    await expect(page.getByText('The first payment, $75, is taken today.')).toBeVisible();
    const back = await subscribe(page, 'Monthly');
    await expect(back.getByText('Thank you, your subscription is active')).toBeVisible();
    await back.close();
    await atBilling(page, (billing) => press(billing, /^Switch to .*Annual/));
    await says(page, 'Annual plan');
  });

  await test.step('is cancelled, lasts to the end of its period, and is over', async () => {
    await atBilling(page, (billing) => press(billing, 'Cancel at the end of the period'));
    await says(page, /You can apply to projects until .+\. Nothing more is charged\./);
    await site.waitForMail(email, /^Your subscription ends on/);
    await atBilling(page, (billing) => goOnUntil(billing, 'Nothing is due.'));
    await says(page, /Your subscription has ended\./);
    await expect(page.getByRole('link', { name: 'See plans and subscribe' })).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('a friend who was referred earns their referrer a free month, once', async () => {
  test.slow();
  const referrer = await site.openAs('consultant@demo.test');
  const friend = await site.openWindow({ width: 390, height: 844 });
  const { page } = friend;
  const friendMail = 'fern@friend.test';
  const password = 'a long enough sentence';

  const earned = async (): Promise<string> => {
    await open(referrer.page, portal);
    const figure = referrer.page.getByText('Free months earned').locator('..');
    await expect(figure).toBeVisible();
    return (await figure.textContent()) ?? '';
  };
  const before = await earned();
  expect(before).toContain('1');
  const code = (await referrer.page.locator('code').textContent()) ?? '';

  await test.step('follows the link through the sign-up to the form, which has the code', async () => {
    await open(page, `/consultant/signup?referral=${code}`);
    await page.getByLabel('First name').fill('Fern');
    await page.getByLabel('Last name').fill('Friendly');
    await page.getByLabel('Email').fill(friendMail);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create Consultant Account' }).click();
    const mail = await site.waitForMail(friendMail, /confirm/i);
    await page.goto(mail.links.find((link) => link.includes('/auth/confirm')) ?? '');
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByText('Your e-mail address is confirmed')).toBeVisible();
    await page.getByLabel('Email').fill(friendMail);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL(`**/consultant/profile/new?referral=${code}`);
    await expect(page.getByLabel('Referral code')).toHaveValue(code);
    const saved = await page.request.put('/api/me/consultant-profile', {
      headers: { origin: site.url },
      data: profileForm({ firstName: 'Fern', lastName: 'Friendly', referralCode: code }),
    });
    expect(await saved.json()).toMatchObject({ referral: 'applied' });
    await site.waitForMail('consultant@demo.test', /^Fern F\. joined with your referral code/);
    expect(await earned()).toBe(before);
  });

  await test.step('earns it with the first payment, and with no later one', async () => {
    await open(page, '/subscribe');
    await (await subscribe(page, 'Monthly')).close();
    expect(await earned()).toBe(before);
    await atBilling(page, (billing) => goOnUntil(billing, 'Active'));
    const mail = await site.waitForMail('consultant@demo.test', /^You have earned a free month/);
    expect(mail.text).toContain('£59');
    const after = before.replace('1', '2');
    await expect.poll(earned).toBe(after);
    await atBilling(page, (billing) => press(billing, /^Go on to/));
    await expect(async () => {
      const mails = await site.mailsTo(friendMail);
      expect(mails.filter(({ subject }) => subject.startsWith('Your receipt'))).toHaveLength(2);
    }).toPass();
    await site.jobsDone();
    expect(await earned()).toBe(after);
    const mails = await site.mailsTo('consultant@demo.test');
    expect(mails.filter(({ subject }) => subject.includes('earned a free month'))).toHaveLength(1);
  });
  expect([...referrer.complaints, ...friend.complaints]).toEqual([]);
});
