import { describe, expect, it } from 'vitest';
import { UnreadableDocument } from './document-refusal.ts';
import { zipFile } from './fixtures/zip-fixture.ts';
import { openZip } from './open-zip.ts';

const names = async (file: Uint8Array) => (await openZip(file)).paths;
const refusalOf = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'read';
  } catch (error) {
    if (error instanceof UnreadableDocument) return error.refusal;
    throw error;
  }
};

describe('an archive', () => {
  it('is opened for its names alone, folders left out', async () => {
    const file = zipFile([
      { path: 'folder/', content: '' },
      { path: 'folder/a.csv', content: 'a' },
    ]);
    expect(await names(file)).toEqual(['folder/a.csv']);
    const zip = await openZip(file);
    expect(Buffer.from(await zip.read('folder/a.csv')).toString()).toBe('a');
  });

  it('gives no file that it does not have', async () => {
    const zip = await openZip(zipFile([{ path: 'a.csv', content: 'a' }]));
    expect(await refusalOf(zip.read('b.csv'))).toBe('broken');
  });

  it('counts what is taken out of it altogether', async () => {
    const content = 'abcdefghijklmnopqrstuvwxyz0123456789'.repeat(400_000);
    const files = ['a', 'b', 'c'].map((path) => ({ path, content }));
    const zip = await openZip(zipFile([...files, { path: 'd', content: 'd' }]));
    // Each by itself packs to far less than a hundredth.
    expect(await refusalOf(zip.read('a'))).toBe('too-much');
    expect(await refusalOf(zip.read('d'))).toBe('read');
  });
});
