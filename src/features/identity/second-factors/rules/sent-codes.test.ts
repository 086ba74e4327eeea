import { expect, it } from 'vitest';
import { createSentCode } from './sent-codes.ts';

it('codes have six digits, zeros in front among them, and come from everywhere', () => {
  const codes = Array.from({ length: 5000 }, createSentCode);
  for (const code of codes) expect(code).toMatch(/^\d{6}$/);
  expect(new Set(codes).size).toBeGreaterThan(4900);
  expect(new Set(codes.map(([first]) => first)).size).toBe(10);
});
