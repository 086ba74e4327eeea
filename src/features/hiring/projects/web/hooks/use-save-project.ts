import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ApiProblem, asApiProblem } from '#lib/api/problem.ts';
import { useIntentKey } from '#lib/api/use-intent-key.ts';
import { notify } from '#ui/feedback/notify.ts';
import type { ProjectInput } from '../../rules/project-form.ts';
import { type ProjectFormState, showRefusedFields } from './use-project-form.ts';

/** What is sent: without the experience where none is asked for, which 0.6.0 does not know during an upgrade. */
type SentProject = Omit<ProjectInput, 'seniority'> & Partial<Pick<ProjectInput, 'seniority'>>;

const sent = ({ seniority, ...project }: ProjectInput): SentProject => ({
  ...project,
  ...(seniority && { seniority }),
});

interface SaveProjectOptions<Saved> {
  save: (input: SentProject, context: { idempotencyKey: string }) => Promise<Saved>;
  onSaved: (input: ProjectInput, saved: Saved) => unknown;
  /** Leaves the form, once the lists of projects are loaded anew. */
  leave: (saved: Saved) => Promise<void>;
  /** Where the client returns to after signing in again, when the session has ended. */
  returnTo: { next: string; notice: 'sign-in-to-post-project' | 'sign-in-to-edit-project' };
  /** The title and the sentence of a failure. */
  failureOf: (problem: ApiProblem | null) => readonly [title: string, message: string];
}

/** Saves a project form once, however often it is sent; a failure keeps what was typed. */
export function useSaveProject<Saved>(form: ProjectFormState, options: SaveProjectOptions<Saved>) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const intent = useIntentKey();
  const saving = useMutation({
    mutationFn: (input: ProjectInput) =>
      options.save(sent(input), { idempotencyKey: intent.current() }),
  });

  return async (input: ProjectInput): Promise<void> => {
    let saved: Saved;
    try {
      saved = await saving.mutateAsync(input);
    } catch (error) {
      await showFailure(asApiProblem(error));
      return;
    }
    intent.renew();
    await options.onSaved(input, saved);
    await queryClient.invalidateQueries({ queryKey: ['projects'] });
    await options.leave(saved);
  };

  async function showFailure(problem: ApiProblem | null) {
    if (problem) intent.renew();
    if (problem?.status === 401) {
      // With a fresh document, so that no part of the page still uses the ended session.
      await navigate({
        to: '/auth',
        search: { type: 'client', mode: 'signin', ...options.returnTo },
        reloadDocument: true,
      });
      return;
    }
    const [title, message] = options.failureOf(problem);
    if (problem) showRefusedFields(form, problem);
    form.setError('root', { message });
    notify.error(title, message);
  }
}
