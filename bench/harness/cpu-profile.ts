import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';
import type { AppProcess } from '#tests/processes/app-process.ts';

/** What a process did with its time: which function stood where on the stack when it was looked at. */
export const cpuProfile = z.object({
  nodes: z.array(
    z.object({
      id: z.number(),
      callFrame: z.object({ functionName: z.string(), url: z.string(), lineNumber: z.number() }),
      children: z.array(z.number()).optional(),
    }),
  ),
  samples: z.array(z.number()),
  /** Microseconds since the look before. */
  timeDeltas: z.array(z.number()),
});
export type CpuProfile = z.infer<typeof cpuProfile>;

/** Of a process whose inspector may be opened: it is given any free port of this machine. */
export const inspectable = { NODE_OPTIONS: '--inspect-port=127.0.0.1:0' };

/** Microseconds between two looks. */
const samplingInterval = 200;

/**
 * Profiles a process, started with `inspectable` and with its output kept, while `work` is done. Throws when it does
 * not let itself.
 */
export async function profile(app: AppProcess, work: () => Promise<void>): Promise<CpuProfile> {
  const inspector = await openInspector(app);
  try {
    await inspector.ask('Profiler.enable');
    await inspector.ask('Profiler.setSamplingInterval', { interval: samplingInterval });
    await inspector.ask('Profiler.start');
    await work();
    const answer = await inspector.ask('Profiler.stop');
    return z.object({ profile: cpuProfile }).parse(answer).profile;
  } finally {
    inspector.close();
  }
}

const inspectorAnswer = z.object({
  id: z.number().optional(),
  result: z.unknown(),
  error: z.object({ message: z.string() }).optional(),
});

/**
 * Speaks the inspector's protocol over its WebSocket (https://chromedevtools.github.io/devtools-protocol/v8/Profiler/).
 */
async function openInspector(app: AppProcess) {
  const socket = new WebSocket(await inspectorAddress(app));
  const { promise: opened, resolve, reject } = Promise.withResolvers<void>();
  socket.addEventListener('open', () => resolve());
  socket.addEventListener('error', () => reject(new Error('The inspector does not answer.')));
  await opened;
  let asked = 0;
  return {
    async ask(method: string, params = {}): Promise<unknown> {
      asked += 1;
      const id = asked;
      const answered = Promise.withResolvers<unknown>();
      const listen = ({ data }: MessageEvent): void => {
        const answer = inspectorAnswer.parse(JSON.parse(String(data)));
        if (answer.id !== id) return;
        socket.removeEventListener('message', listen);
        if (answer.error) answered.reject(new Error(`${method}: ${answer.error.message}`));
        else answered.resolve(answer.result);
      };
      socket.addEventListener('message', listen);
      socket.send(JSON.stringify({ id, method, params }));
      return answered.promise;
    },
    close: () => socket.close(),
  };
}

/** A process opens its inspector on SIGUSR1, and prints its address. */
async function inspectorAddress(app: AppProcess): Promise<string> {
  process.kill(app.pid, 'SIGUSR1');
  for (let looks = 0; looks < 100; looks += 1) {
    const [address] =
      app
        .output()
        .match(/ws:\/\/\S+/g)
        ?.slice(-1) ?? [];
    if (address) return address;
    await wait(50);
  }
  throw new Error('The process does not open its inspector.');
}
