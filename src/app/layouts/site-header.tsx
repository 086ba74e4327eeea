import { Link } from '@tanstack/react-router';
import { ChevronDown, Menu as MenuIcon } from 'lucide-react';
import { useState } from 'react';
import type { ViewerView } from '#features/accounts/contract.ts';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Container } from '#ui/primitives/container.tsx';
import { Drawer } from '#ui/primitives/drawer.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#ui/primitives/menu.tsx';
import { portalLinks } from './portal-links.ts';
import { publicLinks } from './public-links.ts';
import { SiteMark } from './site-mark.tsx';
import { useSignOut } from './use-sign-out.ts';

/** The navigation bar; under 768 px a drawer from the side takes its place. */
export function SiteHeader({ viewer }: { viewer: ViewerView }) {
  return (
    <header className="border-b border-line bg-surface print:hidden">
      <Container className="flex min-h-16 flex-wrap items-center justify-between gap-x-4">
        <Link
          to="/"
          aria-label="Direct365, start page"
          className="inline-flex rounded-md no-underline"
        >
          <SiteMark />
        </Link>
        <nav
          aria-label="Main"
          className="order-last hidden w-full items-center gap-1 pb-2 md:flex lg:order-none lg:w-auto lg:pb-0"
        >
          {publicLinks.map(({ to, label }) => (
            <Link
              key={to}
              to={to}
              className="rounded-md px-2 py-2 text-sm font-medium whitespace-nowrap text-ink-muted no-underline first:-ml-2 hover:bg-primary-soft hover:text-ink aria-[current=page]:text-primary-ink lg:first:ml-0"
            >
              {label}
            </Link>
          ))}
        </nav>
        <nav aria-label="Account" className="hidden items-center gap-2 py-2 md:flex">
          {viewer.kind === 'visitor' ? <VisitorLinks /> : <AccountMenu viewer={viewer} />}
        </nav>
        <PhoneNavigation viewer={viewer} />
      </Container>
    </header>
  );
}

function VisitorLinks() {
  return (
    <>
      <Link
        to="/auth"
        search={{ mode: 'signin' }}
        className={buttonClassName({ variant: 'ghost' })}
      >
        Sign In
      </Link>
      <Link to="/auth" className={buttonClassName()}>
        Sign Up
      </Link>
    </>
  );
}

function AccountMenu({ viewer }: { viewer: Extract<ViewerView, { kind: 'signed-in' }> }) {
  const signOut = useSignOut();
  const [home] = portalLinks(viewer);
  return (
    <>
      {home && (
        <Link to={home.to} className={buttonClassName({ variant: 'ghost' })}>
          {home.label}
        </Link>
      )}
      <Menu
        trigger={
          <Button variant="secondary">
            {viewer.firstName || viewer.email}
            <ChevronDown aria-hidden="true" />
          </Button>
        }
      >
        {portalLinks(viewer).map(({ to, label }) => (
          <MenuLink key={to} render={<Link to={to} />}>
            {label}
          </MenuLink>
        ))}
        <MenuSeparator />
        <MenuItem onSelect={() => void signOut()}>Sign Out</MenuItem>
      </Menu>
    </>
  );
}

const drawerLink =
  'flex min-h-11 items-center rounded-md px-3 font-medium text-ink no-underline hover:bg-primary-soft';

function PhoneNavigation({ viewer }: { viewer: ViewerView }) {
  const [isOpen, setIsOpen] = useState(false);
  const signOut = useSignOut();
  const close = () => setIsOpen(false);
  return (
    <div className="md:hidden">
      <Drawer
        title="Menu"
        open={isOpen}
        onOpenChange={setIsOpen}
        trigger={
          <IconButton label="Open the menu">
            <MenuIcon aria-hidden="true" />
          </IconButton>
        }
      >
        <nav aria-label="Main" className="flex flex-col gap-1">
          <Link to="/" onClick={close} className={drawerLink}>
            Start page
          </Link>
          {publicLinks.map(({ to, label }) => (
            <Link key={to} to={to} onClick={close} className={drawerLink}>
              {label}
            </Link>
          ))}
          {portalLinks(viewer).map(({ to, label }) => (
            <Link key={to} to={to} onClick={close} className={drawerLink}>
              {label}
            </Link>
          ))}
          {viewer.kind === 'visitor' ? (
            <>
              <Link to="/auth" search={{ mode: 'signin' }} onClick={close} className={drawerLink}>
                Sign In
              </Link>
              <Link to="/auth" onClick={close} className={drawerLink}>
                Sign Up
              </Link>
            </>
          ) : (
            <Button
              variant="secondary"
              className="mt-3"
              onClick={() => {
                close();
                void signOut();
              }}
            >
              Sign Out
            </Button>
          )}
        </nav>
      </Drawer>
    </div>
  );
}
