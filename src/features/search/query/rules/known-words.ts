import { isForeignWord } from '#catalogue/languages/text-language.ts';
import { normalisePhrase } from '#catalogue/normalise-phrase.ts';
import { isForeignText } from '#catalogue/read-needs.ts';
import { editDistance } from './edit-distance.ts';

// Shorter ones are like too many others, longer ones are no words, and figures are not mistyped but wrong.
const word = /^\p{L}{3,30}$/u;

/** Technologies that read like mistyped words. */
const technologies: readonly string[] = ['net', 'asp', 'dotnet'];

/**
 * The words of a text that are names as they stand: with signs in them, as `.NET`, `ASP.NET` and `Node.js` have. Of a
 * text in another language all words: its own are not known here, and resemble English ones.
 */
export function namesWithSigns(text: string): ReadonlySet<string> {
  const isForeign = isForeignText(text);
  return new Set([
    ...technologies,
    ...(text.match(/\S+/g) ?? [])
      .filter((piece) => isForeign || /[.#+@_/](?=[\p{L}\p{N}])|[#+]/u.test(piece))
      .flatMap((piece) => normalisePhrase(piece).split(' ')),
  ]);
}

/** The different words of normalised texts that a mistyped one could have meant, sorted. */
export function knownWords(texts: readonly string[]): string[] {
  const words = new Set(texts.flatMap((text) => text.split(' ')));
  return [...words].filter((text) => word.test(text)).sort();
}

/** A word that could have been meant. */
export interface Candidate {
  word: string;
  /** Part of a place's name. */
  isPlace: boolean;
}

/** From this length on, in letters, two mistakes happen in one word; in a shorter one they make another word of it. */
const longWord = 8;

/**
 * The word that was most likely meant: the one with the fewest mistakes, if so many happen in a word of this length.
 * Mistyped words still begin as they should, and what differs by more is a word of its own: "zeplin" is no "berlin",
 * "notion" no "motion". A place needs the closest likeness, for its name is known to who asks for it, and the names of
 * products resemble places. A word of another language is meant as it is.
 */
export function nearestWord(typed: string, candidates: readonly Candidate[]): string | null {
  if (isForeignWord(typed)) return null;
  const [nearest] = candidates
    .filter(({ word: known }) => [...known][0] === [...typed][0])
    .map((known) => ({ ...known, mistakes: editDistance(typed, known.word) }))
    .filter(({ mistakes, isPlace }) => mistakes <= (isPlace || typed.length < longWord ? 1 : 2))
    .sort((one, other) => one.mistakes - other.mistakes);
  return nearest?.word ?? null;
}
