import { asApiProblem } from '#lib/api/problem.ts';
import { kindOfName } from '#lib/attachments/attachment-kinds.ts';
import { fileMaxBytes } from '../../../rules/files.ts';
import { fileWords } from './file-words.ts';

/** What can be said of a file before it is sent; null when the server has to look. */
export function obstacleOf({ name, size }: File): string | null {
  if (size === 0) return fileWords.empty;
  if (size > fileMaxBytes) return fileWords.tooLarge;
  return kindOfName(name.trim()) ? null : fileWords.unknownKind;
}

/** Why a file did not arrive, and whether it may the next time. */
export function failureOf(error: unknown): { because: string; canTryAgain: boolean } {
  const problem = asApiProblem(error);
  if (!problem) return { because: fileWords.notArrived, canTryAgain: true };
  const isPassing = problem.status >= 500 || problem.status === 429 || problem.status === 409;
  return { because: problem.message, canTryAgain: isPassing };
}
