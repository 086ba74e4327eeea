import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createLog } from '#lib/log.ts';
import { eventually } from '#tests/support/eventually.ts';
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

describe('a line of the log', () => {
  it('says of a job that cannot reach what it needs that the job failed, and nothing of the database', async () => {
    const lines: Record<string, unknown>[] = [];
    const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
    const node = await fixture.startNode({ log });
    // Nothing listens there.
    const reach = async () => void (await once(connect({ host: '127.0.0.1', port: 1 }), 'connect'));
    await node.work(handlers(reach), {});
    await node.enqueue(fixture.db, taskGiven, { task: 'reach the mail server' });
    await eventually(() => expect(lines.length).toBeGreaterThan(0));
    expect(lines[0]).toMatchObject({
      ...{ msg: 'job failed and will be tried again', job: taskGiven.name, attempt: 1 },
      err: { code: 'ECONNREFUSED' },
    });
  });

  it('that is written in a job has the id of the job', async () => {
    const lines: Record<string, unknown>[] = [];
    const log = createLog('info', { write: (line: string) => void lines.push(JSON.parse(line)) });
    const node = await startWorker(async ({ task }) => log.info({ task }, 'at it'));
    const ids = await node.enqueueMany(fixture.db, taskGiven, [
      { data: { task: 'one' } },
      { data: { task: 'two' } },
    ]);
    await eventually(() => expect(lines).toHaveLength(2));
    log.info('beside it');
    expect(lines.map(({ task, jobId }) => ({ task, jobId }))).toEqual(
      expect.arrayContaining([
        { task: 'one', jobId: ids[0] },
        { task: 'two', jobId: ids[1] },
        { task: undefined, jobId: undefined },
      ]),
    );
  });
});

describe('a handler that fails', () => {
  it('is tried again, with the same id and a growing attempt, until it succeeds', async () => {
    const tries: { id: string; attempt: number }[] = [];
    const node = await startWorker(async (_, { id, attempt }) => {
      tries.push({ id, attempt });
      if (attempt < 3) throw new Error('not yet');
    });
    const id = await node.enqueue(fixture.db, taskGiven, { task: 'stubborn' });
    await eventually(() => expect(tries).toHaveLength(3));
    expect(tries).toEqual([1, 2, 3].map((attempt) => ({ id, attempt })));
    await eventually(async () => expect(await fixture.stateOf(id)).toBe('completed'));
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
    await eventually(async () => expect(await node.countFailed()).toBe(1));
    const [failed] = await node.listFailed();
    expect(failed).toMatchObject({
      name: 'task-given',
      jobId: id,
      data: { task: 'print' },
      attempts: 3,
      lastError: 'the printer is on fire',
    });
    broken = false;
    await node.tryAgain(fixture.db, failed?.id ?? '');
    await eventually(() => expect(tried).toEqual([id, id, id, id]));
    expect(await node.countFailed()).toBe(0);
  });

  it('is not tried again after a permanent error', async () => {
    let tries = 0;
    const node = await startWorker(async () => {
      tries += 1;
      throw new PermanentJobError('the addressee has moved to Mars');
    });
    await node.enqueue(fixture.db, taskGiven, { task: 'deliver' });
    await eventually(async () => expect(await node.countFailed()).toBe(1));
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
    await eventually(() => expect(steps).toContain('done'));
    await eventually(() => expect(steps).toHaveLength(4));
    expect(steps.sort()).toEqual(['done', 'task a', 'task b', 'task c']);
  });
});

describe('two nodes', () => {
  it('run each job once between them', async () => {
    const runs: { node: string; task: string }[] = [];
    const begun = new Set<string>();
    const bothBegan = Promise.withResolvers<void>();
    const handle =
      (node: string): Handle =>
      async ({ task }) => {
        runs.push({ node, task });
        if (begun.add(node).size === 2) bothBegan.resolve();
        // Else the first might have done with all of them before the second looks.
        await bothBegan.promise;
      };
    const first = await startWorker(handle('first'));
    await startWorker(handle('second'));
    const tasks = Array.from({ length: 100 }, (_, number) => `task ${number}`);
    await first.enqueueMany(
      fixture.db,
      taskGiven,
      tasks.map((task) => ({ data: { task } })),
    );
    await eventually(async () => expect(await fixture.countDue()).toBe(0));
    expect(runs.map(({ task }) => task).sort()).toEqual(tasks.sort());
  });

  it('may start at the same moment on an empty database', async () => {
    const nodes = await Promise.all([fixture.startNode(), fixture.startNode()]);
    const ran: string[] = [];
    const collecting = handlers(async ({ task }) => void ran.push(task));
    await Promise.all(nodes.map((node) => node.work(collecting, {})));
    await nodes[0].enqueue(fixture.db, taskGiven, { task: 'both up' });
    await eventually(() => expect(ran).toEqual(['both up']));
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
    await eventually(() => expect(ran).toEqual(['after the cut']));
  });
});

describe('a stopping node', () => {
  it('lets a running job finish', async () => {
    const finished: string[] = [];
    const started = Promise.withResolvers<void>();
    const handle: Handle = async ({ task }) => {
      started.resolve();
      // Longer than a stop that waits for nothing.
      await delay(500);
      finished.push(task);
    };
    const node = await startWorker(handle, { stopGraceMs: 60_000 });
    await node.enqueue(fixture.db, taskGiven, { task: 'short' });
    await started.promise;
    await node.stop();
    expect(finished).toEqual(['short']);
    const next = await startWorker(async () => void finished.push('again'));
    await next.enqueue(fixture.db, stepGiven, { step: 'later' });
    await eventually(() => expect(steps).toEqual(['later']));
    expect(finished).toEqual(['short']);
  });

  it('hands a long job back at once, even when it was on its last try', async () => {
    const started = Promise.withResolvers<AbortSignal>();
    const node = await startWorker(
      async (_, { attempt, signal }) => {
        if (attempt < 3) throw new Error('not yet');
        started.resolve(signal);
        await new Promise<never>(() => undefined);
      },
      { stopGraceMs: 100 },
    );
    const id = await node.enqueue(fixture.db, taskGiven, { task: 'long' });
    const signal = await started.promise;
    expect(signal.aborted).toBe(false);
    // Its handler never ends: that the node stops at all shows that it does not wait for it.
    await node.stop();
    expect(signal.aborted).toBe(true);

    const takenOver: string[] = [];
    const next = await startWorker(async (_, { id: jobId }) => void takenOver.push(jobId));
    await eventually(() => expect(takenOver).toEqual([id]));
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
