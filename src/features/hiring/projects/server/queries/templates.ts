import type { ClientViewer } from '#access/viewer.ts';
import type { Db } from '#db/client.ts';

/** The templates of the client's company, by name; there are at most `templatesMax` of them. */
export const listTemplates = (db: Db, client: ClientViewer) =>
  selectTemplates(db, client).orderBy('name').execute();

/** One of them. */
export const getTemplate = (db: Db, client: ClientViewer, id: string) =>
  selectTemplates(db, client).where('id', '=', id).executeTakeFirstOrThrow();

const selectTemplates = (db: Db, client: ClientViewer) =>
  db
    .selectFrom('project_templates')
    .select(['id', 'name', 'form', 'saved_at as savedAt'])
    .where('company_id', '=', client.company.companyId);

export type TemplateRow = Awaited<ReturnType<typeof getTemplate>>;
