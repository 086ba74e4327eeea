import { describe, expect, it } from 'vitest';
import type { UserId } from '#access/user.ts';
import { ScannerUnavailable, type VirusScanner } from '#lib/scanning/virus-scanner.ts';
import { sharedTestApp } from '#tests/support/app.ts';
import { allAtOnce } from '#tests/support/barrier.ts';
import { makeDealInProgress } from '#tests/support/completed-deal.ts';
import { pass, suspend } from '#tests/support/conversation.ts';
import { beginImpersonating } from '#tests/support/impersonate.ts';
import { fetchDocument, pdfFile, uploadDocument } from '#tests/support/suppliers.ts';
import { mostVersions } from '../rules/files.ts';
import { looseSupplierFilesDue } from './jobs.ts';
import { listFilesOf, listSupplierFiles } from './queries/files.ts';

let scannerSays: 'clean' | 'infected' | 'nothing' = 'clean';
const scanner: VirusScanner = {
  async scan(pieces) {
    for await (const _ of pieces);
    if (scannerSays === 'nothing') throw new ScannerUnavailable('It does not answer.');
    return scannerSays;
  },
};
const app = await sharedTestApp({ scanner });

const hour = 3_600_000;
const content = (words: string) => ({ content: pdfFile(words) });
const versionsOf = async (userId: UserId) =>
  (await (await app.as(userId)).suppliers.getOwn()).files.map(({ kind, version }) => [
    kind,
    version,
  ]);
const statusFor = async (id: string, as?: UserId) => (await fetchDocument(app, id, as)).status;

async function clearAway() {
  await app.services.jobs.enqueue(app.db, looseSupplierFilesDue, {});
  await app.settle();
}

describe('a document', () => {
  it('that is uploaded again is a new version, and the earlier one stays', async () => {
    const { client, consultant } = await makeDealInProgress(app);
    const first = await uploadDocument(app, consultant, 'standard-terms', content('2025'));
    const second = await uploadDocument(app, consultant, 'standard-terms', content('2026'));
    const other = await uploadDocument(app, consultant, 'non-disclosure', content('2026'));
    expect([first.status, second.status, other.status]).toEqual([201, 201, 201]);
    expect(await versionsOf(consultant)).toEqual([
      ['non-disclosure', 1],
      ['standard-terms', 2],
      ['standard-terms', 1],
    ]);
    const earlier = await fetchDocument(app, first.id, consultant);
    expect(await earlier.text()).toContain('2025');
    // Companies of a deal get the newest.
    expect(await statusFor(first.id, client)).toBe(404);
    expect(await statusFor(second.id, client)).toBe(200);
  });

  it('that is the newest version already is no new one', async () => {
    const consultant = await app.make.consultant();
    const first = await uploadDocument(app, consultant, 'data-processing', content('One'));
    const again = await uploadDocument(app, consultant, 'data-processing', content('One'));
    expect(again.id).toBe(first.id);
    await uploadDocument(app, consultant, 'data-processing', content('Two'));
    await uploadDocument(app, consultant, 'data-processing', content('One'));
    expect(await versionsOf(consultant)).toHaveLength(3);
  });

  it('is one version of many that are uploaded at once, and the same one twice is one', async () => {
    const consultant = await app.make.consultant();
    const row = { table: 'profiles', key: 'user_id', value: consultant } as const;
    const upload = (words: string) => () =>
      uploadDocument(app, consultant, 'standard-terms', content(words));
    await allAtOnce(app, row, [upload('One'), upload('Two')]);
    expect(await versionsOf(consultant)).toEqual([
      ['standard-terms', 2],
      ['standard-terms', 1],
    ]);
    const [first, second] = await allAtOnce(app, row, [upload('Same'), upload('Same')]);
    expect(first).toEqual(second);
    expect(await versionsOf(consultant)).toHaveLength(3);
  });

  it('is saved under a name that is harmless everywhere, and runs nowhere', async () => {
    const consultant = await app.make.consultant();
    const hostile = { name: '../a"; filename="b.exe\r\nX-Bad: 1' };
    const { id } = await uploadDocument(app, consultant, 'standard-terms', hostile);
    const { headers } = await fetchDocument(app, id, consultant);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[^"]+\.pdf"; /);
    expect(headers.get('content-security-policy')).toContain('sandbox');
    expect(headers.get('cache-control')).toBe('private, no-store');
    const unnamed = await uploadDocument(app, consultant, 'non-disclosure', { name: '' });
    expect(unnamed).toMatchObject({ status: 201 });
    const { files } = await (await app.as(consultant)).suppliers.getOwn();
    expect(files.map(({ name }) => name)).toContain('non-disclosure.pdf');
  });

  it('is a PDF, whatever it is called, and no larger than 10 MB', async () => {
    const consultant = await app.make.consultant();
    const upload = async (bytes: Uint8Array<ArrayBuffer>) => {
      const { status, code } = await uploadDocument(app, consultant, 'standard-terms', {
        content: bytes,
      });
      return `${status} ${code}`;
    };
    expect(await upload(new TextEncoder().encode('<html></html>'))).toBe('415 NOT_A_PDF');
    expect(await upload(new TextEncoder().encode('%PDF-1.7\n'))).toBe('422 BROKEN_FILE');
    expect(await upload(new Uint8Array(10 * 1024 * 1024 + 1))).toBe('413 FILE_TOO_LARGE');
    expect(await versionsOf(consultant)).toEqual([]);
  });

  it('is not taken when the scanner finds something, or does not answer', async () => {
    const consultant = await app.make.consultant();
    const upload = () => uploadDocument(app, consultant, 'standard-terms');
    scannerSays = 'infected';
    expect(await upload()).toMatchObject({ status: 422, code: 'INFECTED_FILE' });
    scannerSays = 'nothing';
    expect(await upload()).toMatchObject({ status: 503, code: 'SCANNER_UNAVAILABLE' });
    scannerSays = 'clean';
    expect(await listFilesOf(app.db, consultant)).toEqual([]);
    expect(await upload()).toMatchObject({ status: 201 });
  });

  it('has so many versions and no more', async () => {
    const consultant = await app.make.consultant();
    const { id } = await uploadDocument(app, consultant, 'standard-terms');
    await app.db
      .updateTable('supplier_files')
      .set({ version: mostVersions })
      .where('id', '=', id)
      .execute();
    const more = await uploadDocument(app, consultant, 'standard-terms', content('More'));
    expect(more).toMatchObject({ status: 409, code: 'TOO_MANY_VERSIONS' });
  });

  it('is given to no one whose account is on hold, and to no admin who impersonates', async () => {
    const consultant = await app.make.consultant();
    const { id } = await uploadDocument(app, consultant, 'standard-terms');
    const cookie = await beginImpersonating(app, consultant);
    const seen = await app.http.request(`/supplier-files/${id}`, { headers: { cookie } });
    expect(seen.status).toBe(404);
    expect(await statusFor(id, consultant)).toBe(200);
    await suspend(app, consultant);
    expect(await statusFor(id, consultant)).toBe(404);
  });

  it('whose upload was broken off is no version, and its file is gone after a day', async () => {
    const consultant = await app.make.consultant();
    const { id } = await uploadDocument(app, consultant, 'standard-terms');
    await app.db
      .updateTable('supplier_files')
      .set({ version: null })
      .where('id', '=', id)
      .execute();
    expect(await versionsOf(consultant)).toEqual([]);
    expect(await statusFor(id, consultant)).toBe(404);
    const [stored] = await listFilesOf(app.db, consultant);
    await clearAway();
    expect(await listFilesOf(app.db, consultant)).toHaveLength(1);
    pass(app, 25 * hour);
    await clearAway();
    expect(await listFilesOf(app.db, consultant)).toEqual([]);
    expect(stored && (await app.services.files.exists(stored.file))).toBe(false);
  });

  it('is among the files that a backup copies, with each of its versions', async () => {
    const consultant = await app.make.consultant();
    await uploadDocument(app, consultant, 'standard-terms', content('One'));
    await uploadDocument(app, consultant, 'standard-terms', content('Two'));
    const copied = (await Array.fromAsync(listSupplierFiles(app.db))).flat();
    const own = await listFilesOf(app.db, consultant);
    expect(own).toHaveLength(2);
    expect(copied).toEqual(expect.arrayContaining(own.map(({ file }) => file)));
  });

  it('that no storage takes is no version, and can be uploaded again', async () => {
    const consultant = await app.make.consultant();
    const { put } = app.services.files;
    app.services.files.put = async () => {
      const { StorageUnavailable } = await import('#lib/files/file-storage.ts');
      throw new StorageUnavailable('It is full.');
    };
    const upload = () => uploadDocument(app, consultant, 'standard-terms');
    expect(await upload()).toMatchObject({ status: 503, code: 'STORAGE_UNAVAILABLE' });
    app.services.files.put = put;
    expect(await versionsOf(consultant)).toEqual([]);
    expect(await upload()).toMatchObject({ status: 201 });
  });
});
