/** The API version in which objects and events are written. */
export const apiVersion = '2026-10-28.endive';
