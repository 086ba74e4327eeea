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
