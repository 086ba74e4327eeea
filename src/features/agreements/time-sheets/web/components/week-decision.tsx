import { useQueryClient } from '@tanstack/react-query';
import { ActButton } from '#ui/feedback/act-button.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import type { TimeSheetWeek } from '../../contract.ts';
import type { WeekId } from '../../ids.ts';
import { amountInWords, type Unit } from '../../rules/amounts.ts';
import { reasonMaxLength } from '../../rules/weeks.ts';
import { timeSheetMessages, weekRefusals } from '../messages.ts';
import { refreshTimeSheets, timeSheetsApi } from '../queries.ts';

interface WeekDecisionProps {
  week: TimeSheetWeek;
  unit: Unit;
}

/** Lets the client approve a submitted week, or return it with a reason. */
export function WeekDecision({ week, unit }: WeekDecisionProps) {
  const queryClient = useQueryClient();
  const { submittedAt } = week;
  if (submittedAt === null) return null;
  const submission = { weekId: week.id as WeekId, submittedAt };
  const common = {
    size: 'sm',
    refusals: weekRefusals,
    failed: timeSheetMessages.decideFailed,
    refresh: () => refreshTimeSheets(queryClient),
  } as const;
  const from = (
    <VisuallyHidden>
      {' '}
      the week from <DateText value={week.startsOn} />
    </VisuallyHidden>
  );
  return (
    <div className="flex flex-wrap gap-3">
      <ActButton
        {...common}
        variant="primary"
        question={{
          title: `Approve ${amountInWords(unit, week.total ?? 0)}?`,
          description: 'The consultant will be notified. An approved week never changes.',
          confirmLabel: 'Approve',
        }}
        send={(_, call) => timeSheetsApi.approve(submission, call)}
        done={{ title: 'Week Approved', description: 'The consultant will be notified.' }}
      >
        Approve{from}
      </ActButton>
      <ActButton
        {...common}
        question={{
          title: 'Return this week?',
          description: 'The consultant changes it and submits it again.',
          confirmLabel: 'Return',
          reason: {
            label: 'Reason',
            hint: 'The consultant will read it.',
            maxLength: reasonMaxLength,
            requiredMessage: 'Please say why',
          },
        }}
        send={(reason, call) => timeSheetsApi.return({ ...submission, reason }, call)}
        done={{ title: 'Week Returned', description: 'The consultant will be notified.' }}
      >
        Return{from}
      </ActButton>
    </div>
  );
}
