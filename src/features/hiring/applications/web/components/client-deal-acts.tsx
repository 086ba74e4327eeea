import { useQueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { CompletionPart } from '#features/hiring/completions/web/components/completion-part.tsx';
import { ActButton } from '#ui/feedback/act-button.tsx';
import { LaterPart } from '#ui/later-part.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import type { ReceivedApplication } from '../../contract/application-views.ts';
import { decisionsApi } from '../queries/client-queries.ts';
import { CancellationWords } from './cancellation-part.tsx';
import { HireAgainLink } from './hire-again-link.tsx';
import { UndoActs } from './undo-acts.tsx';

// Most applications are no deals: the part is fetched for those that are.
const AccessPart = lazy(async () => {
  const part = await import('#features/hiring/environment-access/web/components/access-part.tsx');
  return { default: part.AccessPart };
});

/** What the client can do with an application between and after the decisions about it. */
export function ClientDealActs({ application }: { application: ReceivedApplication }) {
  const { id: applicationId, can, consultant, undecidedAt, askedBackAt, status } = application;
  const queryClient = useQueryClient();
  const common = {
    size: 'sm',
    refusals: ['APPLICATION_STATE', 'TOLD_ALREADY'],
    refresh: () => queryClient.invalidateQueries({ queryKey: ['applications'] }),
  } as const;
  return (
    <div className="flex flex-col gap-3 empty:hidden">
      {undecidedAt && status === 'pending' && (
        <p className="text-sm text-ink-muted">
          You told {consultant.name} on <DateText value={undecidedAt} /> that nothing is decided
          yet.
        </p>
      )}
      {askedBackAt && status === 'rejected' && (
        <p className="text-sm text-ink-muted">
          You asked {consultant.name} back on <DateText value={askedBackAt} />.
        </p>
      )}
      {can.tellUndecided && (
        <div>
          <ActButton
            {...common}
            question={{
              title: `Tell ${consultant.name} that nothing is decided yet?`,
              description:
                'The consultant will be notified, and the 30 days until the application ends start again.',
              confirmLabel: 'Tell Them',
            }}
            send={(_, call) => decisionsApi.tellUndecided({ applicationId }, call)}
            done={{ title: 'Not Decided Yet', description: 'The consultant will be notified.' }}
            failed="Failed to tell the consultant. Please try again."
          >
            Not Decided Yet
          </ActButton>
        </div>
      )}
      {can.askBack && (
        <div>
          <ActButton
            {...common}
            question={{
              title: `Ask ${consultant.name} back?`,
              description:
                'Your project is open again. The consultant decides whether to stand again.',
              confirmLabel: 'Ask Back',
            }}
            send={(_, call) => decisionsApi.askBack({ applicationId }, call)}
            done={{ title: 'Asked Back', description: 'The consultant will be notified.' }}
            failed="Failed to ask the consultant back. Please try again."
          >
            Ask Back
          </ActButton>
        </div>
      )}
      <CompletionPart
        deal={application}
        own="client"
        other={consultant.name}
        projectTitle={application.projectTitle}
      />
      {(status === 'accepted' || application.rejectedBecause === 'undone') && (
        <LaterPart>
          <AccessPart applicationId={applicationId} own="client" />
        </LaterPart>
      )}
      {application.completion?.state === 'completed' && can.triage && !consultant.hasLeft && (
        <div>
          <HireAgainLink projectId={application.projectId} name={consultant.name} />
        </div>
      )}
      {application.cancellation && <CancellationWords cancellation={application.cancellation} />}
      <UndoActs application={application} own="client" other={consultant.name} api={decisionsApi} />
    </div>
  );
}
