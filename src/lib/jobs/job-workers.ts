import { setTimeout as delay } from 'node:timers/promises';
import PQueue from 'p-queue';
import type { Job, JobResult, PgBoss, WorkOptions } from 'pg-boss';
import { isLostConnection } from '#lib/database/lost-connection.ts';
import type { Log } from '#lib/log.ts';
import { describeSpan, errorKind, failSpan, traced } from '#lib/tracing/spans.ts';
import { type JobHandler, PermanentJobError } from './job-handler.ts';
import type { JobOutcome, JobOutcomes } from './job-outcomes.ts';
import { withJobId } from './job-scope.ts';
import { jobSpan } from './job-span.ts';
import type { OutageLog } from './outage-log.ts';
import { RetryLog } from './retry-log.ts';
import { WorkerGroup } from './worker-group.ts';

interface RunningJob {
  /** Ends the wait for the handler and aborts its signal. */
  abandon(): void;
}

/** The workers of one node. */
export interface JobWorkers {
  /** Takes no new jobs, lets running ones finish for `graceMs`, then hands the rest back. */
  stop(graceMs: number): Promise<void>;
}

const describe = (error: unknown) =>
  error instanceof Error
    ? { name: error.name, message: error.message, stack: error.stack }
    : { message: String(error) };

class NodeStopping extends Error {
  override name = 'NodeStopping';
}

/**
 * How long a job whose kind is taken up in batches waits for others: too short to notice, and the cost is shared by all
 * of them.
 */
const gatherMs = 50;

const completeAgainAfterMs = 250;

/**
 * Starts the workers of one node: for each handler as many as its job's concurrency says, or one that takes up batches.
 */
export async function startWorkers<Services>(options: {
  boss: PgBoss;
  handlers: readonly JobHandler<Services>[];
  services: Services;
  log: Log;
  outage: OutageLog;
  outcomes: JobOutcomes;
  /** The workers of each kind, to be woken. */
  groups: Map<string, WorkerGroup>;
  pollSeconds: number;
}): Promise<JobWorkers> {
  const { boss, handlers, services, log, outage, outcomes, groups, pollSeconds } = options;
  const running = new Set<RunningJob>();
  const retries = new RetryLog(log);
  const handedBack: { name: string; id: string }[] = [];
  const stopped = new AbortController();
  /** What was taken up is handed back from here on, also what of a batch was not begun. */
  let isHandingBack = false;

  function handBack(name: string, { id }: Job): JobResult {
    handedBack.push({ name, id });
    outcomes.note(name, 'handed-back');
    return { id, status: 'failed', output: { message: 'The node stopped.' } };
  }

  async function settle(handler: JobHandler<Services>, job: Job): Promise<JobResult> {
    const { name, retry } = handler.definition;
    const abandoned = new AbortController();
    const { promise: stopping, reject: abandon } = Promise.withResolvers<never>();
    const entry: RunningJob = {
      abandon: () => {
        const reason = new NodeStopping('The node is stopping.');
        abandoned.abort(reason);
        abandon(reason);
      },
    };
    const describeOutcome = (outcome: JobOutcome): void =>
      describeSpan(() => ({ attributes: { 'direct365.job_outcome': outcome } }));
    const note = (outcome: JobOutcome): void => {
      outcomes.note(name, outcome);
      describeOutcome(outcome);
    };
    running.add(entry);
    try {
      const context = {
        id: job.id,
        attempt: job.retryCount + 1,
        services,
        signal: AbortSignal.any([job.signal, abandoned.signal]),
      };
      await Promise.race([handler.run(job.data, context), stopping]);
      note('completed');
      return { id: job.id, status: 'completed' };
    } catch (error) {
      if (abandoned.signal.aborted) {
        describeOutcome('handed-back');
        return handBack(name, job);
      }
      const final = error instanceof PermanentJobError || job.retryCount >= retry.limit;
      note(final ? 'given-up' : 'failed');
      failSpan(errorKind(error));
      const line = { job: name, jobId: job.id, attempt: job.retryCount + 1, err: error };
      if (final) log.error(line, 'job failed for good');
      else if (isLostConnection(error)) outage.failed(error);
      else retries.failed(line);
      return { id: job.id, status: final ? 'deadletter' : 'failed', output: describe(error) };
    } finally {
      running.delete(entry);
    }
  }

  async function run(handler: JobHandler<Services>, job: Job): Promise<JobResult> {
    if (isHandingBack) return handBack(handler.definition.name, job);
    return withJobId(job.id, () =>
      traced(
        () => jobSpan(job),
        () => settle(handler, job),
      ),
    );
  }

  /**
   * Records that jobs are done, and tries again while the database is lost, until the node has stopped. Otherwise a job
   * whose effect is there, such as a mail that was sent, would run again. The call names the attempt, so that a later
   * one is not completed by it.
   */
  async function complete(name: string, jobs: Job[]): Promise<void> {
    for (;;) {
      try {
        await boss.complete(name, jobs);
        return;
      } catch (error) {
        if (!isLostConnection(error) || stopped.signal.aborted) throw error;
        await delay(completeAgainAfterMs, undefined, { signal: stopped.signal }).catch(
          () => undefined,
        );
      }
    }
  }

  async function startWorker(handler: JobHandler<Services>, group: WorkerGroup): Promise<void> {
    const { name, batch, concurrency } = handler.definition;
    const started = Promise.withResolvers<string>();
    const workerId = await boss.work<object, void, WorkOptions & { perJobResults: true }>(
      name,
      {
        perJobResults: true,
        batchSize: batch,
        pollingIntervalSeconds: Math.min(2, pollSeconds),
        notifyPollingIntervalSeconds: pollSeconds,
      },
      async (jobs) => {
        // Jobs that were recorded together are announced once: what is full looks for more at once, not at the next
        // poll.
        const isFull = jobs.length === batch;
        return group.busy(await started.promise, { isFull }, async () => {
          const atOnce = new PQueue({ concurrency });
          const results = await atOnce.addAll(jobs.map((job) => () => run(handler, job)));
          const done = jobs.filter((_, index) => results[index]?.status === 'completed');
          if (done.length > 0) await complete(name, done);
          // pg-boss settles the others; for those that are completed it finds nothing left to do.
          return results;
        });
      },
    );
    group.add(workerId);
    started.resolve(workerId);
  }

  for (const handler of handlers) {
    const { name, batch, concurrency } = handler.definition;
    const group = new WorkerGroup(boss, batch > 1 ? { gatherMs } : {});
    groups.set(name, group);
    const workers = batch > 1 ? 1 : concurrency;
    for (let worker = 0; worker < workers; worker++) await startWorker(handler, group);
  }

  return {
    async stop(graceMs) {
      const idle = Promise.all(handlers.map(({ definition }) => boss.offWork(definition.name)));
      await Promise.race([idle, delay(graceMs)]);
      isHandingBack = true;
      for (const job of running) job.abandon();
      await Promise.race([idle, delay(1000)]);
      stopped.abort();
      for (const { name, id } of handedBack) {
        // Another node may take it at once: no failure, so no waiting time.
        await boss.update(name, undefined, { id, startAfter: 0 }).catch((error: unknown) => {
          log.warn({ err: error, job: name, jobId: id }, 'job waits for its next try');
        });
      }
      if (handedBack.length > 0) log.info({ jobs: handedBack.length }, 'jobs handed back');
    },
  };
}
