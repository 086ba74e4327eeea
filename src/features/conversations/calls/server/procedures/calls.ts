import type { CorrespondentViewer } from '#access/viewer.ts';
import { readPageRequest } from '#lib/api/cursor.ts';
import { implementOperations } from '#server/implement-operations.ts';
import type { RequestContext } from '#server/request-context.ts';
import type { Call } from '../../contract/call-views.ts';
import { callsContract } from '../../contract/operations.ts';
import type { CallId } from '../../ids.ts';
import { cancelCall, declineCall, offerTimes, setLink } from '../commands/change-call.ts';
import { pickTime } from '../commands/pick-time.ts';
import { proposeCall } from '../commands/propose-call.ts';
import { type CallRow, getCall, listOpenCalls, listPastCalls } from '../queries/calls.ts';
import { viewCall } from '../views/calls.ts';

const operations = implementOperations(callsContract);

export const callsProcedures = {
  propose: operations.propose.handler(async ({ context, input, errors }) => {
    const { correspondent: person, write } = context;
    const outcome = await write((tx) => proposeCall(tx, context, person, input));
    switch (outcome.refused) {
      case null:
        return readCall(context, input.callId);
      case 'TOO_MANY_CALLS':
      case 'TOO_MANY_MESSAGES':
      case 'TOO_MANY_THREADS':
        throw errors[outcome.refused]({ data: { retryAfterSeconds: outcome.seconds } });
      case 'NOT_FREE':
        throw errors.NOT_FREE({ data: { times: outcome.times } });
      case 'MESSAGE_ID_TAKEN':
        throw errors.CALL_ID_TAKEN();
      case 'THREAD_NOT_FOUND':
        throw errors.PERSON_NOT_FOUND();
      case 'FILES_GONE':
        throw new Error('A proposal names no files.');
      default:
        throw errors[outcome.refused]();
    }
  }),

  listOpen: operations.listOpen.handler(async ({ context, input: { threadId } }) => {
    const { db, correspondent: person, clock } = context;
    const calls = await listOpenCalls(db, person, { threadId, now: clock.now() });
    return { items: calls.map((call) => view(context, call)) };
  }),

  listPast: operations.listPast.handler(async ({ context, input, errors }) => {
    const { db, correspondent: person, clock } = context;
    const page = readPageRequest(input);
    if (!page) throw errors.INVALID_CURSOR();
    const { items, nextCursor } = await listPastCalls(db, person, { page, now: clock.now() });
    return { items: items.map((call) => view(context, call)), nextCursor };
  }),

  offerTimes: operations.offerTimes.handler(async ({ context, input, errors }) => {
    const { correspondent: person, write } = context;
    const outcome = await write((tx) => offerTimes(tx, context, person, input));
    if (outcome.refused === 'NOT_FREE') {
      throw errors.NOT_FREE({ data: { times: outcome.times } });
    }
    if (outcome.refused) throw errors[outcome.refused]();
    return readCall(context, input.callId);
  }),

  pick: operations.pick.handler(async ({ context, input, errors }) => {
    const { correspondent: person, write } = context;
    const { refused } = await write((tx) => pickTime(tx, context, person, input));
    if (refused) throw errors[refused]();
    return readCall(context, input.callId);
  }),

  decline: operations.decline.handler(async ({ context, input, errors }) => {
    const { correspondent: person, write } = context;
    const { refused } = await write((tx) => declineCall(tx, context, person, input));
    if (refused) throw errors[refused]();
    return readCall(context, input.callId);
  }),

  cancel: operations.cancel.handler(async ({ context, input, errors }) => {
    const { correspondent: person, write } = context;
    const { refused } = await write((tx) => cancelCall(tx, context, person, input));
    if (refused) throw errors[refused]();
    return readCall(context, input.callId);
  }),

  setLink: operations.setLink.handler(async ({ context, input, errors }) => {
    const { correspondent: person, write } = context;
    const { refused } = await write((tx) => setLink(tx, context, person, input));
    if (refused) throw errors[refused]();
    return readCall(context, input.callId);
  }),
};

type OwnContext = RequestContext & { correspondent: CorrespondentViewer };

const view = ({ correspondent: person, clock }: OwnContext, call: CallRow): Call =>
  viewCall(call, { person, now: clock.now() });

/** The call as it is after a change, to the one who made it. */
async function readCall(context: OwnContext, callId: CallId): Promise<Call> {
  return view(context, await getCall(context.db, context.correspondent, callId));
}
