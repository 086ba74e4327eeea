import { useQueryClient } from '@tanstack/react-query';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import type { ReceivedApplication } from '#features/hiring/applications/contract/application-views.ts';
import { decisionReasonMaxLength } from '#features/hiring/applications/rules/life-cycle.ts';
import { decisionsApi } from '#features/hiring/applications/web/queries/client-queries.ts';
import { messageOf } from '#lib/api/problem.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { Button } from '#ui/primitives/button.tsx';
import type { ButtonSize } from '#ui/primitives/button-class-name.ts';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import { refreshDeal } from '../queries.ts';
import { TermsDialog } from './terms-dialog.tsx';

interface ApplicationDecisionProps {
  application: ReceivedApplication;
  size?: ButtonSize;
}

/** Accept and Decline, as long as the application can be decided. */
export function ApplicationDecision({ application, size }: ApplicationDecisionProps) {
  const { id: applicationId, can, consultant } = application;
  const [asked, setAsked] = useState<'accept' | 'decline' | null>(null);
  const close = () => setAsked(null);
  const queryClient = useQueryClient();
  const { decide, isDeciding, failed } = useDecision({
    send: (reason: string, call) => decisionsApi.decline({ applicationId, reason }, call),
    done: () => ({
      title: 'Application Declined',
      description: 'The consultant will be notified.',
    }),
    refusal: (error) => messageOf(error, 'APPLICATION_STATE'),
    onEnd: close,
    refresh: () => refreshDeal(queryClient),
  });

  return (
    <>
      {can.decline && (
        <Button variant="secondary" size={size} onClick={() => setAsked('decline')}>
          <X aria-hidden="true" />
          Decline
          {size === 'sm' && <VisuallyHidden> {consultant.name}</VisuallyHidden>}
        </Button>
      )}
      {can.accept && (
        <Button size={size} onClick={() => setAsked('accept')}>
          <Check aria-hidden="true" />
          Accept
          {size === 'sm' && <VisuallyHidden> {consultant.name}</VisuallyHidden>}
        </Button>
      )}
      <TermsDialog application={application} open={asked === 'accept'} onClose={close} />
      <ConfirmDialog
        open={asked === 'decline'}
        onOpenChange={(open) => !open && close()}
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
        error={
          failed === undefined ? undefined : 'Failed to decline the application. Please try again.'
        }
        onConfirm={decide}
      />
    </>
  );
}
