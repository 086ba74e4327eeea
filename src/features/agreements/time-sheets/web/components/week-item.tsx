import { useQueryClient } from '@tanstack/react-query';
import { ActButton } from '#ui/feedback/act-button.tsx';
import { Badge } from '#ui/primitives/badge.tsx';
import { Button } from '#ui/primitives/button.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { Disclosure } from '#ui/primitives/disclosure.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import type { TimeSheetWeek } from '../../contract.ts';
import type { WeekId } from '../../ids.ts';
import { amountInWords, type Unit } from '../../rules/amounts.ts';
import { timeSheetMessages, weekRefusals, weekStateNames } from '../messages.ts';
import { refreshTimeSheets, timeSheetsApi } from '../queries.ts';
import { WeekDecision } from './week-decision.tsx';
import { WeekEntries } from './week-entries.tsx';

interface WeekItemProps {
  week: TimeSheetWeek;
  unit: Unit;
  /** Opens the week in the form. */
  onEdit: () => void;
}

const tones = {
  open: 'neutral',
  submitted: 'warning',
  returned: 'danger',
  approved: 'success',
} as const;

/** One week of a time sheet: how it stands, what was worked, and what can be done. */
export function WeekItem({ week, unit, onEdit }: WeekItemProps) {
  const { startsOn, state, total, entries, decidedAt, decidedBy, reason, can } = week;
  return (
    <li className="flex flex-col gap-2 py-3">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold text-ink">
          Week from <DateText value={startsOn} />
        </span>
        {total !== null && <span>{amountInWords(unit, total)}</span>}
        <Badge tone={tones[state]}>{weekStateNames[state]}</Badge>
      </p>
      {reason && <p className="wrap-anywhere whitespace-pre-line">Reason: {reason}</p>}
      {decidedAt && (
        <p className="text-sm text-ink-muted">
          {state === 'approved' ? 'Approved' : 'Returned'} on <DateText value={decidedAt} />
          {decidedBy && ` by ${decidedBy}`}.
        </p>
      )}
      {entries.length > 0 && (
        <Disclosure
          summary={
            <>
              Days
              <VisuallyHidden>
                {' '}
                of the week from <DateText value={startsOn} />
              </VisuallyHidden>
            </>
          }
          open={can.decide}
        >
          <WeekEntries week={week} unit={unit} />
        </Disclosure>
      )}
      {can.decide && <WeekDecision week={week} unit={unit} />}
      {can.edit && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" size="sm" onClick={onEdit}>
            Edit
            <VisuallyHidden>
              {' '}
              the week from <DateText value={startsOn} />
            </VisuallyHidden>
          </Button>
          {can.submit && <SubmitWeek week={week} unit={unit} />}
        </div>
      )}
    </li>
  );
}

function SubmitWeek({ week, unit }: Omit<WeekItemProps, 'onEdit'>) {
  const queryClient = useQueryClient();
  return (
    <ActButton
      variant="primary"
      size="sm"
      question={{
        title: `Submit ${amountInWords(unit, week.total ?? 0)}?`,
        description: 'The client will be notified. You cannot change a submitted week.',
        confirmLabel: 'Submit',
      }}
      send={(_, call) => timeSheetsApi.submit({ weekId: week.id as WeekId }, call)}
      done={{ title: 'Week Submitted', description: 'The client will be notified.' }}
      refusals={weekRefusals}
      failed={timeSheetMessages.submitFailed}
      refresh={() => refreshTimeSheets(queryClient)}
    >
      Submit
      <VisuallyHidden>
        {' '}
        the week from <DateText value={week.startsOn} />
      </VisuallyHidden>
    </ActButton>
  );
}
