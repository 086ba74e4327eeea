import pg from 'pg';
import { readers } from '#tests/support/e2e/demo-session.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { settled } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { payloads, strayAttribute } from './hostile-texts/payloads.ts';
import { fillWithPayloads, webhookOf } from './hostile-texts/written-texts.ts';
import { everyPage, nameOf } from './pages/every-page.ts';
import { startReading } from './pages/reading.ts';

/*
 * Every text of a user contains scripts and markup, and every page is checked: no script runs, and no markup becomes
 * part of a page.
 */

const site = demoSite();
const addresses = new Map<string, string[]>();

test.beforeAll(async () => {
  expect(new Set(payloads).size).toBe(300);
  // The way to each page first: afterwards its links are hard to read.
  for (const reader of readers) {
    const reading = await startReading(site, reader);
    const found: string[] = [];
    for (const page of everyPage[reader]) found.push(await reading.find(page));
    const webhook = webhookOf[reader];
    if (webhook) found.push(`/account/webhooks?log=${webhook}`);
    addresses.set(reader, found);
  }
  const client = new pg.Client({ connectionString: site.connectionString });
  await client.connect();
  const left = await fillWithPayloads(client);
  expect(left, 'columns that took no payload').toEqual([]);
  // What is found and listed is made anew of these texts.
  await client.query('delete from search_versions');
  await client.end();
  await site.restart();
  await site.jobsDone();
});

for (const reader of readers)
  test(`no text of a user runs on the pages for ${reader}`, async () => {
    test.slow();
    const { page, context } = await site.openAs(reader);
    page.on('dialog', (dialog) => dialog.dismiss());
    let shown = 0;
    for (const [index, address] of (addresses.get(reader) ?? []).entries()) {
      await page.goto(address);
      await settled(page);
      const name = nameOf(everyPage[reader][index] ?? address);
      await expect(page.locator(`[${strayAttribute}]`), name).toHaveCount(0);
      const isShown = (await page.locator('body').textContent())?.includes(strayAttribute);
      if (isShown) shown += 1;
      else expect(name, 'a page of webhooks without their texts').not.toContain('?log=');
    }
    await context.close();
    // Were the texts not on the pages, this would say nothing.
    expect(shown).toBeGreaterThan(0);
  });
