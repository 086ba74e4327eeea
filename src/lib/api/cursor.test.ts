import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCursor, toPage, writeCursor } from './cursor.ts';

const times = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });

describe('a cursor', () => {
  it('comes back as it went out', () => {
    fc.assert(
      fc.property(times, fc.uuid(), (createdAt, id) => {
        expect(readCursor(writeCursor({ createdAt, id }))).toEqual({ createdAt, id });
      }),
    );
  });

  it('is refused when it is anything else', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readCursor(text)).toBeNull();
      }),
    );
    expect(
      readCursor(Buffer.from('["2026-01-01T00:00:00.000Z"]').toString('base64url')),
    ).toBeNull();
  });
});

describe('a page', () => {
  const rows = [1, 2, 3].map((n) => ({ createdAt: new Date(n), id: `${n}` }));

  it('says whether there is more, and never shows the row it looked ahead to', () => {
    const page = toPage(rows, 2, (row) => row);
    expect(page.items).toEqual(rows.slice(0, 2));
    expect(page.nextCursor).not.toBeNull();
    expect(toPage(rows, 3, (row) => row)).toEqual({ items: rows, nextCursor: null });
    expect(toPage([], 3, (row: (typeof rows)[number]) => row)).toEqual({
      items: [],
      nextCursor: null,
    });
  });
});
