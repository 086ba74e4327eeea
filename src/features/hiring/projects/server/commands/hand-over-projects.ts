import { type CompanyId, hasRight } from '#access/company.ts';
import type { UserId } from '#access/user.ts';
import type { ClientViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { lockMembers } from '#features/identity/memberships/server/commands/members.ts';
import { publishChanges } from '#features/notifications/change-events/server/commands.ts';
import type { ProjectId } from '../../ids.ts';
import type { Owned } from '../../policy.ts';
import type { ProjectRow } from '../queries/project-rows.ts';

/** Puts another member in charge of all projects of this one in the company. Answers how many. */
export async function handOverProjects(
  tx: Tx,
  { companyId, from, to }: { companyId: CompanyId; from: UserId; to: UserId },
): Promise<number> {
  const handedOver = await tx
    .updateTable('projects')
    .set({ client_id: to })
    .where('company_id', '=', companyId)
    .where('client_id', '=', from)
    .returning('id')
    .execute();
  await publishChanges(
    tx,
    handedOver.map(({ id }) => ({
      personIds: [from, to],
      topic: 'project' as const,
      subjectId: id as ProjectId,
    })),
  );
  return handedOver.length;
}

/** Keeps the templates that this member has saved in the company for it, in the name of another one. */
export async function handOverTemplates(
  tx: Tx,
  { companyId, from, to }: { companyId: CompanyId; from: UserId; to: UserId },
): Promise<void> {
  await tx
    .updateTable('project_templates as template')
    .set({ client_id: to })
    .where('template.company_id', '=', companyId)
    .where('template.client_id', '=', from)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('project_templates as own')
            .select('own.id')
            .where('own.client_id', '=', to)
            .whereRef('own.name', '=', 'template.name'),
        ),
      ),
    )
    .execute();
}

/** Puts a member with the right to hire in charge of one project of the client's company. */
export async function handOverProject(
  tx: Tx,
  { company }: ClientViewer,
  { project, to }: { project: Owned<ProjectRow>; to: UserId },
): Promise<{ refused: 'MEMBER_NOT_FOUND' | null }> {
  if (!(await canTakeOver(tx, company.companyId, to))) return { refused: 'MEMBER_NOT_FOUND' };
  await tx.updateTable('projects').set({ client_id: to }).where('id', '=', project.id).execute();
  await publishChanges(tx, [
    { personIds: [project.client_id, to], topic: 'project', subjectId: project.id },
  ]);
  return { refused: null };
}

/** Puts a member with the right to hire in charge of all that another member is in charge of. Answers how many. */
export async function handOverAll(
  tx: Tx,
  { company: { companyId } }: ClientViewer,
  { from, to }: { from: UserId; to: UserId },
): Promise<{ refused: 'MEMBER_NOT_FOUND' } | { refused: null; handedOver: number }> {
  if (!(await canTakeOver(tx, companyId, to))) return { refused: 'MEMBER_NOT_FOUND' };
  return { refused: null, handedOver: await handOverProjects(tx, { companyId, from, to }) };
}

/** Whether this is a member with the right to hire. The company is locked, so that they do not leave meanwhile. */
async function canTakeOver(tx: Tx, companyId: CompanyId, userId: UserId): Promise<boolean> {
  const members = await lockMembers(tx, companyId);
  return members.some((member) => member.userId === userId && hasRight(member, 'hire'));
}
