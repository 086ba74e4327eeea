import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { PreferencesLink } from '#features/cookie-consent/web/components/preferences-link.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { usePushHere } from '../hooks/use-push-here.ts';
import { hereMessages, messageForPushError, pushMessages } from '../messages.ts';
import { pushSubscriptionsQuery, turnOff, turnOnHere } from '../queries.ts';
import { SubscribedBrowser } from './subscribed-browser.tsx';

/** Whether this browser shows notifications, and which others of the person do. */
export function BrowserNotifications() {
  const query = useQuery(pushSubscriptionsQuery);
  const queryClient = useQueryClient();
  const statusRef = useRef<HTMLParagraphElement>(null);
  const subscriptions = query.data?.subscriptions ?? [];
  const { here, refresh } = usePushHere(subscriptions.some(({ isHere }) => isHere));

  const onSettled = async () => {
    await Promise.all([
      refresh(),
      queryClient.invalidateQueries({ queryKey: pushSubscriptionsQuery.queryKey }),
    ]);
  };
  const onError = (error: unknown) => notify.error('Error', messageForPushError(error));
  const turningOn = useMutation({
    mutationFn: (publicKey: string) => turnOnHere(publicKey),
    onSuccess: () => notify.success(pushMessages.on.title, pushMessages.on.description),
    ...{ onError, onSettled },
  });
  const turningOff = useMutation({
    mutationFn: ({ subscriptionId, isHere }: { subscriptionId: string; isHere: boolean }) =>
      turnOff(subscriptionId, isHere),
    onSuccess: () => {
      notify.success(pushMessages.off.title, pushMessages.off.description);
      statusRef.current?.focus();
    },
    ...{ onError, onSettled },
  });

  if (query.isLoadingError) return <PartFailed what="Your notifications" query={query} />;
  if (!query.data || !here) return <Skeleton className="h-24 w-full" />;
  const { publicKey } = query.data;
  return (
    <div className="flex flex-col gap-4">
      <p>
        Your browser tells you when something concerns you, also while Direct365 is closed. It shows
        what kind of news it is, and nothing that people write.
      </p>
      <p ref={statusRef} tabIndex={-1} role="status" className="font-medium text-ink outline-none">
        {hereMessages[here]}
      </p>
      {here === 'needs-storage' && (
        <p>
          <PreferencesLink />
        </p>
      )}
      {here === 'off' && (
        <Button
          variant="secondary"
          className="self-start"
          pending={turningOn.isPending}
          onClick={() => turningOn.mutate(publicKey)}
        >
          Turn on in this browser
        </Button>
      )}
      <ul
        aria-label="Browsers with notifications"
        className="flex flex-col divide-y divide-line empty:hidden"
      >
        {subscriptions.map((subscription) => (
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
