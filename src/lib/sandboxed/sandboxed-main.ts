import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { SandboxedModule } from './run-sandboxed.ts';

/*
 * The whole of a sandboxed process: loads a module, does its work on the bytes that come in, answers as JSON, and ends.
 */

const argumentSchema = z.object({
  module: z.string(),
  settings: z.record(z.string(), z.string()),
  cpuSeconds: z.number(),
  memoryBytes: z.number(),
  parent: z.int(),
});

const { module, settings, ...limits } = argumentSchema.parse(JSON.parse(process.argv[2] ?? ''));
new Worker(new URL('./watch-usage.ts', import.meta.url), { workerData: limits }).unref();
const { sandboxedWork }: SandboxedModule = await import(module);
const input = new Uint8Array(await buffer(process.stdin));
const answer = JSON.stringify(await sandboxedWork(input, settings));
process.stdout.write(answer, () => process.exit(0));
