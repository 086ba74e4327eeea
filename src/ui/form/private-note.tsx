import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '#ui/feedback/notify.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';

interface PrivateNoteProps {
  /** As it is stored; empty without one. */
  note: string;
  /** Whom it is about. */
  name: string;
  maxLength: number;
  /** Whether the reader may change it. */
  canEdit?: boolean;
  /** Stores the note, and shows it as it is now. */
  save: (note: string) => Promise<unknown>;
}

/** A note that only its author reads, with the way to write it. */
export function PrivateNote({ note, name, maxLength, canEdit = true, save }: PrivateNoteProps) {
  const [draft, setDraft] = useState<string>();
  const saving = useMutation({
    mutationFn: save,
    onSuccess: () => {
      setDraft(undefined);
      notify.success('Note saved');
    },
    onError: () => notify.error('Error', 'Your note could not be saved. Please try again.'),
  });

  if (draft === undefined) {
    return (
      <div className="flex flex-col items-start gap-1">
        {note && (
          <p className="rounded-md bg-sunken px-3 py-2 text-sm wrap-anywhere whitespace-pre-line">
            {note}
          </p>
        )}
        {canEdit && (
          <Button variant="link" size="sm" onClick={() => setDraft(note)}>
            {note ? 'Edit note' : 'Add a note'}
            <VisuallyHidden> about {name}</VisuallyHidden>
          </Button>
        )}
      </div>
    );
  }
  const isTooLong = draft.trim().length > maxLength;
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooLong && !saving.isPending) saving.mutate(draft);
      }}
    >
      <Field
        label={`Note about ${name}`}
        hint="Only you see it."
        counter={{ length: draft.length, max: maxLength }}
        error={isTooLong ? `A note cannot exceed ${maxLength} characters` : undefined}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            value={draft}
            // The reader asked for this field a moment ago.
            ref={focusOnce}
            onChange={(event) => setDraft(event.target.value)}
          />
        )}
      </Field>
      <div className="flex gap-3">
        <Button type="submit" size="sm" pending={saving.isPending}>
          Save Note
        </Button>
        <Button variant="ghost" size="sm" onClick={() => setDraft(undefined)}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

const focusOnce = (field: HTMLTextAreaElement | null): void => field?.focus();
