import { defineEnumeration, type ValueOf } from '#catalogue/enumerations/define-enumeration.ts';
import { type ProjectStatus, projectStatuses } from '#catalogue/enumerations/project.ts';
import { filterTextMaxLength } from './open-project-filter.ts';

/** The parts of a client's list: the projects in each status that are not archived, and the archived ones. */
export const ownProjectGroups = defineEnumeration<ProjectStatus | 'archived'>({
  open: projectStatuses.label('open'),
  in_progress: projectStatuses.label('in_progress'),
  completed: projectStatuses.label('completed'),
  cancelled: projectStatuses.label('cancelled'),
  archived: 'Archived',
});
export type OwnProjectGroup = ValueOf<typeof ownProjectGroups>;

/** What clients narrow their own projects by; left out, all are shown that are not archived. */
export interface OwnProjectFilter {
  text?: string | undefined;
  status?: OwnProjectGroup | undefined;
}

/** The filter in the search parameters of an address or in a form; what it cannot be is left out. */
export function readOwnProjectFilter({
  text,
  status,
}: Readonly<Record<string, unknown>>): OwnProjectFilter {
  // An address has no types: a number there was typed as words.
  const words = String(text ?? '')
    .trim()
    .slice(0, filterTextMaxLength);
  return {
    ...(words ? { text: words } : {}),
    ...(typeof status === 'string' && ownProjectGroups.has(status) ? { status } : {}),
  };
}
