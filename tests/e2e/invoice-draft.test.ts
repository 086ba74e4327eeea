import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { z } from 'zod';
import { mondayOf } from '#features/agreements/time-sheets/rules/weeks.ts';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { someCompany } from '#tests/support/invoice-drafts.ts';
import { exampleContent } from '#tests/support/statements-of-work.ts';
import { someAccount, someBusiness } from '#tests/support/suppliers.ts';
import { callsTo } from './pages/calls.ts';

/* A consultant at a phone drafts an invoice from an approved week, once the operator offers drafts. */

const site = demoSite();
const { call, makeDeal } = callsTo(site);
const phone = { width: 360, height: 740 };

const sheetSchema = z.object({
  days: z.object({ last: z.string() }).nullable(),
  sheet: z.object({
    weeks: z.array(z.object({ id: z.string(), submittedAt: z.string().nullable() })),
  }),
});

/** The two sides state what an invoice needs. */
async function stateDetails(client: Page, consultant: Page): Promise<void> {
  await call(client, 'PUT', '/me/company', someCompany);
  await call(consultant, 'PUT', '/me/supplier-profile/business', someBusiness);
  await call(consultant, 'PUT', '/me/supplier-profile/bank-details', someAccount);
}

/** The operator switches drafts on. */
async function offerDrafts(): Promise<void> {
  const { page: admin } = await site.openAs('admin@demo.test');
  await open(admin, '/admin/settings?section=agreements');
  await admin.getByLabel('Invoice drafts').check();
  await admin.getByRole('button', { name: 'Save Agreements' }).click();
  await expect(admin.getByText('Settings Saved')).toBeVisible();
}

test('an approved week becomes a draft in three formats', async () => {
  const { page: client } = await site.openAs('client@demo.test');
  const { page } = await site.openAs('consultant@demo.test', phone);
  const title = 'Bill the month-end hours';
  const { applicationId: id } = await makeDeal(client, page, title);
  const path = `/applications/${id}/time-sheet`;
  await call(client, 'PUT', path, { unit: 'hours', cap: null });
  const read = async () => sheetSchema.parse(await call(page, 'GET', path));
  const day = (await read()).days?.last ?? '';
  const entries = [{ day, amount: 7.25, note: '' }];
  await call(page, 'PUT', `${path}/weeks`, { startsOn: mondayOf(day), entries });
  const weekId = (await read()).sheet.weeks[0]?.id;
  await call(page, 'POST', `/time-sheet-weeks/${weekId}/submit`, {});
  const submittedAt = (await read()).sheet.weeks[0]?.submittedAt;
  await call(client, 'POST', `/time-sheet-weeks/${weekId}/approve`, { submittedAt });
  await stateDetails(client, page);
  await call(page, 'PUT', '/me/supplier-profile/business', { ...someBusiness, vatId: '' });

  const deal = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });
  const openSheet = async () => {
    await open(page, '/consultant/portal?tab=projects&view=applications');
    await deal.getByText('Time sheet', { exact: true }).click();
    await expect(deal).toContainText('Approved: 7.25 hours.');
  };
  const draftButton = deal.getByRole('button', { name: 'Draft an Invoice' });
  await openSheet();
  await expect(draftButton).toHaveCount(0);

  await offerDrafts();

  await openSheet();
  await draftButton.click();
  const form = page.getByRole('form', { name: 'Invoice draft' });
  await form.getByRole('button', { name: 'Make Draft' }).click();
  await expect(form.getByText('Please enter the VAT rate').first()).toBeVisible();
  await form.getByLabel('Currency').selectOption('EUR');
  await form.getByLabel('Rate per hour').fill('99,99');
  await form.getByLabel('VAT rate').fill('a fifth');
  await form.getByLabel('VAT', { exact: true }).selectOption('AE');
  await expect(form.getByLabel('VAT rate')).toHaveCount(0);
  await form.getByLabel('VAT', { exact: true }).selectOption('S');
  await expect(form.getByLabel('VAT rate')).toHaveValue('');
  await form.getByLabel('VAT rate').fill('19');
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  await form.getByRole('button', { name: 'Make Draft' }).click();
  await expect(form.getByText('This is missing: your VAT id.')).toBeVisible();

  await call(page, 'PUT', '/me/supplier-profile/business', someBusiness);
  await form.getByRole('button', { name: 'Make Draft' }).click();
  const dialog = page.getByRole('dialog', { name: 'Draft an invoice' });
  await expect(dialog.getByText('Net €724.93, VAT €137.74, total €862.67.')).toBeFocused();
  await expect(dialog).toContainText('This draft has no number and is no invoice.');
  await expect(dialog).toContainText(/^.*The XRechnung is left out. It also needs the client’s/s);
  await expect(dialog.getByRole('link', { name: 'Download as XRechnung' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Change the Draft' }).click();
  await form.getByLabel('Client’s reference').fill('04011000-12345-34');
  await form.getByLabel('Client’s postal code').fill('10115');
  await form.getByLabel('Client’s city').fill('Berlin');
  await form.getByRole('button', { name: 'Make Draft' }).click();
  expect(await violationsOf(page)).toEqual([]);
  for (const [link, name, begins] of [
    ['Download as UBL', 'invoice-draft-ubl.xml', '<?xml'],
    ['Download as XRechnung', 'invoice-draft-xrechnung.xml', '<?xml'],
    ['Download as Factur-X (PDF)', 'invoice-draft-factur-x.pdf', '%PDF-'],
  ] as const) {
    const saved = page.waitForEvent('download');
    await dialog.getByRole('link', { name: link }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toBe(name);
    const content = await readFile(await download.path(), 'latin1');
    expect(content.startsWith(begins)).toBe(true);
  }
  await dialog.getByRole('button', { name: 'Change the Draft' }).click();
  await expect(form.getByLabel('Rate per hour')).toHaveValue('99,99');
});

const deliveredSchema = z.object({ items: z.array(z.object({ deliveredAt: z.string() })) });

test('an accepted milestone of a fixed price becomes a draft', async () => {
  const { page: client } = await site.openAs('client@demo.test');
  const { page } = await site.openAs('consultant@demo.test', phone);
  const { applicationId: id } = await makeDeal(client, page, 'Bill the close calendar');
  const path = `/applications/${id}`;
  const [deliverable] = exampleContent.deliverables;
  const content = { ...exampleContent, deliverables: [deliverable] };
  await call(client, 'POST', `${path}/statement/versions`, { basedOn: 0, content });
  for (const side of [client, page]) {
    await call(side, 'POST', `${path}/statement/accept`, { number: 1 });
  }
  const name = deliverable?.name;
  await call(page, 'POST', `${path}/milestones/deliver`, { name, note: '' });
  const [delivered] = deliveredSchema.parse(await call(page, 'GET', `${path}/milestones`)).items;
  await call(client, 'POST', `${path}/milestones/accept`, { ...delivered, name });

  await stateDetails(client, page);
  await offerDrafts();

  await open(page, `/application/${id}/statement`);
  await page.getByRole('button', { name: 'Draft an Invoice' }).click();
  const form = page.getByRole('form', { name: 'Invoice draft' });
  await form.getByLabel('VAT', { exact: true }).selectOption('AE');
  await form.getByRole('button', { name: 'Make Draft' }).click();
  await expect(form.getByText('Please choose at least one').first()).toBeVisible();
  await form.getByLabel('Close calendar, €4,000').check();
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  await form.getByRole('button', { name: 'Make Draft' }).click();
  await expect(page.getByText('Net €4,000, VAT €0, total €4,000.')).toBeFocused();
});
