import { subscriptionsFlashes } from '#features/billing/subscriptions/web/flashes.ts';
import { applicationsFlashes } from '#features/hiring/applications/web/flashes.ts';
import { invitationsFlashes } from '#features/hiring/invitations/web/flashes.ts';
import { projectsFlashes } from '#features/hiring/projects/web/flashes.ts';
import { accountsFlashes } from '#features/identity/accounts/web/flashes.ts';
import { connectedSignInsFlashes } from '#features/identity/sign-in-providers/web/flashes.ts';

/** The messages that a page may show after a redirect, by the code in the address. */
export const flashes = {
  ...accountsFlashes,
  ...connectedSignInsFlashes,
  ...projectsFlashes,
  ...invitationsFlashes,
  ...applicationsFlashes,
  ...subscriptionsFlashes,
};

export type Flash = keyof typeof flashes;

/** Reads the `notice` search parameter; anything unknown is dropped. */
export function readFlash(value: unknown): Flash | undefined {
  return typeof value === 'string' && Object.hasOwn(flashes, value) ? (value as Flash) : undefined;
}
