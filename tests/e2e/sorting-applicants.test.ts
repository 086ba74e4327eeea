import type { Page } from '@playwright/test';
import pg from 'pg';
import { z } from 'zod';
import { fillWithScaleData } from '#db/scale/fill-with-scale-data.ts';
import { systemClock } from '#lib/clock.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { projectFields } from '#tests/support/factories.ts';
import { callsTo, withId } from './pages/calls.ts';
import { fits, toast } from './pages/demo-person.ts';

/*
 * A client sorts the applicants of a project by keys, with stars and notes, declines those that do not fit with one
 * message, and accepts from the comparison. What is empty does not come first.
 */

const site = demoSite();
const { send } = callsTo(site);
const narrow = { width: 360, height: 740 };

async function projectId(page: Page, title: string): Promise<string> {
  const answer = await page.request.get('/api/me/projects?limit=100');
  const { items } = z
    .object({ items: z.array(withId.extend({ title: z.string() })) })
    .parse(await answer.json());
  const found = items.find((project) => project.title === title);
  if (!found) throw new Error(`There is no project “${title}”.`);
  return found.id;
}

const cards = (page: Page) => page.locator('[data-application]');
const nameOf = (page: Page, place: number) => cards(page).nth(place).getByRole('heading');
const filter = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('what is empty does not come first, and the first applicant is on the first screen', async () => {
  const { page, context, complaints } = await site.openAs('client@demo.test', narrow);
  await open(page, `/project/${await projectId(page, 'Tablet app for 70 bread round drivers')}`);
  await expect(nameOf(page, 0)).toBeInViewport();
  await fits(page);

  await open(page, `/project/${await send(page, '/projects', projectFields)}`);
  const sections = page.getByRole('heading', { level: 2 });
  await expect(sections.first()).toHaveText('Suggested Consultants');
  await expect(sections.first()).toBeInViewport();
  await expect(page.getByText('No applications yet')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Filter applications' })).toHaveCount(0);
  await expect(page.getByLabel('Sort by')).toHaveCount(0);
  await fits(page);
  expect(complaints).toEqual([]);
  await context.close();
});

test('applicants are sorted by keys, declined together, and accepted from the comparison', async () => {
  const { page, context, complaints } = await site.openAs('client@demo.test');
  const path = `/project/${await projectId(page, 'Tablet app for 70 bread round drivers')}`;
  await open(page, path);
  const names = await cards(page).getByRole('heading').allTextContents();
  const [first = '', second = '', third = ''] = names;
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  const pressed = (name: string) => page.getByRole('button', { name, exact: true, pressed: true });

  // What is chosen is stored while the numbers of the filters are still to come.
  const { promise: numbers, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/me/received-applications/counts?*', async (route) => {
    await numbers;
    await route.continue();
  });
  let stored = 0;
  page.on('response', (response) => {
    if (response.url().endsWith('/triage') && response.ok()) stored += 1;
  });
  await link(first).focus();
  await page.keyboard.press('s');
  await expect(pressed(`Star ${first}`)).toBeVisible();
  await page.keyboard.press('i');
  await expect(link(second)).toBeFocused();
  await page.keyboard.press('n');
  await expect(link(third)).toBeFocused();
  await expect.poll(() => stored).toBe(3);
  answer();
  await page.keyboard.press('k');
  await expect(link(second)).toBeFocused();
  await expect(pressed(`No : ${second}`)).toBeVisible();
  await expect(filter(page, 'Starred 1')).toBeVisible();

  // What is typed into a note sorts no one.
  await page.getByRole('button', { name: `Add a note about ${first}` }).click();
  await page.getByLabel(`Note about ${first}`).pressSequentially('nimsu');
  await page.getByRole('button', { name: 'Save Note' }).click();
  await expect(toast(page, 'Note saved')).toBeVisible();
  await open(page, path);
  await expect(pressed(`Interview : ${first}`)).toBeVisible();
  await expect(page.getByText('nimsu', { exact: true })).toBeVisible();

  await filter(page, 'No 1').click();
  await expect(cards(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Decline all 1' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Message').fill('We need a person on site.');
  await dialog.getByRole('button', { name: 'Decline 1 application' }).click();
  await expect(toast(page, 'Applications Declined')).toBeVisible();
  await expect(page.getByText('No applications in “No”')).toBeVisible();
  await page.getByRole('link', { name: 'Show All Applications' }).click();
  await expect(cards(page).filter({ hasText: second })).toContainText('Rejected');

  for (const name of [first, third]) {
    await link(name).focus();
    await page.keyboard.press('x');
  }
  await page.getByRole('link', { name: 'Compare 2 Applicants' }).click();
  await page.getByRole('button', { name: `Accept ${first}` }).click();
  await page.getByRole('button', { name: 'Accept Application' }).click();
  await expect(toast(page, 'Application Accepted')).toBeVisible();
  await open(page, path);
  await expect(page.getByRole('heading', { name: 'Who works on it' })).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});

const crowd = 200;

/** Has this many other consultants apply to a project of the client's. */
async function crowdApplies(to: string): Promise<void> {
  const client = new pg.Client({ connectionString: site.connectionString });
  await client.connect();
  await fillWithScaleData(client, {
    ...{ consultants: crowd + 20, projects: 0, seed: 'applicants' },
    now: systemClock.now(),
  });
  await client.query(
    `insert into applications (project_id, consultant_id, cover_letter)
     select $1, user_id, 'I have done this before, and can begin soon.'
       from consultant_profiles where title is not null order by user_id limit $2`,
    [to, crowd],
  );
  await client.end();
}

test('two hundred applicants are sorted in ten minutes by keyboard @release', async () => {
  const { page, context, complaints } = await site.openAs('client@demo.test');
  const title = 'A project that two hundred apply to';
  const id = await send(page, '/projects', { ...projectFields, title });
  await crowdApplies(id);
  await open(page, `/project/${id}`);
  await expect(filter(page, `All ${crowd}`)).toBeVisible();
  await nameOf(page, 0).getByRole('link').focus();
  const started = performance.now();
  const keys = ['n', 'n', 'n', 'm', 'n', 'i', 'n', 'm'] as const;
  for (let place = 0; place < crowd; place += 1) {
    await expect(nameOf(page, place).getByRole('link')).toBeFocused();
    await page.keyboard.press(keys[place % keys.length] ?? 'n');
  }
  await expect(filter(page, 'New 0')).toBeVisible();
  expect(performance.now() - started).toBeLessThan(10 * 60_000);
  await expect(filter(page, 'Maybe 50')).toBeVisible();
  await expect(filter(page, 'Interview 25')).toBeVisible();
  await filter(page, 'No 125').click();
  await page.getByRole('button', { name: 'Decline all 125' }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Decline 125 applications' })
    .click();
  await expect(toast(page, 'Applications Declined')).toBeVisible();
  await open(page, `/project/${id}?show=answered`);
  await expect(filter(page, 'Answered 125')).toBeVisible();
  expect(complaints).toEqual([]);
  await context.close();
});
