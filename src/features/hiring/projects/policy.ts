import type { CompanyId } from '#access/company.ts';
import type { ClientViewer } from '#access/viewer.ts';
import type { ProjectStatus, Visibility } from '#catalogue/enumerations/project.ts';
import type { Brand } from '#lib/brand.ts';
import { canMove, isClosed, isEditable } from './rules/life-cycle.ts';

interface ProjectState {
  status: ProjectStatus;
  visibility: Visibility;
}

/** Something of a project of the client's company: only `belongsTo` gives this mark. */
export type Owned<Row> = Brand<Row, 'Owned'>;

/** Clients see and change only what their company has posted. */
export function belongsTo<Row extends { company_id: CompanyId }>(
  client: ClientViewer,
  row: Row,
): row is Owned<Row> {
  return row.company_id === client.company.companyId;
}

/** Consultants find, read and apply to a project while it is open and public. */
export const isOpenToConsultants = ({ status, visibility }: ProjectState): boolean =>
  status === 'open' && visibility === 'public';

/** What its client may do with a project in this state. */
export const whatClientCanDo = ({
  status,
  isArchived,
}: Pick<ProjectState, 'status'> & { isArchived: boolean }) => ({
  edit: isEditable(status),
  complete: canMove(status, 'completed'),
  cancel: canMove(status, 'cancelled'),
  archive: isClosed(status) && !isArchived,
  unarchive: isArchived,
});
