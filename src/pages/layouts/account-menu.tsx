import { Link } from '@tanstack/react-router';
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#ui/primitives/menu.tsx';
import { AccountMenuButton } from './account-menu-button.tsx';
import { hasMessages } from './own-messages.tsx';
import { portalLinks, type SignedInView } from './portal-links.ts';
import { useSignOut } from './use-sign-out.ts';

interface AccountMenuProps {
  viewer: SignedInView;
  /** The reader pressed the button while the menu was on its way. */
  isWanted: boolean;
}

/** The menu of a signed-in user, by role. */
export function AccountMenu({ viewer, isWanted }: AccountMenuProps) {
  const signOut = useSignOut();
  return (
    <Menu defaultOpen={isWanted} trigger={<AccountMenuButton viewer={viewer} />}>
      {portalLinks(viewer).map(({ to, label }) => (
        <MenuLink key={to} render={<Link to={to} />}>
          {label}
        </MenuLink>
      ))}
      {hasMessages(viewer) && <MenuLink render={<Link to="/calls" />}>Calls</MenuLink>}
      {viewer.company && <MenuLink render={<Link to="/company" />}>Your Company</MenuLink>}
      <MenuLink render={<Link to="/account" />}>Account Settings</MenuLink>
      <MenuSeparator />
      <MenuItem onSelect={() => void signOut()}>Sign Out</MenuItem>
    </Menu>
  );
}
