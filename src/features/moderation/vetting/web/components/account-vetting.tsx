import { useQuery } from '@tanstack/react-query';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import { accountVettingQuery } from '../queries.ts';
import { AccountChecklist } from './account-checklist.tsx';
import { AccountQuestions } from './account-questions.tsx';
import { ChangedClaimsCard } from './changed-claims-card.tsx';

interface AccountVettingPartProps {
  userId: string;
  name: string;
  /** A user who cannot answer is not asked. */
  canAsk: boolean;
}

/** How far an account has been checked: the checklist, what was asked, and what has changed since the approval. */
export function AccountVettingPart({ userId, name, canAsk }: AccountVettingPartProps) {
  const query = useQuery(accountVettingQuery(userId));
  if (query.isPending) return <Skeleton className="h-64 w-full" />;
  if (!query.data) return <PartFailed what="The checks of this account" query={query} />;
  const { items, questions, changedClaims } = query.data;
  return (
    <div className="flex flex-col gap-6">
      {changedClaims && <ChangedClaimsCard changed={changedClaims} />}
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <AccountChecklist userId={userId} items={items} />
        <AccountQuestions userId={userId} name={name} questions={questions} canAsk={canAsk} />
      </div>
    </div>
  );
}
