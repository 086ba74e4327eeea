import { listOf, personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';

const passkeys = personalTable('auth.passkeys', {
  people: ['user_id'],
  given: [
    ...(['credential_id', 'public_key', 'sign_count', 'transports', 'friendly_name'] as const),
    ...(['is_synced', 'copied_at', 'last_used_at', 'created_at'] as const),
  ],
  withheld: { id: 'names the row for us', user_id: 'the person who asks' },
  afterErasure: 'deleted',
});

const minutes = 'lives for minutes';
const challenges = personalTable('auth.passkey_challenges', {
  people: ['user_id'],
  given: [],
  withheld: {
    ...{ id: minutes, purpose: minutes, challenge: minutes, user_id: minutes },
    ...{ session_id: minutes, browser_hash: minutes, friendly_name: minutes },
    ...{ expires_at: minutes, created_at: minutes },
  },
  afterErasure: 'deleted',
});

/** The keys of a user's devices; the secrets never leave the devices. */
export const passkeysPersonalData: PersonalData = {
  feature: 'passkeys',
  tables: [passkeys, challenges],
  impersonal: {},
  lists: [
    listOf(passkeys, {
      ...{ name: 'passkeys', person: 'user_id', key: 'id' },
      says: 'Your passkeys, by their public halves.',
    }),
  ],
};
