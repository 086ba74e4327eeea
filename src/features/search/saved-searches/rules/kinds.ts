/** What a saved search looks for: consultants for a client, open projects for a consultant. */
export const searchKinds = ['consultants', 'projects'] as const;
export type SearchKind = (typeof searchKinds)[number];
