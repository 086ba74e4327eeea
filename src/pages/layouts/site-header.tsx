import { Link } from '@tanstack/react-router';
import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ViewerView } from '#features/identity/accounts/contract/viewer-view.ts';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Container } from '#ui/primitives/container.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { AccountLinks } from './account-links.tsx';
import { AccountNav, AccountNavPlace } from './account-nav.tsx';
import { hasNotifications, OwnBell } from './own-bell.tsx';
import { hasMessages, OwnMessages } from './own-messages.tsx';
import type { SignedInView } from './portal-links.ts';
import { publicLinks } from './public-links.ts';
import { SiteLogo } from './site-logo.tsx';

const PhoneMenu = lazy(async () => ({ default: (await import('./phone-menu.tsx')).PhoneMenu }));

/** The button that stands for the navigation on phones; the drawer is loaded when it is first opened. */
function PhoneNavigation({ viewer }: { viewer: ViewerView }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  return (
    <div className="md:hidden noscript:hidden">
      <IconButton
        label="Open the menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => {
          setWasOpened(true);
          setIsOpen(true);
        }}
      >
        <MenuIcon aria-hidden="true" />
      </IconButton>
      {wasOpened && (
        <Suspense>
          <PhoneMenu viewer={viewer} open={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </div>
  );
}

const publicLink =
  'rounded-md px-2 py-2 text-sm font-medium whitespace-nowrap text-ink-muted no-underline first:-ml-2 hover:bg-primary-soft hover:text-ink aria-[current=page]:text-primary-ink xl:first:ml-0';

/**
 * The navigation bar; under 768 px a drawer from the side takes its place. Below it, at every width, the account nav of
 * a signed-in user. The viewer is undefined while they are being recognised.
 */
export function SiteHeader({ viewer }: { viewer: ViewerView | undefined }) {
  return (
    <header className="border-b border-line bg-surface print:hidden">
      <Container className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 xl:flex-nowrap">
        <Link
          to="/"
          aria-label="Direct365, start page"
          className="inline-flex shrink-0 rounded-md py-2 no-underline"
        >
          <SiteLogo />
        </Link>
        {/* Without scripts there is no drawer: then the links stand in the bar at every width. */}
        <nav
          aria-label="Main"
          className="order-last hidden w-full flex-wrap items-center gap-x-1 pb-2 md:flex xl:order-none xl:w-auto xl:shrink-0 xl:flex-nowrap xl:pb-0 noscript:flex"
        >
          {publicLinks.map(({ to, label }) => (
            <Link key={to} to={to} className={publicLink}>
              {label}
            </Link>
          ))}
        </nav>
        <nav
          aria-label="Account"
          className="hidden min-h-15 min-w-45 items-center justify-end gap-2 py-2 md:flex noscript:flex"
        >
          {viewer?.kind === 'signed-in' ? <AccountLinks viewer={viewer} /> : <VisitorLinks />}
        </nav>
        <PhoneNavigation viewer={viewer ?? { kind: 'visitor' }} />
      </Container>
      {viewer?.kind === 'signed-in' ? (
        <AccountNav
          viewer={viewer}
          news={hasNotifications(viewer) && <OwnNews viewer={viewer} />}
        />
      ) : (
        <AccountNavPlace />
      )}
    </header>
  );
}

/** News for the user: messages, for users with conversations, and notifications. */
const OwnNews = ({ viewer }: { viewer: SignedInView }) => (
  <>
    {hasMessages(viewer) && <OwnMessages />}
    <OwnBell />
  </>
);

/** Hidden, in their place, while a user who was signed in here is being recognised. */
function VisitorLinks() {
  return (
    <>
      <Link
        to="/auth"
        search={{ mode: 'signin' }}
        className={buttonClassName({ variant: 'ghost', className: hiddenWhileRecognising })}
      >
        Sign In
      </Link>
      <Link to="/auth" className={buttonClassName({ className: hiddenWhileRecognising })}>
        Sign Up
      </Link>
    </>
  );
}

const hiddenWhileRecognising = '[[data-signed-in]_&]:invisible';
