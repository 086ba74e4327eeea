import type { z } from 'zod';
import type { JobData, JobDefinition } from './job-definition.ts';

/** What a handler gets beside the job's data. */
export interface JobContext<Services> {
  /** The job's id: the same in every try, so what derives from it can be made once only. */
  id: string;
  /** 1 for the first try. */
  attempt: number;
  services: Services;
  /** Aborted when the job has run out of time or the node stops. */
  signal: AbortSignal;
}

/** A handler bound to its definition, with the data checked on the way in. */
export interface JobHandler<Services> {
  definition: JobDefinition;
  run: (data: unknown, context: JobContext<Services>) => Promise<void>;
}

/** Thrown by a handler when trying again cannot help: the job fails for good at once. */
export class PermanentJobError extends Error {
  override name = 'PermanentJobError';
}

/**
 * Binds a handler to a job. A job may run more than once (a node can die between the effect and its
 * record), so the handler makes its effect repeatable: by a constraint, or by `derivedId`.
 */
export function handleJob<Data extends JobData, Services>(
  definition: JobDefinition<Data>,
  handle: (data: z.output<Data>, context: JobContext<Services>) => Promise<void>,
): JobHandler<Services> {
  return {
    definition,
    run: async (data, context) => handle(definition.data.parse(data), context),
  };
}
