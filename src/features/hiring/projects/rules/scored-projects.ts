/** How many of the newest open projects within a filter are ordered by their match score; older ones follow by time. */
export const scoredProjects = 1000;
