import { listOf, personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';

const deletions = personalTable('deletions', {
  people: ['user_id', 'asked_by'],
  given: ['asked_at', 'due_at', 'warned_at', 'reason'],
  withheld: { user_id: 'the person who asks', asked_by: 'an admin' },
  afterErasure: 'deleted',
});

const ledger = 'of a user who is gone, or going: they are no longer there to ask for it';
const erasures = personalTable('erasures', {
  people: ['user_id', 'former_id'],
  given: [],
  withheld: {
    ...{ user_id: ledger, begun_at: ledger, farewell_id: ledger, steps: ledger },
    erased_at: ledger,
    former_id: ledger,
  },
  afterErasure: 'kept',
});

/** The deletion of a user. Of a user who has left there is an id that leads nowhere. */
export const deletionsPersonalData: PersonalData = {
  feature: 'deletions',
  tables: [deletions, erasures],
  impersonal: {},
  lists: [
    listOf(deletions, {
      ...{ name: 'deletion', person: 'user_id', key: 'user_id' },
      says: 'That your account is being deleted.',
    }),
  ],
};
