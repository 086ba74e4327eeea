import { setTimeout as sleep } from 'node:timers/promises';
import { launchServer } from './launch.ts';
import { endWithThisProcess, isAlive, stopPostmaster } from './postmaster-process.ts';
import type { Server } from './server.ts';

const WATCH_MS = 500;
const LONGEST_PAUSE_MS = 30_000;

/**
 * Restarts the server whenever it ends unexpectedly (out of memory, for example), and ends it with this process, unless
 * that is killed. `stop` ends both and resolves when the server is gone.
 */
export function superviseServer(server: Server, runningPid: number): { stop(): Promise<void> } {
  const { cluster } = server.folder;
  const stopping = new AbortController();
  let pid = runningPid;
  let relaunching: Promise<void> | undefined;

  const watch = setInterval(() => {
    if (relaunching !== undefined || isAlive(pid)) return;
    relaunching = relaunch().finally(() => {
      relaunching = undefined;
    });
  }, WATCH_MS);
  watch.unref();

  const relaunch = async () => {
    server.log.error('The private database has stopped unexpectedly; starting it again.');
    for (let pause = WATCH_MS; !stopping.signal.aborted; pause = longer(pause)) {
      try {
        pid = await launchServer(server);
        server.log.info('The private database is running again.');
        return;
      } catch (error) {
        server.log.error(error instanceof Error ? error.message : String(error));
      }
      await pauseUnless(stopping.signal, pause);
    }
  };

  const outlive = endWithThisProcess(cluster, () => pid);

  return {
    async stop() {
      clearInterval(watch);
      stopping.abort();
      await relaunching;
      await stopPostmaster(cluster, pid);
      outlive();
    },
  };
}

function longer(pause: number): number {
  return Math.min(pause * 2, LONGEST_PAUSE_MS);
}

async function pauseUnless(signal: AbortSignal, milliseconds: number): Promise<void> {
  await sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
}
