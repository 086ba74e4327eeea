import { z } from 'zod';

// Everything below the space but the tab and the line breaks: pasted by accident, shown by nothing.
const controlCharacters = /[^\P{Cc}\t\n\r]/gu;

/**
 * Text as it can be kept: control characters are dropped (the database refuses the first of them altogether), halves
 * of characters become the replacement character, and space around it goes.
 */
export const cleanText = (text: string): string =>
  text.replace(controlCharacters, '').toWellFormed().trim();

/** Text that people type, cleaned before anything else is asked of it. */
export const typedText = () => z.string().overwrite(cleanText);

/** Text of one line: whatever breaks or widens it becomes a single space. */
export const cleanLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();

/** One line that people type, such as a name, cleaned before anything else is asked of it. */
export const typedLine = () => z.string().overwrite(cleanLine);
