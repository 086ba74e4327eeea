import { readPageRequest } from '#lib/api/cursor.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { serviceRequestsContract } from '../contract.ts';
import { markAnswered, takeRequest } from './commands.ts';
import { countWaiting, findRequest, listRequests } from './queries.ts';
import { viewRequest } from './views.ts';

const operations = implementOperations(serviceRequestsContract);

export const serviceRequestsProcedures = {
  send: operations.send.handler(async ({ context: { jobs, clock, write }, input, errors }) => {
    const { refused } = await write((tx) => takeRequest(tx, { jobs, now: clock.now() }, input));
    if (refused) throw errors[refused]();
    return { id: input.id };
  }),

  listReceived: operations.listReceived.handler(async ({ context, input, errors }) => {
    const page = readPageRequest(input);
    if (!page) throw errors.INVALID_CURSOR();
    const { items, nextCursor } = await listRequests(context.db, input.state, page);
    return { items: items.map(viewRequest), nextCursor };
  }),

  countWaiting: operations.countWaiting.handler(async ({ context }) => ({
    waiting: await countWaiting(context.db),
  })),

  markAnswered: operations.markAnswered.handler(async ({ context, input, errors }) => {
    const { admin, clock, db, write } = context;
    const marked = await write(async (tx) => ({
      isFound: (await markAnswered(tx, clock.now(), admin, input.requestId)) !== null,
    }));
    const request = marked.isFound && (await findRequest(db, input.requestId));
    if (!request) throw errors.REQUEST_NOT_FOUND();
    return viewRequest(request);
  }),
};
