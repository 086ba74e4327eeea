import { Ellipsis, Flag, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { cx } from '#ui/class-names.ts';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { Menu, MenuItem } from '#ui/primitives/menu.tsx';
import { VisuallyHidden } from '#ui/primitives/visually-hidden.tsx';
import { useFocusAfterChange } from '#ui/use-focus-after-change.ts';
import type { Message } from '../../../contract/entry-views.ts';
import { useReaderClock } from '../../hooks/use-reader-clock.ts';
import { messageWords } from '../../messages.ts';
import { MessageFileList } from '../files/message-file-list.tsx';
import { LinkedText } from '../linked-text.tsx';
import { EditMessage } from './edit-message.tsx';
import { SpokenMoment } from './spoken-moment.tsx';

interface MessageLineProps {
  threadId: string;
  message: Message;
  /** Who wrote it, where it is not the reader. */
  name: string;
  onDelete: (message: Message) => void;
  onReport: (message: Message) => void;
}

/** What the two sides look like: the messages of the own side on the right, the other side's on the left. */
export const bubbleClassName = (isOwnSide: boolean): string =>
  cx(
    'min-w-0 rounded-xl border px-4 py-2.5 text-ink',
    isOwnSide
      ? 'rounded-br-sm border-primary-line bg-primary-soft'
      : 'rounded-bl-sm border-line bg-surface',
  );

/** One message, with what can be done with it. */
export function MessageLine({ threadId, message, name, onDelete, onReport }: MessageLineProps) {
  // Answers of 0.6.0 have neither `isOwnSide` nor `by`.
  const { isOwn, isOwnSide = isOwn, by = null, text, files, deletedAt, editedAt } = message;
  const [isEditing, setIsEditing] = useState(false);
  // What had the focus goes with the menu and with the form.
  const ref = useFocusAfterChange<HTMLDivElement>(`${isEditing} ${deletedAt}`, {
    preventScroll: true,
  });
  const isDeleted = deletedAt !== null;
  return (
    <div
      ref={ref}
      tabIndex={-1}
      className={cx(
        'group flex w-full items-end gap-1 outline-none',
        isOwnSide ? 'justify-end pl-6 sm:pl-16' : 'justify-start pr-6 sm:pr-16',
      )}
    >
      <div
        className={cx(
          bubbleClassName(isOwnSide),
          isOwnSide && 'order-last',
          isEditing && 'w-full',
          'group-focus-visible:outline-2 group-focus-visible:outline-focus',
        )}
      >
        {by === null ? (
          <VisuallyHidden>{isOwn ? 'You' : name}: </VisuallyHidden>
        ) : (
          <p className="text-xs font-semibold text-ink-muted">
            {by}
            <VisuallyHidden>: </VisuallyHidden>
          </p>
        )}
        {isDeleted && <p className="text-ink-muted italic">{messageWords.deleted}</p>}
        {!isDeleted && !isEditing && <LinkedText text={text} />}
        {isEditing && (
          <EditMessage threadId={threadId} message={message} onEnd={() => setIsEditing(false)} />
        )}
        <MessageFileList files={files} />
        <p className="mt-0.5 flex flex-wrap justify-end gap-x-2 text-xs text-ink-muted">
          {editedAt && !isDeleted && <span>edited</span>}
          <SpokenMoment moment={message.at} />
        </p>
      </div>
      {!isDeleted && !isEditing && isOwn === isOwnSide && (
        <MessageMenu
          message={message}
          onEdit={() => setIsEditing(true)}
          onDelete={() => onDelete(message)}
          onReport={() => onReport(message)}
        />
      )}
    </div>
  );
}

interface MessageMenuProps {
  message: Message;
  onEdit: () => void;
  onDelete: () => void;
  onReport: () => void;
}

/** What can be done with a message: its own writer changes and deletes it, the other one reports it. */
function MessageMenu({ message, onEdit, onDelete, onReport }: MessageMenuProps) {
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
