import type { Viewer } from '#access/viewer.ts';
import type { Write } from '#db/write.ts';
import type { Services } from './services.ts';

/** What one request may use: the services, who asks, and the only way to change something. */
export interface RequestContext extends Services, Record<PropertyKey, unknown> {
  viewer: Viewer;
  write: Write;
}
