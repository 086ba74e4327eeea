import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { launchBrowser, openWindow, type Person } from '#tests/support/browser.ts';
import { startTestSite, type TestSite } from '#tests/support/site-in-process.ts';
import type { Reader } from './pages/every-page.ts';
import { startReading } from './pages/reading.ts';

/* A consultant proves a certification and an admin checks it, both by keys alone. */

const certification = 'Dynamics 365 Finance Functional Consultant Associate (MB-310)';

let site: TestSite;
let browser: Browser;
let consultant: Person;
let admin: Person;

async function arrive(reader: Reader): Promise<Person> {
  const { cookies } = await startReading(site.url, reader);
  const person = await openWindow(browser, site.url);
  await person.context.addCookies(cookies.map((each) => ({ ...each, url: site.url })));
  await person.context.addInitScript(
    "localStorage.setItem('cookieConsent', 'true'); localStorage.setItem('cookiePreferences', '{}');",
  );
  return person;
}

beforeAll(async () => {
  [site, browser] = await Promise.all([startTestSite(), launchBrowser()]);
  consultant = await arrive('consultant@demo.test');
  admin = await arrive('admin@demo.test');
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

async function open({ page }: Person, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle');
}

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

const ownCard = ({ page }: Person) => page.getByRole('group', { name: certification });

describe('a certification', () => {
  it('is a claim until its consultant gives evidence, which is asked for at its field', async () => {
    const { page } = consultant;
    await open(consultant, '/consultant/credentials');
    await ownCard(consultant).getByText('Not checked').waitFor();
    await tabTo(page, 'Give Evidence');
    await page.keyboard.press('Enter');
    expect(await focused(page)).toContain('Link to the issuer');
    await page.keyboard.press('Enter');
    await page.getByText('Please give a link or a number, so that we can check it').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.type('https://learn.microsoft.com/users/connie/credentials/1');
    await page.keyboard.press('Enter');
    await ownCard(consultant).getByText('Waiting for a check').waitFor();
    expect(await focused(page)).toBe(certification);
  });

  it('is rejected with a reason that its consultant reads, here and by mail', async () => {
    const { page } = admin;
    await open(admin, '/admin/credentials');
    await tabTo(page, 'Reject');
    while ((await focused(page)).trim() === 'Rejected') await tabTo(page, 'Reject');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Reject this credential?' });
    await dialog.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.type('The link leads to another person.');
    await tabTo(page, 'Reject Credential');
    await page.keyboard.press('Enter');
    await page.getByText('All Caught Up!').waitFor();
    expect(await focused(page)).toBe('Waiting for a check');
    const mail = await site.waitForMail('consultant@demo.test', /^We could not confirm/);
    expect(mail.text).toContain('The link leads to another person.');
    await open(consultant, '/consultant/credentials');
    await ownCard(consultant).getByText('The link leads to another person.').waitFor();
  });

  it('is corrected, sent again and verified, and carries the badge', async () => {
    const { page } = consultant;
    await tabTo(page, 'Correct Evidence');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Certification number');
    await page.keyboard.type('H412-9081');
    await page.keyboard.press('Enter');
    await ownCard(consultant).getByText('Waiting for a check').waitFor();

    await open(admin, '/admin/credentials');
    await tabTo(admin.page, 'Verify');
    await admin.page.keyboard.press('Enter');
    await admin.page.getByRole('dialog', { name: 'Verify this credential?' }).waitFor();
    expect(await violationsOf(admin.page)).toEqual([]);
    await admin.page.getByRole('radio', { name: /public record/ }).focus();
    await admin.page.keyboard.press('Space');
    await tabTo(admin.page, 'Verify Credential');
    await admin.page.keyboard.press('Enter');
    await admin.page.getByText('All Caught Up!').waitFor();
    await site.waitForMail('consultant@demo.test', /^Verified: /);

    await open(consultant, '/consultant/portal');
    const item = page.getByRole('listitem').filter({ hasText: certification });
    await item.getByText('Verified', { exact: true }).waitFor();
    expect(await page.getByText('Verified', { exact: true }).count()).toBe(1);
    expect([...consultant.complaints, ...admin.complaints]).toEqual([]);
  });
});
