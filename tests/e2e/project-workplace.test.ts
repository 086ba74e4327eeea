import type { Page } from '@playwright/test';
import { z } from 'zod';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open, settled } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Look } from '#tests/support/e2e/windows.ts';
import { projectFields } from '#tests/support/factories.ts';
import { expectFocusOn, pressOn, tabTo, typeInto } from './pages/by-keyboard.ts';
import { callsTo, withId } from './pages/calls.ts';
import { fillChecklist } from './pages/checklist.ts';
import { toast } from './pages/demo-person.ts';

/*
 * What a client does on the page of a project: puts the applicants in order, compares them, works with the one who was
 * accepted, and hands the address on to consultants.
 */

const site = demoSite();
const { call, send } = callsTo(site);

async function walk(go: (page: Page) => Promise<void>, look?: Look): Promise<void> {
  const { page, context, complaints } = await site.openAs('client@demo.test', look);
  try {
    await go(page);
    expect(complaints).toEqual([]);
  } finally {
    await context.close();
  }
}

const projects = z.object({
  items: z.array(withId.extend({ status: z.string(), title: z.string() })),
});
const received = z.object({
  items: z.array(withId.extend({ consultant: z.object({ name: z.string() }) })),
});

const ask = (page: Page, path: string) => call(page, 'GET', path);

const post = (page: Page, visibility: 'public' | 'private') =>
  send(page, '/projects', { ...projectFields, visibility });

/** The own project of this status to which most have applied. */
async function mostWanted(page: Page, status: string): Promise<string> {
  const { items } = projects.parse(await ask(page, '/me/projects?limit=100'));
  const counted = await Promise.all(
    items
      .filter((project) => project.status === status)
      .map(async ({ id }) => ({
        id,
        count: received.parse(await ask(page, `/me/projects/${id}/applications`)).items.length,
      })),
  );
  const [most] = counted.toSorted((one, other) => other.count - one.count);
  if (!most) throw new Error(`The client has no project that is ${status}.`);
  return most.id;
}

async function idOf(page: Page, title: string): Promise<string> {
  const { items } = projects.parse(await ask(page, '/me/projects?limit=100'));
  const project = items.find((each) => each.title === title);
  if (!project) throw new Error(`The client has no project called ${title}.`);
  return project.id;
}

const cards = (page: Page) => page.locator('section[aria-labelledby="applications"] li:has(h3)');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function scoresShown(page: Page): Promise<number[]> {
  await expect(
    cards(page)
      .first()
      .getByText(/^Match \d/),
  ).toBeVisible();
  const texts = await cards(page)
    .getByText(/^Match \d/)
    .allTextContents();
  return texts.map((text) => Number(/\d+/.exec(text)?.[0]));
}

test.describe('the applicants of a project', () => {
  test('are put in order by how they fit, and compared side by side', async () => {
    await walk(async (page) => {
      const projectId = await mostWanted(page, 'open');
      await open(page, `/project/${projectId}`);
      const ordered = await scoresShown(page);
      expect(ordered.length).toBeGreaterThan(1);
      expect(ordered).toEqual(ordered.toSorted((one, other) => other - one));

      await page.getByLabel('Sort by').selectOption('Newest');
      await page.waitForURL('**/project/*?sort=newest');
      await expect.poll(() => scoresShown(page)).not.toEqual(ordered);
      await page.getByLabel('Sort by').selectOption('Best match');
      await expect.poll(() => scoresShown(page)).toEqual(ordered);

      const names = (await cards(page).getByRole('heading').allTextContents()).slice(0, 2);
      for (const name of names) await page.getByLabel(`Compare ${name}`).check();
      await page.waitForURL(/ids=/);
      await page.getByRole('link', { name: 'Compare 2 Applicants' }).click();
      await expect(page.getByRole('heading', { name: 'Compare Applicants' })).toBeVisible();
      const table = page.getByRole('table');
      for (const name of names)
        await expect(table.getByRole('link', { name, exact: true })).toBeVisible();
      const row = (name: string) =>
        table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });
      await expect(row('Match')).toContainText(`${ordered[0]} of 100`);
      await expect(row('Cover letter')).toContainText(/\w{3}/);
      await expect(row('Modules').first()).toBeVisible();

      await page.getByRole('link', { name: 'Only what differs' }).click();
      await page.waitForURL(/show=differences/);
      await expect(row('Cover letter')).toBeVisible();
      await page.getByRole('link', { name: 'Back to Project' }).click();
      for (const name of names) await expect(page.getByLabel(`Compare ${name}`)).toBeChecked();
      await expect(page.getByLabel('Sort by')).toHaveValue('match');

      // The score of the card is the one that the application explains.
      const name = names[0] ?? '';
      const [score] = await cards(page)
        .filter({ hasText: name })
        .getByText(/^Match \d/)
        .allTextContents();
      await page.getByRole('link', { name, exact: true }).click();
      await expect(page.getByText('of 100 match points').first()).toBeVisible();
      await expect(
        page.getByText(/\d+/.exec(score ?? '')?.[0] ?? '', { exact: true }),
      ).toBeVisible();
      // The way back leads to the list as it was left, also after a reload.
      await page.reload();
      await settled(page);
      await page.getByRole('link', { name: 'Back to Project' }).click();
      await expect(page.getByLabel('Sort by')).toHaveValue('match');
      for (const each of names) await expect(page.getByLabel(`Compare ${each}`)).toBeChecked();
    });
  });

  test('are chosen as the page says that Back and Forward lead to', async () => {
    await walk(async (page) => {
      const projectId = await mostWanted(page, 'open');
      await open(page, `/project/${projectId}`);
      const names = (await cards(page).getByRole('heading').allTextContents()).slice(0, 2);
      const [first, second] = names.map((name) => page.getByLabel(`Compare ${name}`));
      if (!first || !second) throw new Error('Fewer than two have applied.');
      await first.check();
      await page.waitForURL(/ids=/);
      await page.getByLabel('Sort by').selectOption('Lowest rate');
      await page.waitForURL(/sort=rate/);
      await second.check();
      await page.waitForURL(/ids=[^&]+(?:,|%2C)/);
      await first.uncheck();
      await expect(first).not.toBeChecked();
      await page.waitForURL((url) => /^[^,]+$/.test(url.searchParams.get('ids') ?? ','));

      await page.goBack();
      await expect(page.getByLabel('Sort by')).toHaveValue('match');
      await expect(first).toBeChecked();
      await expect(second).not.toBeChecked();
      await page.goForward();
      await expect(page.getByLabel('Sort by')).toHaveValue('rate');
      await expect(first).not.toBeChecked();
      await expect(second).toBeChecked();
    });
  });

  test('are put in order and compared with nothing but a keyboard', async () => {
    await walk(async (page) => {
      const projectId = await mostWanted(page, 'open');
      await open(page, `/project/${projectId}`);
      await expect(cards(page).first()).toBeVisible();
      const sort = page.getByLabel('Sort by');
      await typeInto(page, sort, 'Low');
      await page.waitForURL('**/project/*?sort=rate');
      await expectFocusOn(page, sort);
      const boxes = page.getByRole('checkbox', { name: /^Compare / });
      await pressOn(page, boxes.nth(0), 'Space');
      await pressOn(page, boxes.nth(1), 'Space');
      await page.waitForURL(/ids=/);
      const compare = page.getByRole('link', { name: 'Compare 2 Applicants' });
      while (!(await compare.evaluate((link) => link === document.activeElement))) {
        await page.keyboard.press('Shift+Tab');
      }
      await page.keyboard.press('Enter');
      await page.waitForURL('**/shortlist/compare?*');
      await expectFocusOn(page, heading(page));
      await expect(heading(page)).toHaveText('Compare Applicants');
      await pressOn(page, page.getByRole('link', { name: 'Only what differs' }));
      await page.waitForURL(/show=differences/);
      await page.goBack();
      await page.goBack();
      await expect(boxes.nth(0)).toBeChecked();
      await expect(boxes.nth(1)).toBeChecked();
      await expect(boxes.nth(2)).not.toBeChecked();
    });
  });

  test('stand above the brief on a phone, and the brief above the suggestions', async () => {
    const topOf = async (page: Page, section: string) =>
      (await page.locator(`section[aria-labelledby="${section}"]`).boundingBox())?.y ?? Number.NaN;
    const sections = ['applications', 'project-details', 'suggested'];
    await walk(
      async (page) => {
        const projectId = await mostWanted(page, 'open');
        await open(page, `/project/${projectId}`);
        await expect(page.getByRole('heading', { name: 'Suggested Consultants' })).toBeVisible();
        const tops: number[] = [];
        for (const section of sections) tops.push(await topOf(page, section));
        expect(tops).toEqual(tops.toSorted((one, other) => one - other));

        const boxes = page.getByRole('checkbox', { name: /^Compare / });
        await boxes.nth(0).check();
        await boxes.nth(1).check();
        await page.getByRole('link', { name: 'Compare 2 Applicants' }).click();
        await expect(page.getByRole('table')).toBeVisible();
        // Both beside each other, without moving the page sideways.
        const wide = await page.evaluate('document.documentElement.scrollWidth');
        expect(wide).toBe(390);
        const links = page.getByRole('columnheader').locator('a[href^="/application/"]');
        for (const position of [0, 1]) await expect(links.nth(position)).toBeInViewport();
      },
      { width: 390, height: 844 },
    );
    await walk(async (page) => {
      await open(page, `/project/${await mostWanted(page, 'open')}`);
      const [applications = 0, details = 0] = [
        await topOf(page, 'applications'),
        await topOf(page, 'project-details'),
      ];
      expect(Math.abs(applications - details)).toBeLessThan(2);
    });
  });
});

test.describe('a project', () => {
  test('in progress leads with who works on it, and how to reach them', async () => {
    await walk(async (page) => {
      const projectId = await idOf(page, 'Key account CRM for six supermarket buyers');
      const path = `/me/projects/${projectId}/applications?status=accepted`;
      const name = received.parse(await ask(page, path)).items[0]?.consultant.name ?? '';
      await open(page, `/project/${projectId}`);
      const who = page.locator('section[aria-labelledby="accepted"]');
      await expect(who.getByRole('heading', { name: 'Who works on it' })).toBeVisible();
      await expect(who.getByRole('link', { name })).toBeVisible();
      await expect(who.locator('a[href^="mailto:"]')).toBeVisible();
      await expect(who.locator('a[href^="tel:+"]')).toBeVisible();
      await expect(who).toContainText('per hour');
      await expect(who).toContainText('Accepted');
      await expect(who).toContainText('When the work is done, choose Mark as Completed.');
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Who works on it');

      await page.getByRole('button', { name: 'Mark as Completed' }).click();
      const checklist = await fillChecklist(page);
      const returned = checklist.getByRole('radiogroup', { name: 'Access returned' });
      await expect(returned).toContainText('Access is not returned: larkspur');
      await returned.getByRole('radio', { name: 'No', exact: true }).check();
      await checklist.getByRole('button', { name: 'Mark as Completed' }).click();
      await expect(who).toContainText('they can answer; without an answer it is completed.');
      await expect(who).not.toContainText('Next step');
    });
  });

  test('that is private says what can happen, and hands out no link', async () => {
    await walk(async (page) => {
      const projectId = await post(page, 'private');
      await open(page, `/project/${projectId}`);
      const note = page.getByRole('note').filter({ hasText: 'Only those you invite can apply' });
      await expect(note).toContainText('invite them');
      await expect(page.getByRole('button', { name: 'Copy link for consultants' })).toHaveCount(0);
      await expect(page.getByText('You receive applications and compare them.')).toHaveCount(0);
      await note.getByRole('link', { name: 'edit the project' }).click();
      await page.waitForURL(`**/project/${projectId}/edit`);
      await expect(page.getByText('Public', { exact: true })).toBeVisible();

      const consultant = await site.openAs('consultant@demo.test');
      await open(consultant.page, `/project/${projectId}`);
      await consultant.page.waitForURL('**/consultant/portal?tab=projects');
      await expect(toast(consultant.page, 'Project Not Found')).toBeVisible();
      await consultant.context.close();
    });
  });

  test('is handed on by its link, which leads a visitor in and a consultant to it', async () => {
    const { page, context, complaints } = await site.openAs('client@demo.test');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const projectId = await post(page, 'public');
    await open(page, `/project/${projectId}`);
    await page.getByRole('button', { name: 'Copy link for consultants' }).click();
    await expect(toast(page, 'Link Copied')).toBeVisible();
    const link = await page.evaluate<string>('navigator.clipboard.readText()');
    expect(link).toBe(`${site.url}/project/${projectId}`);
    await context.close();

    const visitor = await site.openWindow();
    await open(visitor.page, link);
    await visitor.page.waitForURL('**/auth?*');
    const { searchParams } = new URL(visitor.page.url());
    expect(searchParams.get('type')).toBe('consultant');
    expect(searchParams.get('next')).toBe(`/project/${projectId}`);
    await expect(visitor.page.getByText('You were sent a project')).toBeVisible();
    await visitor.page.getByRole('tab', { name: 'Already a Member?' }).click();
    await visitor.page.getByLabel('Email').fill('new-consultant@demo.test');
    await visitor.page.getByLabel('Password', { exact: true }).fill('direct365 demo account');
    await visitor.page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await visitor.page.waitForURL(`**/project/${projectId}/apply?*`);
    await expect(heading(visitor.page)).toHaveText(projectFields.title);
    expect([...complaints, ...visitor.complaints]).toEqual([]);
    await visitor.context.close();
  });

  test('shows its link where the browser does not let it be copied', async () => {
    await walk(async (page) => {
      await page.addInitScript(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });",
      );
      const projectId = await post(page, 'public');
      await open(page, `/project/${projectId}`);
      await tabTo(page, page.getByRole('button', { name: 'Copy link for consultants' }));
      await page.keyboard.press('Enter');
      const field = page.getByLabel('Link for consultants', { exact: true });
      await expect(field).toHaveValue(`${site.url}/project/${projectId}`);
      await expectFocusOn(page, field);
    });
  });
});
