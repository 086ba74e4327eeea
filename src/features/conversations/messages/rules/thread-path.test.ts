import { expect, it } from 'vitest';
import { threadIdSchema } from '../ids.ts';
import { pathOfThread } from './thread-path.ts';

it('a conversation is at an address of its own', () => {
  const id = threadIdSchema.parse('3b0e7a52-9a55-4b6b-8f0c-5ac5a5b6f1c1');
  expect(pathOfThread(id)).toBe('/messages/3b0e7a52-9a55-4b6b-8f0c-5ac5a5b6f1c1');
});
