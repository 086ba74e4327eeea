import { implementOperations } from '#server/implement-operations.ts';
import { queueContract } from '../../contract/queue.ts';
import { retryFailures } from '../commands/retry-failures.ts';
import { readQueue } from '../queries/queue.ts';

const operations = implementOperations(queueContract);

export const queueProcedures = {
  get: operations.get.handler(({ context: { db, jobs } }) => readQueue(db, jobs)),

  retry: operations.retry.handler(async ({ context, input: { failureIds } }) => {
    const { admin, db, jobs, write } = context;
    const retried = await write((tx) => retryFailures(tx, jobs, admin, failureIds));
    return { retried, queue: await readQueue(db, jobs) };
  }),
};
