import { Link, useLocation } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { ownLinkClassName } from './account-nav.tsx';
import type { SignedInView } from './portal-links.ts';

// Visitors never need it, so it is not among the code of every page.
const BellBadge = lazy(async () => ({
  default: (await import('#features/notifications/inbox/web/components/bell-badge.tsx')).BellBadge,
}));

/**
 * Whether a user has notifications. They are hidden during impersonation, and admins have lists of pending work
 * instead.
 */
export const hasNotifications = ({ isAdmin, lookingIn }: SignedInView): boolean =>
  !isAdmin && !lookingIn;

/** The way to the own notifications, with how many are unread. */
export function OwnBell() {
  const { pathname, searchStr } = useLocation();
  return (
    <Link
      to="/notifications"
      activeOptions={{ exact: true }}
      aria-current={pathname === '/notifications' ? 'page' : undefined}
      className={`${ownLinkClassName} min-w-11 justify-center -mr-2 sm:-mr-3`}
    >
      <span className="relative">
        <Bell aria-hidden="true" className="size-5" />
        <Suspense>
          <BellBadge path={`${pathname}${searchStr}`} />
        </Suspense>
      </span>
      <span className="sr-only">Notifications</span>
    </Link>
  );
}
