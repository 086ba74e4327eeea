import { type AttachmentKind, parseAttachmentKind } from '#lib/attachments/attachment-kinds.ts';
import { dropDraft, keepDraft, readDraft } from '#ui/form/session-draft.ts';
import { fileWords } from './file-words.ts';

/** A file that was uploaded and checked: what a message needs of it. */
export interface ReadyFile {
  id: string;
  name: string;
  bytes: number;
  kind: AttachmentKind;
}

/** A file that was chosen for the message being written. */
export type ChosenFile = { id: string; name: string; bytes: number } & (
  | { state: 'sending'; part: number }
  | { state: 'ready'; kind: AttachmentKind }
  | { state: 'failed'; because: string; canTryAgain: boolean }
);

export const isReady = (file: ChosenFile): file is ChosenFile & { state: 'ready' } =>
  file.state === 'ready';

/** Keeps what was chosen beside the draft. */
export function keepFiles(key: string, files: readonly ChosenFile[]): void {
  const kept = files.map((file) => ({
    ...{ id: file.id, name: file.name, bytes: file.bytes },
    kind: isReady(file) ? file.kind : null,
  }));
  if (kept.length === 0) dropDraft(key);
  else keepDraft(key, JSON.stringify(kept));
}

/** Reads a file out of what was kept; null for what is none. */
export function readKeptFile(value: unknown): (ReadyFile | Omit<ReadyFile, 'kind'>) | null {
  if (typeof value !== 'object' || value === null) return null;
  const { id, name, bytes, kind }: Partial<Record<string, unknown>> = { ...value };
  if (typeof id !== 'string' || typeof name !== 'string' || typeof bytes !== 'number') return null;
  const known = typeof kind === 'string' ? parseAttachmentKind(kind) : null;
  return known ? { id, name, bytes, kind: known } : { id, name, bytes };
}

/** What was kept. What had not arrived is with the page that is gone. */
export function readFiles(key: string): ChosenFile[] {
  try {
    const kept: unknown = JSON.parse(readDraft(key) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.flatMap((value): ChosenFile[] => {
      const file = readKeptFile(value);
      if (!file) return [];
      if ('kind' in file) return [{ ...file, state: 'ready' }];
      const because = fileWords.interrupted;
      return [{ ...file, state: 'failed', because, canTryAgain: false }];
    });
  } catch {
    return [];
  }
}
