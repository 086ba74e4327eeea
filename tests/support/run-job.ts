import { randomUUID } from 'node:crypto';
import { workers } from '#app/workers.ts';
import type { JobDefinition } from '#lib/jobs/job-definition.ts';
import type { TestApp } from './app.ts';

/** Runs one job of this kind here and now, without the queue. What follows from it waits for `settle`. */
export async function runJob(
  app: TestApp,
  definition: JobDefinition,
  {
    data = {},
    signal = new AbortController().signal,
  }: { data?: object; signal?: AbortSignal } = {},
): Promise<void> {
  const handler = workers.find((each) => each.definition.name === definition.name);
  if (!handler) throw new Error(`Nothing handles ${definition.name}.`);
  await handler.run(data, { id: randomUUID(), attempt: 1, services: app.services, signal });
}
