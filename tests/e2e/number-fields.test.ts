import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

/* Numbers and dates stay as they are typed: no browser, language or wheel changes one unseen. */

const site = demoSite();

test('a rate that is emptied stays empty, and none is stored that was not typed', async () => {
  const { page, context } = await site.openAs('consultant@demo.test');
  await open(page, '/consultant/profile/edit');
  const rate = page.getByLabel('Hourly rate (USD)', { exact: true });
  const before = await rate.inputValue();
  await rate.press('ControlOrMeta+a');
  await rate.press('Delete');
  await expect(rate).toHaveValue('');
  await rate.pressSequentially('85,5');
  await expect(rate).toHaveValue('85,5');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await expect(
    page.getByText('Please enter your hourly rate in whole dollars').first(),
  ).toBeVisible();
  await rate.fill('1,000');
  await expect(page.getByText('Please write digits only').first()).toBeVisible();
  await rate.fill('');
  await expect(
    page.getByText('Please enter your hourly rate in whole dollars').first(),
  ).toBeVisible();
  await rate.pressSequentially('95');
  await rate.hover();
  await page.mouse.wheel(0, 200);
  await expect(rate).toHaveValue('95');
  await page.getByRole('button', { name: 'Save Profile' }).click();
  await page.waitForURL('**/consultant/portal**');
  await open(page, '/consultant/profile/edit');
  await expect(rate).toHaveValue('95');
  expect(before).not.toBe('95');
  await context.close();
});

test('a rate that no search can be asked for is refused beside its field', async () => {
  const { page, context } = await site.openAs('client@demo.test');
  await open(page, '/find-consultants');
  await page.getByRole('button', { name: 'More filters' }).click();
  const lowest = page.getByLabel('Lowest rate ($ per hour)');
  await lowest.fill('85,5');
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(page.getByText('Please write whole dollars up to 1000, such as 85.')).toBeVisible();
  expect(new URL(page.url()).searchParams.has('minRate')).toBe(false);
  await lowest.fill('85');
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await page.waitForURL('**/find-consultants?*minRate=85*');
  await context.close();
});

test('an exchange rate may have a comma, and one that is far from the last is asked about', async () => {
  const { page, context } = await site.openAs('admin@demo.test');
  await open(page, '/admin/settings');
  await page.getByRole('tab', { name: 'Currencies' }).click();
  const pounds = page.getByLabel('British Pound');
  await page.getByLabel('Day of the rates').fill('2026-11-01');
  const perUsd = async () =>
    (await (await page.request.get('/api/site-settings')).json()).currencies.perUsd;
  const saveRates = () => page.getByRole('button', { name: 'Save Currencies' }).click();
  await pounds.fill('0,81');
  await saveRates();
  await expect(page.getByText('Settings Saved')).toBeVisible();
  expect((await perUsd()).GBP).toBe(0.81);
  await pounds.fill('81');
  await saveRates();
  const question = page.getByRole('alertdialog', { name: 'Are these rates right?' });
  await expect(question).toContainText('GBP 0.81 → 81');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(pounds).toHaveValue('81');
  expect((await perUsd()).GBP).toBe(0.81);
  await saveRates();
  await question.getByRole('button', { name: 'Save These Rates' }).click();
  await expect(question).toBeHidden();
  expect((await perUsd()).GBP).toBe(81);
  await context.close();
});

test('a date with a missing part is not taken for no date', async () => {
  const { page, context } = await site.openAs('client@demo.test');
  await open(page, '/post-project');
  const start = page.getByLabel('Preferred start date');
  await start.press('1');
  await start.press('2');
  const problem = page.getByText('Please enter the whole date: day, month and year');
  await page.getByRole('button', { name: 'Post Project' }).click();
  await expect(problem.first()).toBeVisible();
  await start.fill('2027-12-01');
  await expect(problem).toHaveCount(0);
  await context.close();
});
