import { describe, expect, it } from 'vitest';
import { safeNextPath } from './next-path.ts';

describe('where signing in may lead', () => {
  it.each(['/client/portal', '/project/1/apply?tab=x#letter', '/'])('lets %s through', (next) => {
    expect(safeNextPath(next)).toBe(next);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    'evil',
    '',
    '/ok\nLocation: https://evil.example',
    '/\t/evil.example',
    undefined,
  ])('refuses %j', (next) => {
    expect(safeNextPath(next)).toBeUndefined();
  });
});
