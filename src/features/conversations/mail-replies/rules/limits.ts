/** How many replies of one user are taken within an hour. */
export const hourlyReplies = 20;
export const hourMs = 60 * 60_000;

/** A mail may be so large, in bytes: files are sent on the site, and a text with its pictures is smaller. */
export const mailMaxBytes = 2 * 1024 * 1024;

/** A reply is kept for so long, in ms. */
export const keptMs = 7 * 24 * 60 * 60_000;
