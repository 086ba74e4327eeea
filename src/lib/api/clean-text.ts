// Apart from the schemas: routes clean what stands in an address, and load no validator for it.

// Everything below the space but the tab and the line breaks: pasted by accident, shown by nothing.
const controlCharacters = /[^\P{Cc}\t\n\r]/gu;

/**
 * Text as it can be kept: control characters are dropped (the database refuses the first of them altogether), halves
 * of characters become the replacement character, and space around it goes.
 */
export const cleanText = (text: string): string =>
  text.replace(controlCharacters, '').toWellFormed().trim();

/** Text of one line: whatever breaks or widens it becomes a single space. */
export const cleanLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
