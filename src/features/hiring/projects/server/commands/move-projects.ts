import type { CompanyId } from '#access/company.ts';
import type { Tx } from '#db/client.ts';

interface Merge {
  from: CompanyId;
  into: CompanyId;
}

/** Makes the projects and templates of one company those of another. Returns how many. */
export async function moveProjects(
  tx: Tx,
  { from, into }: Merge,
): Promise<{ projects: number; templates: number }> {
  const projects = await tx
    .updateTable('projects')
    .set({ company_id: into })
    .where('company_id', '=', from)
    .executeTakeFirst();
  const templates = await tx
    .updateTable('project_templates')
    .set({ company_id: into })
    .where('company_id', '=', from)
    .executeTakeFirst();
  return {
    projects: Number(projects.numUpdatedRows),
    templates: Number(templates.numUpdatedRows),
  };
}
