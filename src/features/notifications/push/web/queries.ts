import { queryOptions } from '@tanstack/react-query';
import { subscribeBrowser, unsubscribeBrowser } from '#features/notifications/lib/push/browser.ts';
import {
  readConsent,
  resetConsent,
  savePreferences,
} from '#features/platform/cookie-consent/web/consent.ts';
import { featureClient } from '#lib/api/client.ts';
import type { pushSubscriptionsContract } from '../contract.ts';

export const pushSubscriptionsApi =
  featureClient<typeof pushSubscriptionsContract>('pushSubscriptions');

/** The own browsers that show notifications. */
export const pushSubscriptionsQuery = queryOptions({
  queryKey: ['push-subscriptions', 'own'],
  queryFn: () => pushSubscriptionsApi.list(),
});

/** Has this browser show notifications. Throws what the person, the browser or the server refuses. */
export async function turnOnHere(publicKey: string): Promise<void> {
  const address = await subscribeBrowser(publicKey);
  try {
    await pushSubscriptionsApi.add(address);
  } catch (error) {
    // No server would send to it.
    await unsubscribeBrowser();
    throw error;
  }
}

/**
 * The same for a browser that may keep nothing yet: with the leave for functional cookies, which the person gives by
 * the same press. When notifications stay off, for whatever reason, that leave is taken back: it was for them.
 */
export async function allowAndTurnOnHere(publicKey: string): Promise<void> {
  const { hasChosen, preferences } = readConsent();
  savePreferences({ ...preferences, functional: true });
  try {
    await turnOnHere(publicKey);
  } catch (error) {
    if (hasChosen) savePreferences({ ...readConsent().preferences, functional: false });
    else resetConsent();
    throw error;
  }
}

/** Sends nothing to a browser any more; this one also forgets that it took anything. */
export async function turnOff(subscriptionId: string, isHere: boolean): Promise<void> {
  await pushSubscriptionsApi.remove({ subscriptionId });
  if (isHere) await unsubscribeBrowser();
}
