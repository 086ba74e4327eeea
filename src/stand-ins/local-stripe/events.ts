import { newId } from './ids.ts';
import type { LocalEvent, LocalObject } from './objects.ts';
import { toUnix } from './unix-time.ts';

/** The API version in which objects and events are written. */
export const apiVersion = '2026-10-28.endive';

/** The event that tells webhook receivers about an object as it is now. */
export function announce(
  type: string,
  object: LocalObject,
  at: Date,
  previousAttributes?: Record<string, unknown>,
): LocalEvent {
  return {
    id: newId('evt'),
    object: 'event',
    api_version: apiVersion,
    created: toUnix(at),
    data: {
      object,
      ...(previousAttributes && { previous_attributes: previousAttributes }),
    },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  };
}
