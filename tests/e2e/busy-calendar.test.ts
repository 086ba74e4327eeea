import pg from 'pg';
import { z } from 'zod';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { toast } from './pages/demo-person.ts';

/* A consultant at a phone adds their calendar; a client is refused a time at which they are busy. */

const site = demoSite();
const phone = { width: 360, height: 740 };
const dayMs = 24 * 60 * 60 * 1000;

/** What the calendar would say, if its server existed: tomorrow, all day by UTC and the days around it. */
async function makeBusy(): Promise<void> {
  const client = new pg.Client({ connectionString: site.connectionString });
  await client.connect();
  await client.query(
    `update call_calendars set read_at = now(), problem = null, failing_since = null,
            busy = tstzmultirange(tstzrange(now(), now() + interval '3 days'))`,
  );
  await client.end();
}

test('a calendar is added, keeps clients from busy times, and is removed', async () => {
  const { page } = await site.openAs('consultant@demo.test', phone);
  await open(page, '/calls');
  const part = page.getByRole('region', { name: 'When you are busy' });
  const form = part.getByRole('form', { name: 'Your calendar' });
  await form.getByLabel('Address of your calendar').fill('http://calendar.invalid/basic.ics');
  await form.getByRole('button', { name: 'Add the Calendar' }).click();
  await expect(form.getByText(/^Please enter the whole address/).first()).toBeVisible();
  await form.getByLabel('Address of your calendar').fill('webcal://calendar.invalid/basic.ics');
  await form.getByRole('button', { name: 'Add the Calendar' }).click();
  await expect(toast(page, 'Calendar Saved')).toBeVisible();
  await expect(part.getByText(/Its server did not answer/)).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(phone.width);

  await makeBusy();
  const { page: client } = await site.openAs('client@demo.test');
  const me = z
    .object({ userId: z.string() })
    .parse(await (await page.request.get('/api/me')).json());
  await open(client, `/consultant/${me.userId}`);
  await client.getByRole('button', { name: 'Schedule Call' }).click();
  const dialog = client.getByRole('dialog');
  const tomorrow = new Date(Date.now() + dayMs).toISOString().slice(0, 16);
  await dialog.getByLabel('Date and time').fill(tomorrow);
  await dialog.getByRole('button', { name: 'Propose This Time' }).click();
  await expect(dialog.getByText(/^The consultant is not free at these times/)).toBeVisible();
  await expect(dialog.getByText(/^The consultant is not free then/)).toBeVisible();
  expect(await violationsOf(client)).toEqual([]);
  const later = new Date(Date.now() + 5 * dayMs).toISOString().slice(0, 16);
  await dialog.getByLabel('Date and time').fill(later);
  await dialog.getByRole('button', { name: 'Propose This Time' }).click();
  await expect(toast(client, 'Times Proposed')).toBeVisible();

  await open(page, '/calls');
  await part.getByRole('button', { name: 'Remove the Calendar' }).click();
  await expect(toast(page, 'Calendar Removed')).toBeVisible();
  await expect(part.getByRole('heading', { name: 'When you are busy' })).toBeFocused();
});
