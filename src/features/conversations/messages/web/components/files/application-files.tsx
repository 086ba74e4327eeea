import { useRef } from 'react';
import type { ChosenFiles } from '../../hooks/use-chosen-files.ts';
import { AttachButton } from './attach-button.tsx';
import { ChosenFileList } from './chosen-file-list.tsx';
import { fileWords } from './file-words.ts';

/** Up to two files for an application that is being written. */
export function ApplicationFiles({ chosen }: { chosen: ChosenFiles }) {
  const ref = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset ref={ref} tabIndex={-1} className="flex flex-col gap-2 outline-none noscript:hidden">
      <legend className="font-semibold text-ink">
        Files <span className="font-normal text-ink-muted">(optional)</span>
      </legend>
      <div className="flex items-center gap-2">
        <AttachButton onFiles={chosen.choose} />
        <p className="text-sm text-ink-muted">{fileWords.forApplication}</p>
      </div>
      {chosen.problem && (
        <p role="alert" className="text-sm text-danger-ink">
          {chosen.problem}
        </p>
      )}
      <ChosenFileList
        chosen={chosen}
        label="Files of this application"
        onRemoved={() => ref.current?.focus()}
      />
    </fieldset>
  );
}
