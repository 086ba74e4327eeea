import type { SignedIn } from '#access/viewer.ts';
import type { AppRequestView, ConnectedAppView } from '../contract.ts';
import { type AppRequest, asksToWrite, hostOf, receiverOf } from '../rules/app-request.ts';
import type { KnownApp } from './queries/connected-apps.ts';

/** An app for the user who let it in. `hasSecondFactor` says whether they have one now. */
export function viewConnectedApp(
  { isAfterSecondStep, connectedAt, lastUsedAt, expiresAt, ...app }: KnownApp,
  { hasSecondFactor }: { hasSecondFactor: boolean },
): ConnectedAppView {
  return {
    ...app,
    state: hasSecondFactor && !isAfterSecondStep ? 'outdated' : 'good',
    connectedAt: connectedAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  };
}

/** What an app asks this person for. */
export function viewAppRequest(request: AppRequest, { company }: SignedIn): AppRequestView {
  const { host: receiver, isThisComputer } = receiverOf(request.params.redirect_uri);
  return {
    name: request.prompt.details.clientName,
    host: hostOf(request),
    scope: asksToWrite(request) ? 'write' : 'read',
    companyName: company?.companyName ?? null,
    receiver,
    isThisComputer,
  };
}
