import { sql } from 'kysely';

/**
 * The oldest transaction that is open while a statement is carried out. Whatever was committed below it is seen by this
 * statement, and by those that come after it.
 */
export const snapshotHorizon = sql<string>`pg_snapshot_xmin(pg_current_snapshot())::text`;
