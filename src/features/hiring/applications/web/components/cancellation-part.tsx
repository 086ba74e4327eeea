import { useQueryClient } from '@tanstack/react-query';
import { wordsMaxLength } from '#features/hiring/completions/rules.ts';
import { ActButton } from '#ui/feedback/act-button.tsx';
import type { OwnApplication } from '../../contract/application-views.ts';
import type { ApplicationId } from '../../ids.ts';
import { applyingApi } from '../queries/consultant-queries.ts';

type Cancellation = NonNullable<OwnApplication['cancellation']>;

/** What both sides said of a cancelled deal. */
export function CancellationWords({ cancellation }: { cancellation: Cancellation }) {
  const { reason, word } = cancellation;
  return (
    <div className="flex flex-col gap-1 empty:hidden">
      {reason && (
        <p className="wrap-anywhere whitespace-pre-line">
          <span className="font-medium text-ink">The client’s reason:</span> {reason}
        </p>
      )}
      {word && (
        <p className="wrap-anywhere whitespace-pre-line">
          <span className="font-medium text-ink">The consultant’s word:</span> {word}
        </p>
      )}
    </div>
  );
}

/** Lets the consultant of a cancelled deal say something of it, once. */
export function AddCancellationWord({ id }: Pick<OwnApplication, 'id'>) {
  const queryClient = useQueryClient();
  return (
    <div>
      <ActButton
        size="sm"
        question={{
          title: 'What do you say of the cancellation?',
          description: 'You can say it once. The client reads it.',
          confirmLabel: 'Send',
          reason: {
            label: 'Your word',
            maxLength: wordsMaxLength,
            requiredMessage: 'Please write a few words',
          },
        }}
        send={(word, call) =>
          applyingApi.addCancellationWord({ applicationId: id as ApplicationId, word }, call)
        }
        done={{ title: 'Word Added', description: 'The client can read it.' }}
        refusals={['APPLICATION_STATE']}
        failed="Failed to send your word. Please try again."
        refresh={() => queryClient.invalidateQueries({ queryKey: ['applications'] })}
      >
        Add Your Word
      </ActButton>
    </div>
  );
}
