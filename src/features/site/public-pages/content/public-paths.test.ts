import { expect, it } from 'vitest';
import { isPublicPath, publicAddress } from './public-paths.ts';

const addressOf = (path: string) => publicAddress(new URL(path, 'https://direct365.test'));

it('tells shared pages from those of one person', () => {
  const open = ['/', '/terms', '/original-home', '/consultants', '/consultants/skill/sales'];
  expect(open.filter(isPublicPath)).toEqual(open);
  expect(['/auth', '/client/portal', '/terms/'].map(isPublicPath)).toEqual([false, false, false]);
});

it('takes away what does not change a page, and keeps what does', () => {
  expect(addressOf('/?utm_source=a&gclid=b')).toBe('/');
  expect(addressOf('/how-it-works?gclid=b&for=consultants')).toBe('/how-it-works?for=consultants');
  expect(addressOf('/consultants/city/bath-uk?after=x&for=y')).toBe(
    '/consultants/city/bath-uk?after=x',
  );
  expect(addressOf('/how-it-works?for=a%26b')).toBe('/how-it-works?for=a%26b');
});
