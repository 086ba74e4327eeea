import { readFileSync, statSync } from 'node:fs';
import { userInfo } from 'node:os';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import { USE_YOUR_OWN_DATABASE } from './start-problems.ts';

/** A user of the machine, as /etc/passwd names it. */
export type SystemUser = { name: string; uid: number; gid: number };

/** PostgreSQL refuses to run as root; these are asked in this order to do it instead. */
const UNPRIVILEGED_NAMES = ['postgres', '_postgres', 'nobody'];

/** Whether this process is root, and so must hand PostgreSQL to another user. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/**
 * The user PostgreSQL runs as when we are root: the one that already owns the cluster, else an
 * unprivileged one. PostgreSQL looks its own name up, so a user without a passwd entry will not do.
 */
export function chooseServerUser(cluster: string, passwd = readPasswd()): SystemUser {
  const users = parsePasswd(passwd);
  const owner = statSync(cluster, { throwIfNoEntry: false })?.uid;
  const chosen =
    users.find((user) => user.uid === owner && user.uid !== 0) ??
    UNPRIVILEGED_NAMES.map((name) => users.find((user) => user.name === name)).find(
      (user) => user !== undefined && user.uid > 0,
    );
  if (chosen === undefined) {
    throw new SetupProblem(
      `PostgreSQL may not run as root, and this system has no user "postgres" or "nobody" to run it. Start Direct365 as an ordinary user. ${USE_YOUR_OWN_DATABASE}`,
    );
  }
  return chosen;
}

/** Refuses an ordinary user without a passwd entry (a bare uid in a container): PostgreSQL cannot run as it. */
export function requireNamedUser(): void {
  try {
    userInfo();
  } catch (error) {
    throw new SetupProblem(
      `PostgreSQL cannot run as user ${process.getuid?.()}, because that user has no entry in /etc/passwd. ${USE_YOUR_OWN_DATABASE}`,
      { cause: error },
    );
  }
}

/** The name of a uid for a sentence, or its number when it has no name. */
export function nameOfUser(uid: number): string {
  return parsePasswd(readPasswd()).find((user) => user.uid === uid)?.name ?? String(uid);
}

function readPasswd(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8');
  } catch {
    return '';
  }
}

function parsePasswd(text: string): SystemUser[] {
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    if (!name || !uid || !gid) return [];
    return [{ name, uid: Number(uid), gid: Number(gid) }];
  });
}
