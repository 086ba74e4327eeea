import type { Page } from '@playwright/test';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Person } from '#tests/support/e2e/windows.ts';
import { toast } from './pages/demo-person.ts';

/*
 * Three people in three browsers make a deal, from nothing: each step by hand, as they would.
 */

const password = 'a long enough sentence';
const client = { email: 'casey@journey.test', firstName: 'Casey', lastName: 'Clientson' };
const consultant = { email: 'quinn@journey.test', firstName: 'Quinn', lastName: 'Quest' };
const other = { email: 'consultant@demo.test', password: 'direct365 demo account' };
const admin = { email: 'admin@demo.test', password: 'direct365 demo account' };

const projectTitle = 'Cut our month-end close from nine days to four';

const site = demoSite();

let clientSide: Person;
let consultantSide: Person;
let otherConsultant: Person;
let adminSide: Person;

test.beforeAll(async () => {
  clientSide = await site.openWindow();
  consultantSide = await site.openWindow({ width: 390, height: 844 });
  otherConsultant = await site.openWindow();
  adminSide = await site.openWindow({ colorScheme: 'dark' });
});

async function signUp(page: Page, type: 'client' | 'consultant', person: typeof client) {
  await open(page, `/auth?type=${type}`);
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('Email').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const role = type === 'client' ? 'Client' : 'Consultant';
  await page.getByRole('button', { name: `Create ${role} Account` }).click();
  await expect(toast(page, 'Check your email')).toBeVisible();
}

async function signIn(page: Page, email: string, given = password) {
  await open(page, '/auth?mode=signin');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(given);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(toast(page, 'Welcome back!')).toBeVisible();
  // What is opened next would otherwise be left for the portal.
  await page.waitForURL((url) => url.pathname !== '/auth');
}

async function confirm(page: Page, email: string) {
  const mail = await site.waitForMail(email, /confirm/i);
  const link = mail.links.find((address) => address.includes('/auth/confirm'));
  await open(page, link ?? '');
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByText('Your e-mail address is confirmed')).toBeVisible();
}

async function choose(page: Page, label: string | RegExp, options: readonly string[]) {
  await page.getByLabel(label).first().click();
  for (const option of options) {
    await page.getByRole('option', { name: option, exact: true }).first().click();
  }
  await page.keyboard.press('Escape');
}

async function approve(page: Page, name: string, button: string) {
  await open(page, '/admin/approvals');
  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name: button }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve Anyway' }).click();
  await expect(toast(page, 'Account Approved')).toBeVisible();
}

test.describe('a deal, from three empty browsers', () => {
  test('a consultant signs up, confirms the address and is signed in', async () => {
    const { page } = consultantSide;
    await signUp(page, 'consultant', consultant);
    await confirm(page, consultant.email);
    await page.waitForURL('**/consultant/portal');
  });

  test('fills in the whole profile; what is missing is said at its field', async () => {
    const { page } = consultantSide;
    await open(page, '/consultant/profile/new');
    await page.getByRole('button', { name: /create profile/i }).click();
    await expect(
      page.getByText('Professional title must be at least 5 characters').first(),
    ).toBeVisible();
    await expect(
      page.getByText('You must agree to the terms and conditions').first(),
    ).toBeVisible();

    await page.getByLabel('Phone').fill('+44 20 7946 0123');
    await page.getByLabel(/professional title/i).fill('Finance & Operations consultant');
    await page.getByLabel(/years of experience/i).fill('11');
    await page.getByLabel(/hourly rate/i).fill('120');
    await page.getByLabel('Country').selectOption('uk');
    await page.getByLabel('City').fill('Leeds');
    await page.getByLabel(/time ?zone/i).selectOption('gmt');
    await page.getByRole('radio', { name: 'Remote', exact: true }).check();
    await choose(page, /primary skills/i, [
      'D365 Finance & Operations',
      'Power BI',
      'Data Migration',
    ]);
    await page
      .getByLabel(/summary/i)
      .fill(
        'I help finance teams close their books sooner, with fewer manual journals. '.repeat(2),
      );
    await page
      .getByLabel(/^experience/i)
      .fill('Eleven years of ledgers, budgets and consolidations in Dynamics 365. '.repeat(4));
    await page.getByLabel('Available from', { exact: true }).fill('2099-01-03');
    await page.getByLabel(/terms/i).check();
    await page.getByRole('button', { name: /create profile/i }).click();
    await expect(toast(page, 'Profile Created Successfully!')).toBeVisible();
    await page.waitForURL('**/consultant/portal**');
    await expect(page.getByText('Available from 3 January 2099').first()).toBeVisible();
  });

  test('a client signs up, confirms the address and is signed in', async () => {
    const { page } = clientSide;
    await signUp(page, 'client', client);
    await confirm(page, client.email);
    await page.waitForURL('**/client/portal');
    await expect(page.getByText('Account Pending Approval').first()).toBeVisible();
  });

  test('an admin approves both, and both get a mail', async () => {
    const { page } = adminSide;
    await signIn(page, admin.email, admin.password);
    await approve(page, 'Casey Clientson', 'Approve Client');
    await approve(page, 'Quinn Quest', 'Approve Consultant');
    await site.waitForMail(client.email, /approved/i);
    await site.waitForMail(consultant.email, /approved/i);
  });

  test('the client posts a project', async () => {
    const { page } = clientSide;
    await open(page, '/post-project');
    await page.getByLabel(/company name/i).fill('Loomworks Mills');
    await page.getByLabel('Contact name').fill('Casey Clientson');
    await page.getByLabel(/contact e-?mail/i).fill(client.email);
    await page.getByLabel(/project title/i).fill(projectTitle);
    await page
      .getByLabel(/project description/i)
      .fill('Nine days of journals and spreadsheets every month. We want four, and fewer of both.');
    await page.getByLabel(/current d365 status/i).selectOption('live-needs-optimization');
    await page.getByLabel(/project type/i).selectOption('optimization');
    await choose(page, /modules/i, ['General Ledger']);
    await page.getByLabel(/expected duration/i).selectOption('1-2-months');
    await page.getByLabel(/budget range/i).selectOption('10k-25k');
    await page.getByRole('button', { name: /post project/i }).click();
    await expect(toast(page, 'Project Posted Successfully!')).toBeVisible();
    await page.waitForURL('**/client/portal');
    await expect(page.getByText(projectTitle).first()).toBeVisible();
  });

  test('the consultant, without a subscription, is led to it, and starts one', async () => {
    const { page, context } = consultantSide;
    await open(page, '/consultant/portal?tab=projects&sort=newest');
    const card = page.getByRole('listitem').filter({ hasText: projectTitle });
    await card.getByRole('link', { name: /apply/i }).click();
    await page.waitForURL('**/subscribe**');

    const opened = context.waitForEvent('page');
    await page
      .getByRole('button', { name: /monthly|free trial|subscribe/i })
      .first()
      .click();
    const checkout = await opened;
    await checkout.waitForURL('**/dev/stripe/checkout/**');
    await checkout.getByRole('button', { name: /trial|pay/i }).click();
    await checkout.waitForURL('**/consultant/portal**');
    await checkout.close();
    await site.waitForMail(consultant.email, /free trial has started/);
  });

  test('applies, once', async () => {
    const { page } = consultantSide;
    await open(page, '/consultant/portal?tab=projects&sort=newest');
    const card = page.getByRole('listitem').filter({ hasText: projectTitle });
    await card.getByRole('link', { name: /apply/i }).click();
    await page.waitForURL('**/apply');
    await page.getByRole('button', { name: /submit application/i }).click();
    await expect(toast(page, 'Cover Letter Required')).toBeVisible();
    await page
      .getByLabel(/cover letter/i)
      .fill(
        'I cut a close from eight days to three at a mill of your size; I would start with the journals.',
      );
    await page.getByRole('button', { name: /submit application/i }).dblclick();
    await expect(toast(page, 'Application Submitted!')).toBeVisible();
    await page.waitForURL('**/consultant/portal**');
    await site.waitForMail(client.email, /application/i);
  });

  test('another consultant applies as well', async () => {
    const { page } = otherConsultant;
    await signIn(page, other.email, other.password);
    await open(page, '/consultant/portal?tab=projects&sort=newest');
    const card = page.getByRole('listitem').filter({ hasText: projectTitle });
    await card.getByRole('link', { name: /apply/i }).click();
    await page.waitForURL('**/apply');
    await page.getByLabel(/cover letter/i).fill('I would like to do this too.');
    await page.getByRole('button', { name: /submit application/i }).click();
    await expect(toast(page, 'Application Submitted!')).toBeVisible();
  });

  test('the client reads the applications and accepts one', async () => {
    const { page } = clientSide;
    await open(page, '/client/portal');
    await page.getByRole('link', { name: projectTitle, exact: true }).first().click();
    await page.waitForURL('**/project/*');
    await page
      .getByRole('link', { name: /quinn q\./i })
      .first()
      .click();
    await page.waitForURL('**/application/*');
    await expect(page.getByText('I cut a close from eight days to three')).toBeVisible();
    await page.getByRole('button', { name: 'Accept', exact: true }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept Application' }).click();
    await expect(page.getByText('Quinn Quest').first()).toBeVisible();
    await expect(page.getByText(consultant.email).first()).toBeVisible();
  });

  test('the project is in progress, and both sides see it and have the mails', async () => {
    const { page } = clientSide;
    await open(page, '/client/portal');
    await expect(
      page.getByRole('listitem').filter({ hasText: projectTitle }).getByText('In Progress'),
    ).toBeVisible();
    await site.waitForMail(consultant.email, /accepted/i);
    const rejection = await site.waitForMail(other.email, /application/i);
    expect(rejection.text).toContain('The client chose another consultant for this project.');

    const quinn = consultantSide.page;
    await quinn.goto('/consultant/portal?tab=projects');
    await expect(
      quinn
        .getByRole('listitem')
        .filter({ hasText: projectTitle })
        .filter({ hasText: 'Accepted' })
        .first(),
    ).toBeVisible();
    await otherConsultant.page.reload();
  });

  test('signing out ends it everywhere', async () => {
    const { page } = clientSide;
    await page.getByRole('button', { name: 'Casey' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.waitForURL('**/auth?mode=signin');
    await open(page, '/client/portal');
    await page.waitForURL('**/auth**');
  });

  test('and no browser has complained', () => {
    const complaints = [clientSide, consultantSide, otherConsultant, adminSide].flatMap(
      (person) => person.complaints,
    );
    expect(complaints).toEqual([]);
  });
});
