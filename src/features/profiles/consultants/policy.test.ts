import { expect, it } from 'vitest';
import { nameForApprovedClient } from './policy.ts';

const ada = { firstName: 'Ada', lastName: 'Lovelace' };

it('shows the surname to a client who has accepted the consultant, and to no other', () => {
  expect(nameForApprovedClient(ada, { hasAccepted: true })).toBe('Ada Lovelace');
  expect(nameForApprovedClient(ada, { hasAccepted: false })).toBe('Ada L.');
  expect(nameForApprovedClient({ ...ada, lastName: '' }, { hasAccepted: true })).toBe('Ada');
});
