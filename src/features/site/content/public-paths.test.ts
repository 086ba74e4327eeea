import { expect, it } from 'vitest';
import { isPublicPath, publicAddress } from './public-paths.ts';

const addressOf = (path: string) => publicAddress(new URL(path, 'https://direct365.test'));

it('tells the pages for everybody from one’s own', () => {
  expect(['/', '/terms', '/original-home'].map(isPublicPath)).toEqual([true, true, true]);
  expect(['/auth', '/client/portal', '/terms/'].map(isPublicPath)).toEqual([false, false, false]);
});

it('takes away what does not change a page, and keeps what does', () => {
  expect(addressOf('/?utm_source=a&gclid=b')).toBe('/');
  expect(addressOf('/how-it-works?gclid=b&for=consultants')).toBe('/how-it-works?for=consultants');
  expect(addressOf('/how-it-works?for=a%26b')).toBe('/how-it-works?for=a%26b');
});
