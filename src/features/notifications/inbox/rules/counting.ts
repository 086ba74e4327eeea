/** Beyond so many, the bell says that there are more. */
export const mostCounted = 99;
