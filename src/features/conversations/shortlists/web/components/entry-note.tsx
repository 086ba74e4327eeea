import { useQueryClient } from '@tanstack/react-query';
import { PrivateNote } from '#ui/form/private-note.tsx';
import type { ShortlistEntry } from '../../contract.ts';
import { noteMax } from '../../rules/limits.ts';
import { shortlistsApi } from '../queries.ts';

/** What the client noted about a consultant; only they read it. */
export function EntryNote({ entry, name }: { entry: ShortlistEntry; name: string }) {
  const { consultantId } = entry;
  const queryClient = useQueryClient();
  return (
    <PrivateNote
      note={entry.note}
      name={name}
      maxLength={noteMax}
      save={async (note) => {
        await shortlistsApi.saveNote({ consultantId, note });
        await queryClient.invalidateQueries({ queryKey: ['shortlists', 'own'] });
      }}
    />
  );
}
