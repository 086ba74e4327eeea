import type { SearchKind } from '../rules/kinds.ts';

export const savedSearchWords = {
  listFailed: 'Your saved searches could not be loaded',
  findsFailed: 'What it has found could not be loaded',
  moreFailed: 'More could not be loaded. Please try again.',
  saveFailed: 'Your search could not be saved. Please try again.',
  renameFailed: 'It could not be renamed. Please try again.',
  removeFailed: 'It could not be removed. Please try again.',
  nameMissing: 'Please give it a name',
  renamed: { title: 'Search renamed', description: 'Its finds stay with it.' },
  removed: { title: 'Search removed', description: 'You no longer receive new finds.' },
} as const;

/** Said when a search was saved. */
export const savedWords: Record<SearchKind, { title: string; description: string }> = {
  consultants: {
    title: 'Search saved',
    description: 'We tell you when new consultants are listed that it finds.',
  },
  projects: {
    title: 'Search saved',
    description: 'We tell you when new projects open that it finds.',
  },
};
