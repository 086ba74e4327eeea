import { Button } from '#ui/primitives/button.tsx';
import { useWayToMicrosoft } from '../hooks/use-way-to-microsoft.ts';
import { MicrosoftLogo } from './microsoft-logo.tsx';

interface MicrosoftButtonProps {
  label: string;
  /** Asks where to go. */
  ask: () => Promise<{ url: string }>;
}

/** Goes to Microsoft, and comes back with who it is. It needs scripts. */
export function MicrosoftButton({ label, ask }: MicrosoftButtonProps) {
  const { isLeaving, leave } = useWayToMicrosoft(ask);
  return (
    <Button
      variant="secondary"
      size="lg"
      className="w-full noscript:hidden"
      pending={isLeaving}
      onClick={() => leave()}
    >
      <MicrosoftLogo />
      {label}
    </Button>
  );
}
