import { z } from 'zod';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Person } from '#tests/support/e2e/windows.ts';
import { projectFields } from '#tests/support/factories.ts';
import { callsTo, withId } from './pages/calls.ts';

/*
 * What a consultant reads, on the page and by mail, of an application that was not accepted: that it was declined, that
 * another was chosen, or that the project was cancelled.
 */

const site = demoSite();
const { call, send } = callsTo(site);

let client: Person;
let consultant: Person;
test.beforeAll(async () => {
  client = await site.openAs('client@demo.test');
  consultant = await site.openAs('consultant@demo.test');
});

const list = z.object({ items: z.array(withId) });
const project = z.object({ id: z.string(), title: z.string() });
const ownList = z.object({ items: z.array(withId.extend({ project })) });

const apply = async (projectId: string): Promise<string> => {
  const letter = { coverLetter: 'I have done this before, twice.' };
  const path = `/projects/${projectId}/applications`;
  return await send(consultant.page, path, letter);
};

const post = async (title: string): Promise<string> =>
  await send(client.page, '/projects', { ...projectFields, title });

/** The card of an own application. */
async function cardOf(title: string): Promise<string> {
  await open(consultant.page, '/consultant/portal?tab=projects&view=applications');
  const card = consultant.page.getByRole('listitem').filter({
    has: consultant.page.getByRole('heading', { name: title }),
  });
  return (await card.textContent()) ?? '';
}

test.describe('an application', () => {
  test('to a project that is cancelled reads so, with the reason of its client', async () => {
    const projectId = await post('Cancelled by its client');
    const applicationId = await apply(projectId);
    const { page } = client;
    await open(page, `/project/${projectId}`);
    await page.getByRole('button', { name: 'Cancel Project' }).click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByLabel('Reason').fill('The budget went to another plant.');
    await dialog.getByRole('button', { name: 'Cancel Project' }).click();
    await expect(page.getByText('Cancelled on')).toBeVisible();
    const mail = await site.waitForMail('consultant@demo.test', /Cancelled by its client/);
    expect(mail.subject).toBe('“Cancelled by its client” was cancelled');
    expect(mail.text).toContain('The budget went to another plant.');

    const card = await cardOf('Cancelled by its client');
    expect(card).toContain('The client cancelled this project on');
    expect(card).toContain('Your application was not turned down.');
    expect(card).toContain('Reason: The budget went to another plant.');
    expect(card).not.toMatch(/Rejected|declined|another consultant/);

    await open(page, `/application/${applicationId}`);
    await expect(page.getByText('You cancelled the project on')).toBeVisible();
  });

  test('that is declined reads so, with the reason of its client', async () => {
    const applicationId = await apply(await post('Declined by its client'));
    const reason = 'We need a consultant in Leeds.';
    await call(client.page, 'POST', `/applications/${applicationId}/decline`, { reason });
    const mail = await site.waitForMail('consultant@demo.test', /Declined by its client/);
    expect(mail.subject).toBe('Your application for “Declined by its client” was not accepted');
    expect(mail.text).toContain(reason);
    const card = await cardOf('Declined by its client');
    expect(card).toContain('The client declined this application on');
    expect(card).toContain(`Reason: ${reason}`);
    expect(card).not.toMatch(/cancelled|another consultant/);
  });

  test('beside one that is accepted reads that another was chosen', async () => {
    // A consultant who opens their applications meanwhile has read it, and gets no mail.
    await open(consultant.page, '/account');
    // The demo's consultant has applied to this one, beside others.
    const title = 'Stop typing 2,400 supplier invoices a month';
    const own = ownList.parse(await call(consultant.page, 'GET', '/me/applications')).items;
    const applied = own.find(({ project }) => project.title === title);
    if (!applied) throw new Error(`There is no application to ${title}.`);
    const pending = `/me/projects/${applied.project.id}/applications?status=pending`;
    const received = list.parse(await call(client.page, 'GET', pending)).items;
    expect(received.map(({ id }) => id)).toContain(applied.id);
    const chosen = received.find(({ id }) => id !== applied.id);
    await call(client.page, 'POST', `/applications/${chosen?.id}/accept`);
    const mail = await site.waitForMail('consultant@demo.test', /2,400 supplier invoices/);
    expect(mail.text).toContain('The client chose another consultant for this project.');
    const card = await cardOf(title);
    expect(card).toContain('The client chose another consultant for this project on');
    expect(card).not.toMatch(/Reason:|cancelled|declined/);
  });

  test('leaves no complaint in either browser', () => {
    expect([...client.complaints, ...consultant.complaints]).toEqual([]);
  });
});
