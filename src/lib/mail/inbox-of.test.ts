import { expect, it } from 'vitest';
import { inboxOf } from './inbox-of.ts';

it('an inbox is the same with and without what stands behind a plus, in capitals or not', () => {
  expect(inboxOf('casey+work@example.test')).toBe('casey@example.test');
  expect(inboxOf('Casey@Example.test')).toBe('casey@example.test');
  expect(inboxOf('casey@a+b.example')).toBe('casey@a+b.example');
});
