import { Link } from '@tanstack/react-router';
import type { ViewerView } from '#features/identity/accounts/contract/viewer-view.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Drawer } from '#ui/primitives/drawer.tsx';
import { hasMessages } from './own-messages.tsx';
import { portalLinks } from './portal-links.ts';
import { publicLinks } from './public-links.ts';
import { useSignOut } from './use-sign-out.ts';

const link =
  'flex min-h-11 items-center rounded-md px-3 font-medium text-ink no-underline hover:bg-primary-soft';

interface PhoneMenuProps {
  viewer: ViewerView;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The navigation on phones: a drawer from the side. */
export function PhoneMenu({ viewer, open, onOpenChange }: PhoneMenuProps) {
  const signOut = useSignOut();
  const close = () => onOpenChange(false);
  return (
    <Drawer title="Menu" open={open} onOpenChange={onOpenChange}>
      <nav aria-label="Main" className="flex flex-col gap-1">
        {publicLinks.map(({ to, label }) => (
          <Link key={to} to={to} onClick={close} className={link}>
            {label}
          </Link>
        ))}
        {portalLinks(viewer).map(({ to, label }) => (
          <Link key={to} to={to} onClick={close} className={link}>
            {label}
          </Link>
        ))}
        {viewer.kind === 'visitor' ? (
          <>
            <Link to="/auth" search={{ mode: 'signin' }} onClick={close} className={link}>
              Sign In
            </Link>
            <Link to="/auth" onClick={close} className={link}>
              Sign Up
            </Link>
          </>
        ) : (
          <>
            {hasMessages(viewer) && (
              <Link to="/calls" onClick={close} className={link}>
                Calls
              </Link>
            )}
            {viewer.company && (
              <Link to="/company" onClick={close} className={link}>
                Your Company
              </Link>
            )}
            <Link to="/account" onClick={close} className={link}>
              Account Settings
            </Link>
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
          </>
        )}
      </nav>
    </Drawer>
  );
}
