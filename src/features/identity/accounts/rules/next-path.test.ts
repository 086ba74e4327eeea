import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rounds } from '#tests/support/rounds.ts';
import { safeNextPath } from './next-path.ts';

describe('where signing in may lead', () => {
  it.each([
    '/client/portal',
    '/project/1/apply?tab=x#letter',
    '/',
    '/find-consultants?text=a//b',
    '/a//b',
  ])('lets %s through', (next) => {
    expect(safeNextPath(next)).toBe(next);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
    '/%2E%2e//evil.example',
    '/.%2e//evil.example',
    '/./\\evil.example',
    '/%2f%2fevil.example',
    '/%5cevil.example',
    '/.//',
    '/..//..//evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'evil',
    '',
    ' /ok',
    '/ok\nLocation: https://evil.example',
    '/\t/evil.example',
    undefined,
  ])('refuses %j', (next) => {
    expect(safeNextPath(next)).toBeUndefined();
  });

  // The parts that addresses of other sites are hidden in.
  const part = fc.constantFrom(
    ...['/', '//', '\\', '.', '..', '%2e', '%2E', '%2f', '%5C', ':', '@', '?', '#', ' ', '\t'],
    ...['evil.example', 'https:', 'a', '%', '%00', '\u3002', '\uFF0F', '[', ']'],
  );
  const wish = fc
    .tuple(fc.constantFrom('/', ''), fc.array(part, { maxLength: 8 }))
    .map(([start, parts]) => start + parts.join(''));
  const decoded = (path: string): string => {
    try {
      return decodeURI(path);
    } catch {
      return path;
    }
  };

  it('is always a path on this site, also when it is read again', () => {
    let answered = 0;
    fc.assert(
      fc.property(fc.oneof(wish, fc.string(), fc.webUrl()), (next) => {
        const path = safeNextPath(next);
        if (path === undefined) return;
        answered += 1;
        for (const read of [path, decoded(path)]) {
          for (const base of ['https://direct365.example/auth?next=x', 'http://127.0.0.1:3000/']) {
            expect(new URL(read, base).origin).toBe(new URL(base).origin);
          }
        }
        expect(path).toMatch(/^\/(?![/\\])/);
        expect(safeNextPath(path)).toBe(path);
      }),
      { numRuns: rounds(500, 5000) },
    );
    expect(answered).toBeGreaterThan(rounds(10, 100));
  });
});
