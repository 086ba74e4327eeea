import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { derivedId } from './derived-id.ts';
import { defineJob } from './job-definition.ts';
import { handleJob, type JobContext, PermanentJobError } from './job-handler.ts';
import { jobQueueFixture } from './job-queue-fixture.ts';

const taskGiven = defineJob({
  name: 'task-given',
  data: z.strictObject({ task: z.string() }),
  retry: { limit: 2, delaySeconds: 1, maxDelaySeconds: 1 },
});
const stepGiven = defineJob({ name: 'step-given', data: z.strictObject({ step: z.string() }) });

type Handle = (data: { task: string }, context: JobContext<unknown>) => Promise<void>;

let fixture: Awaited<ReturnType<typeof jobQueueFixture>>;
let steps: string[];

const handlers = (handle: Handle) => [
  handleJob(taskGiven, handle),
  handleJob(stepGiven, async ({ step }) => {
    steps.push(step);
  }),
];

async function startWorker(handle: Handle, options?: { stopGraceMs?: number }) {
  const node = await fixture.startNode(options);
  await node.work(handlers(handle), {});
  return node;
}

beforeEach(async () => {
  fixture = await jobQueueFixture();
  steps = [];
});
afterEach(() => fixture.close());

const within = { timeout: 10_000, interval: 20 };

describe('a handler that fails', () => {
  it('is tried again, with the same id and a growing attempt, until it succeeds', async () => {
    const tries: { id: string; attempt: number }[] = [];
    const node = await startWorker(async (_, { id, attempt }) => {
      tries.push({ id, attempt });
      if (attempt < 3) throw new Error('not yet');
    });
    const id = await node.enqueue(fixture.db, taskGiven, { task: 'stubborn' });
    await vi.waitFor(() => expect(tries).toHaveLength(3), within);
    expect(tries).toEqual([1, 2, 3].map((attempt) => ({ id, attempt })));
    await delay(1500);
    expect(tries).toHaveLength(3);
    expect(await node.countFailed()).toBe(0);
  });

  it('fails for good after its last try, and the operator can let it run again', async () => {
    let broken = true;
    const tried: string[] = [];
    const node = await startWorker(async (_, { id }) => {
      tried.push(id);
      if (broken) throw new Error('the printer is on fire');
    });
    const id = await node.enqueue(fixture.db, taskGiven, { task: 'print' });
    await vi.waitFor(async () => expect(await node.countFailed()).toBe(1), within);
    const [failed] = await node.listFailed();
    expect(failed).toMatchObject({
      name: 'task-given',
      jobId: id,
      data: { task: 'print' },
      attempts: 3,
      lastError: 'the printer is on fire',
    });
    broken = false;
    await node.retryFailed(failed?.id ?? '');
    await vi.waitFor(() => expect(tried).toEqual([id, id, id, id]), within);
    expect(await node.countFailed()).toBe(0);
  });

  it('is not tried again after a permanent error', async () => {
    let tries = 0;
    const node = await startWorker(async () => {
      tries += 1;
      throw new PermanentJobError('the addressee has moved to Mars');
    });
    await node.enqueue(fixture.db, taskGiven, { task: 'deliver' });
    await vi.waitFor(async () => expect(await node.countFailed()).toBe(1), within);
    expect(tries).toBe(1);
  });

  it('adds no child twice when it fails after a fan-out', async () => {
    const node = await startWorker(async ({ task }, { id, attempt }) => {
      const jobs = ['a', 'b', 'c'].map((step) => ({
        id: derivedId(id, step),
        data: { step: `${task} ${step}` },
      }));
      await node.enqueueMany(fixture.db, stepGiven, jobs);
      if (attempt === 1) throw new Error('after the fan-out');
      await node.enqueue(fixture.db, stepGiven, { step: 'done' });
    });
    await node.enqueue(fixture.db, taskGiven, { task: 'task' });
    await vi.waitFor(() => expect(steps).toContain('done'), within);
    await vi.waitFor(() => expect(steps).toHaveLength(4), within);
    expect(steps.sort()).toEqual(['done', 'task a', 'task b', 'task c']);
  });
});

describe('two nodes', () => {
  it('run each job once between them', async () => {
    const runs: { node: string; task: string }[] = [];
    const handle =
      (node: string): Handle =>
      async ({ task }) => {
        runs.push({ node, task });
        await delay(5);
      };
    const first = await startWorker(handle('first'));
    await startWorker(handle('second'));
    const tasks = Array.from({ length: 100 }, (_, number) => `task ${number}`);
    await first.enqueueMany(
      fixture.db,
      taskGiven,
      tasks.map((task) => ({ data: { task } })),
    );
    await vi.waitFor(() => expect(runs).toHaveLength(100), within);
    await delay(300);
    expect(runs.map(({ task }) => task).sort()).toEqual(tasks.sort());
    expect(new Set(runs.map(({ node }) => node))).toEqual(new Set(['first', 'second']));
  });

  it('may start at the same moment on an empty database', async () => {
    const nodes = await Promise.all([fixture.startNode(), fixture.startNode()]);
    const ran: string[] = [];
    const collecting = handlers(async ({ task }) => void ran.push(task));
    await Promise.all(nodes.map((node) => node.work(collecting, {})));
    await nodes[0].enqueue(fixture.db, taskGiven, { task: 'both up' });
    await vi.waitFor(() => expect(ran).toEqual(['both up']), within);
  });
});

describe('a node that loses its database connections', () => {
  it('goes on when they are back', async () => {
    const ran: string[] = [];
    const node = await startWorker(async ({ task }) => void ran.push(task));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'direct365-jobs'`.execute(
      fixture.db,
    );
    await node.enqueue(fixture.db, taskGiven, { task: 'after the cut' });
    await vi.waitFor(() => expect(ran).toEqual(['after the cut']), within);
  });
});

describe('a stopping node', () => {
  it('lets a running job finish', async () => {
    const finished: string[] = [];
    const started = Promise.withResolvers<void>();
    const node = await startWorker(async ({ task }) => {
      started.resolve();
      await delay(500);
      finished.push(task);
    });
    await node.enqueue(fixture.db, taskGiven, { task: 'short' });
    await started.promise;
    await node.stop();
    expect(finished).toEqual(['short']);
    const next = await startWorker(async () => void finished.push('again'));
    await next.enqueue(fixture.db, stepGiven, { step: 'later' });
    await vi.waitFor(() => expect(steps).toEqual(['later']), within);
    expect(finished).toEqual(['short']);
  });

  it('hands a long job back at once, even when it was on its last try', async () => {
    const started = Promise.withResolvers<AbortSignal>();
    const node = await startWorker(
      async (_, { attempt, signal }) => {
        if (attempt < 3) throw new Error('not yet');
        started.resolve(signal);
        await delay(60_000, undefined, { ref: false });
      },
      { stopGraceMs: 100 },
    );
    const id = await node.enqueue(fixture.db, taskGiven, { task: 'long' });
    const signal = await started.promise;
    expect(signal.aborted).toBe(false);
    const stopping = performance.now();
    await node.stop();
    expect(performance.now() - stopping).toBeLessThan(3000);
    expect(signal.aborted).toBe(true);

    const takenOver: string[] = [];
    const next = await startWorker(async (_, { id: jobId }) => void takenOver.push(jobId));
    await vi.waitFor(() => expect(takenOver).toEqual([id]), within);
    expect(await next.countFailed()).toBe(0);
  });
});

describe('work', () => {
  it('refuses to start while a job has no handler', async () => {
    const node = await fixture.startNode();
    const [taskHandler] = handlers(async () => undefined);
    if (!taskHandler) throw new Error('no handler');
    await expect(node.work([taskHandler], {})).rejects.toThrow('step-given');
  });

  it('gives handlers their services', async () => {
    const node = await fixture.startNode();
    const greeted = Promise.withResolvers<string>();
    await node.work(
      [
        handleJob(taskGiven, async ({ task }, { services }: JobContext<{ greeting: string }>) =>
          greeted.resolve(`${services.greeting}, ${task}`),
        ),
        handleJob(stepGiven, async () => undefined),
      ],
      { greeting: 'hello' },
    );
    await node.enqueue(fixture.db, taskGiven, { task: 'world' }, { id: randomUUID() });
    expect(await greeted.promise).toBe('hello, world');
  });
});
