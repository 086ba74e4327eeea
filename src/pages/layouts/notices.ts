import { subscriptionsNotices } from '#features/billing/subscriptions/web/notices.ts';
import { applicationsNotices } from '#features/hiring/applications/web/notices.ts';
import { invitationsNotices } from '#features/hiring/invitations/web/notices.ts';
import { projectsNotices } from '#features/hiring/projects/web/notices.ts';
import { accountsNotices } from '#features/identity/accounts/web/notices.ts';
import { connectedSignInsNotices } from '#features/identity/sign-in-providers/web/notices.ts';

/** The messages that a page may show after a redirect, by the code in the address. */
export const notices = {
  ...accountsNotices,
  ...connectedSignInsNotices,
  ...projectsNotices,
  ...invitationsNotices,
  ...applicationsNotices,
  ...subscriptionsNotices,
};

export type Notice = keyof typeof notices;

/** Reads the `notice` search parameter; anything unknown is dropped. */
export function readNotice(value: unknown): Notice | undefined {
  return typeof value === 'string' && Object.hasOwn(notices, value) ? (value as Notice) : undefined;
}
