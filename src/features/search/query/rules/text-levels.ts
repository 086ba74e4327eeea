/**
 * In which part of an entry a text is looked for: the one that counts most, that and the next, those and the third, or
 * all of it.
 */
export const textLevels = ['title', 'top', 'upper', 'all'] as const;
export type TextLevel = (typeof textLevels)[number];

/**
 * How many steps a list by relevance has at the most: each level once for those who list what is meant, and once for
 * others.
 */
export const mostLevels = 2 * textLevels.length;

/** The prefix of the words of a part in an entry. */
export const prefixOfLevel: Readonly<Record<TextLevel, string>> = {
  title: '0:',
  top: '1:',
  upper: '2:',
  all: '',
};
