export type Theme = 'light' | 'dark';
export type ColourToken = Record<Theme, string>;

const declaration =
  /--color-([a-z-]+): light-dark\((#[0-9a-f]{6}(?:[0-9a-f]{2})?), (#[0-9a-f]{6}(?:[0-9a-f]{2})?)\)/g;

/** The colours that a style sheet declares, each by its name without `--color-`, as `#rrggbb` or `#rrggbbaa`. */
export function readColourTokens(css: string): ReadonlyMap<string, ColourToken> {
  return new Map(
    [...css.matchAll(declaration)].map(([, name = '', light = '', dark = '']) => [
      name,
      { light, dark },
    ]),
  );
}

/** WCAG's relative luminance of an opaque `#rrggbb`. */
function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** WCAG's contrast ratio of two opaque colours, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
