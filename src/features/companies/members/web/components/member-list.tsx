import { useQuery } from '@tanstack/react-query';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { RowList } from '#ui/primitives/row-list.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { membersQuery } from '../queries.ts';
import { MemberRow } from './member-row.tsx';

/** The members of the own company; owners change roles here, and remove members. */
export function MemberList({ canManage }: { canManage: boolean }) {
  const query = useQuery(membersQuery);
  if (!query.data) {
    if (query.isError)
      return <ListFailed title="Your colleagues could not be loaded." query={query} />;
    return <Skeleton className="h-24 w-full" />;
  }
  return (
    <RowList label="Members" items={query.data.items} keyOf={({ userId }) => userId}>
      {(member, onFocusLoss) => (
        <MemberRow member={member} canManage={canManage} onFocusLoss={onFocusLoss} />
      )}
    </RowList>
  );
}
