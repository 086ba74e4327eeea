import { useQueryClient } from '@tanstack/react-query';
import { BookmarkPlus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { messageOf } from '#lib/api/problem.ts';
import { useDecision } from '#ui/feedback/use-decision.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Dialog } from '#ui/primitives/dialog.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { Input } from '#ui/primitives/input.tsx';
import type { OwnProject } from '../../contract/project-views.ts';
import { templateNameMax } from '../../rules/templates.ts';
import { templateNameMissing, templateSavedToast, templateSaveFailed } from '../messages.ts';
import { projectsApi, projectTemplatesQuery } from '../queries.ts';

/** Keeps the form of a project as a template, under a name that is asked for. */
export function SaveTemplate({ project }: { project: OwnProject }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Dialog
      title="Save as a template"
      description="You can start from it whenever you post a project. The start date is left out."
      size="sm"
      trigger={
        <Button variant="secondary" className="noscript:hidden">
          <BookmarkPlus aria-hidden="true" />
          Save as Template
        </Button>
      }
      open={isOpen}
      onOpenChange={setIsOpen}
    >
      {isOpen && <SaveTemplateForm project={project} onEnd={() => setIsOpen(false)} />}
    </Dialog>
  );
}

function SaveTemplateForm({ project, onEnd }: { project: OwnProject; onEnd: () => void }) {
  const queryClient = useQueryClient();
  const [name, setName] = useState(project.title.slice(0, templateNameMax).trim());
  const [isTried, setIsTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { tryToDecide, isDeciding } = useDecision({
    send: (given: string, call) =>
      projectsApi.saveTemplate({ projectId: project.id, name: given }, call),
    done: () => templateSavedToast,
    // Each is said at the field.
    refusal: () => undefined,
    onEnd,
    refresh: () => queryClient.invalidateQueries(projectTemplatesQuery),
  });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setIsTried(true);
    if (name.trim() === '' || isDeciding) return;
    tryToDecide(name.trim()).catch((error: unknown) =>
      setRefusal(messageOf(error, 'NAME_TAKEN', 'TOO_MANY_TEMPLATES') ?? templateSaveFailed),
    );
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      <Field
        label="Name"
        required
        hint="Only you see it."
        error={isTried && name.trim() === '' ? templateNameMissing : refusal}
      >
        {(control) => (
          <Input
            {...control}
            value={name}
            maxLength={templateNameMax}
            autoComplete="off"
            onChange={(event) => {
              setName(event.currentTarget.value);
              setRefusal(undefined);
            }}
          />
        )}
      </Field>
      <Button type="submit" pending={isDeciding} className="self-end">
        Save Template
      </Button>
    </form>
  );
}
