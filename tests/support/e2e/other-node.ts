import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A node of another version, or of another build, that serves a site as well. */
export interface OtherNode {
  stop(): Promise<void>;
}

/** Starts it on the site's database, and waits until it answers. Throws with what it said when it ends before. */
export async function startOtherNode(options: {
  checkoutDir: string;
  connectionString: string;
  environment: Record<string, string>;
}): Promise<OtherNode> {
  const { checkoutDir, connectionString, environment } = options;
  const program = join(import.meta.dirname, 'other-version.ts');
  const child = spawn(process.execPath, [program, checkoutDir, connectionString], {
    cwd: checkoutDir,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NODE_ENV: 'production', ...environment },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  }
  const ended = once(child, 'exit');
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const isReady = await Promise.race([once(child, 'message'), ended.then(() => false)]);
  if (!isReady) throw new Error(`The other version does not start:\n${said}`);
  return {
    async stop() {
      child.kill('SIGTERM');
      await ended;
      process.off('exit', kill);
    },
  };
}
