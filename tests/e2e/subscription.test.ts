import type { BrowserContext, Page } from '@playwright/test';
import { addCalendarMonths } from '#lib/billing/calendar-months.ts';
import { ManualClock } from '#lib/clock.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { profileForm } from '#tests/support/profile-form.ts';

/*
 * What becomes of a subscription, from the trial to its end, at the local Stripe: its portal lets time pass for one
 * customer.
 */

const clock = new ManualClock(new Date());
const site = demoSite(() => ({ clock }));
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

/** Pays with another of the test cards from now on. */
async function keepCard(billing: Page, lastDigits: string): Promise<void> {
  await billing.getByText('Change it').click();
  await billing.getByRole('radio', { name: new RegExp(lastDigits) }).check();
  await press(billing, 'Keep this card');
}

/** Lets time pass from one thing that happens to the next, until the page says this. */
async function goOnUntil(billing: Page, words: string): Promise<void> {
  const said = billing.getByText(words, { exact: true }).first();
  while (!(await said.isVisible())) await press(billing, /^Go on to/);
}

const day = 24 * 60 * 60 * 1000;
const opening = 'I have closed nine ledgers like yours, the last in two days.';

/** The projects that can be applied to, as their list leads there. */
async function projectsToApplyTo(page: Page): Promise<string[]> {
  await open(page, '/consultant/portal?tab=projects');
  const links = page.getByRole('link', { name: /Apply/ });
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  return addresses.flatMap(
    (address) => /^\/project\/([^/]+)\/apply/.exec(address ?? '')?.[1] ?? [],
  );
}

/** What the server answers to an application that no screen was asked about. */
const applyUnasked = (page: Page, projectId: string) =>
  page.request.post(`/api/projects/${projectId}/applications`, {
    headers: { origin: site.url },
    data: { coverLetter: opening },
  });

/** A consultant without rights cannot apply, neither on the screens nor by the API. */
async function expectNoApplying(page: Page, projectId: string): Promise<void> {
  await open(page, '/consultant/portal?tab=projects');
  const links = page.getByRole('link', { name: /^Apply/ });
  await expect(links.first()).toBeVisible();
  const addresses = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
  expect(addresses.filter((address) => !address?.startsWith('/subscribe?'))).toEqual([]);
  const refused = await applyUnasked(page, projectId);
  expect(refused.status()).toBe(403);
  expect(await refused.json()).toMatchObject({ code: 'SUBSCRIPTION_REQUIRED' });
}

// Before the other, which moves the clock on by more than a new session lasts: the library that makes it has its own.
test('a friend who was referred earns their referrer a free month, once', async () => {
  test.slow();
  const referrer = await site.openAs('consultant@demo.test');
  const friend = await site.openWindow({ width: 390, height: 844 });
  const { page } = friend;
  const friendMail = 'fern@friend.test';
  const password = 'a long enough sentence';

  const earned = async (): Promise<number> => {
    await open(referrer.page, portal);
    const figure = referrer.page.getByText('Free months earned').locator('..');
    await expect(figure).toBeVisible();
    return Number(/\d+$/.exec((await figure.textContent()) ?? '')?.[0]);
  };
  await atBilling(referrer.page, async (billing) => {
    // In the currency of the subscription, not of the price list.
    const other = billing.getByRole('button', { name: /^Switch to .*Annual plan, £\d+ per year$/ });
    await expect(other).toBeVisible();
  });

  // What others have paid before is credited by now.
  await site.jobsDone();
  const before = await earned();
  expect(before).toBeGreaterThan(0);
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
    const after = before + 1;
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

test('a subscription from the trial to its end', { tag: '@release' }, async () => {
  test.slow();
  let person = await site.openAs(email);
  let { page } = person;
  const heard: string[] = [];
  /** The site’s own time goes on too; earlier sessions have ended by then. */
  const comeBackAt = async (time: Date) => {
    heard.push(...person.complaints);
    await person.context.close();
    clock.moveTo(time);
    person = await site.openAs(email);
    page = person.page;
  };
  const began = clock.now();
  const trialEnd = addCalendarMonths(began, 3);
  let projects: string[] = [];

  await test.step('starts with a trial, after its terms were read', async () => {
    await open(page, '/subscribe');
    await expect(
      page.getByText(/Your trial ends on .+\. The first payment, \$75, is taken/),
    ).toBeVisible();
    const back = await subscribe(page, 'Monthly');
    await expect(back.getByText('Thank you, your subscription is active')).toBeVisible();
    await expect(back.getByRole('link', { name: 'See plans and subscribe' })).toHaveCount(0);
    await back.close();
    // The page of the purchase updates without a reload.
    await expect(page.getByText('You are subscribed')).toBeVisible();
    const mail = await site.waitForMail(email, /free trial has started/);
    expect(mail.text).toContain('$75');
  });

  await test.step('lets its owner apply', async () => {
    projects = await projectsToApplyTo(page);
    expect(projects.length).toBeGreaterThan(3);
    await page.getByRole('link', { name: /Apply/ }).first().click();
    await page.getByLabel('Cover letter').fill(opening);
    await page.getByRole('button', { name: 'Submit Application' }).click();
    await expect(page.getByText('Application Submitted!')).toBeVisible();
  });

  await test.step('charges when the trial is over, and sends a receipt to file', async () => {
    await atBilling(page, (billing) => goOnUntil(billing, 'Active'));
    await comeBackAt(new Date(trialEnd.getTime() + day));
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

  const secondPeriod = addCalendarMonths(trialEnd, 1);
  await test.step('shows a failed payment, and continues meanwhile', async () => {
    await atBilling(page, async (billing) => {
      await keepCard(billing, '0341');
      await goOnUntil(billing, 'Payment failed');
    });
    await comeBackAt(new Date(secondPeriod.getTime() + day));
    await says(page, 'Your payment did not go through');
    await site.waitForMail(email, /^Your payment did not go through/);
    projects = await projectsToApplyTo(page);
    expect((await applyUnasked(page, projects[0] ?? '')).status()).toBe(201);
  });

  await test.step('keeps its owner from applying when the two weeks of grace are over', async () => {
    await comeBackAt(new Date(secondPeriod.getTime() + 14 * day));
    await says(page, 'Your subscription is on hold');
    // What can be mended is not sold a second time.
    await expect(page.getByRole('link', { name: 'See plans and subscribe' })).toHaveCount(0);
    await expectNoApplying(page, projects[1] ?? '');
  });

  await test.step('is brought back by another card', async () => {
    await atBilling(page, async (billing) => {
      await expect(billing.getByText('Payment failed', { exact: true })).toBeVisible();
      await keepCard(billing, '4242');
      await expect(billing.getByText('Active', { exact: true })).toBeVisible();
    });
    await says(page, /^Renews on .+ for \$75\./);
    await expect(page.getByText('Your subscription is on hold')).toHaveCount(0);
    projects = await projectsToApplyTo(page);
    expect((await applyUnasked(page, projects[0] ?? '')).status()).toBe(201);
  });

  await test.step('is switched to the annual plan', async () => {
    await atBilling(page, (billing) => press(billing, /^Switch to .*Annual/));
    await says(page, 'Annual plan');
    await says(page, /^Renews on .+ for \$750\./);
  });

  await test.step('is cancelled, lasts to the end of its period, and is over', async () => {
    await atBilling(page, (billing) => press(billing, 'Cancel at the end of the period'));
    await says(page, /You can apply to projects until .+\. Nothing more is charged\./);
    await site.waitForMail(email, /^Your subscription ends on/);
    projects = await projectsToApplyTo(page);
    await atBilling(page, (billing) => goOnUntil(billing, 'Nothing is due.'));
    await says(page, /Your subscription has ended\./);
    await site.waitForMail(email, /^Your subscription has ended/);
    await expectNoApplying(page, projects[0] ?? '');
  });

  await test.step('can be had again, without a second trial', async () => {
    await open(page, portal);
    await page.getByRole('link', { name: 'See plans and subscribe' }).click();
    await expect(page.getByText('The first payment, $75, is taken today.')).toBeVisible();
    const back = await subscribe(page, 'Monthly');
    await expect(back.getByText('Thank you, your subscription is active')).toBeVisible();
    await back.close();
    await says(page, /^Renews on .+ for \$75\./);
  });
  expect([...heard, ...person.complaints]).toEqual([]);
});
