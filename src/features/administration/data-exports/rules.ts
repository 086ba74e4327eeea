/** So long an export can be fetched, in ms. */
export const keptMs = 7 * 24 * 60 * 60_000;
/** An export that is not ready after so long is given up, in ms. */
export const givenUpMs = 24 * 60 * 60_000;
/** How many a user may ask for within a day. */
export const mostADay = 3;
export const dayMs = 24 * 60 * 60_000;
