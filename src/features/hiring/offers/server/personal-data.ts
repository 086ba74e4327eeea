import { personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';
import {
  listMadeForExport,
  listOfCompanyForExport,
  listReceivedForExport,
} from './queries/exported-offers.ts';
import { selectOffers } from './queries/offer-rows.ts';

const offers = personalTable('offers', {
  people: ['application_id', 'made_by', 'approved_by'],
  given: [
    ...(['proposed_terms', 'terms', 'message', 'words_to_others', 'status'] as const),
    ...(['counter_terms', 'answer', 'expires_at', 'created_at', 'ended_at'] as const),
  ],
  withheld: {
    id: 'names the row for us',
    application_id: 'the application is in its own list; its project is named',
    made_by: 'given to the company as the name of the member',
    approved_by: 'given to the company as the name of the member',
  },
  afterErasure: 'nameless',
});

/** What clients offered applicants, and what they answered: part of the data of both. */
export const offersPersonalData: PersonalData = {
  feature: 'offers',
  tables: [offers],
  impersonal: {},
  lists: [
    {
      name: 'offers-made',
      says: 'The terms you offered applicants, and what they answered.',
      rows: listMadeForExport,
    },
    {
      name: 'offers-received',
      says: 'The terms you were offered, and what you answered.',
      rows: listReceivedForExport,
    },
  ],
  companyLists: [
    {
      name: 'offers',
      says: 'The terms that the company offered applicants, and what they answered.',
      rows: listOfCompanyForExport,
    },
  ],
  mentions: async (db, userId) => {
    const both = await selectOffers(db)
      .where((eb) =>
        eb.or([
          eb('application.client_id', '=', userId),
          eb('application.consultant_id', '=', userId),
        ]),
      )
      .execute();
    return both.map(({ id }) => id);
  },
};
