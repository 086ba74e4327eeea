import type { ConnectionView } from '../contract.ts';
import type { Connection } from './queries.ts';

/** A connected account for its person. */
export const viewConnection = ({
  connectedAt,
  lastUsedAt,
  ...connection
}: Connection): ConnectionView => ({
  connectionId: connection.connectionId,
  claimedName: connection.claimedName,
  claimedEmail: connection.claimedEmail,
  connectedAt: connectedAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
