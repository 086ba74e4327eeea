import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery, type Kysely } from 'kysely';
import { fromKysely, type JobInsert, PgBoss } from 'pg-boss';
import type { z } from 'zod';
import { isLostConnection } from '#lib/database/lost-connection.ts';
import { deferToNext } from '#lib/database/pipeline.ts';
import { neverPaused, type OutboundPause } from '#lib/jobs/outbound-pause.ts';
import type { Log } from '#lib/log.ts';
import { cancelJobs } from './cancel-jobs.ts';
import { countJobs, type JobCount } from './count-jobs.ts';
import {
  countUndone,
  type DueJobs,
  listDue,
  listRetried,
  secondsOldestIsDue,
  type UndoneJobs,
} from './due-jobs.ts';
import { countFailed, type FailedJob, listFailed, tryAgain } from './failed-jobs.ts';
import { type FoundJob, findJobs } from './find-jobs.ts';
import { forgetJobs, isUnderWay, type JobTraces } from './forget-jobs.ts';
import { createJobDatabase } from './job-database.ts';
import { type JobData, type JobDefinition, listJobDefinitions } from './job-definition.ts';
import type { JobHandler } from './job-handler.ts';
import { type CountedOutcome, JobOutcomes } from './job-outcomes.ts';
import { prepareQueues } from './job-queues.ts';
import { applySchedules } from './job-schedule.ts';
import { enqueuedBy } from './job-span.ts';
import { type JobWorkers, startWorkers } from './job-workers.ts';
import { createOutageLog } from './outage-log.ts';
import { dropPaused, listPaused, type PausedJobs } from './paused-jobs.ts';
import type { WorkerGroup } from './worker-group.ts';

/** A database handle or an open transaction, of whatever tables. */
export type JobExecutor = Pick<Kysely<unknown>, 'executeQuery'>;

export interface EnqueueOptions {
  /** A UUID. A second job of the same kind with the same id is ignored. */
  id?: string | undefined;
  /** Not before this time. */
  startAfter?: Date | undefined;
  /** Higher goes first; 0 unless given. */
  priority?: number | undefined;
}

/** What a command needs in order to record that something happened. */
export interface JobSender {
  /**
   * Records a job in the caller's transaction, to be run after its commit: a rollback drops it.
   * Returns the job's id. Throws when the data does not fit the definition.
   */
  enqueue<Data extends JobData>(
    executor: JobExecutor,
    definition: JobDefinition<Data>,
    data: z.input<Data>,
    options?: EnqueueOptions,
  ): Promise<string>;
  /** Like `enqueue` for many jobs of one kind, in few statements. Returns their ids. */
  enqueueMany<Data extends JobData>(
    executor: JobExecutor,
    definition: JobDefinition<Data>,
    jobs: readonly ({ data: z.input<Data> } & EnqueueOptions)[],
  ): Promise<string[]>;
  /**
   * Removes jobs of one kind in the caller's transaction, unless a worker has taken them up. Returns the data of those
   * it has removed: of a worker and a caller at the same moment, one has the job.
   */
  cancelMany<Data extends JobData>(
    executor: Parameters<typeof fromKysely>[0],
    definition: JobDefinition<Data>,
    ids: readonly string[],
  ): Promise<z.output<Data>[]>;
}

export interface QueueHealth {
  /** Whether it works on jobs: not so in a process that only records them. */
  isWorking: boolean;
  /** Seconds since the database last answered the queue: about ten at most while all is well; null before the first. */
  secondsSinceAnswer: number | null;
  /** Whether new jobs are announced to this node; otherwise it finds them when it looks. */
  isListening: boolean;
}

export interface JobQueue extends JobSender {
  /** Brings the schema `jobs` and its queues up to date. Needed before anything else. */
  start(): Promise<void>;
  /**
   * Runs the jobs that these handlers handle, and the schedules. Once per node. While things are held it runs only
   * those that stay inside; the others begin when they are released.
   */
  work<Services>(
    handlers: readonly JobHandler<Services>[],
    services: Services,
    hold?: OutboundPause,
  ): Promise<void>;
  /** Takes no new jobs, waits for running ones, hands the rest back to other nodes; about 6 s at most. */
  stop(): Promise<void>;
  /** How this node's side of the queue fares, from memory: it asks nothing of the database. */
  health(): QueueHealth;
  /** Seconds that the oldest job has been due, over all nodes; 0 when none is. */
  secondsOldestIsDue(): Promise<number>;
  /** The kinds of which jobs are due, over all nodes, and for how long. */
  listDue(): Promise<DueJobs[]>;
  /** The kinds of which jobs have failed and wait for another try, and since when the oldest of each was to be done. */
  listRetried(): Promise<DueJobs[]>;
  /** The jobs of a kind that are due, running, or wait for another try. */
  countUndone(definition: JobDefinition): Promise<UndoneJobs>;
  /** How the runs of this node ended since its start, from memory. */
  outcomes(): CountedOutcome[];
  /** How many jobs of each kind wait, run or are tried again. */
  count(): Promise<JobCount[]>;
  /** How many jobs failed for good and wait for the operator. */
  countFailed(): Promise<number>;
  /** Those jobs, newest first. */
  listFailed(limit?: number): Promise<FailedJob[]>;
  /**
   * Lets one of them run again, in the caller's transaction: answers the job, or null when there is no such failure.
   */
  tryAgain(executor: Parameters<typeof fromKysely>[0], id: string): Promise<FailedJob | null>;
  /** The newest jobs of a kind whose data contain this, whatever has become of them. */
  find(definition: JobDefinition, contains: object, limit?: number): Promise<FoundJob[]>;
  /** Removes what is kept of a user, in the caller's transaction. */
  forget(executor: Parameters<typeof fromKysely>[0], traces: JobTraces): Promise<void>;
  /** Whether this job waits, runs, or is tried again. */
  isUnderWay(id: string): Promise<boolean>;
  /** The jobs that wait while things are held, by kind. */
  listPaused(): Promise<PausedJobs[]>;
  /** Removes those of a kind that were recorded before a time; answers how many. */
  dropPaused(name: string, before: Date): Promise<number>;
}

const batchSize = 1000;
const stopTimeoutMs = 1_000;

// Checked in the form the handler will read, so that what JSON cannot carry is refused here.
function toJson(definition: JobDefinition, data: unknown): object {
  const json: object = JSON.parse(JSON.stringify(data));
  definition.data.parse(json);
  return json;
}

/**
 * Jobs of a transaction are sent with its next statement, or with its end: nothing is waited for that only they would
 * tell.
 */
const withNext = (executor: JobExecutor): ReturnType<typeof fromKysely> => ({
  async executeSql(text: string, values: unknown[] = []) {
    await deferToNext(executor, CompiledQuery.raw(text, values));
    return { rows: [] };
  },
});

/** The queue of background jobs, in PostgreSQL. */
export function createJobQueue(options: {
  connectionString: string;
  /** Where the first leads through PgBouncer: the same database directly, for it listens for notifications. */
  directConnectionString?: string | undefined;
  log: Log;
  /** This process enqueues and never works, like a command of the operator. */
  sendOnly?: boolean;
  /** Whether schedules enqueue their jobs, by the real clock; a test with a clock of its own enqueues them itself. */
  runsSchedules?: boolean;
  /** Seconds between looks for jobs that no notification announces: retries, deferred and recurring ones. */
  pollSeconds?: number;
  /** How long a stopping node lets running jobs finish, in milliseconds. */
  stopGraceMs?: number;
}): JobQueue {
  const { log, sendOnly = false, runsSchedules = true, pollSeconds = 10 } = options;
  const { stopGraceMs = 5000 } = options;
  const wholeSeconds = Math.min(30, Math.ceil(pollSeconds));
  const outage = createOutageLog(log);
  const groups = new Map<string, WorkerGroup>();
  const database = createJobDatabase({
    connectionString: options.connectionString,
    directConnectionString: options.directConnectionString ?? options.connectionString,
    max: sendOnly ? 1 : 4,
    outage,
    wake: (kind) => {
      const group = groups.get(kind);
      group?.announce();
      return group !== undefined;
    },
  });
  const boss = new PgBoss({
    db: database.queue,
    schema: 'jobs',
    migrate: false,
    useListenNotify: !sendOnly,
    supervise: false,
    schedule: !sendOnly && runsSchedules,
    cronMonitorIntervalSeconds: wholeSeconds,
    cronWorkerIntervalSeconds: wholeSeconds,
  });
  // Statements that may take minutes have connections with other timeouts.
  const upkeep = new PgBoss({
    db: database.upkeep,
    schema: 'jobs',
    useListenNotify: false,
    supervise: !sendOnly,
    schedule: false,
    // Jobs whose node was lost in the middle of them are found by this look.
    superviseIntervalSeconds: 10,
    monitorIntervalSeconds: 10,
  });
  for (const each of [boss, upkeep]) {
    each.on('error', (error) => {
      // A lost database is logged once, not by each worker.
      if (!isLostConnection(error)) log.error({ err: error }, 'job queue');
    });
    each.on('warning', (warning) => log.warn(warning, 'job queue'));
  }

  const outcomes = new JobOutcomes();
  const prepared = new Set<string>();
  let workers: JobWorkers | undefined;
  let releasedWorkers: Promise<JobWorkers | undefined> | undefined;
  const stopping = new AbortController();
  let stopped: Promise<void> | undefined;

  async function prepare(definitions: JobDefinition[]): Promise<void> {
    await prepareQueues(boss, definitions);
    for (const { name } of definitions) prepared.add(name);
  }

  async function stop(): Promise<void> {
    stopping.abort();
    await Promise.all([
      workers?.stop(stopGraceMs),
      releasedWorkers?.then((released) => released?.stop(stopGraceMs)),
    ]);
    // What is still under way there ends with the connections.
    await Promise.race([
      Promise.all([boss, upkeep].map((each) => each.stop({ graceful: false }))),
      wait(stopTimeoutMs, undefined, { ref: false }),
    ]);
    await database.close();
  }

  const queue: JobQueue = {
    async start() {
      await upkeep.start();
      await boss.start();
      await prepare(listJobDefinitions());
    },

    async enqueue(executor, definition, data, enqueueOptions) {
      const id = enqueueOptions?.id ?? randomUUID();
      await queue.enqueueMany(executor, definition, [{ ...enqueueOptions, data, id }]);
      return id;
    },

    async enqueueMany(executor, definition, jobs) {
      if (!prepared.has(definition.name)) await prepare([definition]);
      const inserts = new Map<string, JobInsert>();
      const cause = enqueuedBy();
      for (const { data, id = randomUUID(), startAfter, priority } of jobs) {
        if (inserts.has(id)) continue;
        inserts.set(id, {
          id,
          data: toJson(definition, data),
          ...(startAfter && { startAfter }),
          ...(priority !== undefined && { priority }),
          ...cause,
        });
      }
      const rows = [...inserts.values()];
      for (let at = 0; at < rows.length; at += batchSize) {
        await boss.insert(definition.name, rows.slice(at, at + batchSize), {
          db: withNext(executor),
        });
      }
      return [...inserts.keys()];
    },

    async cancelMany(executor, { name, data }, ids) {
      return (await cancelJobs(fromKysely(executor), name, ids)).map((each) => data.parse(each));
    },

    async work(handlers, services, hold = neverPaused) {
      if (workers) throw new Error('This node works on jobs already.');
      const handled = new Set(handlers.map(({ definition }) => definition.name));
      const forgotten = listJobDefinitions().filter(({ name }) => !handled.has(name));
      if (forgotten.length > 0) {
        throw new Error(`Jobs without a handler: ${forgotten.map(({ name }) => name).join(', ')}.`);
      }
      await prepare(handlers.map(({ definition }) => definition));
      await applySchedules(boss);
      const start = (which: typeof handlers): Promise<JobWorkers> =>
        startWorkers({
          ...{ boss, handlers: which, services, log, outage, outcomes, groups, pollSeconds },
        });
      if (!(await hold.isHeld())) {
        workers = await start(handlers);
        return;
      }
      workers = await start(handlers.filter(({ definition }) => definition.staysInside));
      releasedWorkers = hold
        .untilReleased(stopping.signal)
        .then(() => start(handlers.filter(({ definition }) => !definition.staysInside)))
        .catch((error: unknown) => {
          if (!stopping.signal.aborted) log.error({ err: error }, 'released jobs do not begin');
          return undefined;
        });
    },

    stop() {
      stopped ??= stop();
      return stopped;
    },

    health: () => ({
      isWorking: workers !== undefined,
      secondsSinceAnswer: database.secondsSinceAnswer(),
      isListening: database.isListening(),
    }),
    secondsOldestIsDue: () => secondsOldestIsDue(boss),
    listDue: () => listDue(boss),
    listRetried: () => listRetried(boss),
    countUndone: (definition) => countUndone(boss, definition),
    outcomes: () => outcomes.list(),
    count: () => countJobs(boss),
    countFailed: () => countFailed(boss),
    listFailed: (limit = 100) => listFailed(boss, limit),
    tryAgain: (executor, id) => tryAgain(boss, id, fromKysely(executor)),
    find: ({ name }, contains, limit = 100) => findJobs(boss, { name, contains, limit }),
    forget: (executor, traces) => forgetJobs(fromKysely(executor), traces),
    isUnderWay: (id) => isUnderWay(boss.getDb(), id),
    listPaused: () => listPaused(boss),
    dropPaused: (name, before) => dropPaused(boss, name, before),
  };
  return queue;
}
