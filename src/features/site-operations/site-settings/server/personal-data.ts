import { personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';

const settings = personalTable('site_settings', {
  people: ['changed_by'],
  given: [],
  withheld: {
    section: 'the site’s own',
    value: 'the site’s own',
    revision: 'the site’s own',
    changed_by: 'in the list of what a user did as an admin',
    changed_at: 'as changed_by',
  },
  afterErasure: 'nameless',
});

/** What operators set for the site: of people it says only who changed it last. */
export const siteSettingsPersonalData: PersonalData = {
  feature: 'site-settings',
  tables: [settings],
  impersonal: { measured_claims: 'figures of the whole site' },
  lists: [],
};
