import type { ClientViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { lockCompany } from '#features/identity/memberships/server/commands/lock-company.ts';
import type { Services } from '#server/services.ts';
import { templateFormSchema } from '../../contract/project-views.ts';
import type { TemplateId } from '../../ids.ts';
import type { Owned } from '../../policy.ts';
import { templatesMax } from '../../rules/templates.ts';
import type { ProjectRow } from '../queries/project-rows.ts';
import { viewOwnProject } from '../views.ts';

export type SaveTemplateOutcome =
  | { refused: 'NAME_TAKEN' | 'TOO_MANY_TEMPLATES' }
  | { refused: null; id: string };

/** Keeps a project's form under a name. The company is locked, so that many at once are no more than the cap. */
export async function saveTemplate(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  client: ClientViewer,
  { project, name }: { project: Owned<ProjectRow>; name: string },
): Promise<SaveTemplateOutcome> {
  await lockCompany(tx, client.company.companyId);
  const others = await tx
    .selectFrom('project_templates')
    .select('name')
    .where('company_id', '=', client.company.companyId)
    .execute();
  if (others.some((other) => other.name === name)) return { refused: 'NAME_TAKEN' };
  if (others.length >= templatesMax) return { refused: 'TOO_MANY_TEMPLATES' };
  const form = templateFormSchema.parse(viewOwnProject(project, client));
  const { id } = await tx
    .insertInto('project_templates')
    .values({
      client_id: client.userId,
      company_id: client.company.companyId,
      name,
      form: JSON.stringify(form),
      saved_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { refused: null, id };
}

/** Deletes a template of the client's company; returns whether it was there. */
export async function removeTemplate(
  tx: Tx,
  client: ClientViewer,
  templateId: TemplateId,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('project_templates')
    .where('id', '=', templateId)
    .where('company_id', '=', client.company.companyId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
