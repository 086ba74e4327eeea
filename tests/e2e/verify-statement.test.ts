import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { CompactSign, exportJWK, generateKeyPair } from 'jose';
import { canonicalJson } from '#features/agreements/statements/rules/canonical-json.ts';
import { demoSite } from '#tests/support/e2e/demo-site.ts';
import { open } from '#tests/support/e2e/settled.ts';
import { expect, test } from '#tests/support/e2e/test.ts';
import { exampleContent } from '#tests/support/statements-of-work.ts';
import { fits } from './pages/demo-person.ts';

/* A visitor at a phone checks files that a deal has left: the signed one, a changed one, and the PDF. */

const site = demoSite();
const phone = { width: 360, height: 740 };

const text = canonicalJson({
  ...{ format: 1, site: 'https://direct365.example', projectTitle: 'Close sooner' },
  ...{ number: 2, amends: 1, applicationId: 'a', content: exampleContent },
  acceptances: [
    { side: 'client', name: 'Olive Mills', at: '2026-12-03T14:05:00.000Z' },
    { side: 'consultant', name: 'غريس هول', at: '2026-12-02T08:00:00.000Z' },
  ],
});

/** A file that the keys of this site have signed, as far as the page knows. */
async function signedFile(page: Page): Promise<string> {
  const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
  const key = { ...(await exportJWK(publicKey)), kid: 'k', alg: 'ES256', use: 'sig' };
  await page.route('**/api/statement-keys', (route) => route.fulfill({ json: { keys: [key] } }));
  return new CompactSign(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'ES256', kid: 'k', typ: 'statement+jws' })
    .sign(privateKey);
}

const choose = (page: Page, name: string, content: string) =>
  page
    .getByLabel('File', { exact: true })
    .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });

test('a signed statement is checked in the browser, and nothing of it is sent', async () => {
  const { page } = await site.openWindow({ isNew: true });
  await page.setViewportSize(phone);
  const file = await signedFile(page);
  await open(page, '/verify');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.postData()) sent.push(request.postData() ?? '');
  });

  await choose(page, 'statement.jws', file);
  const result = page.getByRole('main').getByRole('status');
  await expect(result).toContainText('The signature is valid');
  const main = page.getByRole('main');
  await expect(main).toContainText('Close sooner');
  await expect(main).toContainText('2, which changes version 1');
  await expect(main).toContainText('Olive Mills, 2026-12-03 14:05:00 UTC');
  await expect(main).toContainText('غريس هول');
  await fits(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download Signed Text (JSON)' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('statement-of-work-2.json');
  expect(await readFile(await saved.path(), 'utf8')).toBe(text);

  const changed = file.replace(/.(?=\.[^.]+$)/, (last) => (last === 'A' ? 'E' : 'A'));
  await choose(page, 'statement.jws', changed);
  await expect(result).toContainText('The signature is not valid');
  await expect(result).toContainText('The file was changed, or another site made it.');
  await expect(main).not.toContainText('Close sooner');

  await choose(page, 'statement.pdf', 'abc');
  await expect(result).toContainText('This file has no signature');
  await expect(main).toContainText(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  );
  expect(sent.filter((data) => data.includes('Close sooner') || data.includes('eyJ'))).toEqual([]);
});

test('a large file is not read as a signed one, and a lost connection is named', async () => {
  const { page } = await site.openWindow({ isNew: true });
  await page.route('**/api/statement-keys', (route) => route.abort());
  await open(page, '/verify');
  const result = page.getByRole('main').getByRole('status');
  await choose(page, 'large.jws', `eyJ.${'A'.repeat(5_000_000)}`);
  await expect(result).toContainText('The signature is not valid');
  await choose(page, 'statement.jws', 'eyJhIjoxfQ.eyJhIjoxfQ.AAAA');
  await expect(result).toContainText('The signature was not checked');
});
