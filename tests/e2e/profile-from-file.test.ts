import type { Page } from '@playwright/test';
import pg from 'pg';
import { violationsOf } from '#tests/support/axe-violations.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open, settled } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import type { Person } from '#tests/support/e2e/windows.ts';
import {
  jsonResumeFile,
  linkedInExport,
  pdfResume,
  wordResume,
} from '#tests/support/profile-files.ts';
import { arrive, descriptionOf, toast } from './pages/demo-person.ts';

/* A consultant has the profile form filled from a file, looks at what it says, and saves it. */

const site = demoSite();
const email = 'new-consultant@demo.test';

/** A consultant who has an account and has never saved a profile. */
async function forgetProfile(): Promise<void> {
  const db = new pg.Client({ connectionString: site.connectionString });
  await db.connect();
  await db.query(
    'delete from consultant_profiles where user_id = (select id from auth.users where email = $1)',
    [email],
  );
  await db.end();
}

async function openForm(path = '/consultant/profile/new'): Promise<Person> {
  const person = await arrive(site, email);
  // With a listener, the browser leaves its file dialog to us.
  person.page.on('filechooser', () => undefined);
  await open(person.page, path);
  return person;
}

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const openPanel = (page: Page) => page.getByRole('button', { name: 'Fill from a File' }).click();

async function choose(page: Page, name: string, file: Uint8Array): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^Choose (Another )?File$/ }).press('Enter');
  await (await choosing).setFiles({ name, mimeType: '', buffer: Buffer.from(file) });
}

const formats: [format: string, name: string, make: () => Uint8Array, source: RegExp][] = [
  ['LinkedIn’s export', 'export.zip', linkedInExport, /From Profile\.csv, row 1/],
  ['a JSON Resume', 'resume.json', jsonResumeFile, /From basics\.label/],
  ['a Word document', 'cv.docx', wordResume, /From cv\.docx, paragraph 2/],
  ['a PDF', 'cv.pdf', pdfResume, /From cv\.pdf, page 1/],
];

test.describe('a profile from a file', () => {
  for (const [format, name, make, source] of formats) {
    const tag = format === 'a PDF' ? [] : '@release';
    test(`is filled from ${format}, looked at, completed and saved`, { tag }, async () => {
      await forgetProfile();
      const { page, context, complaints } = await openForm();
      await openPanel(page);
      await choose(page, name, make());
      await expect(page.getByText(new RegExp(`fields filled from ${name}`))).toBeVisible();
      const title = field(page, 'Professional title');
      await expect(title).toHaveValue('Dynamics 365 Finance consultant');
      expect(await descriptionOf(title)).toMatch(source);
      await expect(field(page, 'Years of experience')).toHaveValue('12');
      await expect(field(page, 'Country')).toHaveValue('uk');
      await expect(page.getByRole('list', { name: /^Primary skills/ })).toContainText('Power BI');
      await expect(
        page.getByRole('checkbox', { name: 'General Ledger', exact: true }),
      ).toBeChecked();
      await expect(
        page.getByText(/^Not in the file, and yours to answer:.*How you work/),
      ).toBeVisible();
      // Nothing is saved: the same person sees an empty form elsewhere.
      const elsewhere = await site.openAs(email);
      await open(elsewhere.page, '/consultant/profile/new');
      await expect(field(elsewhere.page, 'Professional title')).toHaveValue('');
      await elsewhere.context.close();

      await page.getByRole('radio', { name: 'Remote', exact: true }).check();
      await page.getByLabel(/^I agree/).check();
      await page.getByRole('button', { name: 'Create Profile' }).click();
      await expect(toast(page, 'Profile Created Successfully!')).toBeVisible();
      await page.waitForURL('**/consultant/portal');
      await open(page, '/consultant/profile/edit');
      await expect(title).toHaveValue('Dynamics 365 Finance consultant');
      // Saved, it is the person's own: no field names a file any more.
      await expect(page.getByRole('button', { name: /^Take back/ })).toHaveCount(0);
      expect(complaints).toEqual([]);
      await context.close();
    });
  }

  test('marks each field, ends a mark with typing, and takes back one or all', {
    tag: '@release',
  }, async () => {
    await forgetProfile();
    const { page, context, complaints } = await openForm();
    await openPanel(page);
    await choose(page, 'export.zip', linkedInExport());
    const takeBack = (label: string) =>
      page.getByRole('button', { name: `Take back ${label}`, exact: true });
    await expect(takeBack('Professional title')).toBeVisible();
    expect(await violationsOf(page)).toEqual([]);

    await field(page, 'City').press('End');
    await page.keyboard.type('!');
    await expect(takeBack('City')).toHaveCount(0);
    await expect(field(page, 'City')).toHaveValue('Leeds!');

    // After a reload the draft is back, and says where it came from.
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText('Your unsaved changes are back')).toBeVisible();
    await expect(takeBack('Professional title')).toBeVisible();
    await expect(takeBack('City')).toHaveCount(0);

    // Focus goes to the field, for the button is gone.
    await takeBack('Professional title').focus();
    await page.keyboard.press('Enter');
    await expect(field(page, 'Professional title')).toHaveValue('');
    await expect(field(page, 'Professional title')).toBeFocused();
    await takeBack('Projects').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('No projects yet.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add Project' })).toBeFocused();

    await openPanel(page);
    await choose(page, 'export.zip', linkedInExport());
    await page.getByRole('button', { name: 'Take Everything Back' }).click();
    await expect(page.getByRole('button', { name: /^Take back/ })).toHaveCount(0);
    await expect(field(page, 'Summary')).toHaveValue('');
    await expect(field(page, 'Years of experience')).toHaveValue('5');
    // What was typed stays.
    await expect(field(page, 'City')).toHaveValue('Leeds!');
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('leaves what the person has, until they ask for the file’s', {
    tag: '@release',
  }, async () => {
    await forgetProfile();
    const { page, context } = await openForm();
    await field(page, 'Professional title').fill('My own title');
    await openPanel(page);
    await choose(page, 'export.zip', linkedInExport());
    await expect(page.getByText(/fields filled from/)).toBeVisible();
    await expect(field(page, 'Professional title')).toHaveValue('My own title');
    const kept = page.getByRole('region', { name: 'Left as you have them' });
    await expect(kept).toContainText('Dynamics 365 Finance consultant');
    await kept.getByRole('button', { name: 'Use This for Professional title' }).click();
    await expect(field(page, 'Professional title')).toHaveValue('Dynamics 365 Finance consultant');
    await page.getByRole('button', { name: 'Take back Professional title' }).click();
    await expect(field(page, 'Professional title')).toHaveValue('My own title');
    await page.getByText(/^Found and not taken over/).click();
    await expect(page.getByText('Origami', { exact: false }).first()).toBeVisible();
    await context.close();
  });

  test('that cannot be read is refused in words, and loses nothing', {
    tag: '@release',
  }, async () => {
    await forgetProfile();
    const { page, context } = await openForm();
    await field(page, 'City').fill('Leeds');
    await openPanel(page);
    const wrong: [string, Uint8Array, RegExp][] = [
      [
        'holiday.jpg',
        Buffer.from('\xff\xd8\xff\xe0 a picture', 'latin1'),
        /none of the files we can read/,
      ],
      ['empty.pdf', new Uint8Array(), /This file is empty/],
      ['cv.pdf', pdfResume().slice(0, 80), /damaged and cannot be read/],
      ['large.zip', new Uint8Array(10 * 1024 * 1024 + 1), /larger than 10 MB/],
    ];
    for (const [name, file, words] of wrong) {
      await choose(page, name, file);
      const alert = page.getByRole('alert').filter({ hasText: 'The file was not read' });
      await expect(alert).toContainText(words);
      await expect(alert).toContainText('Nothing in your form has changed.');
      await expect(page.getByRole('button', { name: 'Choose File' })).toBeFocused();
    }
    await expect(field(page, 'City')).toHaveValue('Leeds');
    await choose(page, 'cv.pdf', pdfResume());
    await expect(page.getByText(/fields filled from cv\.pdf/)).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'not read' })).toHaveCount(0);
    await context.close();
  });

  test('needs an account, and scripts, and says so', async () => {
    const visitor = await site.openWindow();
    await open(visitor.page, '/consultant/profile/new');
    await expect(
      visitor.page.getByText('You can start from a file once you are signed in.'),
    ).toBeVisible();
    await expect(visitor.page.getByRole('button', { name: 'Fill from a File' })).toHaveCount(0);
    await visitor.context.close();

    const context = await site.newContext({ javaScriptEnabled: false });
    const cookies = await site.cookiesOf('consultant@demo.test');
    await context.addCookies(cookies.map((each) => ({ ...each, url: site.url })));
    const page = await context.newPage();
    await page.goto('/consultant/profile/edit');
    await expect(page.getByText('Reading a file needs JavaScript')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fill from a File' })).toBeHidden();
    await context.close();
  });

  test('costs those who do not ask for it no script', { tag: '@release' }, async () => {
    const { page, context } = await openForm('/consultant/profile/edit');
    await settled(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await openPanel(page);
    await expect(page.getByRole('button', { name: 'Choose File' })).toBeFocused();
    expect(asked.filter((url) => /\/assets\/[\w-]+\.js$/.test(url)).length).toBeGreaterThan(0);
    await context.close();
  });
});
