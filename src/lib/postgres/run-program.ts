import { type SpawnOptions, spawn } from 'node:child_process';
import { SetupProblem } from '#lib/errors/setup-problem.ts';
import type { SystemUser } from './server-user.ts';
import { POSTGRES_ENVIRONMENT } from './settings.ts';
import { USE_YOUR_OWN_DATABASE } from './start-problems.ts';

/** How every program of PostgreSQL is started: as its user, in a folder anyone may enter. */
export function asServerUser(user: SystemUser | undefined): SpawnOptions {
  return {
    cwd: '/',
    env: POSTGRES_ENVIRONMENT,
    ...(user && { uid: user.uid, gid: user.gid }),
  };
}

/** Runs a program to its end and gives its exit code and all it wrote. */
export function runProgram(
  program: string,
  args: string[],
  user: SystemUser | undefined,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...asServerUser(user),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.on('error', (error) => reject(describeSpawnFault(error, user)));
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** Turns the system's refusal to start a program into a sentence. */
export function describeSpawnFault(error: Error, user: SystemUser | undefined): SetupProblem {
  const asWhom = user === undefined ? '' : ` as the user ${user.name}`;
  return new SetupProblem(
    `The built-in PostgreSQL cannot be started${asWhom}: ${error.message}. ${USE_YOUR_OWN_DATABASE}`,
    { cause: error },
  );
}
