import { Link, useLocation } from '@tanstack/react-router';
import { MessageSquare } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { ownLinkClassName } from './account-nav.tsx';
import type { SignedInView } from './portal-links.ts';

// Visitors never need it, so it is not among the code of every page.
const UnreadBadge = lazy(async () => ({
  default: (await import('#features/conversations/messages/web/components/unread-badge.tsx'))
    .UnreadBadge,
}));

const NewMessagesSpoken = lazy(async () => ({
  default: (await import('#features/conversations/messages/web/components/unread-badge.tsx'))
    .NewMessagesSpoken,
}));

/** Whether a user has conversations. They are hidden during impersonation, and admins have none. */
export const hasMessages = ({ userType, isApproved, isAdmin, lookingIn }: SignedInView): boolean =>
  !isAdmin && !lookingIn && (isApproved || userType === 'consultant');

/** The way to the own conversations, with how much waits unread. On phones it is an icon. */
export function OwnMessages() {
  const { pathname } = useLocation();
  return (
    <>
      <Link
        to="/messages"
        activeOptions={{ exact: true }}
        aria-current={currentAt(pathname)}
        className={`${ownLinkClassName} min-w-11 justify-center gap-2.5`}
      >
        <span className="relative">
          <MessageSquare aria-hidden="true" className="size-5" />
          <Suspense>
            <UnreadBadge />
          </Suspense>
        </span>
        <span className="max-sm:sr-only">Messages</span>
      </Link>
      <Suspense>
        <NewMessagesSpoken isInConversation={pathname.startsWith('/messages/')} />
      </Suspense>
    </>
  );
}

function currentAt(pathname: string): 'page' | 'true' | undefined {
  if (pathname === '/messages') return 'page';
  return pathname.startsWith('/messages/') ? 'true' : undefined;
}
