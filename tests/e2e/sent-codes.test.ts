import type { Page } from '@playwright/test';
import { demoPassword } from '#demo/accounts.ts';
import { mailboxAddressOf } from '#emulators/mailbox/mailbox-sms.ts';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';

/* Codes that are sent, by text message and by mail: set up, asked for at sign-in, and sent anew. */

const site = demoSite();

const kinds = {
  phone: {
    email: 'client@demo.test',
    add: 'Add codes by text message',
    label: 'Phone number',
    destination: '+442079460000',
    mailbox: mailboxAddressOf('+442079460000'),
    subject: /Text message/,
    portal: '**/client/portal',
  },
  email: {
    email: 'consultant@demo.test',
    add: 'Add codes by email',
    label: 'Email address for codes',
    destination: 'codes@elsewhere.test',
    mailbox: 'codes@elsewhere.test',
    subject: /is your Direct365 code/,
    portal: '**/consultant/portal',
  },
} as const;

/** The code that went there last, once there are so many. */
async function codeTo(mailbox: string, count: number): Promise<string> {
  await expect(async () => {
    expect((await site.mailsTo(mailbox)).length).toBe(count);
  }).toPass();
  const [newest] = await site.mailsTo(mailbox);
  return /\b\d{6}\b/.exec(newest?.text ?? '')?.[0] ?? '';
}

async function sendAndRead(page: Page, mailbox: string, count: number): Promise<string> {
  await page.getByRole('button', { name: /Send me a code|Send another code/ }).click();
  return codeTo(mailbox, count);
}

for (const kind of Object.values(kinds)) {
  test(`${kind.add}: set up, and asked for at sign-in`, async () => {
    const { page, complaints } = await site.openAs(kind.email);
    await open(page, '/account');
    await page.getByRole('button', { name: kind.add }).click();
    const dialog = page.getByRole('dialog', { name: kind.add });
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByLabel(kind.label).fill(kind.destination);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const first = await sendAndRead(page, kind.mailbox, 1);
    await dialog.getByLabel('Code that we sent you').fill(first);
    expect(await violationsOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Switch it on' }).click();
    await expect(dialog.getByRole('list', { name: 'Backup codes' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(page.getByRole('list', { name: 'Second factors' })).toContainText('••');
    await expect(page.getByRole('button', { name: kinds.email.add })).toHaveCount(0);
    await site.waitForMail(kind.email, /a factor was added/);

    const { page: elsewhere, complaints: others } = await site.openWindow();
    await open(elsewhere, '/auth?mode=signin');
    await elsewhere.getByLabel('Email').fill(kind.email);
    await elsewhere.getByLabel('Password', { exact: true }).fill(demoPassword);
    await elsewhere.getByRole('button', { name: 'Sign In' }).click();
    await expect(elsewhere.getByRole('heading', { name: 'One more step' })).toBeVisible();
    expect(await violationsOf(elsewhere)).toEqual([]);
    const older = await sendAndRead(elsewhere, kind.mailbox, 2);
    const newer = await sendAndRead(elsewhere, kind.mailbox, 3);
    const code = elsewhere.getByLabel('Code that we sent you');
    const wrong = older === newer ? '000000' : older;
    await code.fill(wrong);
    await elsewhere.getByRole('button', { name: 'Continue' }).click();
    await expect(
      elsewhere.getByText('This code is not right, or was used before.').first(),
    ).toBeVisible();
    await code.fill(newer);
    await elsewhere.getByRole('button', { name: 'Continue' }).click();
    await elsewhere.waitForURL(kind.portal);
    expect([...complaints, ...others]).toEqual([]);
  });
}
