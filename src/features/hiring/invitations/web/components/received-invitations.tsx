import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Mailbox } from 'lucide-react';
import { timelines } from '#catalogue/enumerations/engagement-length.ts';
import type { InvitationState } from '#catalogue/enumerations/invitation.ts';
import { budgetOf } from '#features/hiring/projects/web/components/project-budget.ts';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { PagedList, showing } from '#ui/primitives/paged-list.tsx';
import { useFocusAfterChange } from '#ui/use-focus-after-change.ts';
import type { ReceivedInvitation } from '../../contract/invitation-views.ts';
import { receivedStateWords } from '../messages.ts';
import { receivedInvitationsQuery } from '../queries.ts';
import { ReceivedInvitationFilter } from './invitation-filter.tsx';
import { InvitationStateBadge } from './invitation-state-badge.tsx';

/** The consultant's invitations, newest first, of all states or of one. */
export function ReceivedInvitations({ state }: { state: InvitationState | undefined }) {
  const query = useInfiniteQuery(receivedInvitationsQuery(state));
  const listRef = useFocusAfterChange<HTMLDivElement>(state ?? 'all', { preventScroll: true });
  return (
    <div ref={listRef} tabIndex={-1} className="flex flex-col gap-4">
      <ReceivedInvitationFilter state={state} />
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        loading={{ spoken: 'Loading your invitations…', skeletons: 3, className: 'h-32 w-full' }}
        failed={<ListFailed title="Your invitations could not be loaded" query={query} />}
        empty={<NoInvitations state={state} />}
        status={showing('invitation')}
        moreLabel="Load More Invitations"
        moreFailed="More invitations could not be loaded. Please try again."
      >
        {(invitation) => <ReceivedInvitationCard invitation={invitation} />}
      </PagedList>
    </div>
  );
}

function NoInvitations({ state }: { state: InvitationState | undefined }) {
  if (state) {
    return (
      <EmptyState
        level={2}
        icon={<Mailbox />}
        title={`No invitations that are “${receivedStateWords[state]}”`}
        action={
          <Link
            to="/consultant/portal"
            search={{ tab: 'invitations' }}
            resetScroll={false}
            className={buttonClassName({ variant: 'secondary' })}
          >
            Show All Invitations
          </Link>
        }
      />
    );
  }
  return (
    <EmptyState level={2} icon={<Mailbox />} title="No invitations yet">
      Clients who find your profile can invite you to their projects, private ones too. You are
      notified by e-mail, and find it here.
    </EmptyState>
  );
}

/** One invitation in the consultant's list: by whom, to what, and how it stands. */
function ReceivedInvitationCard({ invitation }: { invitation: ReceivedInvitation }) {
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
