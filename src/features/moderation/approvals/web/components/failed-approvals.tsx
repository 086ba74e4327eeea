import { useState } from 'react';
import { Banner } from '#ui/primitives/banner.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { DecisionButtons } from '#ui/primitives/decision-buttons.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import { ApproveDialog } from './approve-dialog.tsx';

/** How many could not be approved with all others, and the first of them. */
export interface BulkFailures {
  failed: number;
  failures: readonly { userId: string; name: string }[];
}

/** Who could not be approved with the others, by name, each to be tried again. */
export function FailedApprovals({ failed, failures }: BulkFailures) {
  if (failed === 0) return null;
  return (
    <Banner
      tone="danger"
      title={`${failed} ${failed === 1 ? 'client' : 'clients'} could not be approved with the others`}
    >
      <p>
        All others are.{' '}
        {failures.length < failed ? 'The first of those who were left out:' : 'Left out:'}
      </p>
      <ul className="mt-2 flex flex-col gap-2">
        {failures.map((failure) => (
          <Failure key={failure.userId} {...failure} />
        ))}
      </ul>
    </Banner>
  );
}

function Failure({ userId, name }: BulkFailures['failures'][number]) {
  const [isAsked, setIsAsked] = useState(false);
  const [isApproved, setIsApproved] = useState(false);
  return (
    <li className="flex flex-wrap items-center gap-3">
      <span className="wrap-anywhere">{name}</span>
      <DecisionButtons decided={isApproved ? 'Approved' : null} isOwn={isApproved}>
        <Button size="sm" variant="secondary" onClick={() => setIsAsked(true)}>
          Try again
          <VisuallyHidden> {name}</VisuallyHidden>
        </Button>
      </DecisionButtons>
      <ApproveDialog
        account={{ userId, userType: 'client', name }}
        open={isAsked}
        onClose={() => setIsAsked(false)}
        onDecided={setIsApproved}
      />
    </li>
  );
}
