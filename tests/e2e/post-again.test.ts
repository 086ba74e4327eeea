import type { Page } from '@playwright/test';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { toast } from './pages/demo-person.ts';

/* A client posts a project again: by itself, with an invitation for who did the work, and from a template. */

const site = demoSite();
const done = 'Explain our stock difference of 2.4 per cent';

const openDone = async (page: Page): Promise<void> => {
  await open(page, '/client/portal?status=completed');
  await page.getByRole('link', { name: done }).click();
  await expect(page.getByRole('heading', { level: 1, name: done })).toBeVisible();
};
const title = (page: Page) => page.getByRole('textbox', { name: 'Project title' });

test('a completed project is posted again, and its consultant is invited', async () => {
  const { page, context, complaints } = await site.openAs('client@demo.test', {
    width: 360,
    height: 740,
  });
  await openDone(page);
  const again = page.getByRole('link', { name: /^Hire Connie .* again/ });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
  await again.click();
  await expect(title(page)).toHaveValue(done);
  await expect(page.getByLabel('Preferred start date')).toHaveValue('');
  await title(page).fill('Explain our stock difference once more');
  await expect(page.getByRole('checkbox', { name: /^Invite Connie/ })).toBeChecked();
  await page.getByLabel('Note').fill('As good as last time, please.');
  await page.getByRole('button', { name: 'Post Project' }).click();
  await expect(toast(page, 'Invitation Sent')).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Explain our stock difference once more' }),
  ).toBeVisible();
  await expect(page.getByRole('region', { name: 'Invitations' })).toContainText('Connie');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a template is saved, used and deleted; what it was saved from is not changed', async () => {
  const { page, context, complaints } = await site.openAs('client@demo.test');
  await openDone(page);
  await page.getByRole('button', { name: 'Save as Template' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Stock check');
  await dialog.getByRole('button', { name: 'Save Template' }).click();
  await expect(toast(page, 'Template Saved')).toBeVisible();

  await open(page, '/post-project');
  await page.getByText('Start from one of your templates (1)').click();
  await page.getByRole('link', { name: 'Use the template Stock check' }).click();
  await expect(title(page)).toHaveValue(done);
  await title(page).fill('Half a sentence');
  // A reload keeps what was typed, and an empty form has a draft of its own.
  await open(page, page.url());
  await expect(title(page)).toHaveValue('Half a sentence');
  await open(page, '/post-project');
  await expect(title(page)).toHaveValue('');

  await page.getByText('Start from one of your templates (1)').click();
  await page.getByRole('button', { name: 'Delete the template Stock check' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Template' }).click();
  await expect(toast(page, 'Template Deleted')).toBeVisible();
  await expect(page.getByText(/Start from one of your templates/)).toBeHidden();
  expect(complaints).toEqual([]);
  await context.close();
});
