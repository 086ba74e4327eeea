import { describe, expect, it } from 'vitest';
import { codeMessage, maskedDestination, readPhone } from './destinations.ts';

describe('where codes go', () => {
  it('is a number that can be dialled from everywhere', () => {
    expect(readPhone('+44 (20) 7946-0000')).toEqual({ number: '+442079460000', country: 'GB' });
    for (const typed of ['020 7946 0000', '+44 1', '+1 900', 'not a number', '']) {
      expect(readPhone(typed)).toBeNull();
    }
    expect(readPhone('+442079460000 ext. 5')).toBeNull();
    // Nothing is picked out of other words: anyone who types them may mean another number.
    expect(readPhone('Call +442079460000, please')).toBeNull();
  });

  it('is shown so that its owner knows it, and no one else learns it', () => {
    expect(maskedDestination('+442079460000')).toBe('+44 •••• 0000');
    expect(maskedDestination('ada@example.com')).toBe('a•••@example.com');
  });

  it('brings words that phones fill in on this site alone', () => {
    expect(codeMessage('012345', 'direct365.example').split('\n').at(-1)).toBe(
      '@direct365.example #012345',
    );
  });
});
