import { listOf, personalTable } from '#db/personal-tables.ts';
import { companiesOfOne } from '#features/identity/memberships/server/queries/members.ts';
import type { PersonalData } from '#server/personal-data.ts';

const endpoints = personalTable('webhook_endpoints', {
  people: ['person_id'],
  given: ['name', 'kind', 'host', 'events', 'state', 'failing_since', 'created_at'],
  withheld: {
    id: 'names the row for us',
    person_id: 'the person who asks',
    company_id: 'webhooks of a company are in the list of the company',
    sealed_settings: 'an address that may be a secret, and what signs',
    old_secret_until: 'as the secret',
  },
  afterErasure: 'deleted',
});
const deliveries = personalTable('webhook_deliveries', {
  people: ['endpoint_id'],
  given: [],
  withheld: {
    ...{ id: 'ids alone', endpoint_id: 'ids alone', position: 'ids alone', type: 'ids alone' },
    ...{ subject_id: 'ids alone', data: 'ids alone', happened_at: 'kept for 30 days' },
    ...{ state: 'kept for 30 days', tries: 'kept for 30 days', due_at: 'kept for 30 days' },
    ...{ claimed_until: 'kept for seconds', tried_at: 'kept for 30 days' },
    ...{ took_ms: 'kept for 30 days', status: 'kept for 30 days', failure: 'kept for 30 days' },
    answer: 'what the own address answered; kept for 30 days, and read in the log',
  },
  afterErasure: 'deleted',
});

const withoutSecrets = 'without what is secret of them';

/** To which addresses events of a consultant or a company are sent. */
export const webhooksPersonalData: PersonalData = {
  feature: 'webhooks',
  tables: [endpoints, deliveries],
  impersonal: {},
  lists: [
    listOf(endpoints, {
      ...{ name: 'webhooks', person: 'person_id', key: 'id' },
      says: `Your webhooks, ${withoutSecrets}.`,
    }),
  ],
  erase: async (tx, _, { userId }) => {
    await tx
      .deleteFrom('webhook_endpoints')
      .where('company_id', 'in', companiesOfOne(tx, userId))
      .execute();
  },
  companyLists: [
    listOf(endpoints, {
      ...{ name: 'webhooks', person: 'company_id', key: 'id' },
      says: `The webhooks of the company, ${withoutSecrets}.`,
    }),
  ],
};
