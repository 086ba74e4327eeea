import type { Page } from '@playwright/test';
import pg from 'pg';
import { z } from 'zod';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Person } from '#tests/support/e2e/windows.ts';
import { projectFields } from '#tests/support/factories.ts';
import { expectFocusOn, pressOn, tabTo } from './pages/by-keyboard.ts';
import { callsTo, withId } from './pages/calls.ts';
import { arrive, fits, toast } from './pages/demo-person.ts';

/*
 * A client asks a consultant to apply to a project, a private one too: the consultant reads it, applies or declines,
 * and the client sees what each has answered.
 */

const site = demoSite();
const { call, send } = callsTo(site);
const narrow = { width: 360, height: 740 };

let client: Person;
let consultant: Person;
test.beforeAll(async () => {
  client = await arrive(site, 'client@demo.test');
  consultant = await arrive(site, 'consultant@demo.test', narrow);
});

async function postPrivate(title: string): Promise<string> {
  const form = { ...projectFields, title, visibility: 'private' };
  return await send(client.page, '/projects', form);
}

const me = z.object({ userId: z.string() });
const idOf = async (page: Page): Promise<string> => me.parse(await call(page, 'GET', '/me')).userId;

async function invite(projectId: string, note = ''): Promise<string> {
  const path = `/me/projects/${projectId}/invitations`;
  const invitation = { consultantId: await idOf(consultant.page), note };
  return await send(client.page, path, invitation);
}

const invitations = (page: Page) => page.getByRole('region', { name: 'Invitations' });

test('a private project: invited from the profile, read, applied to, accepted', async () => {
  const title = 'Quietly replace the ledger';
  const projectId = await postPrivate(title);
  const { page } = client;
  await open(page, `/consultant/${await idOf(consultant.page)}`);
  await page.getByRole('button', { name: /^Invite to a Project/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(dialog.getByText('Please choose a project.')).toBeVisible();
  await dialog.getByRole('radio', { name: title }).check();
  await dialog.getByLabel('Note').fill('Could you begin in March?');
  await dialog.getByRole('button', { name: 'Send Invitation' }).click();
  await expect(toast(page, 'Invitation Sent')).toBeVisible();
  await page.getByRole('button', { name: /^Invite to a Project/ }).click();
  await expect(dialog.getByRole('radio', { name: title })).toBeDisabled();
  await page.keyboard.press('Escape');
  const mail = await site.waitForMail('consultant@demo.test', /invites you to “Quietly/);
  expect(mail.subject).toBe(`Dana D. invites you to “${title}”`);

  const theirs = consultant.page;
  await open(theirs, '/consultant/portal?tab=projects');
  await expect(theirs.getByRole('tabpanel').getByText(title)).toHaveCount(0);
  const waiting = theirs.getByRole('region', { name: /^Waiting for your answer/ });
  await expect(waiting).toContainText(`Dana D. invites you to “${title}”`);
  // Where more waits than is in sight at once, it is among what is opened.
  await expect(waiting.locator('a[href^="/invitations/"]').filter({ hasText: title })).toHaveCount(
    1,
  );
  await open(theirs, mail.links.find((link) => link.includes('/invitations/')) ?? '');
  await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(theirs.getByText('Could you begin in March?')).toBeVisible();
  await expect(theirs.getByText(projectFields.description)).toBeVisible();
  await expect(theirs.getByText(projectFields.companyName)).toHaveCount(0);
  await fits(theirs);

  await open(page, `/project/${projectId}`);
  await expect(invitations(page)).toContainText('Opened, and not answered yet.');

  await theirs.getByRole('link', { name: 'Apply to This Project' }).click();
  await theirs.waitForURL('**/apply');
  await expect(theirs.getByText('You are invited to this project')).toBeVisible();
  await theirs.getByLabel('Cover letter').fill('I have replaced three, and no user noticed.');
  await theirs.getByRole('button', { name: /Submit Application/ }).click();
  await expect(toast(theirs, 'Application Submitted!')).toBeVisible();
  await open(theirs, '/consultant/portal?tab=invitations&state=applied');
  await expect(theirs.getByRole('link', { name: title })).toBeVisible();
  await fits(theirs);

  await open(page, `/project/${projectId}?invited=applied`);
  await invitations(page).getByRole('link', { name: 'Read the application' }).click();
  await page.waitForURL('**/application/*');
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Accept Application' }).click();
  await expect(toast(page, 'Application Accepted')).toBeVisible();
});

test('declined with the keyboard alone, for a reason that the client reads, and muted and unmuted', {
  tag: '@release',
}, async () => {
  const projectId = await postPrivate('Count every oven');
  const id = await invite(projectId);
  const { page } = consultant;
  await open(page, `/invitations/${id}`);
  const decline = page.getByRole('button', { name: 'Decline', exact: true });
  await pressOn(page, decline);
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Decline Invitation' });
  await pressOn(page, send);
  await expect(dialog.getByText('Please choose a reason.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expectFocusOn(page, decline);
  await page.keyboard.press('Enter');
  await tabTo(page, dialog.getByRole('radio', { name: 'No capacity at that time' }));
  await page.keyboard.press('Space');
  await tabTo(page, dialog.getByLabel('In your own words'));
  await page.keyboard.type('Not before May.');
  await pressOn(page, dialog.getByRole('checkbox', { name: /No more invitations from/ }), 'Space');
  await pressOn(page, send);
  await expect(toast(page, 'Invitation Declined')).toBeVisible();
  await expect(page.getByText('You declined on')).toBeVisible();
  await expect(page.getByText(projectFields.description)).toHaveCount(0);
  await fits(page);

  // The client reads the reason, and nothing of the rest.
  await open(client.page, `/project/${projectId}`);
  await expect(invitations(client.page)).toContainText('No capacity at that time');
  await expect(invitations(client.page)).toContainText('Not before May.');
  const mail = await site.waitForMail('client@demo.test', /“Count every oven” was declined/);
  expect(mail.text).toContain('Not before May.');
  expect(mail.text).not.toMatch(/no more|mute/i);

  const unheard = await invite(await postPrivate('Never heard of'));
  await open(page, `/invitations/${unheard}`);
  await page.waitForURL('**/consultant/portal?tab=invitations');
  await expect(toast(page, 'Invitation Not Found')).toBeVisible();

  await open(page, `/invitations/${id}`);
  await page.getByRole('button', { name: 'Get Them Again' }).click();
  await expect(toast(page, 'Invitations Come Again')).toBeVisible();
  await expect(page.getByText('You get no more invitations')).toHaveCount(0);
});

test('withdrawn: an open page can no longer answer it', { tag: '@release' }, async () => {
  const projectId = await postPrivate('Think about it again');
  const id = await invite(projectId);
  const theirs = consultant.page;
  // It hears of nothing, and cannot ask.
  const isCutOff = /\/api\/(?:live|me)(?:\?|$)/;
  await theirs.route(isCutOff, (route) => route.abort());
  await open(theirs, `/invitations/${id}`);
  await expect(theirs.getByRole('button', { name: 'Decline', exact: true })).toBeVisible();

  const { page } = client;
  await open(page, `/project/${projectId}`);
  await invitations(page)
    .getByRole('button', { name: /^Withdraw invitation/ })
    .click();
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('button', { name: 'Withdraw invitation' }).click();
  await expect(toast(page, 'Invitation Withdrawn')).toBeVisible();
  await expect(invitations(page)).toContainText('You withdrew it');

  await theirs.getByRole('button', { name: 'Decline', exact: true }).click();
  const dialog = theirs.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Another reason' }).check();
  await dialog.getByRole('button', { name: 'Decline Invitation' }).click();
  await expect(toast(theirs, 'This invitation has ended or was answered already.')).toBeVisible();
  await expect(theirs.getByText('has taken this invitation back.')).toBeVisible();
  await expect(theirs.getByRole('link', { name: 'Apply to This Project' })).toHaveCount(0);
  await theirs.unroute(isCutOff);
  await open(theirs, `/project/${projectId}/apply`);
  await expect(toast(theirs, 'Project Not Found')).toBeVisible();
});

test('a consultant without a subscription reads and declines, and is sent to the plans when applying', async () => {
  const title = 'For a returning consultant';
  const projectId = await postPrivate(title);
  const { page, context } = await site.openAs('new-consultant@demo.test', narrow);
  const id = await inviteDirectly(projectId, await idOf(page), title);
  await open(page, `/invitations/${id}`);
  await expect(page.getByText(projectFields.description)).toBeVisible();
  await page.getByRole('link', { name: 'Apply to This Project' }).click();
  await page.waitForURL('**/subscribe?*');
  await open(page, `/invitations/${id}`);
  await page.getByRole('button', { name: 'Decline', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Another reason' }).check();
  await dialog.getByRole('button', { name: 'Decline Invitation' }).click();
  await expect(toast(page, 'Invitation Declined')).toBeVisible();
  await context.close();
});

/** Who is not listed any more cannot be invited: this one was while they were. */
async function inviteDirectly(projectId: string, consultantId: string, title: string) {
  const database = new pg.Client({ connectionString: site.connectionString });
  await database.connect();
  const { rows } = await database.query(
    `insert into invitations (project_id, client_id, consultant_id, project_title, created_at)
     select id, client_id, $2, $3, now() from projects where id = $1 returning id`,
    [projectId, consultantId, title],
  );
  await database.end();
  return withId.parse(rows[0]).id;
}
