/**
 * How many of the newest open projects, within the choices of a filter, are searched by a text and ordered by their
 * match score. Without a text older ones follow by time.
 */
export const searchedProjects = 1000;

/** How many projects are kept in memory, those that are not open any more among them. */
export const mostKept = 5 * searchedProjects;
