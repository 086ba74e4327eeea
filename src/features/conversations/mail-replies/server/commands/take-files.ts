import type { CorrespondentViewer } from '#access/viewer.ts';
import type { Services } from '#server/services.ts';
import { type FileProblem, fileProblems } from '../../../messages/contract/file-operations.ts';
import type { MessageFileId } from '../../../messages/ids.ts';
import { filesPerMessage } from '../../../messages/rules/files.ts';
import type { CheckTools } from '../../../messages/server/commands/check-file.ts';
import { takeFile } from '../../../messages/server/commands/take-file.ts';
import type { ReplyFile, ReplyPlace } from '../queries/replies.ts';

type FilesOutcome =
  | { refused: null; fileIds: MessageFileId[] }
  /** All of them again, those with a problem without what is in them. */
  | { refused: 'FILES_REFUSED'; files: ReplyFile[] }
  | { refused: 'TOO_MANY_FILES'; seconds: number }
  | { refused: 'FILES_BUSY' | 'PERSON_AWAY' | 'PERSON_BLOCKED' | 'NOT_APPROVED' };

/**
 * Takes the files of a reply for its message, those left out that had a problem before. Taken and not sent, they are
 * dropped as any upload is. Throws `StorageUnavailable`.
 */
export async function takeFiles(
  tools: CheckTools & Pick<Services, 'isDemo'>,
  person: CorrespondentViewer,
  place: ReplyPlace,
  files: readonly ReplyFile[],
): Promise<FilesOutcome> {
  const fileIds: MessageFileId[] = [];
  const looked: ReplyFile[] = [];
  for (const file of files) {
    const problem = file.problem ?? (await take(file));
    if (problem !== null && typeof problem === 'object') return problem;
    looked.push(problem === null ? file : { ...file, content: '', problem });
  }
  const isNew = looked.some(({ problem }, at) => problem !== null && files[at]?.problem === null);
  return isNew ? { refused: 'FILES_REFUSED', files: looked } : { refused: null, fileIds };

  /** Null for a file that can be sent, what is said of one that cannot, or why none can now. */
  async function take({ name, content }: ReplyFile) {
    if (fileIds.length === filesPerMessage) return fileProblems.FILE_TOO_MANY.message;
    const bytes = Buffer.from(content, 'base64');
    if (bytes.length === 0) return fileProblems.EMPTY_FILE.message;
    const taken = await takeFile(tools, person, place, { name, content: bytes });
    if (taken.refused === null) {
      fileIds.push(taken.fileId);
      return null;
    }
    if (isProblem(taken.refused)) return fileProblems[taken.refused].message;
    switch (taken.refused) {
      case 'TOO_MANY_FILES':
      case 'PERSON_BLOCKED':
      case 'NOT_APPROVED':
        return taken;
      case 'PERSON_AWAY':
      case 'PERSON_NOT_FOUND':
      case 'THREAD_NOT_FOUND':
        return { refused: 'PERSON_AWAY' as const };
      default:
        return { refused: 'FILES_BUSY' as const };
    }
  }
}

const isProblem = (refused: string): refused is FileProblem => refused in fileProblems;
