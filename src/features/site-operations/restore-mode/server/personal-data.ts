import type { PersonalData } from '#server/personal-data.ts';

/** That the database was restored says nothing of anybody. */
export const restoreModePersonalData: PersonalData = {
  feature: 'restores',
  tables: [],
  impersonal: { restores: 'when the database was restored' },
  lists: [],
};
