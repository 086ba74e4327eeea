/** Browsers of one person that may show notifications at a time. */
export const mostBrowsers = 10;

/** How long a message waits for a browser that is off: what is older than a day is no news. */
export const keptSeconds = 24 * 60 * 60;
