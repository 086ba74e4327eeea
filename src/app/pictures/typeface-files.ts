import { fileURLToPath } from 'node:url';

/** A weight of the typeface: the family as the font file calls it, and where that file is. */
export interface TypefaceFile {
  family: string;
  path: string;
}

const fileOf = (name: string): string =>
  fileURLToPath(import.meta.resolve(`@expo-google-fonts/geist/${name}.ttf`));

/** The site's typeface as files that text can be drawn with, all alphabets in each. */
export const typefaceFiles = {
  regular: { family: 'Geist', path: fileOf('400Regular/Geist_400Regular') },
  semiBold: { family: 'Geist SemiBold', path: fileOf('600SemiBold/Geist_600SemiBold') },
} as const satisfies Record<string, TypefaceFile>;
