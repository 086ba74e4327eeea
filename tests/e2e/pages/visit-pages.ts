import type { Page } from '@playwright/test';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { type Reader, readers } from '#tests/support/e2e/demo-session.ts';
import type { DemoSite } from '#tests/support/e2e/demo-site.ts';
import { takePolicyViolations } from '#tests/support/e2e/policy-violations.ts';
import { answered, settled } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Person } from '#tests/support/e2e/windows.ts';
import { htmlFaults } from '#tests/support/html-validator.ts';
import { descriptionOf } from './demo-person.ts';
import { type LinkedPage, nameOf } from './every-page.ts';
import { type Reading, startReading } from './reading.ts';

/** A size and a theme in which a page is looked at. */
export interface Screen {
  width: number;
  height: number;
  /** Where axe looks; what depends on colour alone is asked again in the dark, the rest is not. */
  themes: readonly ('light' | 'dark')[];
}

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

async function faultsOn(screens: readonly Screen[], page: Page): Promise<Record<string, string[]>> {
  const faults: Record<string, string[]> = {};
  for (const { width, height, themes } of screens) {
    await page.setViewportSize({ width, height });
    await show(page, themes[0] ?? 'light');
    const isTooWide = await page.evaluate(
      'document.documentElement.scrollWidth > document.documentElement.clientWidth',
    );
    const found = isTooWide ? ['the page is wider than the screen'] : [];
    for (const [index, theme] of themes.entries()) {
      await show(page, theme);
      const violations = await violationsOf(page, index === 0 ? undefined : rulesOfColour);
      found.push(...violations.map((fault) => `${theme}: ${fault}`));
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

/**
 * Declares one visit of each of these pages, by whom it is for: what the server sends is valid HTML with scripts that
 * its policy lets run. On each screen nothing is wider than it, and axe finds nothing; the console is silent. And the
 * page tries nothing that its policy refuses, not even when its forms are sent. The page is loaded once and changed in
 * place.
 */
export function visitPages(
  site: DemoSite,
  pagesOf: (reader: Reader) => readonly (string | LinkedPage)[],
  screens: readonly Screen[],
): void {
  for (const reader of readers)
    test.describe(`for ${reader}`, () => {
      let reading: Reading;
      let person: Person;
      test.beforeAll(async () => {
        reading = await startReading(site, reader);
        person = await site.openWindow();
        await person.context.addCookies(
          reading.cookies.map((each) => ({ ...each, url: site.url })),
        );
      });
      test.afterAll(() => person?.context.close());

      for (const address of pagesOf(reader))
        test(`${nameOf(address)} is valid and accessible`, async () => {
          const { page, complaints } = person;
          const html = await (await page.goto(await reading.find(address)))?.text();
          expect(html).toMatch(/<h1[\s>]/);
          expect.soft(await htmlFaults(html ?? ''), 'faults of its HTML').toEqual([]);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await settled(page);
          expect.soft(await buttonsWithoutReason(page), 'buttons without a reason').toEqual([]);
          expect.soft(await faultsOn(screens, page), 'what axe finds').toEqual({});
          const unexpected = complaints.splice(0).filter((each) => !each.includes('404 Error'));
          expect.soft(unexpected, 'what the console says').toEqual([]);
          // A really sent application would change what the other pages show.
          if (nameOf(address) !== 'applying') await sendForms(page);
          expect(takePolicyViolations(), 'what its policy has refused').toEqual([]);
          complaints.splice(0);
        });
    });
}
