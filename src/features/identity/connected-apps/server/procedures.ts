import { findSignInMeans } from '#features/identity/accounts/server/queries/credentials.ts';
import { implementOperations } from '#server/implement-operations.ts';
import { connectedAppsContract } from '../contract.ts';
import { allowRequest, refuseRequest } from './commands/answer-request.ts';
import { disconnectApp } from './commands/disconnect.ts';
import { findAppRequest } from './queries/app-requests.ts';
import { listConnectedApps } from './queries/connected-apps.ts';
import { viewAppRequest, viewConnectedApp } from './views.ts';

const operations = implementOperations(connectedAppsContract);

export const connectedAppsProcedures = {
  list: operations.list.handler(async ({ context: { db, person, clock } }) => {
    const { hasSecondFactor } = await findSignInMeans(db, person.userId);
    const apps = await listConnectedApps(db, person.userId, clock.now());
    return { apps: apps.map((app) => viewConnectedApp(app, { hasSecondFactor })) };
  }),

  disconnect: operations.disconnect.handler(async ({ context, input, errors }) => {
    const isEnded = await context.write((tx) =>
      disconnectApp(tx, context, context.person, input.appId),
    );
    if (!isEnded) throw errors.APP_NOT_FOUND();
    return { disconnected: true as const };
  }),

  getRequest: operations.getRequest.handler(async ({ context, input, errors }) => {
    const request = await findAppRequest(context.db, input.requestId, context.clock.now());
    if (!request) throw errors.REQUEST_NOT_FOUND();
    return viewAppRequest(request, context.person);
  }),

  allow: operations.allow.handler(async ({ context, input, errors }) => {
    const asked = { ...input, now: context.clock.now() };
    const outcome = await context.write((tx) => allowRequest(tx, context, context.person, asked));
    if (outcome.refused) throw errors[outcome.refused]();
    return { continueAt: outcome.continueAt };
  }),

  refuse: operations.refuse.handler(async ({ context, input, errors }) => {
    const asked = { ...input, now: context.clock.now() };
    const outcome = await context.write((tx) => refuseRequest(tx, asked));
    if (outcome.refused) throw errors[outcome.refused]();
    return { continueAt: outcome.continueAt };
  }),
};
