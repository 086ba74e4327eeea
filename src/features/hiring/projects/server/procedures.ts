import type { ClientViewer } from '#access/viewer.ts';
import type { Tx } from '#db/client.ts';
import { findAcceptedId } from '#features/hiring/applications/server/queries/accepted-consultants.ts';
import { openAccessMessage } from '#features/hiring/completions/rules.ts';
import { proposeCompletion } from '#features/hiring/completions/server/commands/propose-completion.ts';
import { readPageRequest } from '#lib/api/cursor.ts';
import { implementOperations } from '#server/implement-operations.ts';
import type { RequestContext } from '#server/request-context.ts';
import { projectsContract } from '../contract/operations.ts';
import type { ProjectId } from '../ids.ts';
import type { Owned } from '../policy.ts';
import { archiveProject, unarchiveProject } from './commands/archive-project.ts';
import {
  cancelProject,
  completeProject,
  editProject,
  postProject,
} from './commands/change-project.ts';
import { handOverAll, handOverProject } from './commands/hand-over-projects.ts';
import { confirmOpen } from './commands/keep-open.ts';
import { removeTemplate, saveTemplate } from './commands/templates.ts';
import { countOwnProjects, listOwnProjects } from './queries/own-projects.ts';
import { findOwnProject, getOwnProject, type ProjectRow } from './queries/project-rows.ts';
import { getTemplate, listTemplates } from './queries/templates.ts';
import { viewOwnProject, viewTemplate } from './views.ts';

const operations = implementOperations(projectsContract);

export const projectsProcedures = {
  post: operations.post.handler(async ({ context, input }) => {
    const { client, db, write } = context;
    const projectId = await write((tx) => postProject(tx, context, client, input));
    return viewOwnProject(await getOwnProject(db, client, projectId), client);
  }),

  listOwn: operations.listOwn.handler(async ({ context, input, errors }) => {
    const { limit, cursor, ...filter } = input;
    const page = readPageRequest({ limit, cursor });
    if (!page) throw errors.INVALID_CURSOR();
    const { items, nextCursor } = await listOwnProjects(context.db, context.client, filter, page);
    return { items: items.map((item) => viewOwnProject(item, context.client)), nextCursor };
  }),

  countOwn: operations.countOwn.handler(({ context: { db, client }, input: { text } }) =>
    countOwnProjects(db, client, text),
  ),

  getOwn: operations.getOwn.handler(async ({ context, input, errors }) => {
    const project = await findOwnProject(context.db, context.client, input.projectId);
    if (!project) throw errors.PROJECT_NOT_FOUND();
    return viewOwnProject(project, context.client);
  }),

  edit: operations.edit.handler(async ({ context, input: { projectId, ...form }, errors }) => {
    const { refused } = await changeOwnProject(context, projectId, (tx, project) =>
      editProject(tx, context, project, form),
    );
    if (refused) throw errors[refused]();
    return readOwn(context, projectId);
  }),

  complete: operations.complete.handler(async ({ context, input, errors }) => {
    const { projectId, checklist = null } = input;
    const by = context.client.userId;
    const outcome = await changeOwnProject(context, projectId, async (tx, project) => {
      const id = await findAcceptedId(tx, projectId);
      if (!id) return completeProject(tx, context, project);
      const deal = { id, project_id: projectId, side: 'client' } as const;
      return proposeCompletion(tx, context, deal, { by, checklist });
    });
    if (outcome.refused === 'ACCESS_OPEN') {
      throw errors.ACCESS_OPEN({ message: openAccessMessage(outcome.environments) });
    }
    if (outcome.refused) throw errors[outcome.refused]();
    return readOwn(context, projectId);
  }),

  confirmOpen: operations.confirmOpen.handler(async ({ context, input, errors }) => {
    const { projectId } = input;
    const { refused } = await changeOwnProject(context, projectId, (tx, project) =>
      confirmOpen(tx, context, project),
    );
    if (refused) throw errors[refused]();
    return readOwn(context, projectId);
  }),

  cancel: operations.cancel.handler(async ({ context, input: { projectId, reason }, errors }) => {
    const { refused } = await changeOwnProject(context, projectId, (tx, project) =>
      cancelProject(tx, context, project, reason),
    );
    if (refused) throw errors[refused]();
    return readOwn(context, projectId);
  }),

  archive: operations.archive.handler(async ({ context, input: { projectId }, errors }) => {
    const { refused } = await changeOwnProject(context, projectId, (tx, project) =>
      archiveProject(tx, context, project),
    );
    if (refused) throw errors[refused]();
    return readOwn(context, projectId);
  }),

  unarchive: operations.unarchive.handler(async ({ context, input: { projectId }, errors }) => {
    const { refused } = await changeOwnProject(context, projectId, unarchiveProject);
    if (refused) throw errors[refused]();
    return readOwn(context, projectId);
  }),

  handOver: operations.handOver.handler(async ({ context, input, errors }) => {
    const { projectId, userId } = input;
    const { refused } = await changeOwnProject(context, projectId, (tx, project) =>
      handOverProject(tx, context.client, { project, to: userId }),
    );
    if (refused) throw errors[refused]();
    return readOwn(context, projectId);
  }),

  handOverAll: operations.handOverAll.handler(async ({ context, input, errors }) => {
    const outcome = await context.write((tx) => handOverAll(tx, context.client, input));
    if (outcome.refused) throw errors[outcome.refused]();
    return { handedOver: outcome.handedOver };
  }),

  listTemplates: operations.listTemplates.handler(async ({ context: { db, client } }) => ({
    items: (await listTemplates(db, client)).map(viewTemplate),
  })),

  saveTemplate: operations.saveTemplate.handler(async ({ context, input, errors }) => {
    const { client, db } = context;
    const outcome = await changeOwnProject(context, input.projectId, (tx, project) =>
      saveTemplate(tx, context, client, { project, name: input.name }),
    );
    if (outcome.refused) throw errors[outcome.refused]();
    return viewTemplate(await getTemplate(db, client, outcome.id));
  }),

  removeTemplate: operations.removeTemplate.handler(
    async ({ context: { client, write }, input: { templateId } }) => ({
      removed: await write((tx) => removeTemplate(tx, client, templateId)),
    }),
  ),
};

/** A project of the client's company after a change. */
const readOwn = async (
  { db, client }: RequestContext & { client: ClientViewer },
  projectId: ProjectId,
) => viewOwnProject(await getOwnProject(db, client, projectId), client);

/** Runs a change on one of the client's own projects; a foreign one is as absent as one that never was. */
function changeOwnProject<Outcome extends { refused: string | null }>(
  { write, client }: RequestContext & { client: ClientViewer },
  projectId: ProjectId,
  change: (tx: Tx, project: Owned<ProjectRow>) => Promise<Outcome>,
) {
  return write(async (tx): Promise<Outcome | { refused: 'PROJECT_NOT_FOUND' }> => {
    const project = await findOwnProject(tx, client, projectId);
    return project ? change(tx, project) : { refused: 'PROJECT_NOT_FOUND' };
  });
}
