import { Card, CardTitle } from '#ui/primitives/card.tsx';
import { Checkbox } from '#ui/primitives/checkbox.tsx';
import type { AccountVetting } from '../../contract.ts';
import { useTick } from '../hooks/use-vetting.ts';

interface AccountChecklistProps {
  userId: string;
  items: AccountVetting['items'];
}

/** The points of the checklist for one account, each ticked by whoever has checked it. */
export function AccountChecklist({ userId, items }: AccountChecklistProps) {
  const { mutate, isPending, variables } = useTick(userId);
  const ticked = items.filter(({ tickedAt }) => tickedAt !== null).length;
  return (
    <Card>
      <CardTitle level={3}>Checklist</CardTitle>
      <p className="text-ink-muted" role="status">
        {ticked} of {items.length} checked
      </p>
      <ul className="flex flex-col gap-2">
        {items.map(({ id, text, tickedAt, tickedBy }) => {
          const isChanging = isPending && variables.itemId === id;
          return (
            <li key={id}>
              <Checkbox
                label={text}
                hint={
                  tickedAt
                    ? `${tickedBy ?? 'Somebody who has left'}, ${dayOf(tickedAt)}`
                    : undefined
                }
                checked={isChanging ? variables.isTicked : tickedAt !== null}
                onChange={(event) => mutate({ itemId: id, isTicked: event.currentTarget.checked })}
              />
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

const dayOf = (at: string): string => at.slice(0, 10);
