import { listOf, personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';

const itself = 'the person who asks';

const consultants = personalTable('consultant_profiles', {
  people: ['user_id'],
  given: [
    ...(['phone', 'title', 'years_experience', 'hourly_rate_usd', 'country', 'city'] as const),
    ...(['timezone', 'work_arrangement', 'languages', 'primary_skills', 'skill_modules'] as const),
    ...(['secondary_skills', 'certifications', 'availability', 'available_from'] as const),
    ...(['hours_per_week', 'preferred_project_duration', 'summary', 'experience'] as const),
    ...(['portfolio_projects', 'linkedin_url', 'website_url', 'shows_photo_to_clients'] as const),
    ...(['agreed_to_terms_at', 'created_at', 'updated_at'] as const),
  ],
  withheld: {
    user_id: itself,
    photo_id: 'the photo is in the folder photos',
    asks_availability_at: 'it follows from the day and the time zone',
  },
  afterErasure: 'deleted',
});

const claims = personalTable('claim_changes', {
  people: ['user_id'],
  given: ['title', 'certifications', 'portfolio_projects', 'changed_at'],
  withheld: { user_id: itself },
  afterErasure: 'deleted',
});

/** The profile that clients find. */
export const consultantsPersonalData: PersonalData = {
  feature: 'consultants',
  tables: [consultants, claims],
  impersonal: {},
  lists: [
    listOf(consultants, {
      ...{ name: 'profile', person: 'user_id', key: 'user_id' },
      says: 'Your consultant profile.',
    }),
    listOf(claims, {
      ...{ name: 'approved-claims', person: 'user_id', key: 'user_id' },
      says: 'What your profile said when it was approved, where it says something else now.',
    }),
  ],
  erase: async (tx, _, { userId }) => {
    await tx.deleteFrom('consultant_profiles').where('user_id', '=', userId).execute();
  },
};
