import { expect, it } from 'vitest';
import { subscriptionsFlashes } from '#features/billing/subscriptions/web/flashes.ts';
import { applicationsFlashes } from '#features/hiring/applications/web/flashes.ts';
import { invitationsFlashes } from '#features/hiring/invitations/web/flashes.ts';
import { projectsFlashes } from '#features/hiring/projects/web/flashes.ts';
import { accountsFlashes } from '#features/identity/accounts/web/flashes.ts';
import { connectedSignInsFlashes } from '#features/identity/sign-in-providers/web/flashes.ts';
import { flashes, readFlash } from './flashes.ts';

it('no two features register a flash message under the same code', () => {
  const registered = [
    accountsFlashes,
    applicationsFlashes,
    connectedSignInsFlashes,
    invitationsFlashes,
    projectsFlashes,
    subscriptionsFlashes,
  ];
  expect(Object.keys(flashes)).toHaveLength(registered.flatMap((each) => Object.keys(each)).length);
});

it.each(['unknown', 'toString', '', undefined, ['admins-only']])(
  'the flash message %s of an address is dropped',
  (value) => {
    expect(readFlash(value)).toBeUndefined();
  },
);

it('a known flash message is read', () => {
  expect(readFlash('admins-only')).toBe('admins-only');
});
