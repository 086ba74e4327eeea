import { FileUp } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { Button } from '#ui/primitives/button.tsx';
import { Disclosure } from '#ui/primitives/disclosure.tsx';
import { FieldError } from '#ui/primitives/field-error.tsx';
import { ProgressBar } from '#ui/primitives/progress-bar.tsx';
import type { SupplierFile } from '../../contract/views.ts';
import type { SupplierFileKind } from '../../rules/files.ts';
import { useUploadDocument } from '../hooks/use-upload-document.ts';
import { supplierMessages } from '../messages.ts';
import { DocumentLink } from './document-link.tsx';

interface DocumentPartProps {
  kind: SupplierFileKind;
  /** What the document is called on the page. */
  title: string;
  /** All versions of it, the newest first. */
  versions: readonly SupplierFile[];
}

/** One document of the own supplier profile: its newest version, earlier ones, and a button that uploads another. */
export function DocumentPart({ kind, title, versions }: DocumentPartProps) {
  const { upload, isUploading, part, error } = useUploadDocument(kind);
  const inputRef = useRef<HTMLInputElement>(null);
  const [newest, ...earlier] = versions;
  const titleId = `document-${kind}`;
  const errorId = `${titleId}-error`;

  function handleChange(event: ChangeEvent<HTMLInputElement>) {
    const chosen = event.currentTarget.files?.[0];
    // The same file may be chosen again.
    event.currentTarget.value = '';
    if (chosen) upload(chosen);
  }

  return (
    <section aria-labelledby={titleId} className="flex flex-col gap-3">
      <h3 id={titleId} className="font-medium text-ink">
        {title}
      </h3>
      {newest ? <DocumentLink file={newest} /> : <p className="text-ink-muted">No file yet.</p>}
      {earlier.length > 0 && (
        <Disclosure summary={`Earlier versions (${earlier.length})`}>
          <ul className="flex flex-col gap-1.5">
            {earlier.map((file) => (
              <li key={file.id}>
                <DocumentLink file={file} />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      <div className="flex flex-col gap-2 noscript:hidden">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button
            variant="secondary"
            size="sm"
            pending={isUploading}
            aria-describedby={error ? `${titleId} ${errorId}` : titleId}
            onClick={() => inputRef.current?.click()}
          >
            <FileUp aria-hidden="true" />
            {newest ? 'Upload New Version' : 'Upload PDF'}
          </Button>
          <p className="text-sm text-ink-muted">PDF, up to 10 MB</p>
        </div>
        <input
          ref={inputRef}
          type="file"
          accept=".pdf,application/pdf"
          onChange={handleChange}
          hidden
          aria-label={title}
        />
        {isUploading && <ProgressBar label={supplierMessages.uploading} part={part} />}
        <div role="alert">{error && <FieldError id={errorId}>{error}</FieldError>}</div>
      </div>
    </section>
  );
}
