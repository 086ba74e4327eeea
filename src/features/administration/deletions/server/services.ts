import type { PersonalData } from '#server/personal-data.ts';

/** What every feature knows of people; `app/personal-data.ts` lists it. */
export interface DeletionsServices {
  personalData: readonly PersonalData[];
}
