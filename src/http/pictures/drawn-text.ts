import { fileURLToPath } from 'node:url';
import { pictureLibrary } from '#lib/images/picture-library.ts';

const regular = import.meta.resolve('@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf');
const semiBold = import.meta.resolve('@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf');

/** The site's typeface by weight: the family as the font file calls it, and where that file is. */
const typefaceFiles = {
  regular: { family: 'Geist', path: fileURLToPath(regular) },
  semiBold: { family: 'Geist SemiBold', path: fileURLToPath(semiBold) },
} as const;

/** Words as they are to be drawn. Sizes and widths in pixels. */
export interface TextToDraw {
  words: string;
  weight: keyof typeof typefaceFiles;
  size: number;
  colour: string;
  maxWidth: number;
}

/** Words as a picture with a transparent ground, cut to what was drawn. */
export interface DrawnText {
  png: Buffer;
  width: number;
  height: number;
}

// Pango counts in 1024ths of a point, and at 72 dpi a point is a pixel.
const unitsPerPixel = 1024;
const tracking = -0.024;
const lineHeight = 0.88;

/** Draws words in the site's typeface, breaking lines between them. */
export async function drawText({
  words,
  weight,
  size,
  colour,
  maxWidth,
}: TextToDraw): Promise<DrawnText> {
  const sharp = await pictureLibrary();
  const typeface = typefaceFiles[weight];
  const spacing = Math.round(size * tracking * unitsPerPixel);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}" letter_spacing="${spacing}" line_height="${lineHeight}">${escapeMarkup(words)}</span>`,
      // The comma ends the family's name, which would otherwise be read as a weight.
      font: `${typeface.family}, ${size}`,
      fontfile: typeface.path,
      width: maxWidth,
      wrap: 'word',
      dpi: 72,
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height };
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** People's words are words: nothing in them is markup, and no control character reaches the drawing. */
const escapeMarkup = (words: string): string =>
  words.replace(/\p{Cc}/gu, ' ').replace(/[&<>]/g, (character) => entities[character] ?? '');
