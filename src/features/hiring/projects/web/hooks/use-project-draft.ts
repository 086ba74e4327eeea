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
  /** Puts the form back to its start, and the draft with it. */
  startAfresh: () => void;
  /** Forgets the draft for good: the project has been posted. */
  finish: () => void;
}

/** Keeps what is typed into the form of a new project; `scope` names the person, and what the form started with. */
export function useProjectDraft(
  form: ProjectFormState,
  scope: string,
  start: DefaultValues<ProjectFormValues>,
): DraftControl {
  const key = `project:${scope}`;
  const [isEmptied, setIsEmptied] = useState(false);
  const { isRestored, finish } = useKeptDraft(form, {
    key,
    read: () => readDraft(readKept(key)),
    write: writeDraft,
  });
  return {
    isRestored: isRestored && !isEmptied,
    startAfresh() {
      form.reset(start);
      setIsEmptied(true);
      // The button that did it goes.
      form.setFocus('companyName');
    },
    finish,
  };
}
