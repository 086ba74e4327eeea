// Apart from the schemas: routes clean what stands in an address, and load no validator for it.

// Everything below the space but the tab and the line breaks: pasted by accident, shown by nothing.
const controlCharacters = /[^\P{Cc}\t\n\r]/gu;

// Spaces, joiners, marks of direction, fillers and the empty pattern of braille: alone they are shown as nothing.
const nothingToSee = /^[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Z}\s\u2800]+$/u;

// They turn text around that stands beside them, as in `gnp.exe` for `exe.png`: embeddings, overrides and isolates.
const directions = /[\u202a-\u202e\u2066-\u2069]/gu;

/** A text without what turns the text around it: for names, and for all that leaves the site in a line with others. */
export const withoutDirections = (text: string): string => text.replace(directions, '');

/** A text of only invisible characters counts as empty: a required field stays unfilled. */
const orNothing = (text: string): string => (nothingToSee.test(text) ? '' : text);

/**
 * Text as it can be kept. Control characters are dropped (the database refuses the first of them altogether), halves of
 * characters become the replacement character. Letters with accents are one character (NFC), what turns text around is
 * dropped, and space around it goes. Of invisible characters alone nothing is left.
 */
export const cleanText = (text: string): string =>
  orNothing(
    withoutDirections(text).replace(controlCharacters, '').toWellFormed().normalize('NFC').trim(),
  );

/**
 * Text of one line: whatever breaks or widens it becomes a single space. Of invisible characters alone nothing is left.
 */
export const cleanLine = (text: string): string =>
  orNothing(
    withoutDirections(text)
      .toWellFormed()
      .normalize('NFC')
      .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
      .trim(),
  );

/** What is dialled of a copied number: no marks of direction around it, and nothing of an address. */
export const dialled = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .trim()
    .replace(/^tel:/i, '');
