import { money } from '#features/agreements/statements/rules/document.ts';
import type { ApplicationId } from '#features/hiring/applications/ids.ts';
import { Badge } from '#ui/primitives/badge.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { useFocusAfterChange } from '#ui/use-focus-after-change.ts';
import type { Milestone } from '../../contract.ts';
import { milestoneStateNames } from '../messages.ts';
import { MilestoneActs } from './milestone-acts.tsx';

interface MilestoneItemProps {
  applicationId: ApplicationId;
  milestone: Milestone;
}

const tones = {
  agreed: 'neutral',
  delivered: 'warning',
  returned: 'danger',
  accepted: 'success',
} as const;

/** One milestone: what is agreed, how it stands, and what can be done. */
export function MilestoneItem({ applicationId, milestone }: MilestoneItemProps) {
  const { name, acceptance, amount, currency, dueOn, state, note, reason } = milestone;
  const { deliveredAt, decidedAt, isTakenOut } = milestone;
  const ref = useFocusAfterChange<HTMLLIElement>(state, { preventScroll: true });
  return (
    <li ref={ref} tabIndex={-1} className="flex flex-col gap-2 py-3 wrap-anywhere">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold text-ink">{name}</span>
        {amount !== null && <span>{money(amount, currency)}</span>}
        <Badge tone={tones[state]}>{milestoneStateNames[state]}</Badge>
      </p>
      {isTakenOut && <p>A change order took it out of the statement of work.</p>}
      {acceptance && <p className="whitespace-pre-line">Done when: {acceptance}</p>}
      {dueOn && (
        <p>
          Due on <DateText value={dueOn} />
        </p>
      )}
      {note && <p className="whitespace-pre-line">Note: {note}</p>}
      {reason && <p className="whitespace-pre-line">Reason: {reason}</p>}
      {deliveredAt && (
        <p className="text-sm text-ink-muted">
          Delivered on <DateText value={deliveredAt} />
          {decidedAt && (
            <>
              , {state} on <DateText value={decidedAt} />
            </>
          )}
          .
        </p>
      )}
      <MilestoneActs {...{ applicationId, milestone }} />
    </li>
  );
}
