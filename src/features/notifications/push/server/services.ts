import type { SignedIn } from '#access/viewer.ts';
import type { PushService } from '#features/notifications/lib/push/push-service.ts';

/** What sending to browsers needs beside the services of all. */
export interface PushSubscriptionsServices {
  pushService: PushService;
  /** The people of these sign-ins as they are now, by the session's id; left out are those that have ended. */
  findSignedIn(sessionIds: readonly string[], now: Date): Promise<Map<string, SignedIn>>;
}

/** The same, with what a request brings along. */
export interface PushSubscriptionsRequest extends PushSubscriptionsServices {
  /** What the browser says of itself; it proves nothing. */
  userAgent?: string | undefined;
}
