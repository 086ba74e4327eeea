import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Ban, CircleCheck, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { OwnProject } from '#features/projects/contract/project-views.ts';
import { asApiProblem } from '#lib/api/problem.ts';
import { useIntentKey } from '#lib/api/use-intent-key.ts';
import { notify } from '#ui/feedback/notify.ts';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { ownProjectApi, ownProjectQuery } from '../queries/client-queries.ts';

const reasonMaxLength = 1000;

type Closing = { as: 'completed' } | { as: 'cancelled'; reason: string };

/** What the client can do with the project now: edit, complete, cancel. */
export function ProjectActions({ project }: { project: OwnProject }) {
  const { id: projectId, can } = project;
  const [asked, setAsked] = useState<Closing['as'] | null>(null);
  const { close, isClosing, error } = useClosing(projectId, () => setAsked(null));

  return (
    <>
      {can.edit && (
        <Link
          to="/project/$projectId/edit"
          params={{ projectId }}
          className={buttonClassName({ variant: 'secondary' })}
        >
          <Pencil aria-hidden="true" />
          Edit Project
        </Link>
      )}
      {can.complete && (
        <Button onClick={() => setAsked('completed')}>
          <CircleCheck aria-hidden="true" />
          Mark as Completed
        </Button>
      )}
      {can.cancel && (
        <Button variant="secondary" onClick={() => setAsked('cancelled')}>
          <Ban aria-hidden="true" />
          Cancel Project
        </Button>
      )}
      <ConfirmDialog
        open={asked === 'completed'}
        onOpenChange={(open) => !open && setAsked(null)}
        title="Mark this project as completed?"
        description="The consultant will be told. A completed project cannot be opened again."
        confirmLabel="Mark as Completed"
        cancelLabel="Not Yet"
        pending={isClosing}
        error={error}
        onConfirm={() => close({ as: 'completed' })}
      />
      <ConfirmDialog
        open={asked === 'cancelled'}
        onOpenChange={(open) => !open && setAsked(null)}
        title="Cancel this project?"
        description="Everyone with a pending or accepted application will be told. A cancelled project cannot be opened again."
        confirmLabel="Cancel Project"
        cancelLabel="Keep Project"
        destructive
        reason={{
          label: 'Reason',
          hint: 'The consultants will read it.',
          maxLength: reasonMaxLength,
        }}
        pending={isClosing}
        error={error}
        onConfirm={(reason) => close({ as: 'cancelled', reason })}
      />
    </>
  );
}

const words: Record<Closing['as'], { done: string; follows: string; failed: string }> = {
  completed: {
    done: 'Project Completed',
    follows: 'The consultant will be told.',
    failed: 'Failed to complete the project. Please try again.',
  },
  cancelled: {
    done: 'Project Cancelled',
    follows: 'Everyone concerned will be told.',
    failed: 'Failed to cancel the project. Please try again.',
  },
};

/** Closes the project. Where it has changed meanwhile, says so and shows it as it is now. */
function useClosing(projectId: string, onEnd: () => void) {
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: ['projects'] }),
      queryClient.invalidateQueries({ queryKey: ['applications'] }),
    ]);

  const closing = useMutation({
    mutationFn: (change: Closing) => {
      const call = { context: { idempotencyKey: intent.current() } };
      return change.as === 'completed'
        ? ownProjectApi.complete({ projectId }, call)
        : ownProjectApi.cancel({ projectId, reason: change.reason }, call);
    },
    onSuccess: async (project, change) => {
      intent.renew();
      queryClient.setQueryData(ownProjectQuery(projectId).queryKey, project);
      onEnd();
      notify.success(words[change.as].done, words[change.as].follows);
      await refresh();
    },
    onError: async (error) => {
      const problem = asApiProblem(error);
      if (problem) intent.renew();
      if (problem?.code !== 'PROJECT_STATE') return;
      onEnd();
      notify.error('Error', 'The project has changed in the meantime. This is how it is now.');
      await refresh();
    },
  });

  return {
    close: closing.mutate,
    isClosing: closing.isPending,
    error: closing.isError ? words[closing.variables.as].failed : undefined,
  };
}
