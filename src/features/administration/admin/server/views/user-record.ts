import type { ApplicationBetween } from '#features/hiring/applications/server/queries/applications-of.ts';
import type { CompletionRecordRow } from '#features/hiring/completions/server/queries/completion-records.ts';
import { viewCompletionRecord } from '#features/hiring/completions/server/views.ts';
import type { ProjectRow } from '#features/hiring/projects/server/queries/project-rows.ts';
import { viewProjectCard, viewProjectContact } from '#features/hiring/projects/server/views.ts';
import type { FoundJob } from '#lib/jobs/find-jobs.ts';
import { mailRequested } from '#lib/mail/mailer.ts';
import type { UserApplication, UserMail, UserProject } from '../../contract/user-record.ts';

/** A project as admins read it: everything but how it is found. */
export const viewUserProject = (project: ProjectRow): UserProject => ({
  ...viewProjectCard(project),
  ...viewProjectContact(project),
  visibility: project.visibility,
  closingReason: project.closing_reason,
  closedAt: project.closed_at?.toISOString() ?? null,
});

const nameOf = (first: string, last: string): string => `${first} ${last}`.trim() || 'No name';

/** An application as admins read it. */
export const viewUserApplication = (
  row: ApplicationBetween,
  completions: readonly CompletionRecordRow[],
): UserApplication => ({
  id: row.id,
  status: row.status,
  coverLetter: row.coverLetter,
  decisionReason: row.decisionReason,
  createdAt: row.createdAt.toISOString(),
  readAt: row.firstReadAt?.toISOString() ?? null,
  decidedAt: row.decidedAt?.toISOString() ?? null,
  project: { id: row.projectId, title: row.projectTitle },
  client: { userId: row.clientId, name: nameOf(row.clientFirstName, row.clientLastName) },
  consultant: {
    userId: row.consultantId,
    name: nameOf(row.consultantFirstName, row.consultantLastName),
  },
  completions: completions
    .filter(({ completion }) => completion.application_id === row.id)
    .map(viewCompletionRecord),
  cancellationWord: row.cancellationWord,
});

const mailName = mailRequested.data.pick({ mail: true }).strip();

/** A mail by its name and its fate; what it says stays in the job. */
export const viewMail = (job: FoundJob): UserMail => ({
  id: job.id,
  mail: mailName.parse(job.data).mail,
  progress: job.progress,
  failures: job.failures,
  lastError: job.lastError,
  queuedAt: job.createdAt.toISOString(),
  endedAt: job.endedAt?.toISOString() ?? null,
  dueAt: job.endedAt ? null : job.dueAt.toISOString(),
});
