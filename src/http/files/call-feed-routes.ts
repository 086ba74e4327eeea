import { Hono } from 'hono';
import { tokenInFile } from '#features/conversations/calls/rules/feed-token.ts';
import {
  findFeedReader,
  listFeedCalls,
} from '#features/conversations/calls/server/queries/feeds.ts';
import { viewFeed } from '#features/conversations/calls/server/views/calendar.ts';
import type { Services } from '#server/services.ts';
import type { AttemptCounter } from '../edge/attempt-limits.ts';
import { addressGroup } from '../edge/client-address.ts';
import { problemResponse } from '../edge/problems.ts';

const feeds = '/calls/feed';

/**
 * `/calls/feed/{token}.ics`: the calls of one person, for a calendar that knows only this secret address. A revoked
 * address, the address of a user without access to the site, and one that never existed answer alike.
 */
export function callFeedRoutes(options: {
  services: Services;
  attempts: AttemptCounter;
  addressOf: (request: Request) => string;
}): Hono {
  const { services, attempts, addressOf } = options;
  const { db, clock } = services;
  return new Hono().get('/calls/feed/:file', async (context) => {
    const group = addressGroup(addressOf(context.req.raw));
    const wait = await attempts.count(feeds, { addressGroup: group });
    if (wait !== null) return tooMany(wait);
    const token = tokenInFile(context.req.param('file'));
    const reader = token && (await findFeedReader(db, token));
    if (!reader) {
      return problemResponse({
        code: 'NOT_FOUND',
        status: 404,
        detail: 'There is nothing at this address.',
      });
    }
    // Counted only now, so that a caller without a valid address cannot use up a user's limit.
    const attempt = { account: reader.userId, addressGroup: group };
    const pause = await attempts.count(`${feeds} of one person`, attempt);
    if (pause !== null) return tooMany(pause);
    const calls = await listFeedCalls(db, reader, clock.now());
    return new Response(viewFeed(services, calls, reader.userId), {
      headers: {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'attachment; filename="direct365-calls.ics"',
        // Opened all the same, it is nothing that runs.
        'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex',
      },
    });
  });
}

const tooMany = (wait: number): Response =>
  problemResponse(
    {
      code: 'TOO_MANY_REQUESTS',
      status: 429,
      detail: `This was asked for too often. Please try again in ${Math.ceil(wait / 60)} minutes.`,
    },
    { 'retry-after': String(wait) },
  );
