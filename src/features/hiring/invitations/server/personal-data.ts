import { personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';
import {
  listMutesForExport,
  listOfCompanyForExport,
  listReceivedForExport,
  listSentForExport,
} from './queries/exported-invitations.ts';

const two = 'the person who asks, or the other one, who is named as they see them';

const invitations = personalTable('invitations', {
  people: ['client_id', 'consultant_id', 'project_id'],
  given: [
    ...(['project_id', 'project_title', 'note', 'state', 'created_at', 'first_read_at'] as const),
    ...(['answered_at', 'decline_reason', 'decline_words'] as const),
  ],
  withheld: {
    ...{ id: 'names the row for us', client_id: two, consultant_id: two },
    company_id: 'the company they acted for is in a list of its own',
    is_withheld: 'the client does not learn of it, and the consultant does not of the invitation',
    application_id: 'the application is in its own list',
  },
  afterErasure: 'deleted',
});

const mutes = personalTable('invitation_mutes', {
  people: ['consultant_id', 'client_id'],
  given: ['created_at'],
  withheld: {
    consultant_id: 'the person who asks; the client does not learn of it',
    client_id: 'given by their name as it is seen on the site',
    company_id: 'the company they acted for is in a list of its own',
  },
  afterErasure: 'deleted',
});

/** Whom clients invited to their projects: part of the data of both. */
export const invitationsPersonalData: PersonalData = {
  feature: 'invitations',
  tables: [invitations, mutes],
  impersonal: {},
  lists: [
    {
      name: 'invitations-sent',
      says: 'Whom you invited to your projects, and what they answered.',
      rows: listSentForExport,
    },
    {
      name: 'invitations-received',
      says: 'The invitations you received, and what you answered.',
      rows: listReceivedForExport,
    },
    {
      name: 'invitation-mutes',
      says: 'Of whom you want no more invitations.',
      rows: listMutesForExport,
    },
  ],
  companyLists: [
    {
      name: 'invitations',
      says: 'Whom the company invited to its projects, and what they answered.',
      rows: listOfCompanyForExport,
    },
  ],
  mentions: async (db, userId) => {
    const both = await db
      .selectFrom('invitations')
      .select('id')
      .where((eb) => eb.or([eb('client_id', '=', userId), eb('consultant_id', '=', userId)]))
      .execute();
    return both.map(({ id }) => id);
  },
};
