import { listOf, personalTable } from '#db/personal-tables.ts';
import type { PersonalData } from '#server/personal-data.ts';

const codes = personalTable('referral_codes', {
  people: ['user_id'],
  given: ['code', 'created_at'],
  withheld: { user_id: 'the person who asks' },
  afterErasure: 'deleted',
});

const referrals = personalTable('referrals', {
  people: ['referrer_id', 'referee_id'],
  given: [
    ...(['created_at', 'reward_granted_at', 'credit_amount', 'credit_currency'] as const),
    ...(['credited_at', 'reward_taken_back_at', 'credit_returned_at'] as const),
  ],
  withheld: {
    id: 'names the row for us',
    referrer_id: 'another person, or the one who asks',
    referee_id: 'another person, or the one who asks',
  },
  afterErasure: 'deleted',
});

/** Who brought whom. A free month that was credited stays at the payment service. */
export const referralsPersonalData: PersonalData = {
  feature: 'referrals',
  tables: [codes, referrals],
  impersonal: {},
  lists: [
    listOf(codes, {
      ...{ name: 'referral-code', person: 'user_id', key: 'user_id' },
      says: 'Your referral code.',
    }),
    listOf(referrals, {
      ...{ name: 'people-you-referred', person: 'referrer_id', key: 'id' },
      says: 'When a consultant came by your code, and what became of the free month.',
    }),
    listOf(referrals, {
      ...{ name: 'you-were-referred', person: 'referee_id', key: 'id' },
      says: 'That you came by another consultant’s code.',
      columns: ['created_at'],
    }),
  ],
};
