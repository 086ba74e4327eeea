import type { PgBoss } from 'pg-boss';
import { z } from 'zod';
import { defineJob, type JobData, type JobDefinition } from './job-definition.ts';

/** A job that recurs. However many nodes run, each occurrence is enqueued once. */
export interface JobSchedule {
  name: string;
  /** Five fields, read in UTC. */
  cron: string;
  definition: JobDefinition;
  data: object;
}

const schedules = new Map<string, JobSchedule>();

/**
 * Declares a recurring job. Occurrences missed while no node ran are made up for by one, so the
 * handler looks at what is due and not at the clock. Throws when the name is taken.
 */
export function defineSchedule<Data extends JobData>(schedule: {
  name: string;
  cron: string;
  definition: JobDefinition<Data>;
  data: z.input<Data> & object;
}): JobSchedule {
  if (schedules.has(schedule.name)) throw new Error(`Two schedules are named "${schedule.name}".`);
  schedules.set(schedule.name, schedule);
  return schedule;
}

const noData = z.strictObject({});

/** Declares a job that only time makes due: one runs at a time, and soon gives up, as its next occurrence is near. */
export function defineRecurringJob({
  cron,
  schedule,
  ...job
}: Omit<Parameters<typeof defineJob>[0], 'data' | 'concurrency'> & {
  /** Five fields, read in UTC. */
  cron: string;
  /** The name of its schedule, where that is not the job's. */
  schedule?: string;
}): JobDefinition<typeof noData> {
  const definition = defineJob({ retry: { limit: 2 }, ...job, data: noData, concurrency: 1 });
  defineSchedule({ name: schedule ?? job.name, cron, definition, data: {} });
  return definition;
}

/** Writes the schedules defined here to the database and removes those that are defined no more. */
export async function applySchedules(boss: PgBoss): Promise<void> {
  for (const { name, cron, definition, data } of schedules.values()) {
    await boss.schedule(definition.name, cron, data, { key: name, missed: 'once' });
  }
  for (const { name, key } of await boss.getSchedules()) {
    if (schedules.get(key)?.definition.name !== name) await boss.unschedule(name, key);
  }
}
