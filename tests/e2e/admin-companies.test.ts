import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { toast } from './pages/demo-person.ts';

/* A company that an admin suspends: its owner reads why, acts no more and appeals, until the admin reinstates it. */

const site = demoSite();
const company = 'Larkspur & Pike Bakeries';
const reason = 'Two projects name a business that is not yours.';

test('a company is suspended with a reason against which its owner appeals, and reinstated', async () => {
  const admin = await site.openAs('admin@demo.test');
  await open(admin.page, '/admin/companies');
  await admin.page.getByLabel(/^Name, VAT ID/).fill('client@demo.test');
  await admin.page.getByRole('button', { name: 'Search' }).click();
  await expect(admin.page).toHaveURL(/text=client/);
  await admin.page.getByRole('rowheader', { name: company }).getByRole('link').click();
  await admin.page.getByRole('button', { name: 'Suspend Company' }).click();
  const dialog = admin.page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Suspend Company' }).click();
  await expect(dialog.getByText('Please say why: the members read it.')).toBeVisible();
  await dialog.getByLabel('It breaks the law').click();
  await dialog.getByLabel('Reason').fill(reason);
  expect(await violationsOf(admin.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Suspend Company' }).click();
  await expect(toast(admin.page, 'Company Suspended')).toBeVisible();
  await expect(admin.page.getByText('Suspended', { exact: true })).toBeVisible();
  await expect(admin.page.getByRole('row', { name: /Suspended a company/ })).toContainText(reason);
  const mail = await site.waitForMail('client@demo.test', /is suspended$/);
  expect(mail.text).toContain(reason);
  expect(mail.text).toContain('You can appeal in your account until');

  const member = await site.openAs('client@demo.test');
  await member.page.goto('/client/portal');
  await expect(member.page).toHaveURL(/\/account\/suspended$/);
  await expect(member.page.getByRole('heading', { name: `${company} is suspended` })).toBeVisible();
  await expect(member.page.getByRole('note').getByText(reason)).toBeVisible();
  const decision = member.page.getByRole('article');
  await expect(decision.getByText('It breaks the law')).toBeVisible();
  for (const width of [360, 1280]) {
    await member.page.setViewportSize({ width, height: 740 });
    expect(await member.page.evaluate('document.documentElement.scrollWidth')).toBe(width);
    for (const colorScheme of ['light', 'dark'] as const) {
      await member.page.emulateMedia({ colorScheme });
      expect(await violationsOf(member.page), `${width} px, ${colorScheme}`).toEqual([]);
    }
  }

  await decision.getByLabel('Your appeal').fill('Both businesses are ours.');
  await decision.getByRole('button', { name: 'Appeal' }).click();
  await expect(toast(member.page, 'Appeal Sent')).toBeVisible();
  await expect(decision.getByText('Another admin answers within 14 days.')).toBeVisible();

  const second = await site.openAs('admin@demo.test');
  await open(second.page, '/admin/reports');
  await expect(second.page.getByText(`Suspended company: ${company}`)).toBeVisible();
  await expect(second.page.getByText(`An owner of ${company}`)).toBeVisible();

  await admin.page.getByRole('button', { name: 'Reinstate Company' }).click();
  await dialog.getByRole('button', { name: 'Reinstate Company' }).click();
  await expect(toast(admin.page, 'Company Reinstated')).toBeVisible();
  await site.waitForMail('client@demo.test', /is open again$/);
  await open(member.page, '/account/suspended');
  await expect(member.page).toHaveURL(/\/client\/portal/);
  expect([...admin.complaints, ...member.complaints]).toEqual([]);
});

test('a company is merged into another one after a preview', { tag: '@release' }, async () => {
  const { page } = await site.openAs('admin@demo.test');
  await open(page, '/admin/companies?text=gossamer');
  await page.getByRole('rowheader', { name: 'Gossamer Freight Lines' }).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'Gossamer Freight Lines' })).toBeVisible();
  const into = page.url();
  await open(page, '/admin/companies?text=larkspur');
  await page.getByRole('rowheader', { name: company }).getByRole('link').click();
  const form = page.getByRole('form', { name: 'Merge into another company' });
  await form.getByRole('button', { name: 'Preview Merge' }).click();
  await expect(form.getByText(/^Enter the ID of the other company/)).toBeVisible();
  await form.getByLabel(/^ID of the company that stays/).fill(into);
  await form.getByRole('button', { name: 'Preview Merge' }).click();
  await expect(page.getByText(`Into Gossamer Freight Lines from ${company}:`)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Merge Companies' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('Reason').fill('Both are one business.');
  await dialog.getByRole('button', { name: 'Merge Companies' }).click();
  await expect(toast(page, 'Companies Merged')).toBeVisible();
  await expect(page).toHaveURL(into);
  await expect(page.getByRole('row', { name: /Merged two companies/ })).toBeVisible();
  await site.waitForMail('client@demo.test', /is a part of Gossamer Freight Lines now$/);
});
