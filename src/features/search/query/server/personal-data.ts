import { personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { forgetEntries } from './commands/forget-entries.ts';

const derived = 'made of the profile, which is given';

const entries = personalTable('consultant_search', {
  people: ['user_id'],
  given: [],
  withheld: {
    ...{ user_id: derived, rating: derived, experience: derived, merit: derived },
    ...{ hourly_rate_usd: derived, availability: derived, readiness: derived, skills: derived },
    ...{ modules: derived, verified: derived, places: derived, words: derived, card: derived },
    ...{ fingerprint: derived, listed_until: derived, from_xid: derived, to_xid: derived },
    ...{ ended_at: derived, changed_xid: derived, listed_since: derived },
  },
  afterErasure: 'deleted',
});

/** What clients search. Words and cities that only the person has written are forgotten with them. */
export const searchPersonalData: PersonalData = {
  feature: 'search',
  tables: [entries],
  impersonal: {
    consultant_search_counts: 'counts',
    search_places: 'names of cities',
    search_words: 'words that some listed consultant or the catalogue has written',
    search_versions: 'how entries are made',
  },
  lists: [],
  erase: (tx, { searchIndex }, { userId }) => forgetEntries(tx, searchIndex, userId),
};
