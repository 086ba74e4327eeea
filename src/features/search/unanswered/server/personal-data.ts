import type { PersonalData } from '#server/personal-data.ts';

/** Unanswered searches are counted without the people who searched. */
export const unansweredPersonalData: PersonalData = {
  feature: 'unanswered',
  tables: [],
  impersonal: {
    unanswered_searches: 'texts of searches, without contact details and without who typed them',
  },
  lists: [],
};
