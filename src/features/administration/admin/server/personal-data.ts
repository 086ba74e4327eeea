import { personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';

const derived = 'made of the account and the profile, which are given';

const entries = personalTable('user_entries', {
  people: ['user_id'],
  given: [],
  withheld: {
    ...{ user_id: derived, user_type: derived, status: derived, name: derived, email: derived },
    ...{ company: derived, title: derived, city: derived, country: derived, rate_usd: derived },
    ...{ years: derived, joined_at: derived, words: derived },
  },
  afterErasure: 'deleted',
});

/** The row by which admins find a user. */
export const adminPersonalData: PersonalData = {
  feature: 'oversight',
  tables: [entries],
  impersonal: {},
  lists: [],
};
