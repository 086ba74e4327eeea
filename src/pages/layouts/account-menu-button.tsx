import { ChevronDown } from 'lucide-react';
import { Button, type ButtonProps } from '#ui/primitives/button.tsx';
import type { SignedInView } from './portal-links.ts';

interface AccountMenuButtonProps extends ButtonProps {
  viewer: SignedInView;
}

/** What opens the menu; it stands there before the menu itself has been loaded. */
export function AccountMenuButton({ viewer, ...rest }: AccountMenuButtonProps) {
  return (
    <Button variant="secondary" className="min-w-0 shrink" aria-haspopup="menu" {...rest}>
      <bdi className="block max-w-40 min-w-0 truncate">
        {viewer.firstName.trim() || viewer.email}
      </bdi>
      <ChevronDown aria-hidden="true" />
    </Button>
  );
}
