import type { Page } from '@playwright/test';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Person } from '#tests/support/e2e/windows.ts';
import { projectFields } from '#tests/support/factories.ts';
import { pressOn, typeInto } from './pages/by-keyboard.ts';
import { callsTo } from './pages/calls.ts';
import { fillChecklist } from './pages/checklist.ts';
import { signUpBy } from './pages/company-invitations.ts';
import { toast } from './pages/demo-person.ts';

/*
 * A company of four, from the sign-up of its owner to a completed project: the owner at a desk with a keyboard alone, the
 * others at phones.
 */

const site = demoSite();
const { send } = callsTo(site);
const phone = { width: 360, height: 740 };
const title = 'Move three stores to one ledger';
const owner = { email: 'olive@four.test', firstName: 'Olive', lastName: 'Founder' };
const colleagues = {
  hiring: { email: 'hal@four.test', role: 'Hiring' },
  finance: { email: 'fay@four.test', role: 'Finance' },
  viewer: { email: 'val@four.test', role: 'Viewer' },
} as const;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function signUpOwner({ page }: Person): Promise<void> {
  await open(page, '/auth?type=client');
  await typeInto(page, page.getByLabel('First name'), owner.firstName);
  await typeInto(page, page.getByLabel('Last name'), owner.lastName);
  await typeInto(page, page.getByLabel('Email'), owner.email);
  await typeInto(page, page.getByLabel('Password', { exact: true }), 'a long enough sentence');
  await pressOn(page, button(page, 'Create Client Account'));
  const mail = await site.waitForMail(owner.email, /confirm/i);
  await open(page, mail.links.find((address) => address.includes('/auth/confirm')) ?? '');
  await pressOn(page, button(page, 'Confirm my address'));
  await page.waitForURL('**/client/portal');
}

async function approve(page: Page, name: string): Promise<void> {
  await open(page, '/admin/approvals');
  const row = page.getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name: 'Approve Client' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve Anyway' }).click();
  await expect(toast(page, 'Account Approved')).toBeVisible();
}

test('a company of four, from sign-up to a completed project', { tag: '@release' }, async () => {
  const desk = await site.openWindow({ isNew: true });
  await desk.context.addInitScript(
    "localStorage.setItem('cookieConsent', 'true'); localStorage.setItem('cookiePreferences', '{}');",
  );
  const admin = await site.openAs('admin@demo.test');
  await signUpOwner(desk);
  await approve(admin.page, 'Olive Founder');
  await expect(desk.page.getByText('Account Pending Approval')).toHaveCount(0);

  const people: Partial<Record<keyof typeof colleagues, Person>> = {};
  await open(desk.page, '/company');
  for (const [key, { email, role }] of Object.entries(colleagues)) {
    const form = desk.page.getByRole('form', { name: 'Invite a colleague' });
    await typeInto(desk.page, form.getByLabel('Email address'), email);
    const choice = form.getByRole('radio', { name: new RegExp(`^${role}:`) });
    await choice.focus();
    await desk.page.keyboard.press('Space');
    await pressOn(desk.page, button(desk.page, 'Send invitation'));
    await expect(desk.page.getByText(email, { exact: true })).toBeVisible();
    const person = await site.openWindow({ ...phone, isNew: true });
    await signUpBy(site, person.page, email);
    await button(person.page, 'Accept').click();
    await person.page.waitForURL('**/client/portal');
    people[key as keyof typeof colleagues] = person;
  }
  const { hiring, finance, viewer } = people;
  if (!hiring || !finance || !viewer) throw new Error('A colleague is missing.');
  const limit = desk.page.getByRole('form', { name: 'Approval of deals' });
  await typeInto(desk.page, limit.getByLabel('Approval above'), '10000');
  await pressOn(desk.page, button(desk.page, 'Save limit'));
  await expect(toast(desk.page, 'Limit saved')).toBeVisible();

  const projectId = await send(hiring.page, '/projects', { ...projectFields, title });
  const consultant = await site.openAs('consultant@demo.test', phone);
  const applicationId = await send(consultant.page, `/projects/${projectId}/applications`, {
    coverLetter: 'I have done this for two chains.',
    terms: { fixedPriceUsd: 18_000 },
  });
  await open(hiring.page, `/application/${applicationId}`);
  await button(hiring.page, 'Accept').first().click();
  await hiring.page.getByRole('dialog').getByRole('button', { name: 'Ask for Approval' }).click();
  await expect(toast(hiring.page, 'Approval Asked For')).toBeVisible();

  const mail = await site.waitForMail(colleagues.finance.email, /^Your approval is asked for/);
  await open(finance.page, mail.links.find((each) => each.includes('/application/')) ?? '');
  await button(finance.page, 'Approve').first().click();
  await finance.page.getByRole('alertdialog').getByRole('button', { name: 'Approve' }).click();
  await expect(toast(finance.page, 'Approved')).toBeVisible();

  await open(viewer.page, `/project/${projectId}`);
  await expect(viewer.page.getByText('In Progress').first()).toBeVisible();
  await expect(button(viewer.page, 'Mark as Completed')).toHaveCount(0);
  await open(desk.page, `/project/${projectId}`);
  await pressOn(desk.page, button(desk.page, 'Mark as Completed'));
  const checklist = await fillChecklist(desk.page);
  await pressOn(desk.page, checklist.getByRole('button', { name: 'Mark as Completed' }));
  const asked = await site.waitForMail('consultant@demo.test', /completed\?$/i);
  await open(consultant.page, asked.links.find((each) => each.includes('/portal')) ?? '');
  const deal = consultant.page.getByRole('listitem').filter({
    has: consultant.page.getByRole('heading', { name: title }),
  });
  await deal.getByRole('button', { name: 'Confirm Completion' }).click();
  await consultant.page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Confirm Completion' })
    .click();
  await site.waitForMail(colleagues.hiring.email, /is completed$/i);
  for (const { context, complaints } of [desk, admin, hiring, finance, viewer, consultant]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});
