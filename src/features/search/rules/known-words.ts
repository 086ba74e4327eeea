// Shorter ones are like too many others, longer ones are no words, and figures are not mistyped but wrong.
const word = /^\p{L}{3,30}$/u;

/** The different words of normalised texts that a mistyped one could have meant, sorted. */
export function knownWords(texts: readonly string[]): string[] {
  const words = new Set(texts.flatMap((text) => text.split(' ')));
  return [...words].filter((text) => word.test(text)).sort();
}
