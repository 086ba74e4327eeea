import { describe, expect, it } from 'vitest';
import { wordsAt } from './span.ts';
import { readUrgency } from './urgency.ts';

const sunday = '2026-11-22';

const read = (text: string): string[] =>
  readUrgency(text, sunday).readings.map(({ value, ...at }) => `${value}: ${wordsAt(text, at)}`);

describe('how urgent the work is', () => {
  it.each([
    ['Urgent, ASAP please.', ['high: Urgent', 'high: ASAP']],
    ['No rush, but urgent reports exist.', ['low: No rush']],
    ['Not urgent.', ['low: Not urgent']],
    ['Deadline 22 November.', ['critical: Deadline 22 November']],
    ['Deadline 1 December, due by 25 November.', ['critical: due by 25 November']],
    ['Due by  30 November.', ['high: Due by 30 November']],
    ['Go live on 12/12/2026', ['high: Go live on 12/12/2026']],
    ['Go live on 13/12/2026', ['high: Go live on 13/12/2026']],
    ['Go live on 12/13/2026', ['high: Go live on 12/13/2026']],
  ])('is read of “%s”', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });

  it.each([
    'Deadline 21 November.',
    'It was due by 30 November.',
    'By 30 November we went live last year.',
    // Two days are meant by it, here and there.
    'Go live on 12/11/2026.',
    'Needed by Christmas.',
  ])('is not said by “%s”', (text) => {
    expect(read(text)).toEqual([]);
  });
});
