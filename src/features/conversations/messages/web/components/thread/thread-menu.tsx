import { Archive, ArchiveRestore, Ban, EllipsisVertical, Flag } from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#ui/primitives/confirm-dialog.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '#ui/primitives/menu.tsx';
import type { Thread } from '../../../contract/thread-views.ts';
import { useThreadChange } from '../../hooks/use-thread-change.ts';
import { messageWords } from '../../messages.ts';

interface ThreadMenuProps {
  thread: Thread;
  onReport: () => void;
}

/** What can be done with a whole conversation. */
export function ThreadMenu({ thread, onReport }: ThreadMenuProps) {
  const { other, isArchived, isBlocked, obstacle } = thread;
  const [isBlocking, setIsBlocking] = useState(false);
  const { decide, decideOrTell, isDeciding, failed } = useThreadChange(thread, () =>
    setIsBlocking(false),
  );
  return (
    <>
      <Menu
        trigger={
          <IconButton label="More for this conversation">
            <EllipsisVertical aria-hidden="true" />
          </IconButton>
        }
      >
        <MenuItem onSelect={() => decideOrTell(isArchived ? 'unarchive' : 'archive')}>
          {isArchived ? <ArchiveRestore aria-hidden="true" /> : <Archive aria-hidden="true" />}
          {isArchived ? 'Bring back' : 'Archive'}
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={onReport}>
          <Flag aria-hidden="true" />
          Report {other.name}
        </MenuItem>
        {obstacle !== 'role' && isBlocked && (
          <MenuItem onSelect={() => decideOrTell('unblock')}>
            <Ban aria-hidden="true" />
            Unblock {other.name}
          </MenuItem>
        )}
        {obstacle !== 'role' && !isBlocked && (
          <MenuItem onSelect={() => setIsBlocking(true)} destructive>
            <Ban aria-hidden="true" />
            Block {other.name}
          </MenuItem>
        )}
      </Menu>
      <ConfirmDialog
        open={isBlocking}
        onOpenChange={setIsBlocking}
        title={`Block ${other.name}?`}
        description={`Nothing that ${other.name} writes reaches you from now on, and you cannot write to them. They are not notified, and cannot tell. You can unblock them at any time; what they wrote meanwhile does not come.`}
        confirmLabel="Block"
        destructive
        pending={isDeciding}
        error={failed === 'block' ? messageWords.changeFailed : undefined}
        onConfirm={() => decide('block')}
      />
    </>
  );
}
