import { listOf, personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';

const factors = personalTable('auth.factors', {
  people: ['user_id'],
  given: [
    ...(['kind', 'friendly_name', 'destination', 'verified_at'] as const),
    ...(['last_used_at', 'created_at'] as const),
  ],
  withheld: {
    id: 'names the row for us',
    user_id: 'the person who asks',
    secret: 'makes codes',
    last_step: 'which code was used last',
  },
  afterErasure: 'deleted',
});

const challenges = personalTable('auth.factor_challenges', {
  people: ['factor_id'],
  given: [],
  withheld: {
    id: 'lives for minutes',
    factor_id: 'as the id',
    session_id: 'as the id',
    code_hash: 'as the id',
    wrong_codes: 'as the id',
    expires_at: 'as the id',
    created_at: 'as the id',
  },
  afterErasure: 'deleted',
});

const wrongCodes = personalTable('auth.wrong_codes', {
  people: ['user_id'],
  given: ['made_at'],
  withheld: { id: 'names the row for us', user_id: 'the person who asks' },
  afterErasure: 'deleted',
});

const backupCodes = personalTable('auth.backup_codes', {
  people: ['user_id'],
  given: ['used_at', 'created_at'],
  withheld: { user_id: 'the person who asks', code_hash: 'made of the code' },
  afterErasure: 'deleted',
});

const sentCodes = personalTable('auth.sent_codes', {
  people: ['user_id'],
  given: ['kind', 'sent_at'],
  withheld: {
    id: 'names the row for us',
    user_id: 'the person who asks',
    destination_hash: 'made of a number or an address',
  },
  afterErasure: 'deleted',
});

/** The user's second factors, without the secrets. */
export const factorsPersonalData: PersonalData = {
  feature: 'factors',
  tables: [factors, challenges, wrongCodes, backupCodes, sentCodes],
  impersonal: {},
  lists: [
    listOf(factors, {
      ...{ name: 'second-factors', person: 'user_id', key: 'id' },
      says: 'Your authenticator apps, without their secrets, and the numbers and addresses that codes are sent to.',
    }),
    listOf(wrongCodes, {
      ...{ name: 'wrong-codes', person: 'user_id', key: 'id' },
      says: 'When a wrong code was typed.',
    }),
    listOf(sentCodes, {
      ...{ name: 'sent-codes', person: 'user_id', key: 'id' },
      says: 'When a code was sent to you.',
    }),
    listOf(backupCodes, {
      ...{ name: 'backup-codes', person: 'user_id', key: 'code_hash' },
      says: 'When your backup codes were made and used; the codes are kept as hashes.',
    }),
  ],
};
