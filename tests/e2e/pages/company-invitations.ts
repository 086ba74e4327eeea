import type { Page } from '@playwright/test';
import type { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect } from '#tests/support/e2e/test.ts';
import { toast } from './demo-person.ts';

type Site = ReturnType<typeof demoSite>;

/** An owner, on the company's page, invites an address with a role. */
export async function invite(owner: Page, address: string, role: string): Promise<void> {
  const form = owner.getByRole('form', { name: 'Invite a colleague' });
  await form.getByLabel('Email address').fill(address);
  await form.getByRole('radio', { name: new RegExp(`^${role}:`) }).check();
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(toast(owner, 'Invitation sent')).toBeVisible();
}

/** The link in the mail that invites an address. */
export async function linkTo(site: Site, address: string): Promise<string> {
  const mail = await site.waitForMail(address, /^You are invited to act for /);
  const link = mail.links.find((each) => each.includes('/company/invitation/'));
  if (!link) throw new Error('The mail has no link.');
  return link;
}

/** Signs up with the address of an invitation, by its link, and comes back to it. */
export async function signUpBy(site: Site, page: Page, email: string): Promise<void> {
  await open(page, await linkTo(site, email));
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('a sentence that no other user types');
  await page.getByRole('button', { name: /^Create .* Account$/ }).click();
  await expect(page.getByText(`It went to ${email}`)).toBeVisible();
  const mail = await site.waitForMail(email, /confirm/i);
  const confirmation = mail.links.find((address) => address.includes('/auth/confirm'));
  await open(page, confirmation ?? '');
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await page.waitForURL('**/company/invitation/**');
}
