import type { z } from 'zod';

/** How often and how patiently a failing job is tried again; the wait doubles from one try to the next. */
export interface JobRetry {
  /** Tries after the first one. */
  limit: number;
  /** Seconds before the second try. */
  delaySeconds: number;
  /** Seconds that no wait exceeds. */
  maxDelaySeconds: number;
}

/** What a job's data must be: a JSON object. */
export type JobData = z.ZodType<object>;

/** An event that happened and has consequences, such as `application-submitted`. It knows nothing of its handler. */
export interface JobDefinition<Data extends JobData = JobData> {
  name: string;
  data: Data;
  retry: JobRetry;
  /** Jobs of this kind that one node runs at a time. */
  concurrency: number;
  /**
   * Jobs of this kind that a node takes up with one statement, and says are done with another when all of them are.
   * More than one only where a run is short, and harmless when it is made again: after a kill that is all of them.
   */
  batch: number;
  /** Seconds after which a running job counts as failed. */
  expireSeconds: number;
  /**
   * It changes our own database and files only: it runs during the outbound pause. A mail or a call that follows from
   * it is a job of its own.
   */
  staysInside: boolean;
}

// Fifteen tries over about four hours: longer than a restart or an outage of the mail server.
const patientRetry: JobRetry = { limit: 14, delaySeconds: 2, maxDelaySeconds: 3600 };

const definitions = new Map<string, JobDefinition>();

/**
 * Declares a kind of job. Import it wherever the event is recorded; its handler lives elsewhere.
 * Throws when the name is not kebab-case or is taken.
 */
export function defineJob<Data extends JobData>(job: {
  name: string;
  data: Data;
  retry?: Partial<JobRetry>;
  concurrency?: number;
  batch?: number;
  expireSeconds?: number;
  staysInside?: boolean;
}): JobDefinition<Data> {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(job.name)) {
    throw new Error(`A job is named in kebab-case, and "${job.name}" is not.`);
  }
  if (definitions.has(job.name)) throw new Error(`Two jobs are named "${job.name}".`);
  const definition: JobDefinition<Data> = {
    name: job.name,
    data: job.data,
    retry: { ...patientRetry, ...job.retry },
    concurrency: job.concurrency ?? 2,
    batch: job.batch ?? 1,
    expireSeconds: job.expireSeconds ?? 300,
    staysInside: job.staysInside ?? false,
  };
  definitions.set(definition.name, definition);
  return definition;
}

/** Every job defined by the modules loaded so far. */
export const listJobDefinitions = (): JobDefinition[] => [...definitions.values()];
