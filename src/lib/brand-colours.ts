import { surfaceColour } from './surface-colour.ts';

/**
 * Some colours of `ui/theme/tokens.css`, for everything that is drawn without that style sheet. These are mails,
 * pictures, icons, the manifest, the browser's theme colour, and standalone pages. A test compares them with the
 * tokens.
 */
export const brandColours = {
  canvas: { light: '#f8f7f3', dark: '#121716' },
  surface: surfaceColour,
  ink: { light: '#1a211f', dark: '#ecefec' },
  'ink-muted': { light: '#565c57', dark: '#a9b2ae' },
  line: { light: '#dedbd1', dark: '#303937' },
  'line-strong': { light: '#88857a', dark: '#77827e' },
  primary: { light: '#0d5455', dark: '#7fcbc2' },
  'on-primary': { light: '#ffffff', dark: '#06201f' },
  'primary-ink': { light: '#0d5455', dark: '#8ad2c9' },
  'primary-soft': { light: '#e0eeec', dark: '#18332f' },
  'primary-line': { light: '#a9cdc9', dark: '#2d5650' },
  'warning-soft': { light: '#faf0d6', dark: '#2e240e' },
  'warning-line': { light: '#e6cd8e', dark: '#5b4718' },
  focus: { light: '#1766c4', dark: '#8ab9ff' },
} as const;

/** The same as custom properties, `var(--primary-ink)`, for the style sheet of a page that stands alone. */
export const brandProperties = `:root{color-scheme:light dark;${Object.entries(brandColours)
  .map(([name, { light, dark }]) => `--${name}:light-dark(${light},${dark})`)
  .join(';')}}`;
