import latinFile from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';

/** The link of a document's head that fetches the typeface beside the style sheet instead of after it. */
export const typefacePreload = {
  rel: 'preload',
  href: latinFile,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
} as const;
