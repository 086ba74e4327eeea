import { sql } from 'kysely';
import type { UserId } from '#access/user.ts';
import type { Tx } from '#db/client.ts';
import { peopleWithEmail } from '#features/identity/accounts/server/queries/people.ts';
import type { ProjectId } from '../../ids.ts';

/** Puts a former member in charge of these projects of one who is erased, whom they name as the contact no more. */
export async function leaveProjects(
  tx: Tx,
  { from, to, projectIds }: { from: UserId; to: UserId; projectIds: readonly ProjectId[] },
): Promise<void> {
  await tx
    .updateTable('projects')
    .set({ client_id: to, contact_name: 'Former member', contact_email: '', phone: '' })
    .where('client_id', '=', from)
    .where(sql<boolean>`id = any(${projectIds}::uuid[])`)
    .execute();
}

/** Names the members in charge as contacts of the projects that name this address, of a user who is erased. */
export async function replaceContact(tx: Tx, email: string): Promise<void> {
  await tx
    .updateTable('projects')
    .from(peopleWithEmail(tx).as('in_charge'))
    .set((eb) => ({
      contact_name: sql<string>`trim(in_charge.first_name || ' ' || in_charge.last_name)`,
      contact_email: eb.ref('in_charge.email'),
      phone: '',
    }))
    .whereRef('in_charge.user_id', '=', 'projects.client_id')
    .where(sql<boolean>`lower(projects.contact_email) = ${email}`)
    .execute();
}

/** Removes projects that neither a member nor a consultant has a right to any more. */
export async function removeProjects(tx: Tx, projectIds: readonly ProjectId[]): Promise<void> {
  await tx.deleteFrom('projects').where(sql<boolean>`id = any(${projectIds}::uuid[])`).execute();
}
