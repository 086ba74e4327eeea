import { useQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import {
  OwnProjectList,
  type OwnProjectListProps,
} from '#features/hiring/projects/web/components/own-project-list.tsx';
import { useViewer } from '#features/identity/accounts/web/hooks/use-viewer.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { receivedCountsQuery } from '../queries/client-queries.ts';

/** The client's projects, each with what has come in for it: nothing does before the account is approved. */
export function OwnProjects({ filter }: Pick<OwnProjectListProps, 'filter'>) {
  const viewer = useViewer();
  const isApproved = viewer?.kind === 'signed-in' && viewer.isApproved;
  return (
    <OwnProjectList
      filter={filter}
      {...(isApproved && {
        applicationsOf: (projectIds, projectId) => (
          <ReceivedCountsText projectIds={projectIds} projectId={projectId} />
        ),
      })}
    />
  );
}

interface ReceivedCountsTextProps {
  /** All projects that are shown: they are counted in one question. */
  projectIds: readonly string[];
  projectId: string;
}

/** `3 applications`, and how many of them are unread; nothing while they are being counted. */
function ReceivedCountsText({ projectIds, projectId }: ReceivedCountsTextProps) {
  const { data, isError, isFetching, refetch } = useQuery(receivedCountsQuery(projectIds));
  if (isError && !data) {
    return (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        Applications could not be counted
        {/* Above the link that covers the card it stands on. */}
        <span className="relative">
          <Button variant="link" size="sm" pending={isFetching} onClick={() => void refetch()}>
            Try again
          </Button>
        </span>
      </span>
    );
  }
  const counts = data?.find((each) => each.projectId === projectId);
  if (!counts) return null;
  const { total, unread } = counts;
  return (
    <span className="inline-flex items-center gap-2">
      <Inbox aria-hidden="true" className="size-4" />
      {total === 0 && 'No applications yet'}
      {total > 0 && `${total} ${total === 1 ? 'application' : 'applications'}`}
      {unread > 0 && <Badge tone="info">{unread} unread</Badge>}
    </span>
  );
}
