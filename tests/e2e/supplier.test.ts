import type { Locator, Page } from '@playwright/test';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { projectFields } from '#tests/support/factories.ts';
import { pdfFile } from '#tests/support/suppliers.ts';
import { callsTo } from './pages/calls.ts';
import { fits, toast } from './pages/demo-person.ts';

/* A consultant at a phone states their supplier details once they are accepted, and a client at a desk reads them. */

const site = demoSite();
const { send } = callsTo(site);
const phone = { width: 360, height: 740 };
const title = 'Bring the depots into one ledger';

const fill = (form: Locator, label: string | RegExp, text: string) =>
  form.getByLabel(label, { exact: typeof label === 'string' }).fill(text);

async function upload(page: Page, part: Locator, button: string, words: string): Promise<void> {
  const opening = page.waitForEvent('filechooser');
  await part.getByRole('button', { name: button }).click();
  const buffer = Buffer.from(pdfFile(words));
  await (await opening).setFiles({ name: 'terms.pdf', mimeType: 'application/pdf', buffer });
}

test('supplier details are hinted at with the first deal, stated, and read by its client', async () => {
  const client = await site.openAs('client@demo.test');
  const consultant = await site.openAs('consultant@demo.test', phone);
  const { page } = consultant;
  const projectId = await send(client.page, '/projects', { ...projectFields, title });
  const applicationId = await send(page, `/projects/${projectId}/applications`, {
    coverLetter: 'I have done this for two chains.',
  });
  const applications = '/consultant/portal?tab=projects&view=applications';
  const own = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: title }) });
  await open(page, applications);
  await expect(own).toBeVisible();
  await expect(own.getByRole('link', { name: 'Supplier Details' })).toHaveCount(0);
  await send(client.page, `/applications/${applicationId}/accept`, {});

  await open(page, applications);
  await expect(own.getByText('0 of 7 parts are there.')).toBeVisible();
  await own.getByRole('link', { name: 'Supplier Details' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Supplier details' })).toBeVisible();
  await fits(page);

  const business = page.getByRole('form', { name: 'Business' });
  await business.getByRole('radio', { name: 'Company' }).check();
  await fill(business, /^Legal name/, 'Lovelace Consulting Ltd');
  await fill(business, 'Street and number', '12 St James’s Square');
  await fill(business, /^City/, 'London');
  await business.getByLabel('Country').selectOption('United Kingdom');
  await fill(business, /^VAT id/, 'DE12');
  await business.getByRole('button', { name: 'Save business' }).click();
  await expect(
    business.getByText('Please enter the number under which the company is registered').first(),
  ).toBeVisible();
  await expect(business.getByLabel(/^Registration number/)).toHaveAccessibleDescription(
    /the number under which the company is registered/,
  );
  await fill(business, /^Registration number/, '01234567');
  await fill(business, /^VAT id/, 'gb 123 456 789');

  // What is entered in one part stays while another is saved.
  const bank = page.getByRole('form', { name: 'Bank details' });
  const iban = bank.getByRole('textbox', { name: 'IBAN' });
  await fill(bank, 'Account holder', 'Lovelace Consulting Ltd');
  await iban.fill('DE89370400440532013001');
  await business.getByRole('button', { name: 'Save business' }).click();
  await expect(toast(page, 'Business saved')).toBeVisible();
  await expect(business.getByLabel(/^VAT id/)).toHaveValue('GB123456789');
  await bank.getByRole('button', { name: 'Save bank details' }).click();
  await expect(iban).toHaveAccessibleDescription(/wrong character/);
  await iban.fill('de89 3704 0044 0532 0130 00');
  await bank.getByRole('button', { name: 'Save bank details' }).click();
  await expect(toast(page, 'Bank details saved')).toBeVisible();

  const insurance = page.getByRole('form', { name: 'Professional indemnity insurance' });
  await fill(insurance, 'Insurer', 'Loomworks Mutual');
  await fill(insurance, 'Policy number', 'PI-1843');
  await fill(insurance, /^Amount covered/, '1000000');
  await insurance.getByLabel('Currency').selectOption('EUR – Euro');
  await fill(insurance, /^Last day/, '2040-06-30');
  await insurance.getByRole('button', { name: 'Save insurance' }).click();
  await expect(toast(page, 'Professional indemnity insurance saved')).toBeVisible();

  const terms = page.getByRole('region', { name: 'Standard terms' });
  await upload(page, terms, 'Upload PDF', 'Terms of 2025');
  await expect(terms.getByText(/^Version 1,/)).toBeVisible();
  await upload(page, terms, 'Upload New Version', 'Terms of 2026');
  await expect(terms.getByText(/^Version 2,/)).toBeVisible();
  await expect(terms.getByText('Earlier versions (1)')).toBeVisible();
  await expect(page.getByText('3 of 7 parts are there').first()).toBeVisible();
  await fits(page);

  await open(client.page, `/project/${projectId}`);
  await client.page.getByRole('link', { name: 'Supplier Details' }).click();
  await expect(client.page.getByText('Lovelace Consulting Ltd')).toBeVisible();
  await expect(client.page.getByText('€1,000,000')).toBeVisible();
  await expect(client.page.getByText('DE89 3704')).toHaveCount(0);
  await client.page.getByRole('button', { name: 'Show Bank Details' }).click();
  await expect(client.page.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible();
  expect(await violationsOf(client.page)).toEqual([]);
  const saving = client.page.waitForEvent('download');
  await client.page.getByRole('link', { name: /^Download terms\.pdf/ }).click();
  expect((await saving).suggestedFilename()).toBe('terms.pdf');
  for (const { context, complaints } of [client, consultant]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});
