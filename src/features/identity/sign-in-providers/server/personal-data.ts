import { listOf, personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';

const connections = personalTable('auth.connected_sign_ins', {
  people: ['user_id'],
  given: [
    ...(['issuer', 'subject', 'tenant_id', 'object_id'] as const),
    ...(['claimed_name', 'claimed_email', 'last_used_at', 'created_at'] as const),
  ],
  withheld: { id: 'names the row for us', user_id: 'the person who asks' },
  afterErasure: 'deleted',
});

const minutes = 'lives for minutes';
const flows = personalTable('auth.sign_in_flows', {
  people: ['user_id'],
  given: [],
  withheld: {
    ...{ state_hash: minutes, browser_hash: minutes, purpose: minutes, user_id: minutes },
    ...{ session_id: minutes, user_type: minutes, next_path: minutes },
    ...{ expires_at: minutes, created_at: minutes },
  },
  afterErasure: 'deleted',
});

const hour = 'of a person who has no account yet; lives for an hour';
const waiting = personalTable('auth.waiting_identities', {
  people: ['claimed_email'],
  given: [],
  withheld: {
    ...{ id: hour, browser_hash: hour, issuer: hour, subject: hour, tenant_id: hour },
    ...{ object_id: hour, claimed_name: hour, claimed_email: hour, first_name: hour },
    ...{ last_name: hour, user_type: hour, next_path: hour, expires_at: hour },
    created_at: hour,
  },
  afterErasure: 'deleted',
});

/** The accounts that a user has elsewhere, as these were named when they were connected. */
export const connectedSignInsPersonalData: PersonalData = {
  feature: 'connected-sign-ins',
  tables: [connections, flows, waiting],
  impersonal: {},
  lists: [
    listOf(connections, {
      ...{ name: 'connected-sign-ins', person: 'user_id', key: 'id' },
      says: 'The accounts elsewhere that sign you in, with what their provider said of you.',
    }),
  ],
  erase: async (tx, _, { email }) => {
    await tx
      .deleteFrom('auth.waiting_identities')
      .where((eb) => eb(eb.fn<string>('lower', ['claimed_email']), '=', email))
      .execute();
  },
};
