import { SetupProblem } from '#lib/errors/setup-problem.ts';

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EACCES: 'this user has no permission to write there',
  EPERM: 'the system does not permit it',
  EROFS: 'it lies on a read-only disk',
  ENOENT: 'the folder that it would be in does not exist',
  ENOTDIR: 'a part of this path is a file, not a folder',
  EEXIST: 'something of that name is there already',
  EIO: 'the disk does not read or write as it should',
};

/**
 * Turns a file system error about a backup in `folder` into a sentence for the operator; other errors stay as they are.
 */
export function describeBackupFault(error: unknown, folder: string): unknown {
  if (!(error instanceof Error) || error instanceof SetupProblem || !('code' in error)) {
    return error;
  }
  const reason = reasons[String(error.code)];
  if (reason === undefined) return error;
  return new SetupProblem(
    `The backup could not be written to ${folder}: ${reason}. What there was of it has been removed; earlier backups are as they were.`,
    { cause: error },
  );
}
