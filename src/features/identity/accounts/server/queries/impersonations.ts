import type { Db } from '#db/client.ts';
import { people } from './people.ts';

const shown = 20;

/** When admins have seen the site as this person sees it, newest first. */
export const listImpersonations = (db: Db, userId: string) =>
  db
    .selectFrom('auth.look_ins as look_in')
    .leftJoin(people(db).as('admin'), 'admin.user_id', 'look_in.admin_id')
    .select([
      'look_in.id',
      'look_in.reason',
      'look_in.began_at as beganAt',
      'look_in.ends_at as endsAt',
      'look_in.ended_at as endedAt',
      'admin.first_name as adminFirstName',
      'admin.last_name as adminLastName',
    ])
    .where('look_in.user_id', '=', userId)
    .orderBy('look_in.began_at', 'desc')
    .orderBy('look_in.id', 'desc')
    .limit(shown)
    .execute();

export type ImpersonationRow = Awaited<ReturnType<typeof listImpersonations>>[number];

/** An impersonation with both people, for the mail about it; undefined when one of them is gone. */
export const findImpersonation = (db: Db, lookInId: string) =>
  db
    .selectFrom('auth.look_ins as look_in')
    .innerJoin('auth.users as user', 'user.id', 'look_in.user_id')
    .innerJoin(people(db).as('person'), 'person.user_id', 'look_in.user_id')
    .innerJoin(people(db).as('admin'), 'admin.user_id', 'look_in.admin_id')
    .select([
      'look_in.reason',
      'look_in.began_at as beganAt',
      'look_in.ends_at as endsAt',
      'user.email',
      'person.first_name as firstName',
      'person.last_name as lastName',
      'admin.first_name as adminFirstName',
      'admin.last_name as adminLastName',
    ])
    .where('look_in.id', '=', lookInId)
    .executeTakeFirst();
