import { listOf, personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';
import { forgetReplaced } from './commands/replaced-sign-ups.ts';

const itself = 'the person who asks';
const internal = 'names the row for us';
const somebodyElse = 'another person';
const secret = 'opens something';
const beforeAccount = 'an unconfirmed sign-up: gone after a day, or with the first confirmation';

const users = personalTable('auth.users', {
  people: ['id'],
  given: [
    ...(['id', 'name', 'email', 'email_verified', 'user_type', 'first_name', 'last_name'] as const),
    ...(['has_second_factor', 'created_at', 'updated_at'] as const),
  ],
  withheld: {
    image: 'nothing is kept in it',
    token_epoch: internal,
    code_address: 'in the list of second factors',
    email_step_enough: 'made of the second factors',
  },
  afterErasure: 'deleted',
});

const profiles = personalTable('profiles', {
  people: ['user_id', 'approved_by'],
  given: [
    ...([
      'user_type',
      'first_name',
      'last_name',
      'company_name',
      'currency',
      'language',
      'is_demo',
    ] as const),
    ...(['approved_at', 'refused_at', 'refusal_reason', 'suspended_at'] as const),
    ...(['suspension_reason', 'leaving_at', 'created_at', 'updated_at'] as const),
  ],
  withheld: {
    user_id: itself,
    is_former: 'only of those who stand for erased users',
    approved_by: somebodyElse,
    approved_fully_checked: 'how we check accounts is ours',
  },
  afterErasure: 'deleted',
});

const sessions = personalTable('auth.sessions', {
  people: ['user_id'],
  given: [
    ...(['created_at', 'updated_at', 'expires_at', 'ip_address', 'user_agent'] as const),
    ...(['assurance', 'made_by', 'proven_at', 'second_step_at'] as const),
  ],
  withheld: { id: internal, user_id: itself, token: secret },
  afterErasure: 'deleted',
});

const impersonations = personalTable('auth.look_ins', {
  people: ['user_id', 'admin_id'],
  given: ['reason', 'began_at', 'ends_at', 'ended_at', 'ended_by'],
  withheld: {
    id: internal,
    user_id: itself,
    admin_id: somebodyElse,
    session_id: 'the admin’s own',
    is_closed: internal,
  },
  afterErasure: 'deleted',
});

const emailChanges = personalTable('auth.email_changes', {
  people: ['user_id'],
  given: ['new_email', 'old_confirmed_at', 'new_confirmed_at', 'expires_at', 'created_at'],
  withheld: { id: secret, user_id: itself },
  afterErasure: 'deleted',
});

const waysIn = personalTable('auth.accounts', {
  people: ['user_id'],
  given: ['provider_id', 'scope', 'created_at', 'updated_at'],
  withheld: {
    ...{ id: internal, user_id: itself, account_id: internal, password: secret },
    ...{ access_token: secret, refresh_token: secret, id_token: secret },
    ...{ access_token_expires_at: secret, refresh_token_expires_at: secret },
  },
  afterErasure: 'deleted',
});

const signUps = personalTable('auth.sign_ups', {
  people: ['user_id'],
  given: ['next_path', 'mailed_at', 'address', 'language', 'browser'],
  withheld: { user_id: itself, intent_hash: secret },
  afterErasure: 'deleted',
});

const replaced = personalTable('auth.replaced_sign_ups', {
  people: ['email'],
  given: [],
  withheld: {
    ...{ user_id: internal, password: secret, expires_at: internal },
    ...{ email: beforeAccount, user_type: beforeAccount, first_name: beforeAccount },
    ...{ last_name: beforeAccount, company_name: beforeAccount },
    ...{ next_path: beforeAccount, address: beforeAccount },
    ...{ language: beforeAccount, browser: beforeAccount, signed_up_at: beforeAccount },
  },
  afterErasure: 'deleted',
});

const links = personalTable('auth.verifications', {
  people: ['value'],
  given: [],
  withheld: {
    ...{ id: internal, identifier: secret, value: itself },
    ...{ expires_at: secret, created_at: secret, updated_at: secret },
  },
  afterErasure: 'deleted',
});

const admins = personalTable('admins', {
  people: ['user_id', 'granted_by'],
  given: ['granted_at'],
  withheld: { user_id: itself, granted_by: somebodyElse },
  afterErasure: 'deleted',
});

/** The account, its sessions and ways in. With the account goes every row that refers to it. */
export const accountsPersonalData: PersonalData = {
  feature: 'accounts',
  tables: [
    users,
    profiles,
    sessions,
    impersonations,
    emailChanges,
    waysIn,
    signUps,
    replaced,
    links,
    admins,
  ],
  impersonal: {},
  lists: [
    listOf(users, { name: 'account', says: 'Your account.', person: 'id', key: 'id' }),
    listOf(profiles, {
      ...{ name: 'approval', person: 'user_id', key: 'user_id' },
      says: 'Your name, and what was decided about your account.',
    }),
    listOf(sessions, {
      ...{ name: 'sessions', person: 'user_id', key: 'id' },
      says: 'Where you are signed in, since when, and from which address.',
    }),
    listOf(waysIn, {
      ...{ name: 'ways-in', person: 'user_id', key: 'id' },
      says: 'How you can sign in; passwords are kept as hashes and are not part of it.',
    }),
    listOf(signUps, {
      ...{ name: 'sign-up', person: 'user_id', key: 'user_id' },
      says: 'Where you signed up from.',
    }),
    listOf(emailChanges, {
      ...{ name: 'email-changes', person: 'user_id', key: 'user_id' },
      says: 'A change of your address that waits to be confirmed.',
    }),
    listOf(impersonations, {
      ...{ name: 'looked-in', person: 'user_id', key: 'id' },
      says: 'When an admin saw the site as you see it, and why.',
    }),
    listOf(admins, {
      ...{ name: 'admin', person: 'user_id', key: 'user_id' },
      says: 'Since when you are an admin.',
    }),
  ],
  erase: async (tx, _, { userId, email }) => {
    await forgetReplaced(tx, email);
    await tx.deleteFrom('auth.verifications').where('value', '=', userId).execute();
    await tx.deleteFrom('auth.users').where('id', '=', userId).execute();
  },
};
