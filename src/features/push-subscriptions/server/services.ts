import type { PushService } from '#lib/push/push-service.ts';

/** What sending to browsers needs beside the services of all. */
export interface PushSubscriptionsServices {
  pushService: PushService;
  pushKeySecrets: PushKeySecrets;
}

/** Seals and opens the private half of the site's pair, for the public one that it belongs to. */
export interface PushKeySecrets {
  seal(publicKey: string, privateKey: string): string;
  /** Throws when it was sealed with another secret of the site. */
  open(publicKey: string, sealed: string): string;
}
