import { useState } from 'react';
import type { DefaultValues } from 'react-hook-form';
import { readDraft as readKept } from '#ui/form/session-draft.ts';
import { useKeptDraft } from '#ui/form/use-kept-draft.ts';
import { readDraft, writeDraft } from '../components/project-form/project-draft.ts';
import type { ProjectFormValues } from '../components/project-form/project-form-schema.ts';
import type { ProjectFormState } from './use-project-form.ts';

interface DraftControl {
  /** What was typed before a reload stands in the form again. */
  isRestored: boolean;
  /** Empties the form, and the draft with it. */
  startAfresh: () => void;
  /** Forgets the draft for good: the project has been posted. */
  finish: () => void;
}

/** Keeps what is typed into the form of a new project, for this person only. */
export function useProjectDraft(
  form: ProjectFormState,
  userId: string,
  empty: DefaultValues<ProjectFormValues>,
): DraftControl {
  const key = `project:${userId}`;
  const [isEmptied, setIsEmptied] = useState(false);
  const { isRestored, finish } = useKeptDraft(form, {
    key,
    read: () => readDraft(readKept(key)),
    write: writeDraft,
  });
  return {
    isRestored: isRestored && !isEmptied,
    startAfresh() {
      form.reset(empty);
      setIsEmptied(true);
      // The button that did it goes.
      form.setFocus('companyName');
    },
    finish,
  };
}
