import { describe, expect, it } from 'vitest';
import { cutWords, quoted, wordsMaxLength } from './notification-kind.ts';
import { pushDueAt, pushWords } from './push-words.ts';
import { choices, topics } from './topics.ts';

describe('the words of a notification', () => {
  it('are whole up to 500 characters, and cut where there are more', () => {
    const longest = 'a'.repeat(wordsMaxLength);
    expect(cutWords(longest)).toBe(longest);
    expect(cutWords(`${longest}a`)).toBe(`${'a'.repeat(499)}…`);
    expect(quoted('A title')).toBe('“A title”');
  });

  it('that a browser shows name no one: there is one sentence for each topic and choice', () => {
    expect(Object.keys(pushWords).toSorted()).toEqual([...topics, ...choices].toSorted());
    for (const words of Object.values(pushWords)) expect(words).toMatch(/^[A-Z][a-z ]+\.$/);
  });
});

describe('a browser', () => {
  const now = new Date('2026-11-24T21:59:40Z');

  it('is told ten seconds later', () => {
    expect(pushDueAt(now, { zone: 'UTC', quiet: { from: 22, until: 7 } })).toEqual(
      new Date('2026-11-24T21:59:50Z'),
    );
  });

  it('is told after quiet hours that have begun by then', () => {
    const justBefore = new Date('2026-11-24T21:59:50Z');
    expect(pushDueAt(justBefore, { zone: 'UTC', quiet: { from: 22, until: 7 } })).toEqual(
      new Date('2026-11-25T07:00:00Z'),
    );
  });
});
