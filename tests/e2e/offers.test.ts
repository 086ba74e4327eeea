import type { Page } from '@playwright/test';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Person } from '#tests/support/e2e/windows.ts';
import { projectFields } from '#tests/support/factories.ts';
import { callsTo } from './pages/calls.ts';
import { arrive, confirm, fits, toast } from './pages/demo-person.ts';

/*
 * A consultant applies with terms and answers; the client offers other terms, the consultant proposes others again, the
 * client accepts those. Then both undo the acceptance.
 */

const site = demoSite();
const { send } = callsTo(site);
const narrow = { width: 360, height: 740 };
const title = 'Close the books in four days';
const question = 'Have you shortened a close before?';

let client: Person;
let consultant: Person;
test.beforeAll(async () => {
  client = await arrive(site, 'client@demo.test');
  consultant = await arrive(site, 'consultant@demo.test', narrow);
});

const post = () =>
  send(client.page, '/projects', { ...projectFields, title, questions: [question] });

async function chooseFiles(page: Page, ...names: string[]): Promise<void> {
  const opening = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Attach files' }).click();
  const files = names.map((name) => ({
    ...{ name, mimeType: 'text/plain', buffer: Buffer.from('Ledger, hours') },
  }));
  await (await opening).setFiles(files);
}

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

const openOwn = () => open(consultant.page, '/consultant/portal?tab=projects&view=applications');
const own = () =>
  consultant.page.getByRole('listitem').filter({
    has: consultant.page.getByRole('heading', { name: title }),
  });

test('applied with terms, offered, countered, accepted, and undone by both', async () => {
  const projectId = await post();
  const { page } = consultant;
  await open(page, `/project/${projectId}/apply`);
  const form = page.getByRole('form', { name: 'Apply to this project' });
  await form.getByLabel('Cover letter').fill('Twice, from nine days to four.');
  await expect(form.getByText('Clients like to read at least 100')).toBeVisible();
  await form.getByLabel(question).fill('Yes, at two mills.');
  await form.getByLabel('Rate (USD an hour)').fill('130');
  await page.reload();
  await expect(form.getByLabel(question)).toHaveValue('Yes, at two mills.');
  await expect(form.getByLabel('Rate (USD an hour)')).toHaveValue('130');
  await chooseFiles(page, 'cv.txt', 'rates.csv', 'one too many.txt');
  await expect(form.getByText('An application can carry up to 2 files.')).toBeVisible();
  await fits(page);
  await press(page, 'Submit Application');
  await expect(toast(page, 'Application Submitted!')).toBeVisible();
  await page.waitForURL('**/consultant/portal?tab=projects');
  await open(client.page, '/messages');
  await client.page.getByRole('link', { name: /Files for my application/ }).click();
  for (const name of ['cv.txt', 'rates.csv']) {
    await expect(client.page.getByRole('link', { name: `Download ${name}` })).toBeVisible();
  }

  await open(client.page, `/project/${projectId}`);
  await client.page.locator('a[href^="/application/"]').first().click();
  await client.page.waitForURL('**/application/*');
  await expect(client.page.getByText('Yes, at two mills.')).toBeVisible();
  await expect(client.page.getByText('$130 an hour')).toBeVisible();
  await press(client.page, 'Accept');
  const dialog = client.page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Accept Application' })).toBeVisible();
  await dialog.getByLabel('Rate (USD an hour)').fill('120');
  await dialog.getByLabel('Notice (calendar days)').fill('14');
  await dialog.getByLabel(/^Message to/).fill('Could you do it for 120?');
  expect(await violationsOf(client.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send Offer' }).click();
  await expect(toast(client.page, 'Offer Sent')).toBeVisible();
  await expect(client.page.getByText('Waiting for an answer')).toBeVisible();

  await openOwn();
  await expect(own().getByText('The client offers you terms')).toBeVisible();
  await expect(own().getByText('$120 an hour')).toBeVisible();
  await fits(page);
  await press(page, 'Propose Other Terms');
  const counter = page.getByRole('dialog');
  await counter.getByLabel('Rate (USD an hour)').fill('125');
  await fits(page);
  await counter.getByRole('button', { name: 'Send Terms' }).click();
  await expect(toast(page, 'Terms Sent')).toBeVisible();

  await client.page.reload();
  await expect(client.page.getByText('Answered with other terms')).toBeVisible();
  await press(client.page, 'Accept');
  await expect(dialog.getByLabel('Rate (USD an hour)')).toHaveValue('125');
  await dialog.getByRole('button', { name: 'Accept Application' }).click();
  await expect(toast(client.page, 'Application Accepted')).toBeVisible();
  await expect(client.page.getByRole('heading', { name: 'Agreed Terms' })).toBeVisible();

  await press(client.page, 'Ask to Undo Acceptance');
  await confirm(client.page, 'Ask to Undo');
  await expect(toast(client.page, 'Asked to Undo')).toBeVisible();
  await openOwn();
  await expect(own().getByText('The client asks you to undo the acceptance')).toBeVisible();
  await fits(page);
  await press(page, 'Undo Acceptance');
  await confirm(page, 'Undo Acceptance');
  await expect(toast(page, 'Acceptance Undone')).toBeVisible();
  await expect(own().getByText('You and the client undid the acceptance')).toBeVisible();
  await open(client.page, `/project/${projectId}`);
  await expect(client.page.getByRole('button', { name: 'Mark as Completed' })).toHaveCount(0);
  expect([...client.complaints, ...consultant.complaints]).toEqual([]);
});

test('an application whose files do not arrive is sent all the same, and says so', async () => {
  const { page } = consultant;
  const projectId = await post();
  await open(page, `/project/${projectId}/apply`);
  await page.getByLabel('Cover letter').fill('Twice, from nine days to four.');
  await chooseFiles(page, 'cv.txt');
  await page.route('**/api/message-files/**', (route) => route.fulfill({ status: 503 }));
  await press(page, 'Submit Application');
  await expect(toast(page, 'Files Not Sent')).toBeVisible();
  await page.waitForURL('**/consultant/portal?tab=projects');
  const answer = await page.request.get('/api/me/applications?limit=100');
  expect(await answer.text()).toContain(projectId);
  await page.unroute('**/api/message-files/**');
});
