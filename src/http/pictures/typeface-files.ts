import { fileURLToPath } from 'node:url';

const regular = import.meta.resolve('@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf');
const semiBold = import.meta.resolve('@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf');

/** The site's typeface by weight: the family as the font file calls it, and where that file is. */
export const typefaceFiles = {
  regular: { family: 'Geist', path: fileURLToPath(regular) },
  semiBold: { family: 'Geist SemiBold', path: fileURLToPath(semiBold) },
} as const;
