import { Link } from '@tanstack/react-router';
import { timelines } from '#catalogue/enumerations/engagement-length.ts';
import { budgetOf } from '#features/hiring/projects/web/components/project-budget.ts';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import type { ReceivedInvitation } from '../../contract/invitation-views.ts';
import { InvitationStateBadge } from './invitation-state-badge.tsx';

/** One invitation in the consultant's list: by whom, to what, and how it stands. */
export function ReceivedInvitationCard({ invitation }: { invitation: ReceivedInvitation }) {
  const { id, state, clientName, projectTitle, project, note, sentAt } = invitation;
  return (
    <Card>
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
          <InvitationStateBadge state={state} isReceived />
          <span className="wrap-anywhere">
            {clientName} invited you <DateText value={sentAt} />
          </span>
        </div>
        <CardTitle level={2} className="wrap-anywhere">
          <Link
            to="/invitations/$invitationId"
            params={{ invitationId: id }}
            className="text-ink no-underline hover:underline"
          >
            {projectTitle}
          </Link>
        </CardTitle>
        {project && (
          <p className="text-sm text-ink-muted">
            {[budgetOf(project), timelines.label(project.timeline)].join(' · ')}
          </p>
        )}
      </div>
      {note && <p className="line-clamp-3 wrap-anywhere whitespace-pre-line">{note}</p>}
    </Card>
  );
}
