import { Menu as MenuIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ViewerView } from '#features/identity/accounts/contract/viewer-view.ts';
import { IconButton } from '#ui/primitives/icon-button.tsx';

const PhoneMenu = lazy(async () => ({ default: (await import('./phone-menu.tsx')).PhoneMenu }));

/** The button that stands for the navigation on phones; the drawer is loaded when it is first opened. */
export function PhoneNavigation({ viewer }: { viewer: ViewerView }) {
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
