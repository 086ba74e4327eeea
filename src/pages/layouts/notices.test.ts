import { expect, it } from 'vitest';
import { subscriptionsNotices } from '#features/billing/subscriptions/web/notices.ts';
import { applicationsNotices } from '#features/hiring/applications/web/notices.ts';
import { invitationsNotices } from '#features/hiring/invitations/web/notices.ts';
import { projectsNotices } from '#features/hiring/projects/web/notices.ts';
import { accountsNotices } from '#features/identity/accounts/web/notices.ts';
import { connectedSignInsNotices } from '#features/identity/sign-in-providers/web/notices.ts';
import { notices, readNotice } from './notices.ts';

it('no two features register a notice under the same code', () => {
  const registered = [
    accountsNotices,
    applicationsNotices,
    connectedSignInsNotices,
    invitationsNotices,
    projectsNotices,
    subscriptionsNotices,
  ];
  expect(Object.keys(notices)).toHaveLength(registered.flatMap((each) => Object.keys(each)).length);
});

it.each(['unknown', 'toString', '', undefined, ['admins-only']])(
  'the notice %s of an address is dropped',
  (value) => {
    expect(readNotice(value)).toBeUndefined();
  },
);

it('a known notice is read', () => {
  expect(readNotice('admins-only')).toBe('admins-only');
});
