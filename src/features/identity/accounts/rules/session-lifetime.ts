/** Sessions last this long after their last use, and are prolonged at most once a day. */
export const sessionLifetimeSeconds = 30 * 24 * 60 * 60;

/** How long a session lasts at most, in seconds, after its person last proved who they are, however much it is used. */
export const longestSessionSeconds = 180 * 24 * 60 * 60;
