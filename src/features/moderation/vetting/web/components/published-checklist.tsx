import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { UserType } from '#access/user.ts';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { checklistsQuery } from '../queries.ts';

/** What is checked before an account of this type is approved: the list that admins go by. */
export function PublishedChecklist({ userType }: { userType: UserType }) {
  const query = useQuery(checklistsQuery);
  if (query.isPending) return <Skeleton className="h-40 w-full" />;
  if (!query.data) return <PartFailed what="The checklist" query={query} />;
  return (
    <ul className="flex flex-col gap-2.5">
      {query.data[userType].map(({ id, text }) => (
        <li key={id} className="flex items-start gap-3">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-success-ink" />
          <span className="min-w-0 wrap-anywhere">{text}</span>
        </li>
      ))}
    </ul>
  );
}
