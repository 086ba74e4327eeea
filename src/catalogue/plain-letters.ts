// Letters that are no letter with an accent, and so have no plain form of their own.
const plainForms: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ĸ: 'k',
  ł: 'l',
  ŋ: 'n',
  þ: 'th',
  ŧ: 't',
};
const withoutPlainForm = /[ßæœøđðħıĸłŋþŧ]/g;

/**
 * A text in small letters of the alphabet, as people type a name whose letters they lack: `lodz` for Łódź, `strassburg`
 * for Straßburg.
 */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(withoutPlainForm, (letter) => plainForms[letter] ?? letter);
