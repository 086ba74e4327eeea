import type { Viewer } from '#access/viewer.ts';
import type { LastWrite } from '#db/replicas/replicas.ts';
import type { Services } from './services.ts';

/** What one request may use: who asks, and the services, whose `write` honours the request's idempotency key. */
export interface RequestContext extends Services, Record<PropertyKey, unknown> {
  viewer: Viewer;
  /** The position of the caller's last write of the last minute; `unknown` reads everything from the primary. */
  lastWrite?: LastWrite | undefined;
}
