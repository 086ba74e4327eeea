import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { invite, linkTo, signUpBy } from './pages/company-invitations.ts';
import { toast } from './pages/demo-person.ts';

/* A company and its members: an owner invites a colleague, who joins, works, and is let go. */

const site = demoSite();
const email = 'carla@larkspur-and-pike.test';
const phone = { width: 360, height: 740 };

test('a colleague is invited, signs up, works for the company, and is let go', async () => {
  const owner = await site.openAs('client@demo.test');
  await open(owner.page, '/company');
  expect(await violationsOf(owner.page)).toEqual([]);
  await invite(owner.page, email, 'Viewer');
  const waiting = owner.page.getByRole('list', { name: 'Invitations without an answer' });
  await expect(waiting.getByText(email, { exact: true })).toBeVisible();

  const colleague = await site.openWindow({ ...phone, isNew: true });
  await signUpBy(site, colleague.page, email);
  await expect(colleague.page.getByText('Dana Demo-Client invites you to act for')).toBeVisible();
  expect(await violationsOf(colleague.page)).toEqual([]);
  await colleague.page.getByRole('button', { name: 'Accept', exact: true }).click();
  await colleague.page.waitForURL('**/client/portal');
  // A viewer reads the company's projects, and has nothing to do with them.
  const project = colleague.page.locator('main h3 a[href^="/project/"]').first();
  const title = (await project.textContent()) ?? '';
  await project.click();
  await expect(colleague.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(colleague.page.getByText('is in charge.')).toBeVisible();
  await expect(colleague.page.getByRole('link', { name: 'Edit Project' })).toHaveCount(0);

  // With another role they have, without a reload.
  await open(owner.page, '/company');
  const row = owner.page
    .getByRole('list', { name: 'Members' })
    .getByRole('listitem')
    .filter({ hasText: email });
  await row.getByRole('combobox').selectOption('hiring');
  await expect(toast(owner.page, 'Role changed')).toBeVisible();
  await expect(colleague.page.getByLabel('In charge')).toBeVisible();

  // Let go, they stand before closed doors at once.
  await row.getByRole('button', { name: /^Remove/ }).click();
  await owner.page.getByRole('button', { name: 'Remove Member' }).click();
  await expect(toast(owner.page, 'Member removed')).toBeVisible();
  await colleague.page.waitForURL('**/client/portal**');
  await expect(colleague.page.getByText(title, { exact: true })).toHaveCount(0);
  for (const { context, complaints } of [owner, colleague]) {
    expect(complaints).toEqual([]);
    await context.close();
  }
});

test('an invitation is no way in for another address, nor once it is withdrawn', async () => {
  const owner = await site.openAs('client@demo.test');
  await open(owner.page, '/company');
  await invite(owner.page, 'other@larkspur-and-pike.test', 'Hiring');
  const link = await linkTo(site, 'other@larkspur-and-pike.test');
  const stranger = await site.openAs('pending-client@demo.test', phone);
  await open(stranger.page, link);
  await expect(stranger.page.getByText('There is no invitation to')).toBeVisible();
  expect(await violationsOf(stranger.page)).toEqual([]);
  await owner.page
    .getByRole('button', { name: 'Withdraw the invitation of other@larkspur-and-pike.test' })
    .click();
  await expect(toast(owner.page, 'Invitation withdrawn')).toBeVisible();
  await expect(owner.page.getByText('other@larkspur-and-pike.test', { exact: true })).toHaveCount(
    0,
  );
  for (const { context } of [owner, stranger]) await context.close();
});

test('the company is described by those whose role allows it', async () => {
  const { page, context, complaints } = await site.openAs('client@demo.test', phone);
  await open(page, '/company');
  await page.getByLabel('Legal name').fill('Larkspur & Pike Bakeries Limited');
  await page.getByLabel('VAT id').fill('GB12');
  await page.getByRole('button', { name: 'Save company' }).click();
  await expect(page.getByText('This is not the format of a VAT id.')).toBeVisible();
  await page.getByLabel('VAT id').fill('gb 123 4567 89');
  await page.getByRole('button', { name: 'Save company' }).click();
  await expect(toast(page, 'Company saved')).toBeVisible();
  await expect(page.getByLabel('VAT id')).toHaveValue('GB123456789');
  await page.reload();
  await expect(page.getByLabel('Legal name')).toHaveValue('Larkspur & Pike Bakeries Limited');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a viewer is offered nothing that their role refuses', async () => {
  const { page, context, complaints } = await site.openAs('viggo@larkspur-and-pike.test');
  await open(page, '/find-consultants');
  const profile = page.locator('main h3 a[href^="/consultant/"]').first();
  await expect(profile).toBeVisible();
  const acts = page.getByRole('button', { name: /Shortlist|^Invite|^Schedule Call/ });
  const contact = page.getByRole('link', { name: /^Contact Consultant/ });
  for (const refused of [acts, contact]) await expect(refused).toHaveCount(0);
  await profile.click();
  await page.waitForURL('**/consultant/**');
  await expect(page.getByRole('button', { name: 'Report' })).toBeVisible();
  for (const refused of [acts, contact]) await expect(refused).toHaveCount(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('all projects of a member are handed over at once', async () => {
  const { page, context, complaints } = await site.openAs('client@demo.test', phone);
  await open(page, '/company');
  const handOver = page.getByRole('group', { name: 'Hand over projects' });
  const press = handOver.getByRole('button', { name: 'Hand over all' });
  await expect(press).toHaveCount(0);
  await handOver.getByLabel('All projects of').selectOption({ label: 'Dana Demo-Client' });
  await handOver.getByLabel('go to').selectOption({ label: 'Hollis Bramblewood' });
  expect(await violationsOf(page)).toEqual([]);
  await press.click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByText('in charge of all projects of Dana Demo-Client')).toBeVisible();
  await question.getByRole('button', { name: 'Hand Over All' }).click();
  await expect(toast(page, 'Projects handed over')).toBeVisible();
  await open(page, '/client/portal');
  await page.locator('main h3 a[href^="/project/"]').first().click();
  await expect(page.getByLabel('In charge')).toHaveValue(/./);
  await expect(page.getByLabel('In charge').getByRole('option', { selected: true })).toHaveText(
    'Hollis Bramblewood',
  );
  expect(complaints).toEqual([]);
  await context.close();
});

test('a user at a domain of the company asks to join, and an owner lets them in', async () => {
  const owner = await site.openAs('client@demo.test', phone);
  await open(owner.page, '/company');
  const form = owner.page.getByRole('form', { name: 'Name a domain' });
  await form.getByLabel('Domain').fill('demo.test');
  await form.getByRole('button', { name: 'Name domain' }).click();
  await expect(toast(owner.page, 'Domain named')).toBeVisible();
  await expect(owner.page.getByText('_direct365.demo.test')).toBeVisible();
  expect(await violationsOf(owner.page)).toEqual([]);

  // No name server answers here: an admin vouches for it.
  const admin = await site.openAs('admin@demo.test');
  await open(admin.page, '/admin/companies');
  await admin.page.getByRole('link', { name: 'Larkspur & Pike Bakeries' }).first().click();
  const vouching = admin.page.getByRole('form', { name: 'Vouch for a domain' });
  await vouching.getByLabel('Domain').fill('demo.test');
  await vouching.getByRole('button', { name: 'Vouch for domain' }).click();
  await expect(toast(admin.page, 'Domain verified')).toBeVisible();

  const user = await site.openAs('pending-client@demo.test', phone);
  await open(user.page, '/client/portal');
  await user.page.getByRole('button', { name: 'Ask to join' }).click();
  await expect(user.page.getByText('You have asked to become a member.')).toBeVisible();
  expect(await violationsOf(user.page)).toEqual([]);

  await open(owner.page, '/company');
  const requests = owner.page.getByRole('list', { name: 'Requests to join' });
  await requests.getByRole('combobox').selectOption('viewer');
  await requests.getByRole('button', { name: /^Accept/ }).click();
  await expect(toast(owner.page, 'Member added')).toBeVisible();
  // Their portal comes anew by itself.
  await expect(user.page.getByText('You have asked to become a member.')).toHaveCount(0);
  await expect(user.page.getByRole('heading', { name: 'Client Portal' })).toBeVisible();
  await open(user.page, '/company');
  await expect(user.page.getByText('You act for Larkspur & Pike Bakeries')).toBeVisible();
  for (const { context } of [owner, admin, user]) await context.close();
});

test('an owner closes the company by its name, and stands at a portal of their own', async () => {
  const { page, context } = await site.openAs('client@demo.test', phone);
  await open(page, '/company');
  await page.getByRole('button', { name: 'Close the company' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Type the company’s name to confirm').fill('Larkspur');
  await dialog.getByRole('button', { name: 'Close Company' }).click();
  await expect(dialog.getByText('This is not the name of the company.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await dialog.getByLabel('Type the company’s name to confirm').fill('Larkspur & Pike Bakeries');
  await dialog.getByRole('button', { name: 'Close Company' }).click();
  await page.waitForURL('**/client/portal**');
  await open(page, '/company');
  await expect(page.getByText('You act for Larkspur & Pike Bakeries')).toHaveCount(0);
  await context.close();
});
