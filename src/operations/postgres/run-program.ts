import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import type { SystemUser } from './server-user.ts';
import { POSTGRES_ENVIRONMENT } from './settings.ts';
import { USE_YOUR_OWN_DATABASE } from './start-problems.ts';

/**
 * Starts a program of PostgreSQL as its user, in a folder anyone may enter. When the system
 * refuses, `onRefused` gets the reason as a sentence.
 */
export function spawnAsServerUser(
  program: string,
  args: string[],
  user: SystemUser | undefined,
  options: SpawnOptions,
  onRefused: (problem: SetupProblem) => void,
): ChildProcess | undefined {
  try {
    const child = spawn(program, args, {
      ...options,
      cwd: '/',
      env: POSTGRES_ENVIRONMENT,
      ...(user && { uid: user.uid, gid: user.gid }),
    });
    child.on('error', (error) => onRefused(describeRefusal(error, user)));
    return child;
  } catch (error) {
    // Node reports some reasons by an event and raises others, a user we may not become among them.
    onRefused(describeRefusal(error, user));
    return undefined;
  }
}

/** Runs a program to its end and gives its exit code and all it wrote. */
export function runProgram(
  program: string,
  args: string[],
  user: SystemUser | undefined,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const options: SpawnOptions = { stdio: ['ignore', 'pipe', 'pipe'] };
    const child = spawnAsServerUser(program, args, user, options, reject);
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child?.stdout?.on('data', collect);
    child?.stderr?.on('data', collect);
    child?.on('close', (code) => resolve({ code, output }));
  });
}

function describeRefusal(error: unknown, user: SystemUser | undefined): SetupProblem {
  const asWhom = user === undefined ? '' : ` as the user ${user.name}`;
  const reason = error instanceof Error ? error.message : String(error);
  return new SetupProblem(
    `The built-in PostgreSQL cannot be started${asWhom}: ${reason}. ${USE_YOUR_OWN_DATABASE}`,
    { cause: error },
  );
}
