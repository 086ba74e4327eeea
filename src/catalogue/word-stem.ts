/**
 * The beginning that the forms of an English word share, so that "posting", "posted" and "posts" are one. It is rough on
 * purpose: it compares what people say with the catalogue and with a profile, and never decides who is found.
 */
export function stemOf(word: string): string {
  if (word.length <= 3 || !/^[a-z]+$/.test(word)) return word;
  const withoutEnding = word
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x|z)es$/, '')
    .replace(/(?<=[^su])s$/, '')
    .replace(/(?<=[a-z]{3})(?:ing|ed|er|ers)$/, '');
  return withoutEnding.replace(/([b-df-hj-np-tv-z])\1$/, '$1').replace(/(?<=[a-z]{3})[ey]$/, '');
}
