import { Link } from '@tanstack/react-router';
import { FolderPlus } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { EmptyState } from '#ui/primitives/empty-state.tsx';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { itemsOf, type PagedQuery } from '#ui/primitives/paged-list.tsx';
import { RadioGroup, type RadioOption } from '#ui/primitives/radio-group.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { InvitableProject } from '../../contract/invitation-views.ts';

interface ProjectToInviteToProps {
  query: PagedQuery<InvitableProject> & { isFetching: boolean; refetch: () => unknown };
  chosenId: string | undefined;
  onChoose: (projectId: string) => void;
  error: string | undefined;
}

/** Which of the client's open projects; those that the consultant knows already cannot be chosen. */
export function ProjectToInviteTo({ query, chosenId, onChoose, error }: ProjectToInviteToProps) {
  const name = useId();
  const projects = itemsOf(query);
  if (query.isPending) {
    return (
      <>
        <p role="status" className="sr-only">
          Loading your open projects…
        </p>
        <Skeleton className="h-24 w-full" />
      </>
    );
  }
  if (!query.data) {
    return <ListFailed title="Your open projects could not be loaded" query={query} />;
  }
  if (projects.length === 0) return <NoOpenProject />;
  return (
    <>
      <RadioGroup
        legend="Which project?"
        name={name}
        required
        options={projects.map(optionOf)}
        value={chosenId}
        error={error}
        onValueChange={onChoose}
      />
      {query.hasNextPage && (
        <Button
          variant="secondary"
          size="sm"
          className="self-start"
          pending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          Show More Projects
        </Button>
      )}
    </>
  );
}

const obstacles = {
  invited: 'You have invited them already',
  applied: 'They have applied already',
} as const;

const optionOf = ({ projectId, title, isPrivate, obstacle }: InvitableProject): RadioOption => ({
  value: projectId,
  label: <span className="wrap-anywhere">{title}</span>,
  hint: obstacle ? obstacles[obstacle] : isPrivate && 'Private',
  disabled: obstacle !== null,
});

function NoOpenProject() {
  return (
    <EmptyState
      level={3}
      icon={<FolderPlus />}
      title="No open project"
      action={
        <Link to="/post-project" className={buttonClassName()}>
          Post a Project
        </Link>
      }
    >
      Invitations are to one of your open projects. Post one, in public or in private, and invite
      whom you like.
    </EmptyState>
  );
}
