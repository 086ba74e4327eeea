import { plainLetters } from './plain-letters.ts';

/**
 * A phrase as the catalogue compares it: lower case, without accents and punctuation, "&" as "and",
 * "Dynamics 365" as "d365", words separated by one space.
 */
export function normalisePhrase(text: string): string {
  return (
    plainLetters(text)
      // Two languages are names made of punctuation.
      .replace(/\bx\+\+/g, 'xpp')
      .replace(/\bc#/g, 'csharp')
      .replace(/&/g, ' and ')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .replace(/\bdynamics ?365\b/g, 'd365')
  );
}
