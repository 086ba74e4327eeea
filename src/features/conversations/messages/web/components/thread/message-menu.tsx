import { Ellipsis, Flag, Pencil, Trash2 } from 'lucide-react';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { Menu, MenuItem } from '#ui/primitives/menu.tsx';
import type { Message } from '../../../contract/entry-views.ts';
import { useReaderClock } from '../../hooks/use-reader-clock.ts';

interface MessageMenuProps {
  message: Message;
  onEdit: () => void;
  onDelete: () => void;
  onReport: () => void;
}

/** What can be done with a message: its own writer changes and deletes it, the other one reports it. */
export function MessageMenu({ message, onEdit, onDelete, onReport }: MessageMenuProps) {
  const { isOwn, editableUntil, at } = message;
  const clock = useReaderClock();
  const isEditable = editableUntil !== null && Date.parse(editableUntil) > Date.now();
  return (
    <Menu
      align={isOwn ? 'end' : 'start'}
      trigger={
        <IconButton
          label={`${isOwn ? 'Your message' : 'Message'} of ${clock.timeOf(at)}: actions`}
          className="transition-opacity pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100 pointer-fine:data-popup-open:opacity-100"
        >
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      {isOwn && isEditable && (
        <MenuItem onSelect={onEdit}>
          <Pencil aria-hidden="true" />
          Edit
        </MenuItem>
      )}
      {isOwn ? (
        <MenuItem onSelect={onDelete} destructive>
          <Trash2 aria-hidden="true" />
          Delete
        </MenuItem>
      ) : (
        <MenuItem onSelect={onReport}>
          <Flag aria-hidden="true" />
          Report message
        </MenuItem>
      )}
    </Menu>
  );
}
