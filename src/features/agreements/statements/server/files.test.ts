import { expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { type DealInProgress, makeDealInProgress } from '#tests/support/completed-deal.ts';
import { statementsIn } from '#tests/support/statements-of-work.ts';
import { pagesOfPdf } from '../../lib/documents/printed-document-fixture.ts';
import { sha256Of, signedText } from './views.ts';

const app = await sharedTestApp();

const { propose, accept, read } = statementsIn(app);
const fetchFile = async (userId: UserId | null, { applicationId }: DealInProgress, name: string) =>
  app.http.request(`/statements/${applicationId}/${name}`, {
    headers: userId ? { cookie: await app.cookieOf(userId) } : {},
  });
const pdfText = async (response: Response) =>
  (await pagesOfPdf(Buffer.from(await response.arrayBuffer()))).join('\n');

it('both sides save a version as PDF and Word, and once it is signed as the signed file', async () => {
  const deal = await makeDealInProgress(app);
  const { client, consultant } = deal;
  await propose(client, deal, 0, { scope: '=cmd|/C calc!A0 <b>Close</b> the month.' });
  const draft = await fetchFile(consultant, deal, '1.pdf');
  expect(draft.headers.get('content-type')).toBe('application/pdf');
  expect(draft.headers.get('content-disposition')).toContain('statement-of-work-1.pdf');
  expect(await pdfText(draft)).toContain('Not accepted yet');
  expect((await fetchFile(client, deal, '1.jws')).status).toBe(404);
  await accept(client, deal, 1);
  await accept(consultant, deal, 1);
  const signed = await (await fetchFile(consultant, deal, '1.jws')).text();
  const { versions } = await read(client, deal);
  expect(sha256Of(signedText(signed))).toBe(versions[0]?.sha256);
  const text = await pdfText(await fetchFile(client, deal, '1.pdf'));
  expect(text).toContain(`SHA-256 ${versions[0]?.sha256}`);
  expect(text).toContain('<b>Close</b> the month.');
  const word = Buffer.from(await (await fetchFile(client, deal, '1.docx')).arrayBuffer());
  expect(word.subarray(0, 2).toString()).toBe('PK');
});

it('others find no file, and neither does an address that is none', async () => {
  const deal = await makeDealInProgress(app);
  await propose(deal.client, deal, 0);
  const others = [null, await app.make.client(), await app.make.consultant()];
  for (const other of others) expect((await fetchFile(other, deal, '1.pdf')).status).toBe(404);
  for (const name of ['2.pdf', '0.pdf', '1.exe', '1.pdf.pdf', 'x.pdf', '99999999999.pdf', '1']) {
    expect((await fetchFile(deal.client, deal, name)).status).toBe(404);
  }
});
