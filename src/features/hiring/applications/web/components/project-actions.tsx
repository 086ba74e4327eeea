import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Ban, CircleCheck, Pencil } from 'lucide-react';
import { useState } from 'react';
import type { OwnProject } from '#features/hiring/projects/contract/project-views.ts';
import { messageOf } from '#lib/api/problem.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
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
  const { decide, isDeciding, failed } = useClosing(projectId, () => setAsked(null));
  const error = failed && words[failed.as].failed;

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
        description="The consultant will be notified. A completed project cannot be opened again."
        confirmLabel="Mark as Completed"
        cancelLabel="Not Yet"
        pending={isDeciding}
        error={error}
        onConfirm={() => decide({ as: 'completed' })}
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
        pending={isDeciding}
        error={error}
        onConfirm={(reason) => decide({ as: 'cancelled', reason })}
      />
    </>
  );
}

const words = {
  completed: {
    done: { title: 'Project Completed', description: 'The consultant will be notified.' },
    failed: 'Failed to complete the project. Please try again.',
  },
  cancelled: {
    done: { title: 'Project Cancelled', description: 'Everyone concerned will be notified.' },
    failed: 'Failed to cancel the project. Please try again.',
  },
};

/** Closes the project. Where it has changed meanwhile, says so and shows it as it is now. */
function useClosing(projectId: string, onEnd: () => void) {
  const queryClient = useQueryClient();
  return useDecision({
    send: (change: Closing, call) =>
      change.as === 'completed'
        ? ownProjectApi.complete({ projectId }, call)
        : ownProjectApi.cancel({ projectId, reason: change.reason }, call),
    done: ({ as }) => words[as].done,
    refusal: (error) =>
      messageOf(error, 'PROJECT_STATE') &&
      'The project has changed in the meantime. This is how it is now.',
    onEnd,
    refresh(project) {
      if (project) queryClient.setQueryData(ownProjectQuery(projectId).queryKey, project);
      return Promise.all([
        queryClient.invalidateQueries({ queryKey: ['projects'] }),
        queryClient.invalidateQueries({ queryKey: ['applications'] }),
      ]);
    },
  });
}
