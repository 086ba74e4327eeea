/** How long a reference may be, in characters. */
export const wordsMaxLength = 1200;
