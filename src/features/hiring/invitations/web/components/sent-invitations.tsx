import { useInfiniteQuery } from '@tanstack/react-query';
import { MailPlus } from 'lucide-react';
import { type InvitationState, invitationStates } from '#catalogue/enumerations/invitation.ts';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { PagedList, showing } from '#ui/primitives/paged-list.tsx';
import { useFocusAfterChange } from '#ui/use-focus-after-change.ts';
import { sentInvitationsQuery } from '../queries.ts';
import { SentInvitationFilter } from './invitation-filter.tsx';
import { SentInvitationCard } from './sent-invitation-card.tsx';

interface SentInvitationsProps {
  projectId: string;
  /** Whether more consultants can be invited. */
  isOpen: boolean;
  /** Those in this state alone. */
  state: InvitationState | undefined;
}

/** Whom the client has invited to a project, and what each has answered. */
export function SentInvitations({ projectId, isOpen, state }: SentInvitationsProps) {
  const query = useInfiniteQuery(sentInvitationsQuery(projectId, state));
  const listRef = useFocusAfterChange<HTMLDivElement>(state ?? 'all', { preventScroll: true });
  return (
    <div ref={listRef} tabIndex={-1} className="flex flex-col gap-4">
      <SentInvitationFilter projectId={projectId} state={state} />
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        loading={{ spoken: 'Loading invitations…', skeletons: 2, className: 'h-40 w-full' }}
        failed={<ListFailed title="The invitations could not be loaded" query={query} />}
        empty={<NoInvitations isOpen={isOpen} state={state} />}
        status={showing('invitation')}
        moreLabel="Load More Invitations"
        moreFailed="More invitations could not be loaded. Please try again."
      >
        {(invitation) => <SentInvitationCard invitation={invitation} />}
      </PagedList>
    </div>
  );
}

function NoInvitations({ isOpen, state }: Pick<SentInvitationsProps, 'isOpen' | 'state'>) {
  const title = state
    ? `No ${invitationStates.label(state).toLowerCase()} invitations`
    : 'No one invited yet';
  return (
    <EmptyState
      level={3}
      icon={<MailPlus />}
      title={isOpen || state ? title : 'No one was invited to this project'}
    >
      {isOpen &&
        !state &&
        'Invite consultants from the suggestions, from the search or from their profiles. What they answer is shown here.'}
    </EmptyState>
  );
}
