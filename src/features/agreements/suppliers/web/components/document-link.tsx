import { Download } from 'lucide-react';
import { sizeWords } from '#lib/files/size-words.ts';
import { DateText } from '#ui/primitives/date-text.tsx';
import type { SupplierFile } from '../../contract/views.ts';

/** A document with a link that saves it. */
export function DocumentLink({ file }: { file: SupplierFile }) {
  const { id, name, version, bytes, uploadedAt } = file;
  return (
    <a
      href={`/supplier-files/${id}`}
      download={name}
      className="flex min-h-11 items-center gap-2 rounded-md border border-line bg-surface px-3 py-1.5 hover:bg-primary-soft"
    >
      <Download aria-hidden="true" className="size-5 shrink-0 text-ink-muted" />
      <span className="sr-only">Download </span>
      <span className="min-w-0">
        <span className="block text-sm font-medium wrap-anywhere">{name}</span>
        <span className="block text-xs text-ink-muted">
          Version {version}, {sizeWords(bytes)}, <DateText value={uploadedAt} />
        </span>
      </span>
    </a>
  );
}
