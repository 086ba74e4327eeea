/** How many replies of one user are taken: those of the last hour and those that wait, counted together. */
export const mostReplies = 20;
export const hourMs = 60 * 60_000;

/** A mail may be so large with its files, in bytes: it is kept in the database until it is read. */
export const mailMaxBytes = 10 * 1024 * 1024;

/** A reply is kept for so long, in ms. */
export const keptMs = 7 * 24 * 60 * 60_000;
