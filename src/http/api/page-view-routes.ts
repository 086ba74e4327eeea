import { Hono } from 'hono';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { pageViewSchema } from '#features/platform/page-views/contract.ts';
import {
  asksNotToBeTracked,
  isProgram,
  pageViewsPath,
} from '#features/platform/page-views/rules.ts';
import type { PageViewCounter } from '#features/platform/page-views/server/commands/page-view-counter.ts';
import { addressGroup } from '../edge/client-address.ts';
import { respondWithProblem } from '../edge/problems.ts';
import { pagePatterns } from '../pages/page-patterns.ts';

/** As many as a whole office behind one address may reasonably need. */
const viewsPerMinute = 120;

/**
 * Where pages report their views. It is outside the contract: it is not an operation of the product, identifies no
 * caller, and returns nothing. IP addresses are kept in memory for a minute, against floods; they are never stored.
 */
export function pageViewRoutes(options: {
  counter: PageViewCounter;
  addressOf: (request: Request) => string;
}): Hono {
  const { counter, addressOf } = options;
  const limiter = new RateLimiterMemory({ points: viewsPerMinute, duration: 60 });
  const isTooMany = (request: Request): Promise<boolean> =>
    limiter.consume(addressGroup(addressOf(request))).then(
      () => false,
      () => true,
    );

  return new Hono().post(pageViewsPath, async (context) => {
    const { req } = context;
    if (await isTooMany(req.raw)) {
      const detail = 'Too many page views from this address.';
      return respondWithProblem(context, { code: 'TOO_MANY_REQUESTS', status: 429, detail });
    }
    const view = pageViewSchema.safeParse(await req.json().catch(() => undefined));
    if (!view.success || !pagePatterns.has(view.data.path)) {
      const detail = 'There is no such page.';
      return respondWithProblem(context, { code: 'BAD_REQUEST', status: 400, detail });
    }
    const signals = { gpc: req.header('sec-gpc'), doNotTrack: req.header('dnt') };
    // Pages of this site always say where they send from.
    const isFromPage = req.header('origin') !== undefined;
    if (isFromPage && !isProgram(req.header('user-agent')) && !asksNotToBeTracked(signals)) {
      counter.count(view.data);
    }
    return context.body(null, 204);
  });
}
