import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser, openWindow, type Person } from '#tests/support/browser.ts';
import { startTestSite, type TestSite } from '#tests/support/site-in-process.ts';
import type { Reader } from './pages/every-page.ts';
import { startReading } from './pages/reading.ts';

/*
 * A client looks for consultants: searches, filters, sorts, reads, remembers and compares. Each test is one
 * person's walk through the demo.
 */

let site: TestSite;
let browser: Browser;
beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function openAs(reader: Reader): Promise<Person> {
  const person = await openWindow(browser, site.url);
  const { cookies } = await startReading(site.url, reader);
  await person.context.addCookies(cookies.map((cookie) => ({ ...cookie, url: site.url })));
  return person;
}

const toast = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: 'Notifications' }).getByText(title, { exact: true });

const found = (page: Page): Locator => page.getByRole('status').filter({ hasText: /Found$/ });
const cards = (page: Page): Locator => page.locator('main li h3 a[href^="/consultant/"]');

async function numberFound(page: Page): Promise<number> {
  await found(page).waitFor();
  return Number.parseInt((await found(page).textContent()) ?? '', 10);
}

/** Opens a page and waits until it is alive. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

/** Every consultant of the list, to its end, in its order. */
async function loadToTheEnd(page: Page): Promise<string[]> {
  const more = page.getByRole('button', { name: 'Load More Consultants' });
  for (;;) {
    const before = await cards(page).count();
    if ((await more.count()) === 0) break;
    await more.click();
    await cards(page).nth(before).waitFor();
  }
  return cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

describe('a client who looks for consultants', () => {
  it('sees all of them under every sort, each exactly once', async () => {
    const { page, context, complaints } = await openAs('client@demo.test');
    await open(page, '/find-consultants');
    const all = new Set<string>();
    for (const order of [
      'Highest Rated',
      'Most Experience',
      'Lowest Rate',
      'Highest Rate',
      'Available First',
    ]) {
      await page.getByLabel('Sort by').selectOption({ label: order });
      const total = await numberFound(page);
      const hrefs = await loadToTheEnd(page);
      expect(new Set(hrefs).size).toBe(hrefs.length);
      expect(hrefs).toHaveLength(total);
      for (const href of hrefs) all.add(href);
      expect(all.size).toBe(total);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('narrows the list by each filter, finds it again by its address, and clears it', async () => {
    const { page, context, complaints } = await openAs('client@demo.test');
    await open(page, '/find-consultants');
    const everybody = await numberFound(page);
    const narrow = async (change: () => Promise<unknown>): Promise<number> => {
      await change();
      await page.getByRole('button', { name: 'Apply Filters' }).click();
      await page.waitForLoadState('networkidle');
      return numberFound(page);
    };
    const bySkill = await narrow(() =>
      page.getByLabel('Skill', { exact: true }).selectOption('supply-chain'),
    );
    expect(bySkill).toBeGreaterThan(0);
    expect(bySkill).toBeLessThan(everybody);
    const modules = page.getByLabel('Module', { exact: true });
    await modules.waitFor();
    await narrow(() => page.getByLabel('Skill', { exact: true }).selectOption(''));
    expect(await modules.count()).toBe(0);

    const inLondon = await narrow(() =>
      page.getByLabel('Location', { exact: true }).selectOption('london'),
    );
    expect(inLondon).toBeGreaterThan(0);
    await page.reload();
    expect(await numberFound(page)).toBe(inLondon);
    expect(await page.getByLabel('Location', { exact: true }).inputValue()).toBe('london');
    const people = page.locator('main li').filter({ has: page.locator('h3') });
    expect(await people.filter({ hasText: 'London' }).count()).toBe(inLondon);

    const verified = await narrow(() => page.getByLabel('Verified credentials only').check());
    expect(verified).toBeLessThan(inLondon);
    expect(await people.filter({ hasText: /\d verified certification/ }).count()).toBe(verified);
    expect(page.url()).toContain('location=london');
    expect(page.url()).toContain('credentials=verified');
    await page.reload();
    expect(await numberFound(page)).toBe(verified);

    await page.getByRole('button', { name: 'Clear' }).click();
    await page.waitForURL('**/find-consultants');
    expect(await page.getByLabel('Verified credentials only').isChecked()).toBe(false);
    expect(await numberFound(page)).toBe(everybody);
    const affordable = await narrow(() => page.getByLabel('Highest rate ($ per hour)').fill('90'));
    expect(affordable).toBeLessThan(everybody);
    await page.getByLabel('Lowest rate ($ per hour)').fill('100');
    await page.getByText('The highest rate cannot be below the lowest one').waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('finds people by other names of what they know, and in spite of a typing error', async () => {
    const { page, context } = await openAs('client@demo.test');
    await open(page, '/find-consultants');
    const search = async (text: string) => {
      await page.getByLabel('Search', { exact: true }).fill(text);
      await page.keyboard.press('Enter');
      await page.waitForURL(
        `**/find-consultants?text=${encodeURIComponent(text).replaceAll('%20', '+')}*`,
      );
      await page.waitForLoadState('networkidle');
    };
    await search('marketing');
    await page.getByText('Customer Insights – Journeys consultant').first().waitFor();
    await search('maketing');
    await page.getByText('Showing results for').waitFor();
    await search('zzzzqqqq');
    await page.getByText('No consultants found').waitFor();
    await page.getByText('Try fewer or other filters').waitFor();
    await context.close();
  });

  it('comes back from a profile to the same place of the same list', async () => {
    const { page, context } = await openAs('client@demo.test');
    await open(page, '/find-consultants?sort=rate-low');
    await numberFound(page);
    await page.getByRole('button', { name: 'Load More Consultants' }).click();
    await cards(page).nth(20).waitFor();
    const far = cards(page).nth(30);
    const name = (await far.textContent()) ?? '';
    await far.scrollIntoViewIfNeeded();
    const place = await page.evaluate('window.scrollY');
    await far.click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.goBack();
    await page.waitForURL('**/find-consultants?sort=rate-low');
    await cards(page).nth(30).waitFor();
    await expect
      .poll(async () => Math.abs(Number(await page.evaluate('window.scrollY')) - Number(place)))
      .toBeLessThan(300);
    await context.close();
  });

  it('remembers consultants, notes something about them, and compares them', async () => {
    const { page, context, complaints } = await openAs('client@demo.test');
    await open(page, '/find-consultants');
    await numberFound(page);
    const names: string[] = [];
    for (const position of [0, 1]) {
      names.push((await cards(page).nth(position).textContent()) ?? '');
      await page
        .getByRole('button', { name: /^Add to Shortlist/ })
        .first()
        .click();
      await toast(page, 'Added to shortlist').first().waitFor();
      await page
        .getByRole('button', { name: /^Shortlisted/ })
        .nth(position)
        .waitFor();
    }
    await open(page, '/client/portal');
    await page.getByRole('link', { name: 'View All' }).click();
    await page.waitForURL('**/shortlist');
    for (const name of names) await page.getByRole('heading', { name }).waitFor();

    await page.getByRole('button', { name: `Add a note about ${names[0]}` }).click();
    await page.keyboard.type('Ask about the March release');
    await page.getByRole('button', { name: 'Save Note' }).click();
    await toast(page, 'Note saved').waitFor();
    await page.reload();
    await page.getByText('Ask about the March release').waitFor();

    for (const name of names) await page.getByLabel(`Compare ${name}`).check();
    await page.getByRole('link', { name: 'Compare 2 Consultants' }).click();
    const table = page.getByRole('table');
    for (const name of names) await table.getByRole('link', { name }).waitFor();
    await table.getByRole('rowheader', { name: 'Certifications' }).waitFor();
    // The choice is still there for whoever wants to compare somebody else.
    await page.goBack();
    for (const name of names)
      expect(await page.getByLabel(`Compare ${name}`).isChecked()).toBe(true);
    await page.getByRole('link', { name: 'Compare 2 Consultants' }).click();

    await table.getByRole('button', { name: new RegExp(`^Shortlisted.*${names[0]}`) }).click();
    await toast(page, 'Removed from shortlist').first().waitFor();
    await open(page, '/shortlist');
    await page.getByRole('heading', { name: names[1] ?? '' }).waitFor();
    expect(await page.getByRole('heading', { name: names[0] ?? '' }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('remembers somebody once who was clicked twice', async () => {
    const { page, context } = await openAs('client@demo.test');
    await open(page, '/find-consultants');
    await numberFound(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes('/shortlist')) {
        sent.push(request.method());
      }
    });
    await page
      .getByRole('button', { name: /^Add to Shortlist/ })
      .last()
      .dblclick();
    await toast(page, 'Added to shortlist').first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(sent).toHaveLength(1);
    expect(await toast(page, 'Added to shortlist').count()).toBe(1);
    await context.close();
  });

  it('takes the shortlist back when the server cannot keep it, and says so', async () => {
    const { page, context } = await openAs('client@demo.test');
    await open(page, '/find-consultants');
    await numberFound(page);
    await page.route('**/api/me/shortlist/*', (route) => route.abort());
    const add = page.getByRole('button', { name: /^Add to Shortlist/ }).last();
    const words = (await add.textContent()) ?? '';
    const buttons = page.getByRole('button').filter({ hasText: words });
    await add.click();
    await toast(page, 'Error').waitFor();
    await page.getByText('Failed to update shortlist. Please try again.').waitFor();
    await buttons.waitFor();
    await context.close();
  });

  it('gets along by keyboard alone', async () => {
    const { page, context } = await openAs('client@demo.test');
    await open(page, '/find-consultants');
    await numberFound(page);
    await page.getByLabel('Search', { exact: true }).focus();
    await page.keyboard.type('supply chain');
    await page.keyboard.press('Enter');
    await page.waitForURL('**text=supply+chain*');
    await numberFound(page);
    const tabTo = async (isThere: string) => {
      for (let presses = 0; presses < 60; presses += 1) {
        await page.keyboard.press('Tab');
        if (
          await page.evaluate(`(() => { const at = document.activeElement; return ${isThere}; })()`)
        )
          return;
      }
      throw new Error(`The keyboard does not get to ${isThere}.`);
    };
    await tabTo('at.matches(\'main li h3 a[href^="/consultant/"]\')');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/consultant/*');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await tabTo("at.textContent.startsWith('Contact Consultant')");
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: /^Contact/ }).waitFor();
    await page.keyboard.press('Escape');
    await tabTo('/^(Add to Shortlist|Shortlisted)/.test(at.textContent)');
    await page.keyboard.press('Space');
    await toast(page, 'Added to shortlist').or(toast(page, 'Removed from shortlist')).waitFor();
    await context.close();
  });
});

describe('whoever may not see consultants', () => {
  it('is led to where they belong', async () => {
    const someone = '/consultant/00000000-0000-4000-8000-000000000000';
    const visitor = await openWindow(browser, site.url);
    for (const path of ['/find-consultants', someone, '/shortlist']) {
      await visitor.page.goto(path);
      await visitor.page.waitForURL('**/auth?*type=client*');
    }
    await visitor.context.close();

    const consultant = await openAs('consultant@demo.test');
    for (const path of ['/find-consultants', someone, '/shortlist', '/client/portal']) {
      await consultant.page.goto(path);
      await consultant.page.waitForURL('**/consultant/portal');
    }
    await consultant.context.close();

    const pending = await openAs('pending-client@demo.test');
    for (const path of [someone, '/shortlist', '/find-consultants']) {
      await pending.page.goto(path);
      await pending.page.waitForURL('**/find-consultants');
      await pending.page.getByText('Account Pending Approval').waitFor();
      expect(await cards(pending.page).count()).toBe(0);
    }
    await pending.context.close();

    const client = await openAs('client@demo.test');
    for (const path of [someone, '/consultant/not-an-id']) {
      await open(client.page, path);
      await client.page.getByRole('heading', { name: 'Consultant Not Found' }).waitFor();
    }
    await client.context.close();
  });
});
