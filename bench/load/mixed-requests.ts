import { randomInt, randomUUID } from 'node:crypto';
import { allIntents, applyBody, applyHeaders, applyPath } from '#tests/processes/applying.ts';
import type { Marketplace } from '#tests/processes/marketplace.ts';
import type { FilledConversations } from '../messages/filled-conversations.ts';
import { oneOf } from '../visitors/site.ts';

/** What one visitor asks for. */
export interface MixedRequest {
  kind: 'public page' | 'own page' | 'read' | 'message' | 'application';
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: string;
}

const publicPages = [
  ...['/', '/services', '/get-started', '/business-home', '/consultant-home', '/consultants'],
  ...['/how-it-works', '/how-ranking-works', '/d365-expertise', '/about', '/contact', '/terms'],
];
const clientPages = ['/client/portal', '/find-consultants', '/messages', '/notifications'];
const consultantPages = ['/consultant/portal', '/messages', '/notifications', '/calls'];
const searched = ['power apps', 'finance', 'sales', 'migration', 'business central'];
const text = 'The ledger is closed. Shall we go on with the budget on Thursday?';

type Kind = MixedRequest['kind'];

/** How many of a hundred requests are of each kind. */
const shares: readonly [Kind, number][] = [
  ['public page', 35],
  ['own page', 15],
  ['read', 42],
  ['message', 6],
  ['application', 2],
];
const kinds = shares.flatMap(([kind, share]) => Array<Kind>(share).fill(kind));

/** What people do on the site, one request after another, each by one of them. */
export function mixedRequests(
  publicUrl: string,
  market: Marketplace,
  conversations: FilledConversations,
): () => MixedRequest {
  const intents = allIntents(market);
  const get = (kind: Kind, path: string, cookie?: string): MixedRequest => ({
    ...{ kind, method: 'GET', path },
    headers: cookie === undefined ? {} : { cookie },
  });
  const makers: Record<Kind, () => MixedRequest> = {
    'public page': () => get('public page', oneOf(publicPages)),
    'own page': () => {
      const isClient = randomInt(2) === 0;
      const { cookie } = oneOf(isClient ? conversations.clients : market.consultants);
      return get('own page', oneOf(isClient ? clientPages : consultantPages), cookie);
    },
    read: () => {
      if (randomInt(2) === 0) {
        const { cookie } = oneOf(market.consultants);
        const project = oneOf(market.projectIds);
        const path = oneOf([
          ...['/api/projects/open', '/api/me/applications', '/api/me/notifications'],
          `/api/projects/${project}/match`,
        ]);
        return get('read', path, cookie);
      }
      const { cookie, threadIds } = oneOf(conversations.clients);
      const path = oneOf([
        ...['/api/threads?limit=20', '/api/threads/unread', '/api/me'],
        `/api/threads/${oneOf(threadIds)}/entries?limit=30`,
        `/api/consultants?text=${encodeURIComponent(oneOf(searched))}`,
      ]);
      return get('read', path, cookie);
    },
    message: () => {
      const { cookie, threadIds } = oneOf(conversations.clients);
      return {
        ...{ kind: 'message', method: 'POST', path: `/api/threads/${oneOf(threadIds)}/messages` },
        headers: { 'content-type': 'application/json', origin: publicUrl, cookie },
        body: JSON.stringify({ messageId: randomUUID(), text }),
      };
    },
    application: () => {
      const { value: intent } = intents.next();
      if (!intent) throw new Error('Everyone has applied to everything.');
      return {
        ...{ kind: 'application', method: 'POST', path: applyPath(intent) },
        headers: applyHeaders(publicUrl, intent),
        body: applyBody,
      };
    },
  };
  return () => makers[oneOf(kinds)]();
}
