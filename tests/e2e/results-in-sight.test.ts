import type { Page } from '@playwright/test';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { expectFocusOn, pressOn } from './pages/by-keyboard.ts';
import { arrive, fits } from './pages/demo-person.ts';

/* A client who searches sees consultants at once, and can remove each filter. */

const site = demoSite();

const found = (page: Page) => page.getByRole('heading', { name: /Consultants? Found$/ });
const results = (page: Page) => page.locator('main li').filter({ has: page.locator('h3') });
const chips = (page: Page) => page.getByRole('list', { name: 'Filters that are set' });
const chip = (page: Page, name: string) =>
  page.getByRole('link', { name: `Remove the filter ${name}` });

async function openAs(size: { width: number; height: number }) {
  return arrive(site, 'client@demo.test', size);
}

const topOfFirst = async (page: Page): Promise<number> =>
  (await results(page).first().boundingBox())?.y ?? Number.POSITIVE_INFINITY;

test.describe('the first result', () => {
  for (const [size, limit] of [
    [{ width: 1280, height: 900 }, 400],
    [{ width: 390, height: 844 }, 450],
  ] as const)
    for (const asked of [
      '',
      '?text=month-end+close',
      '?skill=power-bi',
      '?text=close&skill=power-bi',
    ])
      test(`stands above ${limit} px at ${size.width} px with ${asked || 'nothing asked'}`, async () => {
        const { page, context } = await openAs(size);
        await open(page, `/find-consultants${asked}`);
        await expect(results(page).first()).toBeVisible();
        expect(await topOfFirst(page)).toBeLessThan(limit);
        await fits(page);
        await context.close();
      });

  test('says why it was found: by the words, or by the filters', async () => {
    const { page, context } = await openAs({ width: 1280, height: 900 });
    await open(page, '/find-consultants?text=month-end');
    await expect(results(page).first()).toContainText('Found by: ');
    await open(page, '/find-consultants?skill=power-bi&location=london');
    await expect(results(page).first()).toContainText('Found by: Power BI, London');
    await open(page, '/find-consultants?text=Salesforce');
    await expect(page.getByText('“Salesforce” is not covered here')).toBeVisible();
    await expect(results(page).first()).toContainText('Nearest to Salesforce: ');
    await expect(results(page).first()).not.toContainText('Found by: ');
    await context.close();
  });
});

test.describe('what is below the first screen', () => {
  const named = /<h3[^>]*>/g;
  const whole = 20;

  test('comes with the page, and a returning reader keeps the scroll position', async () => {
    const { page, context, complaints } = await openAs({ width: 1280, height: 900 });
    const cookies = await context.cookies(site.url);
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const sent = await fetch(`${site.url}/find-consultants`, { headers: { cookie } });
    expect((await sent.text()).match(named)).toHaveLength(whole);

    await open(page, '/find-consultants');
    await expect(results(page)).toHaveCount(whole);
    await expect(page.getByText('Showing 20 of')).toBeVisible();
    const seen = results(page).nth(14);
    await seen.scrollIntoViewIfNeeded();
    const name = await seen.getByRole('heading').textContent();
    await page.reload();
    await expect(results(page)).toHaveCount(whole);
    await expect(results(page).nth(14).getByRole('heading')).toHaveText(name ?? '');
    await expect(results(page).nth(14)).toBeInViewport();

    await results(page).nth(14).getByRole('heading').getByRole('link').click();
    await page.waitForURL('**/consultant/**');
    await page.goBack();
    await expect(results(page)).toHaveCount(whole);
    await expect(results(page).nth(14)).toBeInViewport();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('is there without scripts', async () => {
    const { context: first } = await openAs({ width: 1280, height: 900 });
    const context = await site.newContext({ javaScriptEnabled: false });
    await context.addCookies(await first.cookies(site.url));
    const page = await context.newPage();
    await page.goto('/find-consultants');
    await expect(results(page)).toHaveCount(whole);
    await context.close();
    await first.close();
  });
});

test.describe('the filters', () => {
  test('on phones stand in a sheet, which closes when they are applied, and the focus is back', async () => {
    const { page, context, complaints } = await openAs({ width: 390, height: 844 });
    await open(page, '/find-consultants');
    await expect(page.getByLabel('Skill', { exact: true })).toBeHidden();
    const trigger = page.getByRole('button', { name: /^Filters/ });
    await pressOn(page, trigger);
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByLabel('Skill', { exact: true }).selectOption('power-bi');
    await sheet.getByLabel('Lowest rate ($ per hour)').fill('200');
    await sheet.getByLabel('Highest rate ($ per hour)').fill('100');
    await sheet.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(sheet.getByText('The highest rate cannot be below the lowest one')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await sheet.getByLabel('Lowest rate ($ per hour)').fill('');
    // Entered in a field, as on a keyboard.
    await sheet.getByLabel('Highest rate ($ per hour)').press('Enter');
    await page.waitForURL('**/find-consultants?skill=power-bi&maxRate=100');
    await expect(sheet).toBeHidden();
    await expectFocusOn(page, trigger);
    await expect(trigger).toHaveAccessibleName('Filters 2 set');

    await pressOn(page, trigger);
    await sheet.getByRole('button', { name: 'Clear' }).click();
    await page.waitForURL('**/find-consultants');
    await expect(sheet).toBeHidden();
    await expect(trigger).toHaveAccessibleName('Filters');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('that are set are links to the list without them, and the focus stays among them', async () => {
    const { page, context, complaints } = await openAs({ width: 1280, height: 900 });
    const path = '/find-consultants?text=cost&skill=power-bi&availability=available&sort=rate-low';
    await open(page, path);
    await expect(chips(page).getByRole('listitem')).toHaveText(['Power BI', 'Available']);
    await expect(chip(page, 'Power BI')).toHaveAttribute(
      'href',
      '/find-consultants?text=cost&availability=available&sort=rate-low',
    );
    await pressOn(page, chip(page, 'Power BI'));
    await page.waitForURL('**/find-consultants?text=cost&availability=available&sort=rate-low');
    await expectFocusOn(page, chip(page, 'Available'));
    await expect(chips(page).getByRole('listitem')).toHaveText(['Available']);
    await pressOn(page, chip(page, 'Available'));
    await page.waitForURL('**/find-consultants?text=cost&sort=rate-low');
    await expect(chips(page)).toHaveCount(0);
    await expectFocusOn(page, found(page));
    await page.goBack();
    await expect(chip(page, 'Available')).toBeVisible();
    await expect(page.getByLabel('Availability', { exact: true })).toHaveValue('available');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('that few people need unfold below the others', async () => {
    const { page, context } = await openAs({ width: 1280, height: 900 });
    await open(page, '/find-consultants');
    const more = page.getByRole('button', { name: 'More filters' });
    await expect(more).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByLabel('Experience', { exact: true })).toBeHidden();
    await pressOn(page, more);
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await page.getByLabel('Experience', { exact: true }).selectOption('15');
    await page.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(chip(page, '15+ years')).toBeVisible();
    await expect(page.getByLabel('Experience', { exact: true })).toBeVisible();
    await context.close();
  });
});
