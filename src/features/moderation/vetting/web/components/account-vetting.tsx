import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PartFailed } from '#ui/feedback/part-failed.tsx';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Checkbox } from '#ui/primitives/checkbox.tsx';
import { Skeleton } from '#ui/primitives/skeleton.tsx';
import type { AccountVetting } from '../../contract.ts';
import { useTick } from '../hooks/use-vetting.ts';
import { accountVettingQuery } from '../queries.ts';
import { AccountQuestions } from './account-questions.tsx';
import { ChangedClaimsCard } from './changed-claims-card.tsx';

interface AccountChecklistProps {
  userId: string;
  items: AccountVetting['items'];
}

/** The points of the checklist for one account, each ticked by the admin who has checked it. */
function AccountChecklist({ userId, items }: AccountChecklistProps) {
  const { mutate } = useTick(userId);
  // What was clicked a moment ago is shown at once: a box that springs back looks refused.
  const [changing, setChanging] = useState<{ itemId: string; isTicked: boolean } | null>(null);
  const ticked = items.filter(({ tickedAt }) => tickedAt !== null).length;
  return (
    <Card>
      <CardTitle level={3}>Checklist</CardTitle>
      <p className="text-ink-muted" role="status">
        {ticked} of {items.length} checked
      </p>
      <ul className="flex flex-col gap-2">
        {items.map(({ id, text, tickedAt, tickedBy }) => {
          return (
            <li key={id}>
              <Checkbox
                label={text}
                hint={tickedAt ? `${tickedBy ?? 'A former admin'}, ${dayOf(tickedAt)}` : undefined}
                checked={changing?.itemId === id ? changing.isTicked : tickedAt !== null}
                onChange={(event) => {
                  const tick = { itemId: id, isTicked: event.currentTarget.checked };
                  setChanging(tick);
                  mutate(tick, { onSettled: () => setChanging(null) });
                }}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

const dayOf = (at: string): string => at.slice(0, 10);

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
