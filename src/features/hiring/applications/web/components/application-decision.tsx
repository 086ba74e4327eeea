import { useQueryClient } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '#lib/api/problem.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { Button } from '#ui/primitives/button.tsx';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import type { ReceivedApplication } from '../../contract/application-views.ts';
import { decisionReasonMaxLength } from '../../rules/life-cycle.ts';
import { decisionsApi, receivedApplicationQuery } from '../queries/client-queries.ts';

type Decision = { as: 'accepted' } | { as: 'declined'; reason: string };

/** Accept and Decline, as long as the application can be decided. */
export function ApplicationDecision({ application }: { application: ReceivedApplication }) {
  const { can, consultant } = application;
  const [asked, setAsked] = useState<Decision['as'] | null>(null);
  const { decide, isDeciding, failed } = useApplicationDecision(application, () => setAsked(null));
  const error = failed && words[failed.as].failed;

  return (
    <>
      {can.decline && (
        <Button variant="secondary" onClick={() => setAsked('declined')}>
          <X aria-hidden="true" />
          Decline
        </Button>
      )}
      {can.accept && (
        <Button onClick={() => setAsked('accepted')}>
          <Check aria-hidden="true" />
          Accept
        </Button>
      )}
      <ConfirmDialog
        open={asked === 'accepted'}
        onOpenChange={(open) => !open && setAsked(null)}
        title={`Accept ${consultant.name} for this project?`}
        description="Your project will be in progress. All other pending applications will be declined, and everyone will be notified. This cannot be undone."
        confirmLabel="Accept Application"
        pending={isDeciding}
        error={error}
        onConfirm={() => decide({ as: 'accepted' })}
      />
      <ConfirmDialog
        open={asked === 'declined'}
        onOpenChange={(open) => !open && setAsked(null)}
        title={`Decline the application of ${consultant.name}?`}
        description="The consultant will be notified. This cannot be undone."
        confirmLabel="Decline Application"
        destructive
        reason={{
          label: 'Reason',
          hint: 'The consultant will read it. A sentence helps them with the next application.',
          maxLength: decisionReasonMaxLength,
        }}
        pending={isDeciding}
        error={error}
        onConfirm={(reason) => decide({ as: 'declined', reason })}
      />
    </>
  );
}

const words = {
  accepted: {
    done: {
      title: 'Application Accepted',
      description: 'Your project is in progress. All applicants will be notified.',
    },
    failed: 'Failed to accept the application. Please try again.',
  },
  declined: {
    done: { title: 'Application Declined', description: 'The consultant will be notified.' },
    failed: 'Failed to decline the application. Please try again.',
  },
};

/** Decides the application. Where it has been decided or withdrawn meanwhile, says so and shows it as it is now. */
function useApplicationDecision({ id: applicationId }: ReceivedApplication, onEnd: () => void) {
  const queryClient = useQueryClient();
  return useDecision({
    send: (change: Decision, call) =>
      change.as === 'accepted'
        ? decisionsApi.accept({ applicationId }, call)
        : decisionsApi.decline({ applicationId, reason: change.reason }, call),
    done: ({ as }) => words[as].done,
    refusal: (error) => messageOf(error, 'APPLICATION_STATE', 'APPLICANT_SUSPENDED'),
    onEnd,
    refresh(application) {
      if (application) {
        queryClient.setQueryData(receivedApplicationQuery(applicationId).queryKey, application);
      }
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: ['applications'] }),
        queryClient.invalidateQueries({ queryKey: ['projects'] }),
      ]);
    },
  });
}
