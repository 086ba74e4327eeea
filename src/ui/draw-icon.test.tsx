import { MapPin } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawIcon } from './draw-icon.tsx';

const strokes =
  '<path d="M20 10c0 4.993-5.539 10.193-7.399 11.799"></path><circle cx="12" cy="10" r="3"></circle>';
const Pin = drawIcon(strokes);

describe('an icon', () => {
  it('is an element with its strokes', () => {
    expect(renderToStaticMarkup(<Pin className="size-4" />)).toBe(
      '<svg aria-hidden="true" class="icon size-4" width="24" height="24" viewBox="0 0 24 24" fill="none">' +
        `${strokes}</svg>`,
    );
  });

  it('is measured as its library measures it', () => {
    const own = renderToStaticMarkup(<Pin />);
    const library = renderToStaticMarkup(<MapPin />);
    for (const name of ['width', 'height', 'viewBox', 'fill', 'aria-hidden']) {
      const attribute = new RegExp(` ${name}="[^"]*"`);
      expect(attribute.exec(own)).toEqual(expect.arrayContaining([expect.any(String)]));
      expect(attribute.exec(own)?.[0]).toBe(attribute.exec(library)?.[0]);
    }
  });

  it('with a name of its own is not hidden from those who hear', () => {
    const named = renderToStaticMarkup(<Pin aria-label="Where" />);
    expect(named).toContain('aria-label="Where"');
    expect(named).not.toContain('aria-hidden');
  });

  it('may have thinner or thicker strokes', () => {
    expect(renderToStaticMarkup(<Pin strokeWidth={3} />)).toContain('stroke-width="3"');
  });
});
