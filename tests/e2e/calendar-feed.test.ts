import { violationsOf } from '#tests/support/axe-violations.ts';
import { eventsIn } from '#tests/support/call-feeds.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

/* The address at which a calendar reads calls: made, read by a program that has nothing else, replaced, and ended. */

const site = demoSite();

test('a person makes an address, a calendar reads it, and it is replaced and ended', async () => {
  const { page, complaints } = await site.openAs('client@demo.test');
  await open(page, '/calls');
  const part = page.getByRole('region', { name: 'In your calendar' });
  const made = page.getByRole('dialog', { name: 'Your calendar’s address' });
  const readAddress = async () => {
    const address = (await made.locator('code').textContent()) ?? '';
    expect(address).toMatch(/\/calls\/feed\/[\w-]{43}\.ics$/);
    return new URL(new URL(address).pathname, site.url);
  };

  await part.getByRole('button', { name: 'Make an Address' }).press('Enter');
  const first = await readAddress();
  expect(await violationsOf(page)).toEqual([]);
  await made.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(made).toBeHidden();
  const replace = part.getByRole('button', { name: 'Replace the Address' });
  await expect(replace).toBeFocused();
  expect(await violationsOf(page)).toEqual([]);
  const answer = await fetch(first);
  expect(answer.headers.get('content-type')).toContain('text/calendar');
  expect(await eventsIn(answer)).toEqual([]);

  await replace.press('Enter');
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('button', { name: 'Replace Address' }).press('Enter');
  const second = await readAddress();
  expect(second.href).not.toBe(first.href);
  await made.getByRole('button', { name: 'Done' }).press('Enter');
  expect((await fetch(first)).status).toBe(404);
  expect((await fetch(second)).status).toBe(200);

  await part.getByRole('button', { name: 'End the Address' }).press('Enter');
  await asked.getByRole('button', { name: 'End Address' }).press('Enter');
  await expect(part.getByRole('button', { name: 'Make an Address' })).toBeVisible();
  await expect(part.getByRole('heading', { name: 'In your calendar' })).toBeFocused();
  expect((await fetch(second)).status).toBe(404);
  expect(complaints).toEqual([]);
});
