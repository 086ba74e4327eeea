import { useQueryClient } from '@tanstack/react-query';
import { PrivateNote } from '#ui/form/private-note.tsx';
import type { ShortlistEntry } from '../../contract.ts';
import { noteMax } from '../../rules/limits.ts';
import { shortlistsApi } from '../queries.ts';

interface EntryNoteProps {
  entry: ShortlistEntry;
  name: string;
  /** Whether the reader's role lets them change it. */
  canEdit: boolean;
}

/** What the client noted about a consultant; only the company reads it. */
export function EntryNote({ entry, name, canEdit }: EntryNoteProps) {
  const { consultantId } = entry;
  const queryClient = useQueryClient();
  return (
    <PrivateNote
      note={entry.note}
      canEdit={canEdit}
      name={name}
      maxLength={noteMax}
      save={async (note) => {
        await shortlistsApi.saveNote({ consultantId, note });
        await queryClient.invalidateQueries({ queryKey: ['shortlists', 'own'] });
      }}
    />
  );
}
