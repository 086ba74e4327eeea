import type { PersonalData } from '#server/personal-data.ts';
import { forgetCities, refreshPublicGroups } from './commands.ts';

/** Counts of who is public, by city and skill. A city that is no longer named is forgotten. */
export const directoryPersonalData: PersonalData = {
  feature: 'directory',
  tables: [],
  impersonal: {
    public_groups: 'counts, and the names of cities',
    city_slugs: 'names of cities',
  },
  lists: [],
  erase: async (tx, { clock, isDemo }, { userId }) => {
    await forgetCities(tx, userId);
    await refreshPublicGroups(tx, { now: clock.now(), isDemo });
  },
};
