import { isBlank, isUnfinished, type ProfileFormValues } from './profile-form-schema.ts';
import type { UnfinishedProject } from './unfinished-projects-dialog.tsx';

interface Sorted {
  /** What is sent to the server. */
  values: ProfileFormValues;
  /** What is left out and worth a word; empty rows are not. */
  unfinished: UnfinishedProject[];
  /**
   * The form's path of a field that the server refused: the server counts the portfolio projects it was sent, and
   * the form may have left some between them out.
   */
  pathInForm: (path: string) => string;
}

/** Leaves the unfinished portfolio projects out of what is saved. */
export function leaveOutUnfinished(values: ProfileFormValues): Sorted {
  const rows = values.portfolioProjects.map((project, index) => ({ project, index }));
  const sent = rows.filter(({ project }) => !isUnfinished(project));
  return {
    values: { ...values, portfolioProjects: sent.map(({ project }) => project) },
    unfinished: rows
      .filter(({ project }) => isUnfinished(project) && !isBlank(project))
      .map(({ project, index }) => ({ position: index + 1, title: project.title })),
    pathInForm: (path) =>
      path.replace(/^portfolioProjects\.(\d+)/, (found, position: string) => {
        const row = sent[Number(position)];
        return row ? `portfolioProjects.${row.index}` : found;
      }),
  };
}
