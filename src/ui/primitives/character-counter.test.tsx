import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CharacterCounter } from './character-counter.tsx';

/** What a screen reader announces when the text has this length. */
function spoken(length: number): string | undefined {
  const markup = renderToString(<CharacterCounter id="counter" length={length} max={500} />);
  return markup.match(/aria-live="polite">([^<]*)</)?.[1];
}

describe('the character counter', () => {
  it('keeps quiet while there is room', () => {
    expect(spoken(0)).toBe('');
    expect(spoken(449)).toBe('');
  });

  it('speaks near the end, in steps of ten', () => {
    expect(spoken(450)).toBe('At most 50 characters left');
    expect(spoken(451)).toBe('At most 50 characters left');
    expect(spoken(460)).toBe('At most 40 characters left');
    expect(spoken(500)).toBe('At most 0 characters left');
  });

  it('says how much is too much', () => {
    expect(spoken(501)).toBe('One character too many');
    expect(spoken(512)).toBe('12 characters too many');
  });
});
