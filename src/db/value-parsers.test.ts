import fc from 'fast-check';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { valueParsers } from './value-parsers.ts';

const timestamp = 1184;
const read = (oid: number, value: string): unknown =>
  valueParsers.getTypeParser(oid, 'text')(value);
const asTheDriver = (oid: number, value: string): unknown =>
  pg.types.getTypeParser(oid, 'text')(value);

describe('a time', () => {
  it('is read to the millisecond as the driver reads it', () => {
    for (let ms = 0; ms < 1000; ms += 1) {
      const fraction = ms === 0 ? '' : `.${String(ms).padStart(3, '0').replace(/0+$/, '')}`;
      const value = `2026-11-26 07:08:09${fraction}+00`;
      expect(read(timestamp, value)).toEqual(asTheDriver(timestamp, value));
      expect(Number(read(timestamp, value)) % 1000).toBe(ms);
    }
  });

  it.each([
    '2026-11-26 07:08:09.123456+00',
    '2024-02-29 23:59:59.999999+00',
    '2026-11-26 09:08:09.5+02',
    '2026-11-26 01:08:09-05:30',
    '0044-03-15 00:00:00+00 BC',
    '12026-01-01 00:00:00+00',
    '0001-01-01 00:00:00+00',
    'infinity',
    '-infinity',
  ])('%s is read as the driver reads it', (value) => {
    expect(read(timestamp, value)).toEqual(asTheDriver(timestamp, value));
  });
});

describe('an array of texts', () => {
  /** As PostgreSQL writes it. */
  const written = (elements: readonly (string | null)[]): string =>
    `{${elements.map(writtenElement).join(',')}}`;
  const writtenElement = (element: string | null): string => {
    if (element === null) return 'NULL';
    const isPlain = element !== '' && !/^null$/i.test(element) && !/[\s{},"\\]/.test(element);
    return isPlain ? element : `"${element.replace(/["\\]/g, String.raw`\$&`)}"`;
  };

  it('is read as it was written, whatever stands in it', () => {
    const element = fc.oneof(
      fc.constantFrom(
        null,
        'NULL',
        'null',
        '',
        '{',
        '}',
        '[',
        'a,b',
        'annulled',
        '[1:2]={',
        '\\',
        '"',
      ),
      fc.string(),
      fc.uuid(),
    );
    fc.assert(
      fc.property(fc.array(element), (elements) => {
        expect(read(1009, written(elements))).toEqual(elements);
        expect(read(2951, written(elements))).toEqual(elements);
      }),
    );
  });

  it.each(['{{a,b},{c,d}}', '[0:1]={a,b}'])('%s is read as the driver reads it', (value) => {
    expect(read(1009, value)).toEqual(asTheDriver(1009, value));
  });
});

it('a calendar day stays as it was written', () => {
  expect(read(1082, '2026-11-26')).toBe('2026-11-26');
});
