import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { rounds } from '#tests/support/rounds.ts';
import {
  createSearchedSite,
  type SearchedSite,
  type SearchOperations,
} from '#tests/support/searched-site.ts';

describe('the search', () => {
  let site: SearchedSite;
  let search: SearchOperations;
  beforeAll(async () => {
    site = await createSearchedSite(60);
    search = site.search;
    return () => site.app.close();
  });

  describe('hostile questions', () => {
    const ask = async (query: string): Promise<number> =>
      (
        await site.app.http.request(`/api/consultants?${query}`, {
          headers: { cookie: await site.app.cookieOf(site.clientId) },
        })
      ).status;
    const askText = (text: string): Promise<number> =>
      ask(new URLSearchParams({ text, limit: '5' }).toString());

    const texts = [
      ["'; drop table consultant_search; --", "'", "''", '"', '\\', "\\'", "'''skill:sales'''"],
      [
        'a & b',
        '!!',
        '!a',
        'a | | b',
        '( (',
        ')',
        '<->',
        'a <2> b',
        ':*',
        'a:*A',
        '*',
        '%',
        '_',
        '?',
      ],
      [
        '\0',
        'a\0b',
        '\u0000\uFFFF',
        '\u202E',
        '\uD800',
        '\uDFFF x',
        '😀',
        '𝔘𝔫𝔦𝔠𝔬𝔡𝔢',
        '𠜎',
        '\u{10FFFF}',
      ],
      [
        'constructor',
        '__proto__',
        '$'.concat('{7*7}'),
        '{{x}}',
        '<script>',
        'NaN',
        'null',
        '1e309',
        '-0',
        ' ',
      ],
      ['the of and', 'consultant', 'd365', 'x'.repeat(200), 'ﬁnance', 'İstanbul', 'ß'.repeat(100)],
      [Array.from({ length: 100 }, (_, n) => String.fromCharCode(97 + (n % 26))).join(' ')],
    ].flat();

    it.each(texts)('are answered: %j', async (text) => {
      expect(await askText(text)).toBe(200);
    });

    it('are refused when they are too long', async () => {
      expect(await askText('x'.repeat(201))).toBe(400);
      expect(await askText('x'.repeat(10_000))).toBe(400);
    });

    it('of any characters are answered', async () => {
      await fc.assert(
        fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (text) => {
          expect([200, 400]).toContain(await askText(text));
        }),
        { numRuns: rounds(5, 500) },
      );
    });

    it.each([
      ...[
        'skill=cobol',
        'sort=random',
        'location=%27',
        'location=city:',
        'location=country:xx',
        'location=a:b:c',
      ],
      ...[
        'module=sales.lead-management',
        'skill=power-bi&module=sales.lead-management',
        'minRate=-1',
        'minRate=x',
      ],
      ...[
        'minRate=100&maxRate=50',
        'minExperience=101',
        'limit=0',
        'limit=101',
        'availability=maybe',
        'unknown=1',
      ],
      ...['cursor=x', 'cursor=', `cursor=${'A'.repeat(4001)}`, 'cursor=W10', 'cursor=bnVsbA'],
    ])('are refused in words: %s', async (query) => {
      expect(await ask(query)).toBe(400);
    });

    it('with the cursor of a relaxed list that was tampered with are answered or refused', async () => {
      const text = 'month-end close, slow picking in the warehouse, xyzzy';
      const { nextCursor, reading } = await search.findConsultants({ text, limit: 1 });
      expect(reading?.isRelaxed).toBe(true);
      const parts: unknown[] = JSON.parse(Buffer.from(nextCursor ?? '', 'base64url').toString());
      const relaxed = parts.findIndex((part) => Array.isArray(part) && Array.isArray(part[0]));
      const forged = [
        ...[null, [], [[], 1], [[0], 1], [[0, 0, 0, 0], 1], [[1000], 10_000], [[-1], 1]],
        [Array.from({ length: 16 }, () => 1000), 10_000],
        [Array.from({ length: 17 }, () => 1), 1],
      ];
      for (const value of forged) {
        const cursor = Buffer.from(JSON.stringify(parts.with(relaxed, value))).toString(
          'base64url',
        );
        const query = new URLSearchParams({ text, limit: '5', cursor }).toString();
        expect([200, 400]).toContain(await ask(query));
      }
    });

    it('with a cursor that was tampered with are answered or refused', async () => {
      const { nextCursor } = await search.findConsultants({ limit: 5 });
      const parts: unknown[] = JSON.parse(Buffer.from(nextCursor ?? '', 'base64url').toString());
      const forged = [
        ...[null, '', 'rating', -1, 3, 1e30, [], {}, [2 ** 40, 'x'], [1, "' or 1=1"]],
        ...[
          '0:0:',
          '5:1:',
          '1:5:9',
          '1:9:5,5',
          '1:9:7,3',
          '9'.repeat(40),
          '1:2:3:4',
          '18446744073709551616:1:',
        ],
      ];
      for (const index of parts.keys()) {
        for (const value of forged) {
          const cursor = Buffer.from(JSON.stringify(parts.with(index, value))).toString(
            'base64url',
          );
          expect([200, 400]).toContain(await ask(`limit=5&cursor=${cursor}`));
        }
      }
    });
  });
});
