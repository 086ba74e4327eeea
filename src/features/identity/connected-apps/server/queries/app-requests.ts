import type { Db } from '#db/client.ts';
import { type AppRequest, appRequestSchema } from '../../rules/app-request.ts';
import { findRecord } from './records.ts';

/** The request of an app that waits for an answer; null when it has expired or was answered. */
export async function findAppRequest(
  db: Db,
  requestId: string,
  now: Date,
): Promise<AppRequest | null> {
  const found = await findRecord(db, 'Interaction', { id: requestId, now });
  if (!found) return null;
  const request = appRequestSchema.parse(found);
  return request.result ? null : request;
}
