import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { waitUntilAnswers } from '#tests/faults/app-process.ts';
import { freePort } from '#tests/support/free-port.ts';

const program = (port: number): string =>
  `require('node:http').createServer((request, response) => response.end('hello')).listen(${port}, '127.0.0.1')`;

/** The least that Node can be as a web server: what every start and every megabyte is compared with. */
export async function startBareServer(): Promise<{
  pid: number;
  readyAfter: number;
  kill(): Promise<void>;
}> {
  const port = await freePort();
  const started = performance.now();
  const child = spawn(process.execPath, ['--eval', program(port)], { stdio: 'ignore' });
  await waitUntilAnswers(`http://127.0.0.1:${port}/`, child);
  return {
    pid: child.pid ?? 0,
    readyAfter: performance.now() - started,
    async kill() {
      const exit = once(child, 'exit');
      child.kill('SIGKILL');
      await exit;
    },
  };
}
