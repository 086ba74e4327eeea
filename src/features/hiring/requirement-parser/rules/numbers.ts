const numberWords: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  'a couple of': 2,
  'couple of': 2,
  'half a': 0.5,
};

/** The source of a pattern for small numbers, in figures or words; longer ones first. */
export const numberPattern = `(?:\\d+(?:[.,]\\d+)?|${Object.keys(numberWords)
  .sort((one, other) => other.length - one.length)
  .join('|')})`;

/** Reads a small number as `numberPattern` finds it; NaN for anything else. */
export function readNumber(typed: string): number {
  const word = typed.trim().toLowerCase().replace(/\s+/gu, ' ');
  return numberWords[word] ?? Number(word.replace(',', '.') || Number.NaN);
}
