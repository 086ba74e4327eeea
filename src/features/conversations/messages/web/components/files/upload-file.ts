import { asApiProblem } from '#lib/api/problem.ts';
import { sendFile } from '#lib/api/send-file.ts';
import type { MessageFile } from '../../../contract/file-views.ts';
import { partBytes, partCount } from '../../../rules/files.ts';
import { messageFilesApi } from '../../queries.ts';

/** Where a file goes: into a conversation, or with the first message to a user. */
export type UploadPlace = { threadId: string } | { personId: string };

interface Upload {
  place: UploadPlace;
  fileId: string;
  file: File;
  /** Called with the part of the file that has been sent, from 0 to 1; then it is checked. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** Each part is sent so often before the user is asked to try again. */
const tries = 3;

/**
 * Brings a file to the server, part by part, and has it checked. The same upload done again goes on with the same file.
 */
export async function uploadFile(upload: Upload): Promise<MessageFile> {
  const { place, fileId, file, onProgress, signal } = upload;
  const announced = { fileId, name: file.name, bytes: file.size };
  if ('threadId' in place) await messageFilesApi.begin({ ...place, ...announced }, { signal });
  else await messageFilesApi.beginFirst({ ...place, ...announced }, { signal });
  for (let position = 0; position < partCount(file.size); position += 1) {
    const start = position * partBytes;
    await untilTaken(() =>
      sendFile({
        method: 'PUT',
        address: `/api/message-files/${fileId}/parts/${position}`,
        file: file.slice(start, start + partBytes),
        onProgress: (part) => onProgress(Math.min(1, (start + part * partBytes) / file.size)),
        signal,
      }),
    );
  }
  onProgress(1);
  return messageFilesApi.finish({ fileId }, { signal });

  /** Once more when there was no answer, or the server could not take it at that moment. */
  async function untilTaken(send: () => Promise<unknown>): Promise<void> {
    for (let left = tries - 1; ; left -= 1) {
      try {
        await send();
        return;
      } catch (error) {
        const problem = asApiProblem(error);
        const isFinal = problem !== null && problem.status < 500;
        if (isFinal || left === 0 || signal.aborted) throw error;
      }
    }
  }
}
