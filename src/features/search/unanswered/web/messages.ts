import type { UnansweredKind } from '../rules.ts';

/** Why a text was not answered. */
export const kindMessages: Record<UnansweredKind, string> = {
  'nothing-fits': 'Nothing fits',
  'none-found': 'No consultants found',
  reworded: 'Reworded',
};

export const unansweredFailed = 'The unanswered searches could not be loaded';
