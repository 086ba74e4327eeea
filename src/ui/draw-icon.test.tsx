import { readFileSync } from 'node:fs';
import { MapPin } from 'lucide-react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { drawIcon } from './draw-icon.tsx';

const strokes =
  '<path d="M20 10c0 4.993-5.539 10.193-7.399 11.799"></path><circle cx="12" cy="10" r="3"></circle>';
const Pin = drawIcon(strokes);
const styles = readFileSync(new URL('./theme/icons.css', import.meta.url), 'utf8');

describe('an icon', () => {
  it('is an element with its strokes', () => {
    expect(renderToStaticMarkup(<Pin className="size-4" />)).toBe(
      `<svg aria-hidden="true" class="icon size-4" viewBox="0 0 24 24">${strokes}</svg>`,
    );
  });

  it('is measured as its library measures it, by its markup or by the style sheet', () => {
    const own = renderToStaticMarkup(<Pin />);
    const library = renderToStaticMarkup(<MapPin />);
    const attribute = (name: string, markup: string) =>
      new RegExp(` ${name}="([^"]*)"`).exec(markup)?.[1];
    for (const name of ['viewBox', 'aria-hidden']) {
      expect(attribute(name, own)).toEqual(expect.any(String));
      expect(attribute(name, own)).toBe(attribute(name, library));
    }
    for (const [name, unit] of Object.entries({
      width: 'px',
      height: 'px',
      fill: '',
      stroke: '',
      'stroke-width': '',
      'stroke-linecap': '',
      'stroke-linejoin': '',
    })) {
      const value = attribute(name, library);
      expect(value).toEqual(expect.any(String));
      expect(styles.toLowerCase()).toContain(` ${name}: ${value?.toLowerCase()}${unit};`);
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
