import type { Locator, Page } from '@playwright/test';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open, settled } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { toast } from './pages/demo-person.ts';

/*
 * A client looks for consultants: searches, filters, sorts, reads, remembers and compares. Each test is one
 * person's walk through the demo.
 */

const site = demoSite();

const found = (page: Page): Locator => page.getByRole('status').filter({ hasText: /Found$/ });
const cards = (page: Page): Locator => page.locator('main li h3 a[href^="/consultant/"]');

async function numberFound(page: Page): Promise<number> {
  await expect(found(page)).toBeVisible();
  return Number.parseInt((await found(page).textContent()) ?? '', 10);
}

/** Every consultant of the list, to its end, in its order. */
async function loadToTheEnd(page: Page): Promise<string[]> {
  const more = page.getByRole('button', { name: 'Load More Consultants' });
  for (;;) {
    const before = await cards(page).count();
    if ((await more.count()) === 0) break;
    await more.click();
    await expect(cards(page).nth(before)).toBeVisible();
  }
  return cards(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

test.describe('a client who looks for consultants', () => {
  test('sees all of them under every sort, each exactly once', { tag: '@release' }, async () => {
    const { page, context, complaints } = await site.openAs('client@demo.test');
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
      await settled(page);
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

  test('narrows the list by each filter, finds it again by its address, and clears it', async () => {
    const { page, context, complaints } = await site.openAs('client@demo.test');
    await open(page, '/find-consultants');
    const all = await numberFound(page);
    const narrow = async (change: () => Promise<unknown>): Promise<number> => {
      await change();
      await page.getByRole('button', { name: 'Apply Filters' }).click();
      await settled(page);
      return numberFound(page);
    };
    const bySkill = await narrow(() =>
      page.getByLabel('Skill', { exact: true }).selectOption('supply-chain'),
    );
    expect(bySkill).toBeGreaterThan(0);
    expect(bySkill).toBeLessThan(all);
    const modules = page.getByLabel('Module', { exact: true });
    await expect(modules).toBeVisible();
    await narrow(() => page.getByLabel('Skill', { exact: true }).selectOption(''));
    await expect(modules).toHaveCount(0);

    const inLondon = await narrow(() =>
      page.getByLabel('Location', { exact: true }).selectOption('london'),
    );
    expect(inLondon).toBeGreaterThan(0);
    await page.reload();
    expect(await numberFound(page)).toBe(inLondon);
    await expect(page.getByLabel('Location', { exact: true })).toHaveValue('london');
    const people = page.locator('main li').filter({ has: page.locator('h3') });
    await expect(people.filter({ hasText: 'London' })).toHaveCount(inLondon);

    await page.getByRole('button', { name: 'More filters' }).click();
    const verified = await narrow(() => page.getByLabel('Verified credentials only').check());
    expect(verified).toBeLessThan(inLondon);
    await expect(people.filter({ hasText: /\d verified certification/ })).toHaveCount(verified);
    expect(page.url()).toContain('location=london');
    expect(page.url()).toContain('credentials=verified');
    await page.reload();
    expect(await numberFound(page)).toBe(verified);

    await page.getByRole('button', { name: 'Clear' }).click();
    await page.waitForURL('**/find-consultants');
    await expect(page.getByLabel('Verified credentials only')).not.toBeChecked();
    expect(await numberFound(page)).toBe(all);
    await page.getByRole('button', { name: 'More filters' }).click();
    const speaking = await narrow(() =>
      page.getByLabel('Language', { exact: true }).selectOption('de'),
    );
    expect(speaking).toBeLessThan(all);
    await expect(people.filter({ hasText: /German \((?!basic)/ })).toHaveCount(speaking);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.waitForURL('**/find-consultants');
    const affordable = await narrow(() => page.getByLabel('Highest rate ($ per hour)').fill('90'));
    expect(affordable).toBeLessThan(all);
    await page.getByLabel('Lowest rate ($ per hour)').fill('100');
    await expect(page.getByText('The highest rate cannot be below the lowest one')).toBeVisible();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('reads conditions in the text, shows them, and drops the one that is in the way', async () => {
    const { page, context, complaints } = await site.openAs('client@demo.test', {
      width: 360,
      height: 740,
    });
    await open(page, `/find-consultants?text=${encodeURIComponent('power bi in London, remote')}`);
    const chips = page.getByRole('list', { name: 'Filters that are set' });
    await expect(chips.getByRole('link')).toHaveText(['In London', 'Remote']);
    const people = page.locator('main li').filter({ has: page.locator('h3') });
    for (const person of await people.all()) await expect(person).toContainText('London');
    expect(await violationsOf(page)).toEqual([]);
    const inLondon = await numberFound(page);
    await chips.getByRole('link', { name: 'In London' }).click();
    await expect(chips.getByRole('link')).toHaveText(['Remote']);
    await settled(page);
    expect(await numberFound(page)).toBeGreaterThan(inLondon);
    await page.goBack();
    await expect(chips.getByRole('link')).toHaveText(['In London', 'Remote']);

    await open(page, `/find-consultants?text=${encodeURIComponent('power bi, max 20 USD/h')}`);
    await expect(page.getByText('No consultant meets all of this.')).toBeVisible();
    await page.getByRole('link', { name: 'Without “At most 20 USD/h”' }).click();
    await expect(people.first()).toContainText('Found by: ');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('finds people by other names of what they know, and in spite of a typing error', async () => {
    const { page, context } = await site.openAs('client@demo.test');
    await open(page, '/find-consultants');
    const search = async (text: string) => {
      await page.getByLabel('Search', { exact: true }).fill(text);
      await page.keyboard.press('Enter');
      await page.waitForURL(
        `**/find-consultants?text=${encodeURIComponent(text).replaceAll('%20', '+')}*`,
      );
      await settled(page);
    };
    await search('marketing');
    await expect(page.getByText('Customer Insights – Journeys consultant').first()).toBeVisible();
    await search('maketing');
    await expect(page.getByText('Showing results for')).toBeVisible();
    await search('zzzzqqqq');
    await expect(page.getByText('No consultants found')).toBeVisible();
    await expect(page.getByText('Try fewer or other filters')).toBeVisible();
    await context.close();
  });

  test('comes back from a profile to the same place of the same list', {
    tag: '@release',
  }, async () => {
    const { page, context } = await site.openAs('client@demo.test');
    await open(page, '/find-consultants?sort=rate-low');
    await numberFound(page);
    await page.getByRole('button', { name: 'Load More Consultants' }).click();
    await expect(cards(page).nth(20)).toBeVisible();
    const far = cards(page).nth(30);
    const name = (await far.textContent()) ?? '';
    await far.scrollIntoViewIfNeeded();
    const place = await page.evaluate('window.scrollY');
    await far.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await page.waitForURL('**/find-consultants?sort=rate-low');
    await expect(cards(page).nth(30)).toBeVisible();
    await expect
      .poll(async () => Math.abs(Number(await page.evaluate('window.scrollY')) - Number(place)))
      .toBeLessThan(300);
    await context.close();
  });

  test('remembers consultants, notes something about them, and compares them', async () => {
    const { page, context, complaints } = await site.openAs('client@demo.test');
    await open(page, '/find-consultants');
    await numberFound(page);
    const names: string[] = [];
    for (const position of [0, 1]) {
      names.push((await cards(page).nth(position).textContent()) ?? '');
      await page
        .getByRole('button', { name: /^Add to Shortlist/ })
        .first()
        .click();
      await expect(toast(page, 'Added to shortlist').first()).toBeVisible();
      await expect(page.getByRole('button', { name: /^Shortlisted/ }).nth(position)).toBeVisible();
    }
    await open(page, '/client/portal');
    await page.getByRole('link', { name: 'View All' }).click();
    await page.waitForURL('**/shortlist');
    for (const name of names) await expect(page.getByRole('heading', { name })).toBeVisible();

    await page.getByRole('button', { name: `Add a note about ${names[0]}` }).click();
    await page.keyboard.type('Ask about the March release');
    await page.getByRole('button', { name: 'Save Note' }).click();
    await expect(toast(page, 'Note saved')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Ask about the March release')).toBeVisible();

    for (const name of names) await page.getByLabel(`Compare ${name}`).check();
    await page.getByRole('link', { name: 'Compare 2 Consultants' }).click();
    const table = page.getByRole('table');
    for (const name of names)
      await expect(table.getByRole('link', { name, exact: true })).toBeVisible();
    await expect(table.getByRole('rowheader', { name: 'Certifications' })).toBeVisible();
    // The choice is still there for a client who wants to compare other consultants.
    await page.goBack();
    for (const name of names) await expect(page.getByLabel(`Compare ${name}`)).toBeChecked();
    await page.getByRole('link', { name: 'Compare 2 Consultants' }).click();

    await table.getByRole('button', { name: new RegExp(`^Shortlisted.*${names[0]}`) }).click();
    await expect(toast(page, 'Removed from shortlist').first()).toBeVisible();
    await open(page, '/shortlist');
    await expect(page.getByRole('heading', { name: names[1] ?? '' })).toBeVisible();
    await expect(page.getByRole('heading', { name: names[0] ?? '' })).toHaveCount(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('saves a consultant once who was clicked twice', { tag: '@release' }, async () => {
    const { page, context } = await site.openAs('client@demo.test');
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
    await expect(toast(page, 'Added to shortlist').first()).toBeVisible();
    await settled(page);
    expect(sent).toHaveLength(1);
    await expect(toast(page, 'Added to shortlist')).toHaveCount(1);
    await context.close();
  });

  test('takes a press before it is known who is on the shortlist', {
    tag: '@release',
  }, async () => {
    const { page, context } = await site.openAs('client@demo.test');
    const known = Promise.withResolvers<void>();
    await page.route('**/api/me/shortlist/ids', async (route) => {
      await known.promise;
      await route.continue();
    });
    await open(page, '/client/portal');
    const asked = page.waitForRequest('**/api/me/shortlist/ids');
    await page.locator('main a[href^="/project/"]').first().click();
    await asked;
    const add = page.getByRole('button', { name: /^Add to Shortlist/ }).first();
    const words = (await add.textContent())?.replace('Add to Shortlist', 'Shortlisted') ?? '';
    await add.click();
    known.resolve();
    await expect(toast(page, 'Added to shortlist')).toBeVisible();
    await expect(page.getByRole('button').filter({ hasText: words })).toBeVisible();
    await context.close();
  });

  test('takes the shortlist back when the server cannot keep it, and says so', {
    tag: '@release',
  }, async () => {
    const { page, context } = await site.openAs('client@demo.test');
    await open(page, '/find-consultants');
    await numberFound(page);
    await page.route('**/api/me/shortlist/*', (route) => route.abort());
    const add = page.getByRole('button', { name: /^Add to Shortlist/ }).last();
    const words = (await add.textContent()) ?? '';
    const buttons = page.getByRole('button').filter({ hasText: words });
    await add.click();
    await expect(toast(page, 'Error')).toBeVisible();
    await expect(page.getByText('Failed to update shortlist. Please try again.')).toBeVisible();
    await expect(buttons).toBeVisible();
    await context.close();
  });

  test('gets along by keyboard alone', { tag: '@release' }, async () => {
    const { page, context } = await site.openAs('client@demo.test');
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
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await tabTo("at.textContent.startsWith('Contact Consultant')");
    await page.keyboard.press('Enter');
    await page.waitForURL('**/messages/**');
    await expect(page.getByLabel(/^Message to/)).toBeVisible();
    await page.goBack();
    await page.waitForURL('**/consultant/*');
    await tabTo('/^(Add to Shortlist|Shortlisted)/.test(at.textContent)');
    await page.keyboard.press('Space');
    await expect(
      toast(page, 'Added to shortlist').or(toast(page, 'Removed from shortlist')),
    ).toBeVisible();
    await context.close();
  });
});

test.describe('those who may not see consultants', () => {
  test('is led to where they belong', async () => {
    const someone = '/consultant/00000000-0000-4000-8000-000000000000';
    const visitor = await site.openWindow();
    for (const path of ['/find-consultants', someone, '/shortlist']) {
      await visitor.page.goto(path);
      await visitor.page.waitForURL('**/auth?*type=client*');
    }
    await visitor.context.close();

    const consultant = await site.openAs('consultant@demo.test');
    for (const path of ['/find-consultants', someone, '/shortlist', '/client/portal']) {
      await consultant.page.goto(path);
      await consultant.page.waitForURL('**/consultant/portal');
    }
    await consultant.context.close();

    const pending = await site.openAs('pending-client@demo.test');
    for (const path of [someone, '/shortlist', '/find-consultants']) {
      await pending.page.goto(path);
      await pending.page.waitForURL('**/find-consultants');
      await expect(pending.page.getByText('Account Pending Approval')).toBeVisible();
      await expect(cards(pending.page)).toHaveCount(0);
    }
    await pending.context.close();

    const client = await site.openAs('client@demo.test');
    for (const path of [someone, '/consultant/not-an-id']) {
      await open(client.page, path);
      await expect(
        client.page.getByRole('heading', { name: 'Consultant Not Found' }),
      ).toBeVisible();
    }
    await client.context.close();
  });
});
