import { Download, FileText } from 'lucide-react';
import type { MessageFile } from '../../../contract/file-views.ts';
import { fileWords, kindAndSize } from './file-words.ts';

/** The files of a sent message, each with a link that saves it. */
export function MessageFileList({ files }: { files: readonly MessageFile[] }) {
  if (files.length === 0) return null;
  return (
    <ul aria-label="Files" className="mt-2 flex flex-col gap-1.5">
      {files.map((file) => (
        <li key={file.id}>
          <OneFile file={file} />
        </li>
      ))}
    </ul>
  );
}

const frame =
  'flex min-h-11 items-center gap-2 rounded-md border border-line bg-surface px-3 py-1.5';

function OneFile({ file }: { file: MessageFile }) {
  const { id, name, state } = file;
  const words = (
    <span className="min-w-0">
      <span className="block text-sm font-medium wrap-anywhere">{name}</span>
      <span className="block text-xs text-ink-muted">{kindAndSize(file)}</span>
      {state !== 'ready' && (
        <span className="block text-xs">
          {state === 'infected' ? fileWords.infected : fileWords.beingChecked}
        </span>
      )}
    </span>
  );
  if (state !== 'ready') {
    return (
      <p className={frame}>
        <FileText aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
        {words}
      </p>
    );
  }
  return (
    <a href={`/message-files/${id}`} download={name} className={`${frame} hover:bg-primary-soft`}>
      <Download aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
      <span className="sr-only">Download </span>
      {words}
    </a>
  );
}
