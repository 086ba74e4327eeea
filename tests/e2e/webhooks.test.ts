import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

/* A webhook: added, tested with an address that does not exist, changed, and removed. */

const site = demoSite();

test('a person adds a webhook, sees in its log why a test did not arrive, and removes it', async () => {
  const { page, complaints } = await site.openAs('client@demo.test');
  await open(page, '/account');
  await page.getByRole('link', { name: 'Manage webhooks' }).click();
  await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible();
  await page.getByText('Set up a Teams channel').click();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Add a webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a webhook' });
  await dialog.getByRole('button', { name: 'Add the webhook' }).click();
  await expect(dialog.getByText('Please give it a name').first()).toBeVisible();
  await expect(dialog.getByText('Please choose an event').first()).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('CRM');
  const address = dialog.getByRole('textbox', { name: 'Address' });
  await address.fill('https://127.0.0.1/in');
  await dialog.getByRole('checkbox', { name: 'A consultant applied' }).check();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Add the webhook' }).click();
  await expect(dialog.getByText('a public name').first()).toBeVisible();
  await address.fill('https://hooks.invalid/in?code=a-secret');
  await dialog.getByRole('button', { name: 'Add the webhook' }).click();
  const made = page.getByRole('dialog', { name: 'The secret of your webhook' });
  await expect(made.locator('code')).toHaveText(/^whsec_/);
  expect(await violationsOf(page)).toEqual([]);
  await made.getByRole('button', { name: 'Done' }).click();

  const list = page.getByRole('list', { name: 'Webhooks' });
  await expect(list).toContainText('hooks.invalid, 1 event');
  await expect(page.getByText('a-secret')).toHaveCount(0);
  await page.getByRole('link', { name: 'Log of CRM' }).click();
  await expect(page.getByText('Nothing was sent in the last 30 days.')).toBeVisible();
  await page.getByRole('button', { name: 'Send a test to CRM' }).click();
  await site.jobsDone();
  const log = page.getByRole('region', { name: 'Log of CRM' });
  await expect(log.getByText('Not delivered')).toBeVisible();
  await expect(log).toContainText('The name of the address');
  await log.getByRole('link', { name: 'Failed' }).click();
  await expect(page).toHaveURL(/show=failed/);
  await expect(log.getByText('Not delivered')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Events of CRM' }).click();
  const events = page.getByRole('dialog', { name: 'Events of CRM' });
  await events.getByRole('checkbox', { name: 'You have a new message' }).check();
  await events.getByRole('button', { name: 'Save' }).click();
  await expect(list).toContainText('2 events');
  await page.getByRole('button', { name: 'Replace secret of CRM' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Replace secret' }).click();
  const renewed = page.getByRole('dialog', { name: 'The new secret of your webhook' });
  await expect(renewed.locator('code')).toHaveText(/^whsec_/);
  await renewed.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Turn off CRM' }).click();
  await expect(list).toContainText('You turned it off.');
  await expect(page.getByRole('button', { name: 'Send a test to CRM' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove CRM' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove webhook' }).click();
  await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible();
  expect(complaints).toEqual([]);
});
