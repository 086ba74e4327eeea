import { Link } from '@tanstack/react-router';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import type { AccountMenu } from './account-menu.tsx';
import { AccountMenuButton } from './account-menu-button.tsx';
import { portalLinks, type SignedInView } from './portal-links.ts';

type LoadedMenu = ComponentType<Parameters<typeof AccountMenu>[0]>;

/** The right end of the bar for a signed-in user: their portal, and their menu. */
export function AccountLinks({ viewer }: { viewer: SignedInView }) {
  const [Menu, setMenu] = useState<LoadedMenu>();
  const [isWanted, setWanted] = useState(false);
  const slot = useRef<HTMLSpanElement>(null);
  const hadFocus = useRef(false);
  // Visitors never need the menu, so its code is not among the code of every page.
  useEffect(() => {
    let isCurrent = true;
    void import('./account-menu.tsx').then(({ AccountMenu: loaded }) => {
      if (!isCurrent) return;
      hadFocus.current = slot.current?.contains(document.activeElement) ?? false;
      setMenu(() => loaded);
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  useEffect(() => {
    if (Menu && hadFocus.current) slot.current?.querySelector('button')?.focus();
  }, [Menu]);
  const [home] = portalLinks(viewer);
  return (
    <>
      {home && (
        <Link to={home.to} className={buttonClassName({ variant: 'ghost' })}>
          {home.label}
        </Link>
      )}
      <span ref={slot} className="contents">
        {Menu ? (
          <Menu viewer={viewer} isWanted={isWanted} />
        ) : (
          <AccountMenuButton viewer={viewer} onClick={() => setWanted(true)} />
        )}
      </span>
    </>
  );
}
