import type { Page } from '@playwright/test';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { htmlFaults } from '#tests/support/html-validator.ts';
import { readers } from '#tests/support/journey/demo-session.ts';
import { demoSite } from '#tests/support/journey/demo-site.ts';
import { takePolicyViolations } from '#tests/support/journey/policy-violations.ts';
import { answered, settled } from '#tests/support/journey/settled.ts';
import { expect, test } from '#tests/support/journey/test.ts';
import type { Person } from '#tests/support/journey/windows.ts';
import { pagePatterns } from '../../src/app/http/page-patterns.ts';
import { descriptionOf } from './pages/demo-person.ts';
import { everyPage, nameOf, pagesOfOtherJourneys, routesToElsewhere } from './pages/every-page.ts';
import { type Reading, startReading } from './pages/reading.ts';

/*
 * One visit of every page, by whom it is for. What the server sends is valid HTML; on a phone, a tablet and a desk
 * nothing is wider than the screen; on the phone and the desk, in light and dark, axe finds nothing; the console is
 * silent; and the page tries nothing that its policy refuses, not even when its forms are sent. The page is loaded once
 * and changed in place. What depends on colour alone is asked again in the dark, the rest is not; and a tablet shows the
 * parts of the phone or of the desk, which axe has seen.
 */

const screens = [
  { width: 360, height: 740, isSeenByAxe: true },
  { width: 768, height: 1024, isSeenByAxe: false },
  { width: 1280, height: 900, isSeenByAxe: true },
] as const;

const site = demoSite();

const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Shows the page in this theme, and waits until every colour has followed. */
async function show(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  const isShown = () =>
    page.evaluate(`matchMedia('(prefers-color-scheme: ${colorScheme})').matches`);
  await expect.poll(isShown, { intervals: [10, 20, 50] }).toBe(true);
  await page.evaluate(
    'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))',
  );
}

/** Buttons that cannot be used and do not say why. Those whose action runs say so themselves. */
async function buttonsWithoutReason(page: Page): Promise<string[]> {
  const faults: string[] = [];
  const buttons = page.locator('button:disabled, button[aria-disabled="true"]:not([aria-busy])');
  for (const button of await buttons.all()) {
    const isReachable = await button.evaluate((each) => !each.matches(':disabled'));
    const reason = await descriptionOf(button);
    if (!isReachable || reason.trim() === '') {
      faults.push(`disabled without a reason: ${await button.textContent()}`);
    }
  }
  return faults;
}

async function faultsOnScreens(page: Page): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  for (const { width, height, isSeenByAxe } of screens) {
    await page.setViewportSize({ width, height });
    await show(page, 'light');
    const isTooWide = await page.evaluate(
      'document.documentElement.scrollWidth > document.documentElement.clientWidth',
    );
    const found = isTooWide ? ['the page is wider than the screen'] : [];
    if (isSeenByAxe) {
      found.push(...(await violationsOf(page)));
      await show(page, 'dark');
      const inDark = await violationsOf(page, rulesOfColour);
      found.push(...inDark.map((fault) => `in the dark: ${fault}`));
    }
    if (found.length > 0) faults[`${width} px`] = found;
  }
  return faults;
}

/** Presses what sends a form, where there is one: whatever checks the input has run then. */
async function sendForms(page: Page): Promise<void> {
  // A tab that does not show keeps its form.
  const sending = page.locator('main form button[type="submit"]:visible');
  if ((await sending.count()) === 0 || !(await sending.first().isEnabled())) return;
  await sending.first().click();
  await answered(page);
}

for (const reader of readers)
  test.describe(`for ${reader}`, () => {
    let reading: Reading;
    let person: Person;
    test.beforeAll(async () => {
      reading = await startReading(site, reader);
      person = await site.openWindow();
      await person.context.addCookies(reading.cookies.map((each) => ({ ...each, url: site.url })));
    });
    test.afterAll(() => person?.context.close());

    for (const address of everyPage[reader])
      test(`${nameOf(address)} is valid, and can be used by everybody`, async () => {
        const { page, complaints } = person;
        const html = await (await page.goto(await reading.find(address)))?.text();
        expect(html).toMatch(/<h1[\s>]/);
        expect.soft(await htmlFaults(html ?? ''), 'faults of its HTML').toEqual([]);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await settled(page);
        expect.soft(await buttonsWithoutReason(page), 'buttons without a reason').toEqual([]);
        expect.soft(await faultsOnScreens(page), 'what axe finds').toEqual({});
        const unexpected = complaints.splice(0).filter((each) => !each.includes('404 Error'));
        expect.soft(unexpected, 'what the console says').toEqual([]);
        // An application that is sent for good would change what the other pages show.
        if (nameOf(address) !== 'applying') await sendForms(page);
        expect(takePolicyViolations(), 'what its policy has refused').toEqual([]);
        complaints.splice(0);
      });
  });

test('every route of the site is among these pages', async () => {
  const patterns = [...pagePatterns];
  const reached = new Set<string | undefined>();
  for (const reader of readers) {
    const reading = await startReading(site, reader);
    for (const address of everyPage[reader]) {
      const { pathname } = new URL(await reading.find(address), site.url);
      const isPattern = patterns.includes(pathname);
      reached.add(isPattern ? pathname : patterns.find((pattern) => fits(pattern, pathname)));
    }
  }
  const missing = patterns.filter((pattern) => !reached.has(pattern));
  const others = [...routesToElsewhere, ...pagesOfOtherJourneys];
  expect(missing.filter((pattern) => !others.includes(pattern))).toEqual([]);
});

/** Whether `/project/1/edit` fits `/project/$projectId/edit`. */
function fits(pattern: string, path: string): boolean {
  const parts = path.split('/');
  const expected = pattern.split('/');
  return (
    parts.length === expected.length &&
    expected.every((part, index) => part.startsWith('$') || part === parts[index])
  );
}
