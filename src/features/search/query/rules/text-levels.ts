/**
 * The places of an entry that a word can stand in, the best first. `title` is the title and the city. `top` has that,
 * primary skills and modules. `upper` has these, other skills, certifications, languages and summary. `all` adds
 * experience and portfolio.
 */
export const textLevels = ['title', 'top', 'upper', 'all'] as const;
export type TextLevel = (typeof textLevels)[number];

/** The prefix of the words of a place in an entry. */
export const prefixOfLevel: Readonly<Record<TextLevel, string>> = {
  title: '0:',
  top: '1:',
  upper: '2:',
  all: '',
};
