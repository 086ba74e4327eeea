import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Banner } from '#ui/primitives/banner.tsx';
import { receivedCountsQuery } from '../queries/client-queries.ts';

interface PrivateProjectNoteProps {
  projectId: string;
  /** Only approved clients see whom they can write to, and who has applied. */
  isApproved: boolean;
}

/** What can happen to an open private project, and what cannot. */
export function PrivateProjectNote({ projectId, isApproved }: PrivateProjectNoteProps) {
  const { data } = useQuery(receivedCountsQuery(isApproved ? [projectId] : []));
  const pending = data?.find((counts) => counts.projectId === projectId)?.pending ?? 0;
  return (
    <Banner tone="info" role="note" title="Nobody can apply to a private project">
      <p>
        Consultants do not see it.{' '}
        {isApproved ? 'Find' : 'As soon as your account is approved, find'} those who fit among the
        suggestions or in <Link to="/find-consultants">Find Consultants</Link>, and write to them
        yourself.
        {pending > 0 && ' Whoever applied while it was public can still be accepted.'} To receive
        applications,{' '}
        <Link to="/project/$projectId/edit" params={{ projectId }}>
          edit the project
        </Link>{' '}
        and make it public.
      </p>
    </Banner>
  );
}
