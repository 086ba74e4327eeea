import { useQueryClient } from '@tanstack/react-query';
import type { Side } from '#features/hiring/applications/rules/life-cycle.ts';
import { dayHere } from '#lib/calendar-days.ts';
import { ActButton } from '#ui/feedback/act-button.tsx';
import { Badge } from '#ui/primitives/badge.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import { Disclosure } from '#ui/primitives/disclosure.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import type { AccessEntry } from '../../contract.ts';
import type { AccessId } from '../../ids.ts';
import { accessMessages, kindNames, stateNames, stepNames } from '../messages.ts';
import { accessApi, refreshAccess } from '../queries.ts';

interface AccessEntryItemProps {
  entry: AccessEntry;
  applicationId: string;
  own: Side;
}

/** One environment of an access list: how the access stands, what happened to it, and what can be done. */
export function AccessEntryItem({ entry, applicationId, own }: AccessEntryItemProps) {
  const { environment, tenant, kind, role, state, can, history } = entry;
  const days = [
    ['Granted on', entry.grantedOn],
    ['Reviewed on', entry.reviewedOn],
    ['Returned on', entry.returnedOn],
  ] as const;
  return (
    <li className="flex flex-col gap-2 py-3">
      <p className="flex flex-wrap items-center gap-2">
        <span className="font-semibold wrap-anywhere text-ink">{environment}</span>
        <Badge tone={kind === 'production' ? 'info' : 'neutral'}>{kindNames[kind]}</Badge>
        <Badge tone={state === 'returned' ? 'success' : 'warning'}>{stateNames[state]}</Badge>
      </p>
      <p className="text-sm wrap-anywhere text-ink-muted">
        Tenant: {tenant} · Role: {role}
      </p>
      <p className="flex flex-wrap gap-x-4 text-sm text-ink-muted empty:hidden">
        {days.map(
          ([label, day]) =>
            day && (
              <span key={label}>
                {label} <DateText value={day} />
              </span>
            ),
        )}
      </p>
      {Object.values(can).some(Boolean) && <Acts entry={entry} {...{ applicationId, own }} />}
      <Disclosure
        summary={
          <>
            History<VisuallyHidden> of {environment}</VisuallyHidden>
          </>
        }
      >
        <ol className="flex flex-col gap-1 text-sm">
          {history.map(({ step, side, by, at }) => (
            <li key={`${step} ${at}`} className="wrap-anywhere">
              <DateText value={at} />: {stepNames[step]} by{' '}
              {by ?? (side === own ? 'you' : `the ${side}`)}
            </li>
          ))}
        </ol>
      </Disclosure>
    </li>
  );
}

function Acts({ entry: { id, environment, can }, applicationId, own }: AccessEntryItemProps) {
  const queryClient = useQueryClient();
  const accessId = id as AccessId;
  const today = dayHere(new Date());
  const other = own === 'client' ? 'The consultant' : 'The client';
  const common = {
    size: 'sm',
    refusals: ['ACCESS_STATE', 'ACCESS_DAY', 'ACCESS_NOT_FOUND'],
    failed: accessMessages.changeFailed,
    refresh: () => refreshAccess(queryClient, applicationId),
  } as const;
  const notified = `${other} will be notified.`;
  const of = <VisuallyHidden> {environment}</VisuallyHidden>;
  return (
    <div className="flex flex-wrap gap-3">
      {can.grant && (
        <ActButton
          {...common}
          question={{
            title: `Was access to “${environment}” granted?`,
            description: `Grant it in your tenant first. It is listed as granted today. ${notified}`,
            confirmLabel: 'Mark as Granted',
          }}
          send={(_, call) => accessApi.grantAsked({ accessId, grantedOn: today }, call)}
          done={{ title: 'Access Granted', description: notified }}
        >
          Mark as Granted{of}
        </ActButton>
      )}
      {can.review && (
        <ActButton
          {...common}
          question={{
            title: `Is access to “${environment}” still needed?`,
            description: 'The list shows that you reviewed it today.',
            confirmLabel: 'Still Needed',
          }}
          send={(_, call) => accessApi.review({ accessId, reviewedOn: today }, call)}
          done={{ title: 'Access Reviewed', description: 'The list shows today as the day.' }}
        >
          Review{of}
        </ActButton>
      )}
      {can.markReturned && (
        <ActButton
          {...common}
          question={{
            title: `Is access to “${environment}” returned?`,
            description: `Remove it in your tenant first. It is listed as returned today. ${notified}`,
            confirmLabel: 'Mark as Returned',
          }}
          send={(_, call) => accessApi.markReturned({ accessId, returnedOn: today }, call)}
          done={{ title: 'Access Returned', description: notified }}
        >
          Mark as Returned{of}
        </ActButton>
      )}
      {can.sayReturned && (
        <ActButton
          {...common}
          question={{
            title: `Did you return access to “${environment}”?`,
            description: `${notified} It is returned once they confirm it.`,
            confirmLabel: 'I Returned It',
          }}
          send={(_, call) => accessApi.sayReturned({ accessId }, call)}
          done={{ title: 'Return Reported', description: notified }}
        >
          I Returned It{of}
        </ActButton>
      )}
      {can.remove && (
        <ActButton
          {...common}
          question={{
            title: `Remove “${environment}” from the list?`,
            description:
              own === 'client'
                ? `The access that was asked for is not granted. ${notified}`
                : 'You take back that you asked for access.',
            confirmLabel: 'Remove',
          }}
          send={(_, call) => accessApi.remove({ accessId }, call)}
          done={{ title: 'Entry Removed', description: 'The list shows it no more.' }}
        >
          Remove{of}
        </ActButton>
      )}
    </div>
  );
}
