import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notify } from '#ui/feedback/notify.ts';
import { Button } from '#ui/primitives/button.tsx';
import { Field } from '#ui/primitives/field.tsx';
import { Textarea } from '#ui/primitives/textarea.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import type { ShortlistEntry } from '../../contract.ts';
import { noteMax } from '../../rules/limits.ts';
import { shortlistsApi } from '../queries.ts';

/** What the client noted about a consultant; only they read it. */
export function EntryNote({ entry, name }: { entry: ShortlistEntry; name: string }) {
  const { consultantId } = entry;
  const queryClient = useQueryClient();
  const [draft, setDraft] = useState<string>();
  const save = useMutation({
    mutationFn: (note: string) => shortlistsApi.saveNote({ consultantId, note }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: ['shortlists', 'own'] });
      setDraft(undefined);
      notify.success('Note saved');
    },
    onError: () => notify.error('Error', 'Your note could not be saved. Please try again.'),
  });

  if (draft === undefined) {
    return (
      <div className="flex flex-col items-start gap-1">
        {entry.note && (
          <p className="rounded-md bg-sunken px-3 py-2 text-sm wrap-anywhere whitespace-pre-line">
            {entry.note}
          </p>
        )}
        <Button variant="link" size="sm" onClick={() => setDraft(entry.note)}>
          {entry.note ? 'Edit note' : 'Add a note'}
          <VisuallyHidden> about {name}</VisuallyHidden>
        </Button>
      </div>
    );
  }
  const isTooLong = draft.trim().length > noteMax;
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isTooLong && !save.isPending) save.mutate(draft);
      }}
    >
      <Field
        label={`Note about ${name}`}
        hint="Only you see it."
        counter={{ length: draft.length, max: noteMax }}
        error={isTooLong ? `A note cannot exceed ${noteMax} characters` : undefined}
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
        <Button type="submit" size="sm" pending={save.isPending}>
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
