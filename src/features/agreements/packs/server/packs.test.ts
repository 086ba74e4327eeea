import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import type { UserId } from '#access/user.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import type { DealInProgress } from '#tests/support/completed-deal.ts';
import { statementsIn } from '#tests/support/statements-of-work.ts';
import { pdfFile, uploadDocument } from '#tests/support/suppliers.ts';
import { timeSheetsIn } from '#tests/support/time-sheets.ts';
import { pagesOfPdf } from '../../lib/documents/printed-document-fixture.ts';

const app = await sharedTestApp();

const { propose, accept } = statementsIn(app);
const { makeDealWithSheet, submit } = timeSheetsIn(app);

const fetchPack = async (userId: UserId | null, { applicationId }: DealInProgress) =>
  app.http.request(`/packs/${applicationId}.zip`, {
    headers: userId ? { cookie: await app.cookieOf(userId) } : {},
  });

async function filesOf(response: Response): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(Buffer.from(await response.arrayBuffer()));
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    files.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  return files;
}

/** A deal with a signed statement, one that waits, a document of the supplier and a week that was submitted. */
async function makeDealWithPapers() {
  const deal = await makeDealWithSheet();
  await propose(deal.client, deal, 0);
  await accept(deal.client, deal, 1);
  await accept(deal.consultant, deal, 1);
  await propose(deal.consultant, deal, 1, { place: 'Leeds' });
  const name = '../../=cmd|evil.pdf';
  await uploadDocument(app, deal.consultant, 'standard-terms', { name, content: pdfFile('Terms') });
  await submit(deal);
  return deal;
}

it('has all papers of a deal for both sides, and an index with their checksums', async () => {
  const deal = await makeDealWithPapers();
  const { papers } = await (await app.as(deal.client)).packs.get({
    applicationId: deal.applicationId,
  });
  for (const side of [deal.client, deal.consultant]) {
    const files = await filesOf(await fetchPack(side, deal));
    expect([...files.keys()]).toEqual([
      'index.pdf',
      ...[
        'version-1.pdf',
        'version-1.docx',
        'version-1.jws',
        'version-2.pdf',
        'version-2.docx',
      ].map((file) => `statement-of-work/${file}`),
      'supplier/standard-terms-version-1.pdf',
      ...['time-sheet.pdf', 'time-sheet.csv', 'milestones.csv'],
    ]);
    expect([...files.keys()].slice(1)).toEqual(papers.map(({ path }) => path));
    const index = (await pagesOfPdf(files.get('index.pdf') ?? Buffer.of())).join('\n');
    for (const [path, content] of files) {
      if (path === 'index.pdf') continue;
      const sha256 = createHash('sha256').update(content).digest('hex');
      expect(index).toContain(sha256);
      const named = papers.find((paper) => paper.path === path)?.sha256;
      expect(named ?? sha256).toBe(sha256);
    }
  }
});

it('has what the role lets its reader read, and nothing for others', async () => {
  const deal = await makeDealWithPapers();
  const viewer = await app.make.colleague(deal.client, 'viewer');
  const paths = [...(await filesOf(await fetchPack(viewer, deal))).keys()];
  expect(paths).toContain('statement-of-work/version-1.pdf');
  expect(paths.filter((path) => path.startsWith('supplier/'))).toEqual([]);
  for (const other of [null, await app.make.client(), await app.make.consultant()]) {
    expect((await fetchPack(other, deal)).status).toBe(404);
  }
});
