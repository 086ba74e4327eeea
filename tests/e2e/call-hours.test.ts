import type { Page } from '@playwright/test';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Person } from '#tests/support/e2e/windows.ts';
import { arrive } from './pages/demo-person.ts';
import { openWith } from './pages/in-conversation.ts';

/*
 * A consultant sets the hours in which they take calls. A client in another time zone sees them when proposing times,
 * gets a warning about a time outside, and may still propose it.
 */

const site = demoSite();
let client: Person;
let consultant: Person;

test.beforeAll(async () => {
  client = await arrive(site, 'client@demo.test', {
    width: 360,
    height: 740,
    timezoneId: 'Europe/Berlin',
  });
  consultant = await arrive(site, 'consultant@demo.test', { timezoneId: 'America/New_York' });
});
test.afterEach(() => {
  expect(client.complaints).toEqual([]);
  expect(consultant.complaints).toEqual([]);
});

/** The Monday after next at this hour on the clock of the browser, as a field for date and time has it. */
const onMonday = (page: Page, time: string): Promise<string> =>
  page.evaluate((at) => {
    const day = new Date();
    day.setDate(day.getDate() + 14 - ((day.getDay() + 6) % 7));
    const two = (part: number) => String(part).padStart(2, '0');
    return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T${at}`;
  }, time);

test('a consultant says when they take calls, with what is wrong said first', async () => {
  const { page } = consultant;
  await open(page, '/calls');
  const form = page.getByRole('form', { name: 'When you take calls' });
  const add = form.getByRole('button', { name: 'Add hours' });
  for (let n = 0; n < 5; n += 1) await add.press('Enter');
  const friday = form.getByRole('group', { name: 'Hours 5' });
  await expect(friday.getByLabel('Day')).toHaveValue('5');
  await friday.getByLabel('To').fill('08:00');
  await form.getByRole('button', { name: 'Save Hours' }).press('Enter');
  await expect(friday.getByText('Please end after you begin')).toBeVisible();
  await expect(friday.getByLabel('From')).toBeFocused();
  await expect(form.getByLabel('Time zone')).toHaveValue('America/New_York');
  expect(await violationsOf(page)).toEqual([]);
  await friday.getByRole('button', { name: 'Remove hours 5' }).press('Enter');
  await expect(add).toBeFocused();
  await form.getByRole('button', { name: 'Save Hours' }).press('Enter');
  await expect(page.getByText('Hours Saved')).toBeVisible();
  await open(page, '/calls');
  await expect(form.getByRole('group', { name: /^Hours/ })).toHaveCount(4);
});

test('a client sees them, is warned of a time outside, and may propose it', async () => {
  const { page } = client;
  await openWith(page, 'Connie');
  await page.getByRole('button', { name: /^Schedule a call with/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Schedule a call with/ });
  await expect(dialog.getByText(/takes calls \(on the clock in New York\)/)).toBeVisible();
  await expect(dialog.getByText('Monday to Thursday, 09:00–17:00')).toBeVisible();
  const time = dialog.getByLabel('Date and time');
  await time.fill(await onMonday(page, '16:30'));
  await expect(dialog.getByText(/For .*: Mon, .* \(New York, GMT-[45]\)/)).toBeVisible();
  await expect(dialog.getByText(/Outside the hours/)).toHaveCount(0);
  await time.fill(await onMonday(page, '09:00'));
  await expect(
    dialog.getByText(/Outside the hours .* On that day on your clock: 1[45]:00–2[123]:00\./),
  ).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Propose/ }).click();
  await expect(dialog).toBeHidden();
});
