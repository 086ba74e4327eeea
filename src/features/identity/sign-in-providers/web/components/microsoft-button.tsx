import { Button } from '#ui/primitives/button.tsx';
import { useWayToMicrosoft } from '../hooks/use-way-to-microsoft.ts';
import { MicrosoftLogo } from './microsoft-logo.tsx';

interface MicrosoftButtonProps {
  label: string;
  /** Asks where to go. */
  ask: () => Promise<{ url: string }>;
  /** As wide as what it stands in, beside other ways to do the same. */
  isWide?: boolean;
}

/** Goes to Microsoft, and comes back with who it is. It needs scripts. */
export function MicrosoftButton({ label, ask, isWide = false }: MicrosoftButtonProps) {
  const { isLeaving, leave } = useWayToMicrosoft(ask);
  return (
    <Button
      variant="secondary"
      {...(isWide ? { size: 'lg' } : {})}
      className={isWide ? 'w-full noscript:hidden' : 'self-start noscript:hidden'}
      pending={isLeaving}
      onClick={() => leave()}
    >
      <MicrosoftLogo />
      {label}
    </Button>
  );
}
