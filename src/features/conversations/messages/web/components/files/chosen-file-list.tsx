import { CircleAlert, X } from 'lucide-react';
import { sizeWords } from '#lib/files/size-words.ts';
import { Button } from '#ui/primitives/button.tsx';
import { IconButton } from '#ui/primitives/icon-button.tsx';
import { ProgressBar } from '#ui/primitives/progress-bar.tsx';
import type { ChosenFiles } from '../../hooks/use-chosen-files.ts';
import { kindAndSize } from './file-words.ts';
import type { ChosenFile } from './kept-files.ts';

interface ChosenFileListProps {
  chosen: ChosenFiles;
  /** What they go with: "Files of this message". */
  label?: string;
  /** Where the focus goes when the button that had it is gone. */
  onRemoved: () => void;
}

/** The files that go with the message which is being written: how far each is, and what is wrong with it. */
export function ChosenFileList({
  chosen,
  label = 'Files of this message',
  onRemoved,
}: ChosenFileListProps) {
  const { files, tryAgain, remove } = chosen;
  return (
    <>
      {files.length > 0 && (
        <ul aria-label={label} className="grid gap-2 sm:grid-cols-2">
          {files.map((file) => (
            <li
              key={file.id}
              className="flex min-w-0 items-start gap-1 rounded-md border border-line bg-surface py-1 pr-1 pl-3"
            >
              <div className="min-w-0 flex-1 py-1.5">
                <p className="text-sm font-medium wrap-anywhere">{file.name}</p>
                <FileProgress file={file} />
                {file.state === 'failed' && file.canTryAgain && (
                  <Button variant="secondary" size="sm" onClick={() => tryAgain(file.id)}>
                    Try again
                  </Button>
                )}
              </div>
              <IconButton
                label={`${file.state === 'sending' ? 'Cancel' : 'Remove'} ${file.name}`}
                onClick={() => {
                  remove(file.id);
                  onRemoved();
                }}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {files.filter(({ state }) => state === 'ready').map(({ name }) => `${name} is attached. `)}
      </p>
    </>
  );
}

function FileProgress({ file }: { file: ChosenFile }) {
  if (file.state === 'sending') {
    const label = `${file.part < 1 ? 'Uploading' : 'Checking'} ${file.name}…`;
    const detail = file.part < 1 ? sizeWords(file.bytes) : 'Checking…';
    return <ProgressBar label={label} detail={detail} part={file.part} />;
  }
  if (file.state === 'ready') {
    return <p className="text-xs text-ink-muted">{kindAndSize(file)}</p>;
  }
  return (
    <p role="alert" className="flex items-start gap-1.5 py-1 text-sm text-danger-ink">
      <CircleAlert aria-hidden="true" className="mt-[0.2em] size-4 shrink-0" />
      <span>{file.because}</span>
    </p>
  );
}
