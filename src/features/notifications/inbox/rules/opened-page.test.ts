import { expect, it } from 'vitest';
import { leadingHere } from './opened-page.ts';

it('a page is opened wherever on it a notification leads', () => {
  const paths = [
    '/calls',
    '/consultant/portal?tab=projects',
    '/consultant/profile/edit#availability',
  ];
  expect(leadingHere(paths, '/consultant/profile/edit')).toBe(paths[2]);
  expect(leadingHere(paths, '/consultant/portal?tab=projects')).toBe(paths[1]);
  expect(leadingHere(paths, '/consultant/portal')).toBeUndefined();
  expect(leadingHere(paths, '/consultant/profile')).toBeUndefined();
});
