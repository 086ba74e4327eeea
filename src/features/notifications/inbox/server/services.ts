import type { UserId } from '#access/user.ts';
import type { Db } from '#db/client.ts';

/** What notifications use beside the services of all. */
export interface NotificationsServices {
  /** The names of these people as a reader may know them now, by id; without those they may not know. */
  findKnownNames(
    db: Db,
    readerId: UserId,
    otherIds: readonly UserId[],
  ): Promise<ReadonlyMap<string, string>>;
}
