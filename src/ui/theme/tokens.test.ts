import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

const pairs = new Map(
  [...css.matchAll(/--color-([a-z-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
);

type Theme = 'light' | 'dark';

function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** The WCAG contrast ratio of two named colours in one theme. */
function contrast(first: string, second: string, theme: Theme): number {
  const [a, b] = [first, second].map((name) => {
    const pair = pairs.get(name);
    if (!pair) throw new Error(`tokens.css has no colour named ${name}`);
    return luminance(pair[theme]);
  });
  if (a === undefined || b === undefined) throw new Error('two colours are needed');
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const themes: Theme[] = ['light', 'dark'];
const grounds = ['canvas', 'sunken', 'surface', 'raised'];
const tones = ['info', 'success', 'warning', 'danger'];

describe.each(themes)('colours of the %s theme', (theme) => {
  it.each([
    ...grounds.flatMap((ground) =>
      ['ink', 'ink-muted', 'primary-ink', ...tones.map((tone) => `${tone}-ink`)].map((text) => [
        text,
        ground,
      ]),
    ),
    ...tones.map((tone) => [`${tone}-ink`, `${tone}-soft`]),
    ...tones.map((tone) => ['ink', `${tone}-soft`]),
    ['primary-ink', 'primary-soft'],
    ['ink', 'primary-soft'],
    ['ink-muted', 'primary-soft'],
    ['on-primary', 'primary'],
    ['on-primary', 'primary-hover'],
    ['on-danger', 'danger'],
    ['on-danger', 'danger-hover'],
  ])('%s can be read on %s', (text, ground) => {
    expect(contrast(text, ground, theme)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(
    grounds.flatMap((ground) => [
      ['line-strong', ground],
      ['focus', ground],
      ['primary', ground],
    ]),
  )('%s can be told apart from %s', (edge, ground) => {
    expect(contrast(edge, ground, theme)).toBeGreaterThanOrEqual(3);
  });
});
