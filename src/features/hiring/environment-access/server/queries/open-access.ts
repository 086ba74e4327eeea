import type { Db } from '#db/client.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { nameOfEntry, openStates } from '../../rules/access-list.ts';

/** The environments of a deal whose access is not returned, by name. */
export async function listOpenNames(db: Db, applicationId: ApplicationId): Promise<string[]> {
  const open = await db
    .selectFrom('environment_access')
    .select(['environment', 'tenant'])
    .where('application_id', '=', applicationId)
    .where('state', 'in', openStates)
    .orderBy('environment')
    .orderBy('id')
    .execute();
  return open.map(nameOfEntry);
}
