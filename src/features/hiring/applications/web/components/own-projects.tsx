import { OwnProjectList } from '#features/hiring/projects/web/components/own-project-list.tsx';
import { useViewer } from '#features/identity/accounts/web/hooks/use-viewer.ts';
import { ReceivedCountsText } from './received-counts-text.tsx';

/** The client's projects, each with what has come in for it: nothing does before the account is approved. */
export function OwnProjects() {
  const viewer = useViewer();
  const isApproved = viewer?.kind === 'signed-in' && viewer.isApproved;
  return (
    <OwnProjectList
      {...(isApproved && {
        applicationsOf: (projectIds, projectId) => (
          <ReceivedCountsText projectIds={projectIds} projectId={projectId} />
        ),
      })}
    />
  );
}
