import { useState } from 'react';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';

/** A portfolio project that cannot be saved as it is. */
export interface UnfinishedProject {
  /** Counted from 1, as the form counts. */
  position: number;
  title: string;
}

interface Question {
  projects: readonly UnfinishedProject[];
  answer: (saveWithout: boolean) => void;
}

/** Asks whether to save without the unfinished portfolio projects: `ask` answers what the person chose. */
export function useUnfinishedProjectsDialog() {
  const [question, setQuestion] = useState<Question>();

  const ask = (projects: readonly UnfinishedProject[]): Promise<boolean> =>
    new Promise((resolve) => {
      setQuestion({
        projects,
        answer: (saveWithout) => {
          setQuestion(undefined);
          resolve(saveWithout);
        },
      });
    });

  const dialog = (
    <ConfirmDialog
      open={question !== undefined}
      onOpenChange={(open) => !open && question?.answer(false)}
      title="Save without unfinished projects?"
      description={
        <>
          A portfolio project needs a title and a description. These will not be saved:{' '}
          {question?.projects.map(nameOf).join(', ')}.
        </>
      }
      confirmLabel="Save without them"
      cancelLabel="Go back and finish"
      onConfirm={() => question?.answer(true)}
    />
  );

  return { ask, dialog };
}

const nameOf = ({ position, title }: UnfinishedProject) =>
  title.trim() === '' ? `Project ${position}` : `Project ${position} “${title.trim()}”`;
