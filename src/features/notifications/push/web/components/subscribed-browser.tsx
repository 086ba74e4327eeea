import { Badge } from '#ui/primitives/badge.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import type { PushSubscriptionView } from '../../contract.ts';

interface SubscribedBrowserProps {
  subscription: PushSubscriptionView;
  isPending: boolean;
  onTurnOff: () => void;
}

/** A browser that shows notifications, with a way to end that. */
export function SubscribedBrowser({ subscription, isPending, onTurnOff }: SubscribedBrowserProps) {
  const { device, addedAt, isHere } = subscription;
  return (
    <li className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium text-ink">
          {device}
          {isHere && <Badge tone="success">This browser</Badge>}
        </p>
        <p className="text-sm text-ink-muted">
          On since <DateText value={addedAt} />
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        pending={isPending}
        onClick={onTurnOff}
        aria-label={`Turn off in ${isHere ? 'this browser' : device}`}
      >
        Turn off
      </Button>
    </li>
  );
}
