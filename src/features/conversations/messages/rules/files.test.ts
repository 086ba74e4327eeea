import { describe, expect, it } from 'vitest';
import { dailyUploads, fileMaxBytes, fileStateOf, lengthOfPart, partCount } from './files.ts';

const mebibyte = 1_048_576;

describe('a file', () => {
  it('has up to 20 MiB, and 500 MiB a day', () => {
    expect(fileMaxBytes).toBe(20 * mebibyte);
    expect(dailyUploads).toEqual({ files: 100, bytes: 500 * mebibyte });
  });

  it('is uploaded in parts of a mebibyte, the last one shorter', () => {
    const parts = (bytes: number) =>
      Array.from({ length: partCount(bytes) }, (_, position) => lengthOfPart(bytes, position));
    expect(parts(1)).toEqual([1]);
    expect(parts(mebibyte)).toEqual([mebibyte]);
    expect(parts(2 * mebibyte + 7)).toEqual([mebibyte, mebibyte, 7]);
  });

  it('has no part before its first or after its last', () => {
    expect(lengthOfPart(mebibyte + 1, -1)).toBeNull();
    expect(lengthOfPart(mebibyte + 1, 2)).toBeNull();
    expect(lengthOfPart(mebibyte, 1)).toBeNull();
    expect(lengthOfPart(0, 0)).toBeNull();
  });

  it('can be fetched when it is clean, or where nothing scans', () => {
    expect((['clean', 'not-scanned', 'waiting', 'infected'] as const).map(fileStateOf)).toEqual([
      'ready',
      'ready',
      'being-checked',
      'infected',
    ]);
  });
});
