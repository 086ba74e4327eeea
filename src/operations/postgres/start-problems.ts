import { SetupProblem } from '#lib/errors/setup-problem.ts';

/** The way out that is always open, added to sentences about what this machine cannot do. */
export const USE_YOUR_OWN_DATABASE =
  'Set DATABASE_URL to use a PostgreSQL (15 or later) of your own instead.';

const CHOOSE_ANOTHER = 'Give it a folder that it may write to with DATA_DIR.';
const FREE_SPACE = 'Free some space and start again; nothing that was saved is lost.';

const FOLDER_FAULTS: Record<string, string> = {
  EACCES: `this user has no permission to write there. ${CHOOSE_ANOTHER}`,
  EPERM: `the system does not permit it. ${CHOOSE_ANOTHER}`,
  EROFS: `it lies on a read-only disk. ${CHOOSE_ANOTHER}`,
  ENOTDIR: `a part of this path is a file, not a folder. ${CHOOSE_ANOTHER}`,
  EEXIST: `it is a file, not a folder. ${CHOOSE_ANOTHER}`,
  ENOENT: `no folder can be made there. ${CHOOSE_ANOTHER}`,
  ELOOP: `its links lead in a circle. ${CHOOSE_ANOTHER}`,
  EINVAL: `the system takes no such name. ${CHOOSE_ANOTHER}`,
  ENAMETOOLONG: `the path is too long. ${CHOOSE_ANOTHER}`,
  ENOSPC: `the disk is full. ${FREE_SPACE}`,
  EDQUOT: `the disk quota is used up. ${FREE_SPACE}`,
};

/** Turns a file system error about `path` into a sentence for the operator; other errors stay as they are. */
export function describeFolderFault(error: unknown, path: string): unknown {
  if (!(error instanceof Error) || error instanceof SetupProblem || !('code' in error)) {
    return error;
  }
  const reason = FOLDER_FAULTS[String(error.code)];
  if (reason === undefined) return error;
  return new SetupProblem(`Direct365 cannot keep its data in ${path}: ${reason}`, {
    cause: error,
  });
}

/** How a process ended: with an exit code, or by a signal. */
export interface HowItEnded {
  exitCode: number | null;
  signalCode: NodeJS.Signals | null;
}

/** Turns what initdb or postgres wrote before it gave up, and how it ended, into a sentence for the operator. */
export function describePostgresFault(
  output: string,
  cluster: string,
  ending?: HowItEnded,
): SetupProblem {
  if (/No space left on device|Disk quota exceeded|wrote only \d+ of \d+ bytes/i.test(output)) {
    return new SetupProblem(
      `The private database in ${cluster} cannot start because the disk is full. ${FREE_SPACE}`,
    );
  }
  if (/error while loading shared libraries|Library not loaded|exec format error/i.test(output)) {
    return new SetupProblem(
      `The built-in PostgreSQL does not run on this system: ${lastLine(output)}. ${USE_YOUR_OWN_DATABASE}`,
    );
  }
  if (/Permission denied|wrong ownership/i.test(output)) {
    return new SetupProblem(
      `The private database in ${cluster} cannot start because its files are not all its own: ${lastLine(output)}. Give the folder back to one user (chown -R), or choose another one with DATA_DIR.`,
    );
  }
  if (/pre-existing shared memory block|lock file .* already exists/i.test(output)) {
    return new SetupProblem(
      `Another PostgreSQL is still at work in ${cluster}. Stop it first, or choose another folder with DATA_DIR.`,
    );
  }
  const reason = lastLine(output) || 'it gave no reason';
  return new SetupProblem(
    `The private database in ${cluster} does not start: ${reason}${endingIn(ending)}.`,
  );
}

/** A server that was killed says nothing, and its last line is about something else. */
function endingIn(ending: HowItEnded | undefined): string {
  if (ending?.signalCode) return ` (it was ended by ${ending.signalCode})`;
  return ending?.exitCode ? ` (it ended with code ${ending.exitCode})` : '';
}

function lastLine(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const telling =
    lines.findLast((line) => /\b(FATAL|PANIC|ERROR|error):/.test(line)) ?? lines.at(-1) ?? '';
  return telling
    .replace(/^.*?\b(FATAL|PANIC|error):\s*/i, '')
    .trim()
    .replace(/\.$/, '');
}
