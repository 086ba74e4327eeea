import type { Page } from '@playwright/test';
import pg from 'pg';
import { z } from 'zod';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open, settled } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { jsonResumeFile } from '#tests/support/profile-files.ts';

/*
 * Resumed work: the server was restarted, or the session has ended, in the middle of it. A user who signs in again is
 * back where they were, with what they had chosen and typed.
 */

const site = demoSite();
const client = 'client@demo.test';
const newConsultant = 'new-consultant@demo.test';

async function change(statement: string, email: string): Promise<void> {
  const db = new pg.Client({ connectionString: site.connectionString });
  await db.connect();
  await db.query(statement, [email]);
  await db.end();
}

/** Ends all sessions of a user on the server; their browser does not know it. */
const endSessions = (email: string) =>
  change(
    'delete from auth.sessions where user_id = (select id from auth.users where email = $1)',
    email,
  );

const signInAddress = (page: Page) => page.waitForURL('**/auth?*mode=signin*');

async function signIn(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('direct365 demo account');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const projects = z.object({ items: z.array(z.object({ id: z.string(), status: z.string() })) });
const received = z.object({ items: z.array(z.object({ id: z.string() })) });

/** An own open project with two applicants at least. */
async function projectWithApplicants(page: Page): Promise<string> {
  const ask = async (path: string) => (await page.request.get(`/api${path}`)).json();
  const { items } = projects.parse(await ask('/me/projects?limit=100'));
  for (const { id, status } of items) {
    if (status !== 'open') continue;
    const { items: applications } = received.parse(await ask(`/me/projects/${id}/applications`));
    if (applications.length > 1) return id;
  }
  throw new Error('No open project has two applicants.');
}

test('a search is the same by Back after a restart, and after signing in again', async () => {
  const { page, context } = await site.openAs(client);
  const address = '/find-consultants?text=ledger&sort=rate-low';
  await open(page, address);
  const names = () => page.locator('main li h3').allTextContents();
  await expect.poll(async () => (await names()).length).toBeGreaterThan(1);
  const before = await names();
  await page.locator('main li h3').getByRole('link').first().click();
  await page.waitForURL('**/consultant/*');
  await site.restart();
  await page.goBack();
  await page.waitForURL(`**${address}`);
  await expect.poll(names).toEqual(before);
  await expect(page.getByLabel('Sort by')).toHaveValue('rate-low');

  await endSessions(client);
  await page.getByLabel('Sort by').selectOption('rate-high');
  await signInAddress(page);
  await expect(page.getByText('Searching needs a client account')).toBeVisible();
  await signIn(page, client);
  await page.waitForURL('**/find-consultants?*');
  const { searchParams } = new URL(page.url());
  expect([searchParams.get('text'), searchParams.get('sort')]).toEqual(['ledger', 'rate-high']);
  await expect.poll(async () => (await names()).toSorted()).toEqual(before.toSorted());
  await context.close();
});

test('a project asks no returning user to become a consultant, and sends each back to it', async () => {
  const { page, context } = await site.openAs(client);
  const projectId = await projectWithApplicants(page);
  await open(page, `/project/${projectId}`);
  const compare = page.getByRole('checkbox', { name: /^Compare / });
  await compare.nth(0).check();
  await compare.nth(1).check();
  await page.waitForURL(/ids=[^&]+%2C|ids=[^&]+,/);
  await endSessions(client);
  await page.reload();
  await signInAddress(page);
  expect(new URL(page.url()).searchParams.has('type')).toBe(false);
  await expect(page.getByText('Sign in to see this project')).toBeVisible();
  await expect(page.getByText('You were sent a project')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Sign Up' }).click();
  for (const role of [/^Client/, /^Consultant/]) {
    await expect(page.getByRole('radio', { name: role })).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Already a Member?' }).click();
  await signIn(page, client);
  await page.waitForURL(`**/project/${projectId}?*`);
  await expect(compare.nth(0)).toBeChecked();
  await expect(compare.nth(1)).toBeChecked();

  // The comparison too: after a restart, and with the session gone.
  await page.getByRole('link', { name: 'Compare 2 Applicants' }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveCount(3);
  const compared = await table.getByRole('columnheader').allTextContents();
  await site.restart();
  await page.reload();
  await expect.poll(() => table.getByRole('columnheader').allTextContents()).toEqual(compared);
  await endSessions(client);
  await page.reload();
  await signInAddress(page);
  await signIn(page, client);
  await page.waitForURL('**/shortlist/compare?*');
  await expect.poll(() => table.getByRole('columnheader').allTextContents()).toEqual(compared);
  await context.close();

  const consultant = await site.openAs(newConsultant);
  await open(consultant.page, '/consultant/portal');
  await endSessions(newConsultant);
  await consultant.page.goto(`/project/${projectId}`);
  await signInAddress(consultant.page);
  await signIn(consultant.page, newConsultant);
  await consultant.page.waitForURL(`**/project/${projectId}/apply?*`);
  await consultant.context.close();
});

test('a project that was filled from words is not lost with the session, nor by a restart', async () => {
  const { page, context } = await site.openAs(client);
  await open(page, '/post-project');
  const words = 'Our month-end close takes nine days. About 6 weeks, remote, budget about 15k.';
  await field(page, 'What do you need?').fill(words);
  await button(page, 'Fill the Form').click();
  await expect(field(page, 'Expected duration')).toHaveValue('1-2-months');
  await field(page, 'Company name or industry').fill('Larkspur Bakeries');
  await field(page, 'Current D365 status').selectOption('live-needs-optimization');
  await field(page, 'Urgency').selectOption('high');
  await endSessions(client);
  await button(page, 'Post Project').click();
  await signInAddress(page);
  await signIn(page, client);
  await page.waitForURL('**/post-project');
  const expectAsLeft = async () => {
    await expect(page.getByText('Your draft is back')).toBeVisible();
    await expect(field(page, 'What do you need?')).toHaveValue(words);
    await expect(field(page, 'Company name or industry')).toHaveValue('Larkspur Bakeries');
    await expect(field(page, 'Expected duration')).toHaveValue('1-2-months');
    await expect(field(page, 'Urgency')).toHaveValue('high');
    // Where a value came from is still said, and it can still be taken back.
    await expect(button(page, 'Take back Expected duration')).toBeVisible();
  };
  await expectAsLeft();
  await site.restart();
  await page.reload();
  await settled(page);
  await expectAsLeft();
  // Another tab has a form of its own.
  const other = await context.newPage();
  await open(other, '/post-project');
  await expect(field(other, 'Company name or industry')).toHaveValue('');
  await other.close();
  await button(page, 'Post Project').click();
  await page.waitForURL('**/client/portal');
  await expect(page.getByRole('link', { name: /^Our month-end close/ }).first()).toBeVisible();
  await context.close();
});

test('a profile that was filled from a file is not lost with the session, nor by a restart', async () => {
  await change(
    'delete from consultant_profiles where user_id = (select id from auth.users where email = $1)',
    newConsultant,
  );
  const { page, context } = await site.openAs(newConsultant);
  page.on('filechooser', () => undefined);
  await open(page, '/consultant/profile/new');
  await button(page, 'Fill from a File').click();
  const choosing = page.waitForEvent('filechooser');
  await button(page, 'Choose File').press('Enter');
  await (await choosing).setFiles({
    name: 'resume.json',
    mimeType: '',
    buffer: Buffer.from(jsonResumeFile()),
  });
  await expect(page.getByText(/fields filled from resume\.json/)).toBeVisible();
  const title = field(page, 'Professional title');
  await expect(title).toHaveValue('Dynamics 365 Finance consultant');
  await page.getByRole('radio', { name: 'Remote', exact: true }).check();
  await page.getByLabel(/^I agree/).check();
  await endSessions(newConsultant);
  await button(page, 'Create Profile').click();
  await signInAddress(page);
  await signIn(page, newConsultant);
  await page.waitForURL('**/consultant/profile/new');
  await expect(title).toHaveValue('Dynamics 365 Finance consultant');
  await expect(button(page, 'Take back Professional title')).toBeVisible();
  await site.restart();
  await page.reload();
  await settled(page);
  await expect(title).toHaveValue('Dynamics 365 Finance consultant');
  await page.getByRole('radio', { name: 'Remote', exact: true }).check();
  await page.getByLabel(/^I agree/).check();
  await button(page, 'Create Profile').click();
  await page.waitForURL('**/consultant/portal');
  await context.close();
});

test('a user who returns from payment with an ended session signs in, and reads that they are subscribed', async () => {
  const { page, context } = await site.openAs(newConsultant);
  const wanted = '/consultant/portal?tab=projects';
  await open(page, `/subscribe?next=${encodeURIComponent(wanted)}`);
  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: /Start Monthly Plan/ }).click();
  const checkout = await opened;
  await expect(checkout.getByRole('button', { name: 'Start trial' })).toBeVisible();
  await endSessions(newConsultant);
  await checkout.getByRole('button', { name: 'Start trial' }).click();
  await signInAddress(checkout);
  await expect(checkout.getByText('Sign in to see your subscription')).toBeVisible();
  await expect(checkout.getByText('It is free to open')).toHaveCount(0);
  await signIn(checkout, newConsultant);
  await checkout.waitForURL('**/consultant/portal?*checkout=success*');
  const { searchParams } = new URL(checkout.url());
  expect([searchParams.get('tab'), searchParams.get('next')]).toEqual(['subscription', wanted]);
  await expect(checkout.getByRole('heading', { name: 'Monthly plan' })).toBeVisible();
  await expect(checkout.getByRole('link', { name: 'See plans and subscribe' })).toHaveCount(0);
  await checkout.getByRole('link', { name: /^Go on/ }).click();
  await checkout.waitForURL(`**${wanted}`);
  await context.close();
});
