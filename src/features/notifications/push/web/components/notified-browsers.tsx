import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { PreferencesLink } from '#features/platform/cookie-consent/web/components/preferences-link.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { useFocusAfterChange } from '#ui/use-focus-after-change.ts';
import type { PushSubscriptionView } from '../../contract.ts';
import { hereMessages, messageForPushError, type PushHere, pushMessages } from '../messages.ts';
import { allowAndTurnOnHere, pushSubscriptionsQuery, turnOff, turnOnHere } from '../queries.ts';

interface NotifiedBrowsersProps {
  /** What a browser subscribes with. */
  publicKey: string;
  subscriptions: readonly PushSubscriptionView[];
  here: PushHere;
  /** This browser may stand otherwise now. */
  onChange: () => Promise<void>;
}

/** How notifications stand here, with the way to change that, and the browsers that show them. */
export function NotifiedBrowsers(props: NotifiedBrowsersProps) {
  const { publicKey, subscriptions, here, onChange } = props;
  const queryClient = useQueryClient();
  const allowsId = useId();
  const statusRef = useFocusAfterChange<HTMLParagraphElement>(here, { preventScroll: true });
  // What has lost its address, with its permission or its storage, is forgotten when the next message finds it gone.
  const shown = subscriptions.filter(({ isHere }) => !isHere || here === 'on');

  const onSettled = async () => {
    // The list first: turning on gives this browser another row, and the old one can be turned off no more.
    await queryClient.invalidateQueries({ queryKey: pushSubscriptionsQuery.queryKey });
    await onChange();
  };
  const onError = (error: unknown) => notify.error('Error', messageForPushError(error));
  const turningOn = useMutation({
    mutationFn: (isAllowing: boolean) =>
      isAllowing ? allowAndTurnOnHere(publicKey) : turnOnHere(publicKey),
    onSuccess: () => notify.success(pushMessages.on),
    ...{ onError, onSettled },
  });
  const turningOff = useMutation({
    mutationFn: ({ subscriptionId, isHere }: PushSubscriptionView) =>
      turnOff(subscriptionId, isHere),
    onSuccess: () => {
      notify.success(pushMessages.off);
      statusRef.current?.focus();
    },
    ...{ onError, onSettled },
  });

  // The press that allows them says so until it is done: from then on they are allowed.
  const isAllowing = turningOn.isPending ? turningOn.variables : here === 'needs-storage';

  return (
    <div className="flex flex-col gap-4">
      <p>
        Your browser tells you when something concerns you, also while Direct365 is closed. It shows
        what kind of news it is, and nothing that people write.
      </p>
      <p ref={statusRef} tabIndex={-1} role="status" className="font-medium text-ink outline-none">
        {hereMessages[here]}
      </p>
      {(here === 'needs-storage' || here === 'off') && (
        <>
          {isAllowing && (
            <p id={allowsId} className="text-sm text-ink-muted">
              {pushMessages.allows} <PreferencesLink />
            </p>
          )}
          <Button
            variant="secondary"
            className="self-start"
            aria-describedby={isAllowing ? allowsId : undefined}
            pending={turningOn.isPending}
            onClick={() => turningOn.mutate(isAllowing)}
          >
            {isAllowing ? pushMessages.allowAndTurnOn : pushMessages.turnOn}
          </Button>
        </>
      )}
      <ul
        aria-label="Browsers with notifications"
        className="flex flex-col divide-y divide-line empty:hidden"
      >
        {shown.map((subscription) => (
          <SubscribedBrowser
            key={subscription.subscriptionId}
            subscription={subscription}
            isPending={
              turningOff.isPending &&
              turningOff.variables.subscriptionId === subscription.subscriptionId
            }
            onTurnOff={() => turningOff.mutate(subscription)}
          />
        ))}
      </ul>
    </div>
  );
}

interface SubscribedBrowserProps {
  subscription: PushSubscriptionView;
  isPending: boolean;
  onTurnOff: () => void;
}

/** A browser that shows notifications, with a way to end that. */
function SubscribedBrowser({ subscription, isPending, onTurnOff }: SubscribedBrowserProps) {
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
