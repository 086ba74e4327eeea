/**
 * Some colours of `theme/tokens.css`, for what is drawn without a style sheet: pictures, icons, the manifest, the
 * colour of the browser's own frame. A test holds them to the tokens.
 */
export const brandColours = {
  canvas: { light: '#f8f7f3', dark: '#121716' },
  surface: { light: '#ffffff', dark: '#1a201f' },
  ink: { light: '#1a211f', dark: '#ecefec' },
  'ink-muted': { light: '#565c57', dark: '#a9b2ae' },
  line: { light: '#dedbd1', dark: '#303937' },
  primary: { light: '#0d5455', dark: '#7fcbc2' },
  'on-primary': { light: '#ffffff', dark: '#06201f' },
  'primary-soft': { light: '#e0eeec', dark: '#18332f' },
  'primary-line': { light: '#a9cdc9', dark: '#2d5650' },
} as const;
