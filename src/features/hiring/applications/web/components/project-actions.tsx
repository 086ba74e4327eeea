import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Ban, CircleCheck, Pencil } from 'lucide-react';
import { useState } from 'react';
import { ChecklistDialog } from '#features/hiring/completions/web/components/checklist-dialog.tsx';
import type { OwnProject } from '#features/hiring/projects/contract/project-views.ts';
import { useViewer } from '#features/identity/accounts/web/hooks/use-viewer.ts';
import { messageOf } from '#lib/api/problem.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { Button } from '#ui/primitives/button.tsx';
import { buttonClassName } from '#ui/primitives/button-class-name.ts';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import {
  acceptedApplicationQuery,
  ownProjectApi,
  ownProjectQuery,
} from '../queries/client-queries.ts';

const reasonMaxLength = 1000;

/** What the client can do with the project now: edit, complete, cancel. */
export function ProjectActions({ project }: { project: OwnProject }) {
  const { id: projectId, can } = project;
  const viewer = useViewer();
  const isApproved = viewer?.kind === 'signed-in' && viewer.isApproved;
  const { data: deal } = useQuery({
    ...acceptedApplicationQuery(projectId),
    enabled: can.complete && isApproved,
  });
  const canComplete = can.complete && (deal?.can.complete ?? true);
  const [asked, setAsked] = useState<'completed' | 'cancelled' | null>(null);
  const { decide, isDeciding, failed } = useCancelling(projectId, () => setAsked(null));

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
      {canComplete && (
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
      <ChecklistDialog
        title="Mark this project as completed?"
        applicationId={deal?.id ?? null}
        other="The consultant"
        submitLabel="Mark as Completed"
        isOpen={asked === 'completed'}
        onClose={() => setAsked(null)}
        send={(checklist, call) => ownProjectApi.complete({ projectId, checklist }, call)}
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
        error={failed === undefined ? undefined : 'Failed to cancel the project. Please try again.'}
        onConfirm={decide}
      />
    </>
  );
}

/** Cancels the project. Where it has changed meanwhile, says so and shows it as it is now. */
function useCancelling(projectId: string, onEnd: () => void) {
  const queryClient = useQueryClient();
  return useDecision({
    send: (reason: string, call) => ownProjectApi.cancel({ projectId, reason }, call),
    done: () => ({
      title: 'Project Cancelled',
      description: 'Everyone concerned will be notified.',
    }),
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
