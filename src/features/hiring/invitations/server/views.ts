import type { ProjectRow } from '#features/hiring/projects/server/queries/project-rows.ts';
import { viewProjectCard } from '#features/hiring/projects/server/views.ts';
import { shortNameOf } from '#features/identity/accounts/rules/person-name.ts';
import type { ConsultantCard } from '#features/profiles/consultants/contract/consultant-card.ts';
import type {
  InvitableProject,
  ReceivedInvitation,
  SentInvitation,
} from '../contract/invitation-views.ts';
import { letsRead, whatClientCanDo, whatConsultantCanDo } from '../policy.ts';
import type { InvitationRow } from './queries/invitation-rows.ts';
import type { ReceivedInvitationRow } from './queries/received-invitations.ts';
import type { SentInvitationRow } from './queries/sent-invitations.ts';

const viewInvitation = (row: InvitationRow) => ({
  id: row.invitationId,
  state: row.state,
  note: row.note,
  sentAt: row.sentAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  declineReason: row.declineReason,
  declineWords: row.declineWords,
});

/** An invitation as its client sees it: of the consultant the card, while they are listed. */
export const viewSentInvitation = (
  row: SentInvitationRow,
  consultant: ConsultantCard | undefined,
): SentInvitation => ({
  ...viewInvitation(row),
  projectId: row.projectId,
  consultantId: row.consultantId,
  consultant: consultant ?? null,
  applicationId: row.applicationId,
  can: whatClientCanDo(row.state),
});

/**
 * An invitation as its consultant sees it; once the right to the project has ended, its title then is all that is left.
 */
export function viewReceivedInvitation(row: ReceivedInvitationRow): ReceivedInvitation {
  const isReadable = letsRead(row.state);
  return {
    ...viewInvitation(row),
    clientName: shortNameOf(row.clientFirstName, row.clientLastName),
    projectTitle: isReadable ? row.title : row.titleThen,
    project: isReadable ? viewProjectCard(row) : null,
    isClientMuted: row.isClientMuted,
    can: whatConsultantCanDo(row.state),
  };
}

/** An open project as something to invite to. */
export const viewInvitableProject = (
  project: ProjectRow,
  obstacle: InvitableProject['obstacle'],
): InvitableProject => ({
  projectId: project.id,
  title: project.title,
  isPrivate: project.visibility === 'private',
  obstacle,
});
