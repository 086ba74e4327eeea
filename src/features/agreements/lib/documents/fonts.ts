import { fileURLToPath } from 'node:url';

const latin = {
  regular: import.meta.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: import.meta.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
};
const arabic = {
  regular: import.meta.resolve(
    '@expo-google-fonts/noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf',
  ),
  bold: import.meta.resolve(
    '@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf',
  ),
};
const hebrew = {
  regular: import.meta.resolve(
    '@expo-google-fonts/noto-sans-hebrew/400Regular/NotoSansHebrew_400Regular.ttf',
  ),
  bold: import.meta.resolve(
    '@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf',
  ),
};
const fontFiles = { latin, arabic, hebrew };

export type Weight = 'regular' | 'bold';
/** The fonts by the script that each is for. That of Latin also has Greek, Cyrillic and Devanagari. */
export type Script = keyof typeof fontFiles;

/** The path of a font file. */
export const fontFile = (script: Script, weight: Weight): string =>
  fileURLToPath(fontFiles[script][weight]);

const ofScript: readonly [Script, RegExp][] = [
  ['arabic', /\p{Script_Extensions=Arabic}/u],
  ['hebrew', /\p{Script_Extensions=Hebrew}/u],
];
// Both fonts have these characters; a font for each of them would cut a word or a sentence apart.
const ofEveryScript = /[\s!"'(),.:;?[\]{}\-\p{M}\u200c\u200d]/u;

/**
 * The font of a character that follows one in the font `before`. A character that the font lacks is printed as a box.
 */
export function scriptOf(character: string, before: Script): Script {
  if (ofEveryScript.test(character) && !/\p{Script_Extensions=Arabic}/u.test(character))
    return before;
  return ofScript.find(([, pattern]) => pattern.test(character))?.[0] ?? 'latin';
}
