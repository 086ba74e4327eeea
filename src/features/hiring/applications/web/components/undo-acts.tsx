import { useQueryClient } from '@tanstack/react-query';
import { ActButton } from '#ui/feedback/act-button.tsx';
import type { OnceCall } from '#ui/feedback/use-decision.ts';
import { Banner } from '#ui/primitives/banner.tsx';
import { DateText } from '#ui/primitives/date-text.tsx';
import type { OwnApplication } from '../../contract/application-views.ts';
import type { ApplicationId } from '../../ids.ts';
import { type Side, undoneWithinDays } from '../../rules/life-cycle.ts';

type Act = (input: { applicationId: ApplicationId }, call: OnceCall) => Promise<unknown>;

interface UndoActsProps {
  application: Pick<OwnApplication, 'undo'> & {
    id: string;
    can: Pick<OwnApplication['can'], 'undo' | 'keep'>;
  };
  /** The side that looks, and what the other one is called. */
  own: Side;
  other: string;
  api: { undoDeal: Act; keepDeal: Act };
}

/** Asking to undo an acceptance that never started, agreeing to it, and keeping it. */
export function UndoActs({ application, own, other, api }: UndoActsProps) {
  const { id, undo, can } = application;
  const queryClient = useQueryClient();
  const applicationId = id as ApplicationId;
  const isAsked = undo !== null && undo.askedBy !== own;
  const common = {
    size: 'sm',
    refusals: ['APPLICATION_STATE'],
    refresh: () =>
      Promise.all(
        ['applications', 'projects'].map((key) =>
          queryClient.invalidateQueries({ queryKey: [key] }),
        ),
      ),
  } as const;
  return (
    <>
      {undo && (
        <Banner
          tone={isAsked ? 'warning' : 'info'}
          title={
            isAsked
              ? `${other} asks you to undo the acceptance`
              : 'You asked to undo the acceptance'
          }
        >
          {isAsked
            ? 'If you agree, the project is open again. Without your answer the acceptance stays.'
            : `The acceptance stays until ${other} agrees.`}{' '}
          Asked <DateText value={undo.askedAt} />.
        </Banner>
      )}
      {(can.undo || can.keep) && (
        <div className="flex flex-wrap gap-3">
          {can.undo && (
            <ActButton
              {...common}
              question={{
                title: isAsked ? 'Undo the acceptance?' : `Ask ${other} to undo the acceptance?`,
                description: isAsked
                  ? 'The project is open again, and this application has ended.'
                  : `For work that never started, within ${undoneWithinDays} days. If both agree, the project is open again.`,
                confirmLabel: isAsked ? 'Undo Acceptance' : 'Ask to Undo',
                destructive: isAsked,
              }}
              send={(_, call) => api.undoDeal({ applicationId }, call)}
              done={
                isAsked
                  ? { title: 'Acceptance Undone', description: 'The project is open again.' }
                  : { title: 'Asked to Undo', description: 'The other side will be notified.' }
              }
              failed="Failed to undo the acceptance. Please try again."
            >
              {isAsked ? 'Undo Acceptance' : 'Ask to Undo Acceptance'}
            </ActButton>
          )}
          {can.keep && (
            <ActButton
              {...common}
              question={{
                title: 'Keep the acceptance?',
                description: 'The other side will be notified. Nothing is undone.',
                confirmLabel: 'Keep Acceptance',
              }}
              send={(_, call) => api.keepDeal({ applicationId }, call)}
              done={{ title: 'Acceptance Kept', description: 'The other side will be notified.' }}
              failed="Failed to keep the acceptance. Please try again."
            >
              Keep Acceptance
            </ActButton>
          )}
        </div>
      )}
    </>
  );
}
