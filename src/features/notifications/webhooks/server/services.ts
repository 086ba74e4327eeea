import type { GuardedPosts } from '#lib/guarded/guarded-requests.ts';

/** What webhooks need beside the services of all. */
export interface WebhooksServices {
  /** The one way to the addresses that users have named. */
  webhookRequests: GuardedPosts;
}

/** The same, with what a request brings along. */
export interface WebhooksRequest extends WebhooksServices {
  /** Names in the answer where what was created is found; a page that is rendered has no such answer. */
  nameLocation?: ((path: string) => void) | undefined;
}
