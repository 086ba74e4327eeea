import { personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';

const counted = 'counted from the reviews, which are in the list of them';

const ratings = personalTable('consultant_ratings', {
  people: ['consultant_id'],
  given: [],
  withheld: {
    consultant_id: 'the person who asks',
    ...{ review_count: counted, mean: counted, score: counted },
  },
  afterErasure: 'deleted',
});

/** What reviews of a consultant come to. */
export const ratingsPersonalData: PersonalData = {
  feature: 'ratings',
  tables: [ratings],
  impersonal: {},
  lists: [],
  erase: async (tx, _, { userId }) => {
    await tx.deleteFrom('consultant_ratings').where('consultant_id', '=', userId).execute();
  },
};
