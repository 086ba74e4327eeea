import type { Page } from '@playwright/test';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Person } from '#tests/support/e2e/windows.ts';
import { expectFocusOn, pressOn } from './pages/by-keyboard.ts';
import { arrive } from './pages/demo-person.ts';

/* A consultant proves a certification and an admin checks it, both by keys alone. */

const certification = 'Dynamics 365 Finance Functional Consultant Associate (MB-310)';

const site = demoSite();

let consultant: Person;
let admin: Person;

test.beforeAll(async () => {
  consultant = await arrive(site, 'consultant@demo.test');
  admin = await arrive(site, 'admin@demo.test');
});

const focused = async (page: Page): Promise<string> =>
  String(
    await page.evaluate(
      'document.activeElement.labels?.[0]?.textContent || document.activeElement.textContent',
    ),
  );

/** Tab until the focused control goes by this name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let n = 0; n < 60; n += 1) {
    await page.keyboard.press('Tab');
    if ((await focused(page)).trim().startsWith(name)) return;
  }
  throw new Error(`Tab does not come to ${name}.`);
}

/** Among those that wait. */
const waitingCard = (page: Page) =>
  page.getByRole('group', { name: certification }).filter({ hasText: 'consultant@demo.test' });

const ownCard = ({ page }: Person) => page.getByRole('group', { name: certification });

test.describe('a certification', () => {
  test('is a claim until its consultant gives evidence, which is asked for at its field', async () => {
    const { page } = consultant;
    await open(consultant.page, '/consultant/credentials');
    await expect(ownCard(consultant).getByText('Not checked')).toBeVisible();
    await tabTo(page, 'Give Evidence');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toContain('Link to the issuer');
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toHaveAccessibleDescription(
      /Please give a link or a number, so that we can check it/,
    );
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.type('https://learn.microsoft.com/users/connie/credentials/1');
    await page.keyboard.press('Enter');
    await expect(ownCard(consultant).getByText('Waiting for a check')).toBeVisible();
    expect(await focused(page)).toBe(certification);
  });

  test('is rejected with a reason that its consultant reads, here and by mail', async () => {
    const { page } = admin;
    await open(admin.page, '/admin/credentials');
    await pressOn(page, waitingCard(page).getByRole('button', { name: 'Reject' }));
    const dialog = page.getByRole('alertdialog', { name: 'Reject this credential?' });
    await expect(dialog).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.type('The link leads to another person.');
    await tabTo(page, 'Reject Credential');
    await page.keyboard.press('Enter');
    await expectFocusOn(page, waitingCard(page).getByText('Rejected', { exact: true }).last());
    await expect(waitingCard(page).getByRole('button')).toHaveCount(0);
    const mail = await site.waitForMail('consultant@demo.test', /^We could not confirm/);
    expect(mail.text).toContain('The link leads to another person.');
    await open(consultant.page, '/consultant/credentials');
    await expect(ownCard(consultant).getByText('The link leads to another person.')).toBeVisible();
  });

  test('is corrected, sent again and verified, and carries the badge', async () => {
    const { page } = consultant;
    await tabTo(page, 'Correct Evidence');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Certification number');
    await page.keyboard.type('H412-9081');
    await page.keyboard.press('Enter');
    await expect(ownCard(consultant).getByText('Waiting for a check')).toBeVisible();

    await open(admin.page, '/admin/credentials');
    await pressOn(admin.page, waitingCard(admin.page).getByRole('button', { name: 'Verify' }));
    await expect(admin.page.getByRole('dialog', { name: 'Verify this credential?' })).toBeVisible();
    expect(await violationsOf(admin.page)).toEqual([]);
    await admin.page.getByRole('radio', { name: /public record/ }).focus();
    await admin.page.keyboard.press('Space');
    await tabTo(admin.page, 'Verify Credential');
    await admin.page.keyboard.press('Enter');
    await expect(
      waitingCard(admin.page).getByText('Verified', { exact: true }).last(),
    ).toBeFocused();
    await site.waitForMail('consultant@demo.test', /^Verified: /);

    await open(consultant.page, '/consultant/portal');
    const item = page.getByRole('listitem').filter({ hasText: certification });
    await expect(item.getByText('Verified', { exact: true })).toBeVisible();
    await expect(page.getByText('Verified', { exact: true })).toHaveCount(1);
    expect([...consultant.complaints, ...admin.complaints]).toEqual([]);
  });
});
