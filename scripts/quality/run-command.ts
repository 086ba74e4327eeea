import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { projectFolder } from '../project-folder.ts';

const ownPrograms = join(projectFolder, 'node_modules', '.bin');
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export type CommandResult = { passed: boolean; output: string; seconds: number };

/**
 * Runs a program (one of the packages' by its name, or `node`) in the project's folder and waits for its end.
 * With `shown`, its output goes straight to ours; without, it is collected. Stop signals are passed on.
 */
export function runCommand(
  [program = 'node', ...args]: readonly string[],
  { shown = false, env = {} }: { shown?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<CommandResult> {
  const started = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program === 'node' ? process.execPath : join(ownPrograms, program), args, {
      cwd: projectFolder,
      env: { ...process.env, PATH: `${ownPrograms}:${process.env.PATH}`, ...env },
      stdio: ['ignore', shown ? 'inherit' : 'pipe', shown ? 'inherit' : 'pipe'],
    });
    const chunks: Buffer[] = [];
    child.stdout?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr?.on('data', (chunk: Buffer) => chunks.push(chunk));

    let isStopping = false;
    const passOn = (signal: NodeJS.Signals) => {
      isStopping = true;
      child.kill(signal);
    };
    for (const signal of stopSignals) process.on(signal, passOn);
    const finish = (passed: boolean, output: string) => {
      for (const signal of stopSignals) process.off(signal, passOn);
      resolve({ passed, output, seconds: (performance.now() - started) / 1000 });
    };
    child.once('error', (problem) => finish(false, problem.message));
    child.once('close', (code) => {
      if (isStopping) process.exit(130);
      finish(code === 0, Buffer.concat(chunks).toString().trim());
    });
  });
}
