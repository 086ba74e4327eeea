import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const files = {
  'geist-latin.woff2': import.meta.resolve(
    '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  ),
  'geist-latin-ext.woff2': import.meta.resolve(
    '@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2',
  ),
} as const;

/** A file of the site's typeface, by the name it has beside a style sheet of a page that stands alone. */
export type TypefaceFile = keyof typeof files;
export const typefaceFileNames = Object.keys(files) as TypefaceFile[];

/** The bytes of one: WOFF2. */
export const readTypefaceFile = (name: TypefaceFile): Promise<Buffer<ArrayBuffer>> =>
  readFile(fileURLToPath(files[name]));

const face = (file: TypefaceFile, letters: string): string =>
  `@font-face{font-family:"Geist";font-weight:100 900;font-display:swap;src:url("${file}") format("woff2");unicode-range:${letters}}`;

/**
 * The site's typeface for the style sheet of a page that stands alone, as `var(--font-sans)`: the files are looked for
 * beside the sheet. `ui/theme/typeface.css` is the same for the site's own pages.
 */
export const typefaceProperties = `${face(
  'geist-latin.woff2',
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215',
)}
${face('geist-latin-ext.woff2', 'U+0100-02BA,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2113')}
:root{--font-sans:"Geist",system-ui,sans-serif}`;
