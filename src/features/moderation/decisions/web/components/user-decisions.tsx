import { useQuery } from '@tanstack/react-query';
import { ListFailed } from '#ui/primitives/list-failed.tsx';
import { strikesToSuspend } from '../../rules.ts';
import { decisionMessages } from '../messages.ts';
import { userDecisionsQuery } from '../queries.ts';
import { DecisionCard } from './decision-card.tsx';

/** What admins have decided about a user, with the strikes that count now. */
export function UserDecisions({ userId }: { userId: string }) {
  const query = useQuery(userDecisionsQuery(userId));
  if (query.isPending) return null;
  if (!query.data) return <ListFailed title={decisionMessages.ownFailed} query={query} />;
  const { strikes, items } = query.data;
  if (items.length === 0) {
    return <p className="text-ink-muted">No decision about this user is on record.</p>;
  }
  return (
    <div className="flex flex-col gap-6">
      <p>
        {`Strikes that count now: ${strikes}. `}
        {strikes >= strikesToSuspend && 'So many are a ground to suspend the account.'}
      </p>
      {items.map((decision) => (
        <DecisionCard key={decision.id} decision={decision} />
      ))}
    </div>
  );
}
