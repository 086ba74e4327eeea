import type { Page } from '@playwright/test';
import { z } from 'zod';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Person } from '#tests/support/e2e/windows.ts';
import { projectFields } from '#tests/support/factories.ts';
import { callsTo, withId } from './pages/calls.ts';
import { fits } from './pages/demo-person.ts';

/* Notifications stay behind the bell until the user has read them or opened their target. */

const site = demoSite();
const { call } = callsTo(site);
const narrow = { width: 360, height: 740 };

let client: Person;
let consultant: Person;
test.beforeAll(async () => {
  client = await site.openAs('client@demo.test');
  consultant = await site.openAs('consultant@demo.test', narrow);
  // The demo has notifications for them already.
  for (const { page } of [client, consultant]) {
    await call(page, 'POST', '/me/notifications/read', { until: new Date().toISOString() });
  }
});

const me = z.object({ userId: z.string() });

/** The client invites the consultant to a new project with this title. */
async function invite(title: string): Promise<void> {
  const form = { ...projectFields, title, visibility: 'private' };
  const { id } = withId.parse(await call(client.page, 'POST', '/projects', form));
  const { userId } = me.parse(await call(consultant.page, 'GET', '/me'));
  await call(client.page, 'POST', `/me/projects/${id}/invitations`, {
    consultantId: userId,
    note: '',
  });
}

const bell = (page: Page) => page.getByRole('link', { name: /Notifications$/ });
const told = (page: Page, title: string) =>
  page.getByRole('link', { name: `A client invites you to apply for “${title}”.` });
/** As a user does who returns to a tab. */
const comeBack = (page: Page) =>
  page.evaluate("document.dispatchEvent(new Event('visibilitychange'))");

test('A notification waits behind the bell, in every tab, until the user opens it', async () => {
  const { page, context } = consultant;
  await invite('First light');
  await invite('Second light');
  await open(page, '/consultant/portal');
  await expect(bell(page)).toHaveAccessibleName('2 unread Notifications');
  const other = await context.newPage();
  await open(other, '/notifications');
  await expect(told(other, 'First light')).toBeVisible();
  await fits(other);

  await bell(page).click();
  await told(page, 'First light').click();
  await expect(page).toHaveURL(/\/invitations\//);
  await expect(bell(page)).toHaveAccessibleName('1 unread Notifications');
  await comeBack(other);
  await expect(bell(other)).toHaveAccessibleName('1 unread Notifications');

  await other.getByRole('button', { name: 'Mark all as read' }).click();
  await expect(bell(other)).toHaveAccessibleName('Notifications');
  await comeBack(page);
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await open(other, '/notifications?show=unread');
  await expect(other.getByText('Nothing unread')).toBeVisible();
  await other.close();
});

test('One is marked without going there, or by going there on another way', async () => {
  const { page } = consultant;
  await invite('Third light');
  await invite('Fourth light');
  await open(page, '/notifications?topic=invitations');
  // A row that comes above the clicked one moves it away from beneath the pointer.
  await expect(told(page, 'Fourth light')).toBeVisible();
  await page
    .getByRole('button', {
      name: 'Mark as read : A client invites you to apply for “Third light”.',
    })
    .click();
  await expect(bell(page)).toHaveAccessibleName('1 unread Notifications');
  const path = await told(page, 'Fourth light').getAttribute('href');
  await open(page, path ?? '');
  await expect(bell(page)).toHaveAccessibleName('Notifications');
});
