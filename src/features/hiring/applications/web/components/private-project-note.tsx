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
    <Banner tone="info" role="note" title="Only those you invite can apply">
      <p>
        Other consultants do not see a private project.{' '}
        {isApproved ? 'Find' : 'As soon as your account is approved, find'} those who fit among the
        suggestions or in <Link to="/find-consultants">Find Consultants</Link>, and invite them.
        {pending > 0 && ' Consultants who have applied already can still be accepted.'} To receive
        applications of all,{' '}
        <Link to="/project/$projectId/edit" params={{ projectId }}>
          edit the project
        </Link>{' '}
        and make it public.
      </p>
    </Banner>
  );
}
