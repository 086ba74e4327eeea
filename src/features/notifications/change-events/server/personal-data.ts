import { personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';

const brief = 'tells browsers that something has changed, and is gone after an hour';

const events = personalTable('live_events', {
  people: ['person_id'],
  given: [],
  withheld: {
    person_id: 'the person who asks',
    ...{ xid: brief, id: brief, topic: brief, subject_id: brief, created_at: brief },
  },
  afterErasure: 'deleted',
});

/** For whom something has changed in the last hour. */
export const liveEventsPersonalData: PersonalData = {
  feature: 'live-events',
  tables: [events],
  impersonal: {},
  lists: [],
  erase: async (tx, _, { userId }) => {
    await tx.deleteFrom('live_events').where('person_id', '=', userId).execute();
  },
};
