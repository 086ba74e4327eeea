import { useQueryClient } from '@tanstack/react-query';
import { ActButton } from '#ui/feedback/act-button.tsx';
import { decisionReasonMaxLength } from '../../rules/life-cycle.ts';
import { decisionsApi } from '../queries/client-queries.ts';

const applications = (count: number) => `${count} ${count === 1 ? 'application' : 'applications'}`;

/** Declines all applications that the client has sorted out, with one message. */
export function DeclineStage({ projectId, count }: { projectId: string; count: number }) {
  const queryClient = useQueryClient();
  if (count === 0) return null;
  return (
    <ActButton
      question={{
        title: `Decline ${applications(count)}?`,
        description:
          'These are all that you have sorted into “No”. Each consultant will be notified alone. This cannot be undone.',
        confirmLabel: `Decline ${applications(count)}`,
        destructive: true,
        reason: {
          label: 'Message',
          hint: 'Each of them will read it. A sentence helps them with the next application.',
          maxLength: decisionReasonMaxLength,
        },
      }}
      send={(reason, call) => decisionsApi.declineStage({ projectId, stage: 'no', reason }, call)}
      done={{ title: 'Applications Declined', description: 'Each consultant will be notified.' }}
      refusals={['PROJECT_NOT_FOUND']}
      failed="Failed to decline the applications. Please try again."
      refresh={() => queryClient.invalidateQueries({ queryKey: ['applications'] })}
    >
      Decline all {count}
    </ActButton>
  );
}
