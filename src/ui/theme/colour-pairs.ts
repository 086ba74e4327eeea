import { type ColourToken, contrast, type Theme } from './colour-tokens.ts';

/** Two colours that meet, and what WCAG asks of them: 4.5 for text, 3 for edges, marks and the focus. */
export type ColourPair = { front: string; ground: string; least: 4.5 | 3 };

const grounds = ['canvas', 'sunken', 'surface', 'raised'];
const tones = ['info', 'success', 'warning', 'danger'];
/** Of initials. */
const tints = ['sky', 'plum', 'rose', 'clay', 'olive'];
const softs = ['primary', 'neutral', ...tones].map((name) => `${name}-soft`);

const pair = (least: 4.5 | 3) => (front: string) => (ground: string) => ({ front, ground, least });
const text = pair(4.5);
const edge = pair(3);

/** Every pair that components use. A class with a ground and a text that are not here fails a test. */
export const colourPairs: readonly ColourPair[] = [
  // Text on the grounds of a page.
  ...['ink', 'ink-muted', 'primary-ink', ...tones.map((tone) => `${tone}-ink`)].flatMap((front) =>
    grounds.map(text(front)),
  ),
  // Text on soft grounds.
  ...softs.flatMap((ground) => [text('ink')(ground), text('ink-muted')(ground)]),
  text('primary-ink')('primary-soft'),
  text('primary-ink')('neutral-soft'),
  ...tones.map((tone) => text(`${tone}-ink`)(`${tone}-soft`)),
  ...tints.map((tint) => text(`${tint}-ink`)(`${tint}-soft`)),
  // Text on full colours.
  text('on-primary')('primary'),
  text('on-primary')('primary-hover'),
  text('on-danger')('danger'),
  text('on-danger')('danger-hover'),
  // What is seen, not read: edges of controls, icons, filled bars, the focus.
  ...['line-strong', 'primary', 'danger', 'focus'].flatMap((front) => grounds.map(edge(front))),
  ...['primary', 'focus'].map((front) => edge(front)('primary-soft')),
  edge('primary')('line'),
];

/** On the deep ground everything is set in the dark theme, whatever the page's. */
export const deepPairs: readonly ColourPair[] = [
  ...['ink', 'ink-muted', 'primary-ink'].map((front) => text(front)('deep')),
  ...['primary', 'line-strong', 'focus'].map((front) => edge(front)('deep')),
];

/** The contrast ratio of a pair in one theme. Throws for a name that is no token. */
export function contrastOf(
  tokens: ReadonlyMap<string, ColourToken>,
  { front, ground }: ColourPair,
  theme: Theme,
): number {
  const [a, b] = [front, ground].map((name) => {
    const token = tokens.get(name);
    if (!token) throw new Error(`There is no colour named ${name}.`);
    return token[theme];
  });
  if (!a || !b) throw new Error('Two colours are needed.');
  return contrast(a, b);
}
