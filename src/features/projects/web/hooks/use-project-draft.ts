import { useEffect, useRef, useState } from 'react';
import { readDraft, writeDraft } from '../components/project-form/project-draft.ts';
import type { ProjectFormState } from './use-project-form.ts';

interface DraftControl {
  /** What was typed before a reload stands in the form again. */
  isRestored: boolean;
  /** Forgets the draft and empties the form. */
  startAfresh: () => void;
  /** Forgets the draft for good: the project has been posted. */
  finish: () => void;
}

/** Keeps what is typed into the form over a reload of the page, in this tab and for this person only. */
export function useProjectDraft(form: ProjectFormState, userId: string): DraftControl {
  const key = `project-draft:${userId}`;
  const [isRestored, setIsRestored] = useState(false);
  const isFinished = useRef(false);

  useEffect(() => {
    const draft = readDraft(readItem(key));
    if (draft) {
      form.reset({ ...form.getValues(), ...draft }, { keepDefaultValues: true });
      setIsRestored(true);
    }
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (!isFinished.current) writeItem(key, writeDraft(values));
      },
    });
  }, [form, key]);

  return {
    isRestored,
    startAfresh: () => {
      form.reset();
      removeItem(key);
      setIsRestored(false);
      // The button that did it goes.
      form.setFocus('companyName');
    },
    finish: () => {
      isFinished.current = true;
      removeItem(key);
    },
  };
}

// A browser may refuse storage altogether, or have none left: then there is no draft.

function readItem(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeItem(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value);
  } catch {
    removeItem(key);
  }
}

function removeItem(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing was kept then.
  }
}
