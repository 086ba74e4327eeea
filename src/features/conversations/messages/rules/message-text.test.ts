import { expect, it } from 'vitest';
import { messageTextSchema } from './message-text.ts';

it('a message has a text, of up to 5000 characters', () => {
  const problemOf = (text: string) =>
    messageTextSchema.safeParse(text).error?.issues.map(({ message }) => message);
  expect(problemOf('a')).toBeUndefined();
  expect(problemOf('a'.repeat(5000))).toBeUndefined();
  expect(problemOf(' \n')).toEqual(['Please write something.']);
  expect(problemOf('a'.repeat(5001))).toEqual(['A message can have up to 5000 characters']);
});
