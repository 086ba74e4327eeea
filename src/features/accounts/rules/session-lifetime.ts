/** Sessions last this long after their last use, and are prolonged at most once a day. */
export const sessionLifetimeSeconds = 30 * 24 * 60 * 60;
