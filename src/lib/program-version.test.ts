import { expect, it } from 'vitest';
import { isVersionSince, programVersion } from './program-version.ts';

it('the version of this program is three numbers', () => {
  expect(programVersion()).toMatch(/^\d+\.\d+\.\d+$/);
});

it.each([
  ['0.2.0', '0.2.0', true],
  ['0.10.0', '0.9.9', true],
  ['0.9.9', '0.10.0', false],
  ['1.0.0', '0.99.0', true],
  ['1.0.1', '1.0.2', false],
])('%s is %s or later: %s', (version, since, answer) => {
  expect(isVersionSince(version, since)).toBe(answer);
});
