import { spawn } from 'node:child_process';
import { projectFolder } from './project.mjs';

const secondsToStop = 8;
const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a program in the project's folder until it ends and passes our stop signals on to it.
 * With `shown`, it uses our terminal; without, its output is collected.
 * Resolves to its exit code (1 when a signal ended it) and its output; rejects when it cannot be started.
 */
export function run(program, args, { env = process.env, shown = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: projectFolder,
      // What is collected is shown later, perhaps in a file: without colours it reads well everywhere.
      env: shown ? env : { ...env, NO_COLOR: '1' },
      stdio: shown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const chunks = [];
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));

    let stoppedBy = null;
    const passOn = (signal) => {
      stoppedBy = signal;
      child.kill(signal);
      // npm undoes a half-finished install before it ends, which can take minutes; the next start mends it as well.
      setTimeout(() => child.kill('SIGKILL'), secondsToStop * 1000).unref();
    };
    for (const signal of stopSignals) process.on(signal, passOn);
    const stopPassingOn = () => {
      for (const signal of stopSignals) process.off(signal, passOn);
    };

    child.once('error', (problem) => {
      stopPassingOn();
      reject(problem);
    });
    child.once('close', (code) => {
      stopPassingOn();
      // After a signal we stop too, instead of going on to the next step.
      if (stoppedBy !== null) process.kill(process.pid, stoppedBy);
      resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() });
    });
  });
}
