import type { Viewer } from '#access/viewer.ts';
import type { Services } from './services.ts';

/** What one request may use: who asks, and the services, whose `write` honours the request's idempotency key. */
export interface RequestContext extends Services, Record<PropertyKey, unknown> {
  viewer: Viewer;
}
