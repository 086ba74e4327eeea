import { expect, it } from 'vitest';
import { addressOfFile, photoMaxBytes } from './rules.ts';

it('takes photos of five mebibytes, as the form says', () => {
  expect(photoMaxBytes).toBe(5_242_880);
});

it('gives a stored file an address of its own on the site', () => {
  expect(addressOfFile('6f1e.webp')).toBe('/files/6f1e.webp');
});
