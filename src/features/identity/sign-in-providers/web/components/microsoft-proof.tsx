import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { useWayToMicrosoft } from '../hooks/use-way-to-microsoft.ts';
import { connectedSignInsApi, connectionsQuery } from '../queries.ts';
import { MicrosoftLogo } from './microsoft-logo.tsx';
import { provenChannel, provenPath } from './proven-elsewhere.ts';

interface MicrosoftProofProps {
  /** The page has its own second factor to ask for, and Microsoft does not stand for it. */
  onProven: () => Promise<unknown>;
}

/**
 * Proves by a connected Microsoft account that it is oneself, in a window of its own: what is being written on this
 * page stays. Nothing for people who have none.
 */
export function MicrosoftProof({ onProven }: MicrosoftProofProps) {
  const { data } = useQuery(connectionsQuery);
  const [isAway, setAway] = useState(false);
  const { isLeaving, leave } = useWayToMicrosoft(() =>
    connectedSignInsApi.beginProof({ next: provenPath }),
  );
  const handleProven = useEffectEvent(onProven);

  useEffect(() => {
    if (!isAway) return;
    const channel = new BroadcastChannel(provenChannel);
    channel.addEventListener('message', () => void handleProven());
    return () => channel.close();
  }, [isAway]);

  if (!data?.isOffered || data.connections.length === 0) return null;

  async function handleClick() {
    // Opened before anything is asked: later the browser would take it for an advertisement.
    const opened = window.open('', '_blank');
    setAway(true);
    await leave(opened ?? undefined);
  }

  return (
    <div className="mt-4 flex flex-col gap-3">
      <Button
        variant="secondary"
        size="lg"
        className="w-full noscript:hidden"
        pending={isLeaving && !isAway}
        onClick={handleClick}
      >
        <MicrosoftLogo />
        Confirm with Microsoft
      </Button>
      {isAway && (
        <p role="status" className="text-sm text-ink-muted">
          Go on in the window of Microsoft. Once it is done, you go on here.
        </p>
      )}
    </div>
  );
}
