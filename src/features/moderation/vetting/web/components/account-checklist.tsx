import { useState } from 'react';
import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Checkbox } from '#ui/primitives/checkbox.tsx';
import type { AccountVetting } from '../../contract.ts';
import { useTick } from '../hooks/use-vetting.ts';

interface AccountChecklistProps {
  userId: string;
  items: AccountVetting['items'];
}

/** The points of the checklist for one account, each ticked by the admin who has checked it. */
export function AccountChecklist({ userId, items }: AccountChecklistProps) {
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
