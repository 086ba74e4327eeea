import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { attachmentKindNames, attachmentKinds } from '#lib/attachments/attachment-kinds.ts';
import { IconButton } from '#ui/primitives/icon-button.tsx';

interface AttachButtonProps {
  onFiles: (files: readonly File[]) => void;
}

const accepted = attachmentKindNames
  .flatMap((kind) => attachmentKinds[kind].extensions.map((extension) => `.${extension}`))
  .join(',');

/** Chooses files for a message. Dropping and pasting them do the same. */
export function AttachButton({ onFiles }: AttachButtonProps) {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={inputRef}
        type="file"
        multiple
        hidden
        tabIndex={-1}
        aria-label="Files"
        accept={accepted}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          // The same file can be chosen once more.
          currentTarget.value = '';
        }}
      />
      <IconButton label="Attach files" onClick={() => inputRef.current?.click()}>
        <Paperclip aria-hidden="true" />
      </IconButton>
    </>
  );
}
