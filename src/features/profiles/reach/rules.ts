/** For so many days (UTC), today included, views and appearances are kept. */
export const reachKeptDays = 90;
